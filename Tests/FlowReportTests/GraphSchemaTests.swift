import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowReport

@Suite("Documentation/graph.schema.json")
struct GraphSchemaTests {
  @Test("The schema has exactly the keys of a graph with everything in it")
  func keys() throws {
    let schema = try Schema.load()
    var written = try Schema.keys(
      of: [Sample.full, Sample.code, Sample.inherited].map(
        JSONReporter(stateName: "v1", repositoryFolder: "App/").report), by: schema)
    // A nib's controller is written like a scene, and the sample's is a plain one.
    let nib = try #require(schema.keys["xib"])
    #expect(written["xib"]?.isSubset(of: nib) == true)
    written["xib"] = nib
    #expect(written == schema.keys)
  }

  @Test("A validator accepts what the reporter writes", .enabled(if: Validator.isInstalled))
  func validates() throws {
    let graphs =
      [Sample.full, Sample.code, Sample.inherited, Sample.empty] + Hostile.names.map(Hostile.graph)
    let reports = graphs.map(JSONReporter().report)
    #expect(try Validator.complaints(about: reports, schema: Schema.url("graph")) == "")
  }

  @Test(
    "A validator rejects a key that the schema does not name", .enabled(if: Validator.isInstalled))
  func refuses() throws {
    let text = JSONReporter().report(Sample.full)
      .replacingOccurrences(of: "\"customModule\"", with: "\"module\"")
    #expect(try Validator.complaints(about: [text], schema: Schema.url("graph")) != "")
  }
}
