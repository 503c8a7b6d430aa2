import FlowDiff
import Foundation
import TestSupport
import Testing

@testable import FlowReport

@Suite("Documentation/changes.schema.json")
struct ChangesSchemaTests {
  private let schema = Schema.url("changes")

  @Test("The schema has exactly the kinds of change")
  func kinds() throws {
    let root = try Schema.object(at: schema)
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let change = try #require(definitions["change"]?["properties"] as? [String: [String: Any]])
    let kinds = try #require(change["kind"]?["enum"] as? [String])
    #expect(kinds == Change.Kind.allCases.map(\.rawValue))
  }

  @Test("Every key that the schema knows is written for one of the samples")
  func keys() throws {
    let root = try Schema.object(at: schema)
    let definitions = try #require(root["$defs"] as? [String: [String: Any]])
    let known = definitions.values.compactMap { $0["properties"] as? [String: Any] }
      .reduce(into: Set<String>()) { $0.formUnion($1.keys) }
    let written = try (Sample.manyChanges + [Sample.viewChanges]).reduce(into: Set<String>()) {
      keys, changes in
      let report = JSONChangesReporter().report(changes)
      let object = try JSONSerialization.jsonObject(with: Data(report.utf8))
      keys.formUnion(Schema.keys(in: try #require(object as? [String: Any])))
    }
    #expect(written == known.union(["schemaVersion", "summary", "changes"]))
  }

  @Test("A validator accepts what the reporter writes", .enabled(if: Validator.isInstalled))
  func validates() throws {
    let changes =
      Sample.manyChanges + [Sample.viewChanges] + Hostile.names.flatMap(Sample.hostileChanges)
    let reports =
      changes.map(JSONChangesReporter().report).filter { !$0.isEmpty }
      + [JSONChangesReporter().unchanged]
    #expect(try Validator.complaints(about: reports, schema: schema) == "")
  }

  @Test(
    "A validator rejects a kind that the schema does not name", .enabled(if: Validator.isInstalled))
  func refuses() throws {
    let text = JSONChangesReporter().report(Sample.smallChanges)
      .replacingOccurrences(of: "\"scene-added\"", with: "\"screen-added\"")
    #expect(try Validator.complaints(about: [text], schema: schema) != "")
  }
}

extension Schema {
  fileprivate static func object(at url: URL) throws -> [String: Any] {
    try #require(try JSONSerialization.jsonObject(with: Data(contentsOf: url)) as? [String: Any])
  }

  /// Returns the keys of an object and of all nested ones.
  fileprivate static func keys(in value: Any) -> Set<String> {
    switch value {
    case let object as [String: Any]:
      object.values.reduce(into: Set(object.keys)) { $0.formUnion(keys(in: $1)) }
    case let array as [Any]: array.reduce(into: []) { $0.formUnion(keys(in: $1)) }
    default: []
    }
  }
}
