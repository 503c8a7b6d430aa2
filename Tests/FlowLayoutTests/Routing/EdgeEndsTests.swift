import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

/// The routes after PortSpread and DirectCurves.
@Suite("Ends and ways of edges")
struct EdgeEndsTests {
  private static let kinds = ["show", "presentation", "unwind", "popover", "custom", "sheet"]

  /// Returns a scene that leads to several, with a segue of each kind.
  private func star(
    _ direction: LayoutOptions.Direction = .leftToRight
  ) throws -> (diagram: Diagram, placement: Placement) {
    let heads = Self.kinds.indices.map { Sample.scene("h\($0)", "Head \($0)", line: $0 + 2) }
    let segues = Self.kinds.enumerated().map { index, kind in
      Sample.segue("s\(index)", kind, from: Sample.id("a"), to: Sample.id("h\(index)"))
    }
    let diagram = Diagram(
      FlowGraph(storyboards: [], scenes: [Sample.scene("a", "A")] + heads, segues: segues))
    return (diagram, try diagram.placed(direction))
  }

  @Test("Every edge starts and ends at the borders of its cards", arguments: [0, 1])
  func borders(direction: Int) throws {
    let (diagram, placement) = try star(LayoutOptions.Direction.allCases[direction])
    for (edge, route) in zip(diagram.edges, placement.routes) {
      let (tail, head) = (placement.nodeBoxes[edge.tail], placement.nodeBoxes[edge.head])
      if direction == 0 {
        #expect(abs(route.curve.start.x - tail.maxX) < 1.5)
        #expect(abs(route.curve.end.x - head.minX) < 1.5)
        #expect(tail.minY < route.curve.start.y && route.curve.start.y < tail.maxY)
      } else {
        #expect(abs(route.curve.start.y - tail.maxY) < 1.5)
        #expect(abs(route.curve.end.y - head.minY) < 1.5)
        #expect(tail.minX < route.curve.start.x && route.curve.start.x < tail.maxX)
      }
    }
  }

  @Test("Edges from one card do not cross on their way to the next rank")
  func crossings() throws {
    let (diagram, placement) = try star()
    let ways = zip(diagram.edges, placement.routes).filter { $0.0.tail != $0.0.head }
      .map { $0.1.curve }
      .sorted { ($0.end.y, $0.end.x) < ($1.end.y, $1.end.x) }
    for (upper, lower) in zip(ways, ways.dropFirst()) {
      #expect(upper.start.y <= lower.start.y)
      let pairs = zip(upper.samples(perSegment: 40), lower.samples(perSegment: 40))
      #expect(pairs.allSatisfy { $0.y <= $1.y + 0.01 })
    }
  }

  @Test("Several segues between two scenes run side by side, each under its own label")
  func lanes() throws {
    let segues = (0..<4).map { number in
      Sample.segue("s\(number)", "show", from: Sample.id("a"), to: Sample.id("b")) {
        $0.identifier = "segue number \(number)"
      }
    }
    let diagram = Diagram(
      FlowGraph(
        storyboards: [], scenes: [Sample.scene("a", "A"), Sample.scene("b", "B", line: 2)],
        segues: segues))
    var placement = try diagram.placed()
    LabelPlacer(diagram: diagram).apply(to: &placement)
    let heights = placement.routes.map { route in
      let samples = route.curve.samples(perSegment: 8)
      return samples[samples.count / 2].y
    }
    for (height, next) in zip(heights.sorted(), heights.sorted().dropFirst()) {
      #expect(next - height > 16)
    }
    for (route, height) in zip(placement.routes, heights) {
      let label = try #require(route.labelCenter)
      #expect(label.y < height && height - label.y < 20)
    }
  }

  @Test("Different marks on one side of a card do not cover each other")
  func marks() throws {
    let kinds = ["show", "presentation", "custom", "showDetail"]
    let tails = kinds.indices.map { Sample.scene("t\($0)", "Tail \($0)", line: $0 + 2) }
    let segues = kinds.enumerated().map { index, kind in
      Sample.segue("s\(index)", kind, from: Sample.id("t\(index)"), to: Sample.id("z"))
    }
    let diagram = Diagram(
      FlowGraph(
        storyboards: [], scenes: tails + [Sample.scene("z", "Z", line: 40)], segues: segues))
    let placement = try diagram.placed()
    let tips = placement.routes.map(\.curve.end.y).sorted()
    #expect(zip(tips, tips.dropFirst()).allSatisfy { $1 - $0 >= 8 })
  }

  @Test("Edges with the same mark end at one point")
  func bundle() throws {
    let graph = FlowGraph(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a", .to("z")), SceneSketch("b", .to("z")),
        SceneSketch("c", .to("z")), SceneSketch("z")))
    let placement = try Diagram(graph).placed()
    #expect(Set(placement.routes.map(\.curve.end)).count == 1)
  }
}
