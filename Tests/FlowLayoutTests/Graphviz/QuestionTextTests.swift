import DrawingModel
import Testing

@testable import FlowLayout

@Suite("Questions as text")
struct QuestionTextTests {
  private var problem: GraphvizProblem {
    var problem = GraphvizProblem()
    problem.direction = .topToBottom
    problem.isMirrored = true
    problem.spacing = .screens
    problem.limits = .compact
    problem.clusters = [.init(title: Size(100.1, 1.0 / 3))]
    problem.nodes = [
      .init(size: Size(216, 60), cluster: 0, portCount: 15, keepsOrder: true),
      .init(size: Size(100, 80.25)),
    ]
    problem.edges = [
      .init(tail: 0, head: 1, tailPort: 14, label: Size(80, 20), minLength: 3, weight: 0),
      .init(tail: 1, head: 0, headPort: 2, isInvisible: true),
    ]
    return problem
  }

  @Test("A question is the same after reading it back")
  func question() throws {
    let read = try GraphvizProblem(text: problem.text)
    #expect("\(read)" == "\(problem)")
    #expect(read.text == problem.text)
  }

  @Test("An answer is the same after reading it back")
  func answer() throws {
    let solution = GraphvizSolution(
      size: Size(0.1 + 0.2, 7), nodeCenters: [Point(1, 2), Point(3, 4)],
      clusterBoxes: [Box(x: 1, y: 2, width: 3, height: 4)],
      edges: [
        .init(curve: [Point(0, 0), Point(1, 0), Point(2, 0), Point(3, 0)], labelCenter: nil),
        .init(curve: [], labelCenter: Point(1.0 / 3, 2)),
      ])
    let read = try GraphvizSolution(text: solution.text, to: problem)
    #expect("\(read)" == "\(solution)")
  }

  @Test("A question that is cut off or has a wrong index is refused")
  func faults() {
    let text = problem.text
    for count in stride(from: 0, to: text.count - 4, by: 3) {
      let cut = Array(text.prefix(count))
      // A text that ends with a whole record is a smaller question.
      guard text[count] != UInt8(ascii: "\n"), cut.last != UInt8(ascii: "\n") else { continue }
      if let read = try? GraphvizProblem(text: cut) {
        #expect(read.edges.allSatisfy { $0.tail < read.nodes.count && $0.head < read.nodes.count })
        #expect(read.nodes.allSatisfy { ($0.cluster ?? -1) < read.clusters.count })
      }
    }
    #expect(throws: QuestionError.self) {
      try GraphvizProblem(text: Array("question 0 0 0 1 1 - -\nedge 0 0 - - - - 0 1 1\n".utf8))
    }
  }
}
