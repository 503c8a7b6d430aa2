import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Lanes between screens")
struct ScreenLanesTests {
  /// A tree of screens, each with a control for each of three more.
  ///
  /// - Parameter chips: The numbers of the screens that have chips in place of lines to them.
  private func diagram(
    _ count: Int, _ direction: LayoutOptions.Direction, chips: ClosedRange<Int>? = nil
  ) -> Diagram {
    let scenes = (0..<count).map { Sample.scene("s\($0 + 100)", "Scene \($0)", line: $0 + 1) }
    let segues = scenes.indices.dropFirst().map { index in
      Sample.segue("e\(index)", "show", from: scenes[(index - 1) / 3].id, to: scenes[index].id) {
        $0.trigger = .button("b\(index)")
      }
    }
    let graph = FlowGraph(storyboards: [], scenes: scenes, segues: segues)
    return Diagram(
      graph, direction: direction,
      screens: graph.sketchedScreens.mapValues { ScreenStates(after: ScreenStates.State($0)) },
      breaks: Set(chips.map { numbers in numbers.map { segues[$0 - 1].id } } ?? []))
  }

  /// The number of straight runs across the flow.
  private func runCount(
    _ count: Int, _ direction: LayoutOptions.Direction, chips: ClosedRange<Int>? = nil
  ) throws -> Int {
    try diagram(count, direction, chips: chips).placed(direction).routes.reduce(0) { sum, route in
      let points = route.curve.points
      return sum
        + stride(from: 0, to: points.count - 3, by: 3).count { first in
          let piece = points[first...(first + 3)]
          return piece.allSatisfy { abs(direction.main($0 - points[first])) < 0.01 }
            && abs(direction.cross(points[first + 3] - points[first])) > 20
        }
    }
  }

  @Test("Thirty screens have lanes, fewer have curves", arguments: LayoutOptions.Direction.allCases)
  func lanes(direction: LayoutOptions.Direction) throws {
    #expect(try runCount(40, direction) > 10)
    #expect(try runCount(20, direction) == 0)
  }

  @Test(
    "Most of thirty screens have lanes also where a chip replaced the line to the others",
    arguments: LayoutOptions.Direction.allCases)
  func chips(direction: LayoutOptions.Direction) throws {
    #expect(try runCount(40, direction, chips: 1...1) > 10)
    #expect(try runCount(40, direction, chips: 1...3) == 0)
  }

  @Test(
    "In lanes, edges leave a screen beside their controls, and pass no other screen",
    arguments: LayoutOptions.Direction.allCases)
  func controls(direction: LayoutOptions.Direction) throws {
    let diagram = diagram(40, direction)
    let placement = try diagram.placed(direction)
    for (edge, route) in zip(diagram.edges, placement.routes) {
      let tail = placement.nodeBoxes[edge.tail]
      if direction == .leftToRight, let control = edge.control {
        let place = route.curve.start.y - tail.minY
        #expect(abs(place - control.center.y) <= control.size.height)
      }
      let others = placement.nodeBoxes.indices.filter { $0 != edge.tail && $0 != edge.head }
        .map { placement.nodeBoxes[$0].insetBy(2) }
      #expect(
        route.curve.samples(spacing: 5).allSatisfy { point in
          !others.contains { $0.contains(point) }
        })
    }
  }
}
