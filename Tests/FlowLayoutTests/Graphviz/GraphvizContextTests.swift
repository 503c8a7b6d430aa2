import DrawingModel
import Synchronization
import Testing

@testable import FlowLayout

@Suite("Asking Graphviz")
struct GraphvizContextTests {
  private func solve(_ problem: GraphvizProblem) throws -> GraphvizSolution {
    try GraphvizContext.shared.withLock { try $0.solve(problem) }
  }

  /// Boxes that are to keep their places but have none.
  private var impossible: GraphvizProblem {
    var problem = GraphvizProblem()
    problem.engine = .nop
    problem.nodes = Array(repeating: GraphvizProblem.Node(size: Size(10, 10)), count: 3)
    return problem
  }

  @Test("An error contains Graphviz's message on one line, and the activity that failed")
  func error() throws {
    let error = #expect(throws: LayoutError.self) { try solve(impossible) }
    #expect(error?.message.contains("position") == true)
    #expect(error?.message.contains("\n") == false)
    #expect(error?.activity == "laying out 3 boxes and 0 edges")
  }

  @Test("An error does not affect the next layout")
  func recovery() throws {
    var problem = GraphvizProblem()
    problem.nodes = Array(repeating: GraphvizProblem.Node(size: Size(216, 60)), count: 3)
    problem.edges = [.init(tail: 0, head: 1, label: Size(80, 20)), .init(tail: 1, head: 2)]
    let before = try solve(problem)
    #expect(throws: LayoutError.self) { try solve(impossible) }
    let after = try solve(problem)
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
