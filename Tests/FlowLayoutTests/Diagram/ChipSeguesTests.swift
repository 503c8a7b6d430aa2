import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Which segues have chips in place of lines")
struct ChipSeguesTests {
  /// Returns a flow that starts in scene 0, with a segue for each pair of numbers.
  private func graph(
    _ pairs: [(Int, Int)], _ change: (inout Segue) -> Void = { _ in }
  ) -> FlowGraph {
    let count = (pairs.flatMap { [$0.0, $0.1] }.max() ?? 0) + 1
    let scenes = (0..<count).map { number in
      Sample.scene(Self.name(number), "Scene \(number)") { $0.isEntryPoint = number == 0 }
    }
    let segues = pairs.enumerated().map { index, pair in
      Sample.segue(
        "e\(index)", "show", from: Sample.id(Self.name(pair.0)), to: Sample.id(Self.name(pair.1)),
        change)
    }
    return FlowGraph(storyboards: [], scenes: scenes, segues: segues)
  }

  private static func name(_ number: Int) -> String {
    let digits = "\(number)"
    return "s" + String(repeating: "0", count: 3 - digits.count) + digits
  }

  /// Returns the pairs of numbers whose segues have chips.
  private func chips(_ pairs: [(Int, Int)]) -> [[Int]] {
    let graph = graph(pairs)
    let chips = ChipSegues(graph)
    return pairs.indices.filter { index in
      graph.segues.contains { $0.id.objectID == "e\(index)" && chips.contains($0) }
    }.map { [pairs[$0].0, pairs[$0].1] }
  }

  /// A scene that leads to a number of others, each of which leads to one more.
  private func fan(_ count: Int) -> [(Int, Int)] {
    (1...count).flatMap { [(0, 2 * $0 - 1), (2 * $0 - 1, 2 * $0)] }
  }

  @Test("In a small flow, a scene that seven reach has lines from all of them")
  func small() {
    let pairs = fan(8) + (1...6).map { (2 * $0, 16) }
    #expect(chips(pairs).isEmpty)
    #expect(chips(pairs + [(14, 16)]).count == 7)
  }

  @Test("The line from the scene that reaches another one first is always drawn")
  func firstWay() {
    let pairs = fan(20) + (1..<20).flatMap { [(2 * $0, 39), (2 * $0, 40)] }
    let chips = Set(chips(pairs))
    #expect(!chips.isEmpty)
    #expect(!chips.contains([0, 39]) && !chips.contains([39, 40]))
    for scene in 1...40 {
      #expect(pairs.contains { $0.1 == scene && !chips.contains([$0.0, $0.1]) })
    }
  }

  @Test("In a large flow, a line that leads back over two steps is a chip")
  func back() {
    let back = [(2, 0), (1, 0)]
    #expect(chips(fan(4) + back).isEmpty)
    #expect(chips(fan(20) + back) == [[2, 0]])
  }

  @Test("A large flow has at most six lines for five scenes, unless only two scenes reach each")
  func density() {
    // Eight scenes that four reach each, and eight that three reach.
    let four = (0..<8).flatMap { hub in (0..<3).map { (2 * (hub + $0 + 2), 2 * hub + 1) } }
    let dense = fan(20) + four
    #expect(Set(chips(dense)) == Set(four.map { [$0.0, $0.1] }))
    let few = Array(four.prefix(3))
    #expect(chips(fan(20) + few).isEmpty)
    let two = (1..<20).map { (2 * $0, 2 * $0 + 1) } + (2..<20).map { (2 * $0 - 3, 2 * $0) }
    #expect(chips(fan(20) + two).isEmpty)
  }

  /// A large flow in which scene 2 leads to some of those that scene 0 leads to.
  private func twins(_ common: Int) -> FlowGraph {
    graph(fan(20) + (1...common).map { (2, 2 * $0 + 1) })
  }

  @Test(
    "In a large flow, one chip stands for the lines to five scenes to which another one leads as well"
  )
  func twinScenes() throws {
    #expect(ChipSegues(twins(4)).twins.isEmpty)
    let chips = ChipSegues(twins(5))
    #expect(Set(chips.twins.values) == [Sample.id("s000")])
    #expect(Set(chips.twins.keys.map(\.objectID)) == Set((40..<45).map { "e\($0)" }))
    #expect(chips.callerCounts[Sample.id("s003")] == 1)
    let drawing = try LayoutEngine().drawing(of: twins(5))
    let chip = try #require(drawing.groups("chip").first)
    #expect(drawing.groups("chip").count == 1)
    #expect(chip.texts.map(\.string) == ["same 5 as Scene 0"])
    #expect(chip.goal == Sample.id("s000").description)
    #expect(chip.tooltip?.split(separator: "\n").count == 6)
  }

  @Test("The scene that another one's chip names keeps its lines")
  func twinOfTwins() {
    // Of three scenes with six targets in common, two have chips that name the first.
    let targets = (1...6).map { 2 * $0 + 5 }
    let chips = ChipSegues(
      graph(fan(30) + [2, 4].flatMap { scene in targets.map { (scene, $0) } }))
    #expect(Set(chips.twins.values) == [Sample.id("s000")])
    #expect(chips.twins.count == 12)
  }

  @Test("Scenes are first reached by what is certain, and a flow starts where the app does")
  func ways() {
    let pairs = [(0, 1), (0, 2), (2, 3), (1, 3), (3, 0)]
    let certain = FirstWays(graph(pairs))
    #expect(certain.parents[Sample.id("s003")] == Sample.id("s001"))
    let doubtful = graph(pairs) { segue in
      guard segue.source == Sample.id("s001") else { return }
      segue.callSites = [Sample.site("push", "App/A.swift", 3, .possible)]
    }
    let ways = FirstWays(doubtful)
    #expect(ways.parents[Sample.id("s003")] == Sample.id("s002"))
    #expect(ways.parents[Sample.id("s000")] == nil)
    #expect(ways.depth(of: Sample.id("s003")) == 2)
  }

  @Test("In a large picture, the only scene of a storyboard that segues join has no frame")
  func frames() {
    let storyboards = (0..<2).map { Storyboard(path: "App/\($0).storyboard", name: "\($0)") }
    func graph(_ count: Int) -> FlowGraph {
      let scenes = (0..<count).map { number in
        Sample.scene(Self.name(number), "Scene", in: storyboards[number == 0 ? 0 : 1].path)
      }
      let segues = scenes.dropFirst().map {
        Sample.segue("e" + $0.id.objectID, "show", from: scenes[0].id, to: $0.id)
      }
      return FlowGraph(storyboards: storyboards, scenes: scenes, segues: segues)
    }
    let frames = { (count: Int) in
      Diagram(graph(count), direction: .leftToRight).clusters.compactMap(\.frame.path)
    }
    #expect(frames(29) == ["App/0.storyboard", "App/1.storyboard"])
    #expect(frames(30) == ["App/1.storyboard"])
  }

  @Test("In a large picture, a frame surrounds the scenes of a storyboard that lead to each other")
  func joinedFrames() {
    let storyboard = Storyboard(path: "App/Main.storyboard", name: "Main")
    let classes = (0..<30).map {
      Sample.scene(Self.name($0), "Class", in: "App/A.swift", kind: .class)
    }
    let screens = ["a", "b", "c"].map { Sample.scene($0, "Scene", in: storyboard.path) }
    let segues = (classes + screens).dropFirst().map { scene in
      Sample.segue("e" + scene.id.objectID, "push", from: classes[0].id, to: scene.id) {
        $0.origin = .code
      }
    }
    func framed(_ more: [Segue]) -> [String] {
      let graph = FlowGraph(
        storyboards: [storyboard], scenes: classes + screens, segues: segues + more)
      let diagram = Diagram(graph, direction: .leftToRight)
      return diagram.nodes.indices.filter {
        diagram.clusters[diagram.clusterOfNode[$0]].frame == .file(storyboard)
      }.compactMap { (diagram.nodes[$0] as? SceneCard)?.scene.id.objectID }.sorted()
    }
    #expect(framed([]).isEmpty)
    let segue = Sample.segue("f", "show", from: screens[0].id, to: screens[1].id)
    #expect(framed([segue]) == ["a", "b"])
  }

  @Test("A line from a node for heirs counts as one from each of them")
  func heirs() {
    // Scene 41 is reached from scene 1 first, and from a node for seven screens.
    let base = graph(fan(20) + [(1, 41), (42, 41)])
    func chips(_ count: Int) -> ChipSegues {
      ChipSegues(
        FlowGraph(
          storyboards: [],
          scenes: base.scenes.map { scene in
            var scene = scene
            if scene.id == Sample.id(Self.name(42)) {
              scene.kind = .heirs
              scene.heirs = (1...count).map { Sample.id(Self.name(2 * $0)) }
            }
            return scene
          }, segues: base.segues))
    }
    let segue = base.segues.first { $0.source == Sample.id(Self.name(42)) }
    #expect(segue.map(chips(6).contains) == false)
    #expect(segue.map(chips(7).contains) == true)
    #expect(chips(7).callerCounts[Sample.id(Self.name(41))] == 7)
  }
}
