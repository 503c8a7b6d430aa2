import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Where a wide flow continues below")
struct RowBreaksTests {
  private static let scenes = (10..<22).map { Sample.scene("s\($0)", "Scene \($0)") }

  /// Returns a flow of twelve scenes in a row.
  private func flow(
    _ marks: FlowMarks = FlowMarks(), _ change: (inout Segue) -> Void = { _ in }
  ) throws -> RoutedFlow {
    let segues = zip(Self.scenes, Self.scenes.dropFirst()).map {
      Sample.segue($0.id.objectID, "show", from: $0.id, to: $1.id, change)
    }
    let graph = FlowGraph(storyboards: [], scenes: Self.scenes, segues: segues)
    return try LayoutEngine().flow(of: graph, marks: marks, screens: [:])
  }

  private func breaks(_ flow: RoutedFlow, widest: Double) -> [String] {
    RowBreaks(in: flow, widest: widest).segues.map(\.objectID).sorted()
  }

  @Test("A flow is cut into rows of about the same width, and one that fits is not")
  func rows() throws {
    let flow = try flow()
    let width = try #require(flow.parts.first?.blocks.first?.size.width)
    #expect(breaks(flow, widest: width).isEmpty)
    #expect(breaks(flow, widest: width * 0.6) == ["s15"])
    #expect(breaks(flow, widest: width * 0.4) == ["s13", "s17"])
  }

  @Test("A line of a change is cut only if no other is near")
  func changes() throws {
    let changed = SegueID(path: Sample.main, objectID: "s15")
    let flow = try flow(FlowMarks(segues: [changed: .init(.added)]))
    let width = try #require(flow.parts.first?.blocks.first?.size.width)
    let breaks = breaks(flow, widest: width * 0.6)
    #expect(breaks.count == 1 && breaks != ["s15"])
  }

  @Test("An unwind to two scenes that is cut has a chip for each")
  func unwinds() throws {
    let scenes = Self.scenes.prefix(3)
    let unwind = Sample.segue("u", "unwind", from: scenes[2].id, to: nil) {
      $0.unwindTargets = scenes.prefix(2).map(\.id)
    }
    let graph = FlowGraph(storyboards: [], scenes: Array(scenes), segues: [unwind])
    let diagram = Diagram(graph, breaks: [unwind.id])
    #expect(diagram.edges.isEmpty)
    let chips = diagram.nodes[2].parts(at: Point(0, 0)).map { $0.texts.map(\.string) }
    #expect(chips == [["Scene 10", "unwind"], ["Scene 11", "unwind"]])
  }
}
