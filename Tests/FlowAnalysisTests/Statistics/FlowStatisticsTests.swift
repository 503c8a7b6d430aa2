import FlowModel
import TestSupport
import Testing

@testable import FlowAnalysis

@Suite("Statistics of a flow")
struct FlowStatisticsTests {
  /// a → b → c → a, b → d → e → d, f → f, g; d unwinds to a.
  private let graph = FlowGraph(
    StoryboardSketch(
      "M", SceneSketch("a", .to("b")), SceneSketch("b", .to("c"), .to("d")),
      SceneSketch("c", .to("a")), SceneSketch("d", .to("e"), .unwind("home:", targets: ["a"])),
      SceneSketch("e", .to("d")), SceneSketch("f", .to("f")), SceneSketch("g")))

  private func text(_ groups: [[SceneID]]) -> [String] {
    groups.map { $0.map(\.objectID).joined() }
  }

  @Test("Cycles are the scenes that lead to each other without an unwind, the largest first")
  func cycles() {
    #expect(text(FlowStatistics(of: graph).cycles) == ["abc", "de"])
  }

  @Test("Parts are what segues join in any direction")
  func parts() {
    #expect(text(FlowStatistics(of: graph).parts) == ["abcde", "f", "g"])
  }

  @Test("Taps count from the start, and what a container shows at once takes none")
  func taps() {
    var scenes = graph.scenes
    scenes[0].isEntryPoint = true
    var segues = graph.segues
    if let index = segues.firstIndex(where: { $0.destination?.objectID == "d" }) {
      segues[index].kind = .embed
    }
    let started = FlowGraph(storyboards: graph.storyboards, scenes: scenes, segues: segues)
    let statistics = FlowStatistics(of: started)
    #expect(text(statistics.depths) == ["a", "bd", "ce"])
    #expect(text([statistics.unreached]) == ["fg"])
  }

  @Test("A scene that a free way reaches later is as near as that way")
  func nearest() {
    // a shows b and c; c embeds b, so that both ways take one tap; a embeds d, which embeds b.
    var graph = FlowGraph(
      StoryboardSketch(
        "M", SceneSketch("a", .to("b"), .to("d")), SceneSketch("b"), SceneSketch("d", .to("b"))))
    let segues = graph.segues.map { segue in
      var segue = segue
      let isShown = segue.source.objectID == "a" && segue.destination?.objectID == "b"
      segue.kind = isShown ? .show : .embed
      return segue
    }
    graph = FlowGraph(storyboards: graph.storyboards, scenes: graph.scenes, segues: segues)
    #expect(graph.taps(from: [SceneID("M#a")])[SceneID("M#b")] == 0)
  }

  @Test("A long chain of scenes needs no deep stack")
  func chain() {
    let count = 100_000
    let scenes = (0..<count).map { index in
      Scene(
        id: SceneID(path: "M", objectID: "\(index)"), kind: .scene("viewController"),
        name: "", location: SourceLocation(path: "M", line: 1))
    }
    let segues = (0..<count).map { index in
      Segue(
        id: SegueID(path: "M", objectID: "s\(index)"), kind: .show, source: scenes[index].id,
        destination: scenes[(index + 1) % count].id,
        location: SourceLocation(path: "M", line: 1))
    }
    let graph = FlowGraph(storyboards: [], scenes: scenes, segues: segues)
    #expect(Cycles(in: graph).groups.map(\.count) == [count])
  }
}
