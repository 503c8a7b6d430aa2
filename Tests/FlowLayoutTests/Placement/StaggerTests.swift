import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Many screens that one leads to")
struct StaggerTests {
  /// Returns a scene that leads to others, which lead no further.
  private func fan(_ count: Int) -> FlowGraph {
    let heads = (0..<count).map { Sample.scene("h\($0)", "Head \($0)", line: $0 + 2) }
    let segues = (0..<count).map { index in
      Sample.segue("s\(index)", "show", from: Sample.id("a"), to: Sample.id("h\(index)")) {
        $0.trigger = .button("button \(index)")
      }
    }
    return FlowGraph(
      storyboards: [], scenes: [Sample.scene("a", "A")] + heads, segues: segues)
  }

  private func columns(_ graph: FlowGraph, _ screens: [SceneID: Wireframe]) throws -> Int {
    let drawing = try LayoutEngine().drawing(of: graph, wireframes: screens)
    let lefts = drawing.groups("scene").filter { $0.id?.contains("#h") ?? false }.compactMap(
      \.box?.minX)
    return Set(lefts.map { ($0 / 20).rounded() }).count
  }

  @Test("Up to five screens are in one rank; more are in several")
  func ranks() throws {
    #expect(try columns(fan(5), fan(5).sketchedScreens) == 1)
    #expect(try columns(fan(12), fan(12).sketchedScreens) > 1)
  }

  @Test("The cards of a small flow are in one rank, unless it would be higher than a screen")
  func cards() throws {
    #expect(try columns(fan(10), [:]) == 1)
    #expect(try columns(fan(20), [:]) > 1)
  }

  @Test("Screens that lead further are not moved")
  func inner() {
    let graph = fan(12)
    let onward = Sample.segue("on", "show", from: Sample.id("h3"), to: Sample.id("h4"))
    let diagram = Diagram(
      FlowGraph(storyboards: [], scenes: graph.scenes, segues: graph.segues + [onward]),
      direction: .leftToRight,
      screens: graph.sketchedScreens.mapValues { ScreenStates(after: ScreenStates.State($0)) })
    let stagger = Stagger(
      Array(diagram.edges.indices), of: diagram, direction: .leftToRight)
    let told = stagger.lengths.keys.map { diagram.edges[$0].segue.id.objectID }
    #expect(told.count == 10)
    #expect(!told.contains("s3") && !told.contains("s4") && !told.contains("on"))
  }
}
