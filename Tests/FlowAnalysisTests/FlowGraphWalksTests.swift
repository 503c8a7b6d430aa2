import FlowAnalysis
import FlowModel
import TestSupport
import Testing

@Suite("Ways through the graph")
struct FlowGraphWalksTests {
  /// a → b → c → a, b → d → e, f → e, g; d unwinds to a.
  private let graph = FlowGraph(
    StoryboardSketch(
      "M", SceneSketch("a", .to("b")), SceneSketch("b", .to("c"), .to("d")),
      SceneSketch("c", .to("a")), SceneSketch("d", .to("e"), .unwind("home:", targets: ["a"])),
      SceneSketch("e"), SceneSketch("f", .to("e"), .to("gone")), SceneSketch("g")))

  private func ids(_ text: String) -> [SceneID] {
    text.map { SceneID(path: "M", objectID: String($0)) }
  }

  private func text(_ ids: Set<SceneID>) -> String { ids.map(\.objectID).sorted().joined() }

  @Test(
    "The reachable scenes are those that segues lead to, including the roots",
    arguments: [("a", "abcde"), ("e", "e"), ("f", "ef"), ("fg", "efg"), ("", ""), ("?", "")])
  func reachable(roots: String, reached: String) {
    #expect(text(graph.scenes(reachableFrom: ids(roots))) == reached)
  }

  @Test(
    "The scenes that reach others are found by following segues backward",
    arguments: [("e", "abcdef"), ("g", "g"), ("a", "abcd"), ("d", "abcd")])
  func reaching(targets: String, reaching: String) {
    #expect(text(graph.scenes(reaching: ids(targets))) == reaching)
  }

  @Test(
    "A neighbourhood extends in both directions, to the given depth",
    arguments: [("e", 0, "e"), ("e", 1, "def"), ("e", 2, "abdef"), ("g", 9, "g"), ("e", -1, "e")])
  func neighbourhood(centre: String, depth: Int, scenes: String) {
    #expect(text(graph.neighbourhood(of: ids(centre), depth: depth)) == scenes)
  }

  @Test(
    "The shortest route lists its segues",
    arguments: [
      ("a", "e", ["show-b", "show-d", "show-e"]), ("d", "b", ["unwind-home:", "show-b"]),
      ("a", "a", []), ("e", "a", nil), ("a", "?", nil), ("?", "a", nil),
    ] as [(String, String, [String]?)])
  func route(start: String, end: String, segues: [String]?) {
    let route = graph.shortestRoute(from: ids(start)[0], to: ids(end)[0])
    #expect(route?.map(\.id.objectID) == segues)
  }

  @Test("All shortest routes are in the order of their segues, up to the limit")
  func allRoutes() {
    let graph = FlowGraph(
      StoryboardSketch(
        "M", SceneSketch("a", .to("c", id: "2"), .to("b", id: "1"), .to("e", id: "0")),
        SceneSketch("b", .to("d", id: "3"), .to("d", id: "5")), SceneSketch("c", .to("d", id: "4")),
        SceneSketch("e", .to("b", id: "6")), SceneSketch("d")))
    let routes = { (limit: Int) in
      graph.shortestRoutes(from: SceneID("M#a"), to: SceneID("M#d"), limit: limit).map {
        $0.map(\.id.objectID).joined()
      }
    }
    #expect(routes(9) == ["13", "15", "24"])
    #expect(routes(2) == ["13", "15"])
    #expect(graph.shortestRoutes(from: SceneID("M#d"), to: SceneID("M#a"), limit: 9).isEmpty)
    #expect(graph.shortestRoutes(from: SceneID("M#a"), to: SceneID("M#a"), limit: 9) == [[]])
  }

  @Test("Of two routes of the same length, the one whose segues come first is chosen")
  func equalRoutes() {
    let graph = FlowGraph(
      StoryboardSketch(
        "M", SceneSketch("a", .to("c", id: "2"), .to("b", id: "1")),
        SceneSketch("b", .to("d", id: "3")), SceneSketch("c", .to("d", id: "4")), SceneSketch("d")))
    let route = graph.shortestRoute(from: SceneID("M#a"), to: SceneID("M#d"))
    #expect(route?.map(\.id.objectID) == ["1", "3"])
  }

  @Test("A resolved reference stands for the scene that it refers to in every search")
  func references() {
    let graph = FlowGraph.withReference
    let reference = SceneID("Main.storyboard#r")
    let real = SceneID("Settings.storyboard#s")
    #expect(graph.realScene(reference) == real)
    #expect(graph.realScene(SceneID("Main.storyboard#gone")) == nil)
    #expect(graph.scenes(reachableFrom: [reference]) == [real])
    #expect(graph.scenes(reaching: [reference]) == [SceneID("Main.storyboard#a"), real])
    let route = graph.shortestRoute(from: SceneID("Main.storyboard#a"), to: reference)
    #expect(route?.map(\.destination) == [real])
  }
}

extension FlowGraph {
  /// Main's scene `a` leads through the reference `r` to the scene `s` of Settings.
  static var withReference: FlowGraph {
    let sketch = FlowGraph(
      StoryboardSketch(
        "Main.storyboard", initial: "a", isMain: true,
        SceneSketch("a", .to("Settings.storyboard#s", id: "1")),
        .reference("r", to: "Settings")),
      StoryboardSketch("Settings.storyboard", initial: "s", SceneSketch("s", class: "Settings")))
    let scenes = sketch.scenes.map { scene in
      var scene = scene
      if scene.id.objectID == "r" {
        scene.reference = Reference(
          storyboardName: "Settings", resolution: .resolved,
          target: SceneID("Settings.storyboard#s"))
      }
      return scene
    }
    let segues = sketch.segues.map { segue in
      var segue = segue
      segue.via = SceneID("Main.storyboard#r")
      return segue
    }
    return FlowGraph(storyboards: sketch.storyboards, scenes: scenes, segues: segues)
  }
}
