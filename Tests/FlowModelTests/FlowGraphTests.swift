import FlowModel
import TestSupport
import Testing

@Suite("A flow graph")
struct FlowGraphTests {
  private let storyboards = ["B", "A"].map { Storyboard(path: $0, name: $0) }
  private let scenes = ["B#a", "A#b", "A#a"].map {
    Scene(id: SceneID($0), kind: .scene("viewController"), name: $0, location: place($0))
  }
  private let segues = [("2", "A#a", "A#b"), ("1", "A#a", "B#a"), ("3", "A#b", "A#gone")].map {
    Segue(
      id: SegueID(path: "A", objectID: $0.0), kind: SegueKind(rawValue: "show"),
      source: SceneID($0.1), destination: SceneID($0.2), location: place("A"))
  }
  private let findings = [9, 2, 9].map {
    Finding(.warning, rule: "rule", message: "m", at: SourceLocation(path: "A", line: $0))
  }

  private static func place(_ path: String) -> FlowModel.SourceLocation {
    SourceLocation(path: path, line: 1)
  }

  private var graph: FlowGraph {
    FlowGraph(storyboards: storyboards, scenes: scenes, segues: segues, findings: findings)
  }

  @Test("Everything is sorted on creation, and repeated findings are removed")
  func sorted() {
    #expect(graph.storyboards.map(\.path) == ["A", "B"])
    #expect(graph.scenes.map(\.id.description) == ["A#a", "A#b", "B#a"])
    #expect(graph.segues.map(\.id.objectID) == ["1", "2", "3"])
    #expect(graph.findings.map(\.location.line) == [2, 9])
  }

  @Test("Segues are found from both ends")
  func ends() {
    #expect(graph.segues(from: SceneID("A#a")).map(\.id.objectID) == ["1", "2"])
    #expect(graph.segues(to: SceneID("A#b")).map(\.id.objectID) == ["2"])
    #expect(graph.segues(from: SceneID("A#b")).map(\.id.objectID) == ["3"])
    #expect(graph.segues(to: SceneID("A#gone")).isEmpty)
    #expect(graph.scene(SceneID("A#gone")) == nil)
    #expect(graph.scene(SceneID("B#a"))?.name == "B#a")
  }

  @Test("An unwind leads to all of its targets")
  func unwinds() {
    let graph = FlowGraph(
      StoryboardSketch(
        "A", SceneSketch("a", .unwind("back:", targets: ["b", "c"])), SceneSketch("b"),
        SceneSketch("c")))
    #expect(graph.segues(to: SceneID("A#b")) == graph.segues(to: SceneID("A#c")))
    #expect(graph.segues(to: SceneID("A#b")).map(\.unwindAction) == ["back:"])
  }

  @Test("Entry points are the scenes marked so")
  func entryPoints() {
    let graph = FlowGraph(
      StoryboardSketch("A", initial: "a", isMain: true, SceneSketch("a"), SceneSketch("b")),
      StoryboardSketch("B", initial: "a", SceneSketch("a")))
    #expect(graph.entryPoints == [SceneID("A#a")])
  }
}
