import FlowAnalysis
import FlowModel
import TestSupport
import Testing

@Suite("Which scenes a user means")
struct FlowGraphSearchTests {
  private let graph = FlowGraph(
    StoryboardSketch(
      "App/Main.storyboard", SceneSketch("a", class: "Login", identifier: "start"),
      SceneSketch("b", class: "login"), SceneSketch("c", identifier: "Start"),
      SceneSketch("App", class: "Detail"), SceneSketch("e", class: "Detail")))

  @Test(
    "A name, class or identifier, first as written, then in any case",
    arguments: [
      ("Login", "a"), ("login", "b"), ("LOGIN", "ab"), ("start", "a"), ("START", "ac"),
      ("Detail", "Appe"), ("Start", "c"), ("a", ""), ("Log", ""), ("", ""),
    ])
  func names(text: String, found: String) {
    #expect(graph.scenes(matching: text).map(\.id.objectID).joined() == found)
  }

  @Test("A path and object id is one scene")
  func id() {
    #expect(graph.scenes(matching: "App/Main.storyboard#e").map(\.id.objectID) == ["e"])
    #expect(graph.scenes(matching: "Main.storyboard#e").isEmpty)
  }

  @Test("A resolved reference is found by its id only: its name means the real scene")
  func references() {
    let graph = FlowGraph.withReference
    #expect(graph.scenes(matching: "Settings").map(\.id) == [SceneID("Settings.storyboard#s")])
    let reference = SceneID("Main.storyboard#r")
    #expect(graph.scenes(matching: reference.description).map(\.id) == [reference])
  }
}
