import DrawingModel
import Synchronization
import Testing

@testable import FlowLayout

@Suite("Asking Graphviz")
struct GraphvizContextTests {
  private func solve(
    _ problem: GraphvizProblem, by engine: StaticString = "dot"
  ) throws -> GraphvizSolution {
    try GraphvizContext.shared.withLock { try $0.solve(problem, by: engine) }
  }

  private var boxes: GraphvizProblem {
    var problem = GraphvizProblem()
    problem.nodes = Array(repeating: GraphvizProblem.Node(size: Size(216, 60)), count: 3)
    problem.edges = [.init(tail: 0, head: 1, label: Size(80, 20)), .init(tail: 1, head: 2)]
    return problem
  }

  @Test("An error contains Graphviz's message on one line, and the activity that failed")
  func error() throws {
    let error = #expect(throws: LayoutError.self) { try solve(boxes, by: "no-such-engine") }
    #expect(error?.message.contains("no-such-engine") == true)
    #expect(error?.message.contains("\n") == false)
    #expect(error?.activity == "laying out 3 boxes and 2 edges")
  }

  @Test("An error does not affect the next layout")
  func recovery() throws {
    let before = try solve(boxes)
    #expect(throws: LayoutError.self) { try solve(boxes, by: "no-such-engine") }
    let after = try solve(boxes)
    #expect(after.nodeCenters == before.nodeCenters)
    #expect(after.edges.map(\.curve) == before.edges.map(\.curve))
  }

  @Test("Sizes are pixels, and the origin is at the top left")
  func units() throws {
    var problem = GraphvizProblem()
    problem.nodes = [.init(size: Size(216, 60)), .init(size: Size(100, 80))]
    problem.edges = [.init(tail: 0, head: 1)]
    let solution = try solve(problem)
    #expect(abs(solution.nodeCenters[0].x - 108) < 1)
    #expect(abs(solution.size.width - (216 + Spacing.cards.betweenRanks + 100)) < 2)
    #expect(abs(solution.size.height - 80) < 1)
    #expect(solution.edges[0].curve.count % 3 == 1)
  }

  @Test("The version is that of the library, in numbers")
  func version() {
    #expect(LayoutEngine.graphvizVersion.split(separator: ".").compactMap { Int($0) }.count == 3)
  }
}
