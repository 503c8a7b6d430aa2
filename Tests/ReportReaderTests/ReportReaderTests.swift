import FlowModel
import FlowReport
import InputBounds
import TestSupport
import Testing

@testable import ReportReader

@Suite("Reading an exported flow")
struct ReportReaderTests {
  @Test(
    "An export is read back and exports the same again",
    arguments: [Sample.full, Sample.code, Sample.inherited, Sample.small, Sample.empty])
  func roundTrip(graph: FlowGraph) throws {
    let json = JSONReporter().report(graph)
    let read = try ReportReader.graph(Array(json.utf8))
    #expect(JSONReporter().report(read) == json)
    #expect(read.scenes == graph.scenes)
    #expect(read.segues.map(\.id) == graph.segues.map(\.id))
  }

  @Test("Names with special characters are read back", arguments: Hostile.names)
  func hostile(name: Hostile.Name) throws {
    let json = JSONReporter().report(Hostile.graph(name))
    #expect(JSONReporter().report(try ReportReader.graph(Array(json.utf8))) == json)
  }

  @Test(
    "A file that is not an export is rejected, with the place of the fault",
    arguments: [
      ("", ""), ("[]", ""), ("{", ""), (#"{"scenes": []}"#, "schemaVersion"),
      (#"{"schemaVersion": 1, "scenes": [], "segues": []}"#, "storyboards"),
      (
        #"{"schemaVersion": 1, "storyboards": [], "segues": [], "scenes": [{"id": "a#b"}]}"#,
        "scenes.0.element"
      ),
    ])
  func noExport(text: String, place: String) {
    #expect(throws: ReportError.notAnExport(place: place)) {
      try ReportReader.graph(Array(text.utf8))
    }
  }

  @Test("An export with a later schema is rejected, with its version")
  func version() {
    #expect(throws: ReportError.version(2)) {
      try ReportReader.graph(Array(#"{"schemaVersion": 2}"#.utf8))
    }
  }

  @Test("An ID is split at its last number sign")
  func identifiers() throws {
    let json = """
      {"schemaVersion": 1, "storyboards": [], "segues": [],
       "scenes": [{"id": "C#/a.storyboard#x", "element": "viewController", "name": "A"}]}
      """
    let scene = try #require(try ReportReader.graph(Array(json.utf8)).scenes.first)
    #expect(scene.id == SceneID(path: "C#/a.storyboard", objectID: "x"))
  }

  @Test("A file that nests too deeply is rejected before it is decoded")
  func nesting() {
    let json = String(repeating: "[", count: 8194)
    let error = #expect(throws: ReportError.self) { try ReportReader.graph(Array(json.utf8)) }
    #expect(error == .excess(BoundExcess(InputBounds.dataDepth, found: 8194)))
  }
}
