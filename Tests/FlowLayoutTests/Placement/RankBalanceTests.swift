import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Columns of what follows a hub")
struct RankBalanceTests {
  /// A box that leads to others, the first of which leads to as many.
  private func problem(_ counts: [Int]) -> GraphvizProblem {
    var problem = GraphvizProblem()
    problem.nodes = [GraphvizProblem.Node(size: Size(216, 50))]
    var hub = 0
    for count in counts {
      let first = problem.nodes.count
      for node in first..<(first + count) {
        problem.nodes.append(GraphvizProblem.Node(size: Size(216, 50)))
        problem.edges.append(GraphvizProblem.Edge(tail: hub, head: node))
      }
      hub = first
    }
    return problem
  }

  @Test("A few boxes stay in one rank")
  func few() {
    #expect(RankBalance(of: problem([5])).columns.isEmpty)
  }

  @Test("Many boxes stand in columns of about the same length, in their order")
  func many() {
    let columns = RankBalance(of: problem([60])).columns
    let ordered = (1...60).map { columns[$0] ?? 0 }
    #expect(ordered == ordered.sorted())
    let counts = Dictionary(grouping: ordered) { $0 }.mapValues(\.count)
    #expect(counts.count > 2)
    #expect((counts.values.max() ?? 0) - (counts.values.min() ?? 0) <= 1)
  }

  @Test("The wider the page is to be, the more columns there are")
  func aspect() {
    let most = { (aspect: Double) in
      RankBalance(of: problem([60]), aspect: aspect).columns.values.max() ?? 0
    }
    #expect(most(0.5) < most(1) && most(1) < most(3))
  }

  @Test("Ordered boxes, such as tabs, stay")
  func fixed() {
    var tabs = problem([60])
    tabs.nodes[0].keepsOrder = true
    #expect(RankBalance(of: tabs).columns.isEmpty)
  }

  @Test("Boxes that several lead to stay, unless their rank is twice as long as it should be")
  func shared() {
    let columns = { (count: Int) in
      var problem = self.problem([count])
      problem.edges += (2...count).map { GraphvizProblem.Edge(tail: 1, head: $0) }
      return RankBalance(of: problem).columns
    }
    #expect(!RankBalance(of: problem([15])).columns.isEmpty)
    #expect(columns(15).isEmpty)
    #expect(columns(60).values.contains { $0 > 0 })
    #expect(columns(60).keys.allSatisfy { $0 > 1 })
  }

  @Test("A hub has columns although a longer rank has none, if that makes the page smaller")
  func longest() {
    // Each of thirty boxes after a hub leads to two, which are too few for columns of their own.
    var problem = problem([30])
    for tail in 1...30 {
      for _ in 0..<2 {
        problem.nodes.append(GraphvizProblem.Node(size: Size(216, 50)))
        problem.edges.append(GraphvizProblem.Edge(tail: tail, head: problem.nodes.count - 1))
      }
    }
    #expect(RankBalance(of: problem).columns.values.contains { $0 > 0 })
  }

  @Test("Edges to a further column pass the ones before it as one, and reach their cards")
  func passes() throws {
    let count = 60
    let scenes = (0...count).map { Sample.scene("s\($0 + 100)", "Scene \($0)", line: $0 + 1) }
    let segues = scenes.dropFirst().map {
      Sample.segue("e" + $0.id.objectID, "show", from: scenes[0].id, to: $0.id)
    }
    let diagram = Diagram(FlowGraph(storyboards: [], scenes: scenes, segues: segues))
    let placement = try diagram.placed(.leftToRight)
    #expect(Set(placement.nodeBoxes.map { $0.minX.rounded() }).count > 3)
    for (edge, route) in zip(diagram.edges, placement.routes) {
      let (tail, head) = (placement.nodeBoxes[edge.tail], placement.nodeBoxes[edge.head])
      #expect(abs(route.curve.start.x - tail.maxX) < 1.5)
      #expect(abs(route.curve.end.x - head.minX) < 1.5)
      let cards = placement.nodeBoxes.map { $0.insetBy(1) }
      #expect(
        route.curve.samples(spacing: 5).allSatisfy { point in
          !cards.contains { $0.contains(point) }
        })
    }
  }
}
