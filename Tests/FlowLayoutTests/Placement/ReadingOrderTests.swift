import Testing

@testable import FlowLayout

@Suite("The order of reading")
struct ReadingOrderTests {
  private func leadsBack(
    _ count: Int, _ edges: [(tail: Int, head: Int)], roots: [Int] = []
  ) -> [Bool] {
    ReadingOrder(nodeCount: count, edges: edges, roots: roots).leadsBack
  }

  @Test("Without a cycle, every edge leads forward")
  func tree() {
    #expect(leadsBack(4, [(0, 1), (0, 2), (1, 3), (2, 3)]) == [false, false, false, false])
    #expect(leadsBack(2, [(1, 0)], roots: [0]) == [false])
  }

  @Test("In a cycle, the edge to a scene already on the path leads back")
  func cycle() {
    let edges = [(tail: 0, head: 1), (1, 2), (2, 0)]
    #expect(leadsBack(3, edges, roots: [0]) == [false, false, true])
    #expect(leadsBack(3, edges, roots: [2]) == [false, true, false])
    #expect(leadsBack(3, edges) == [false, false, true])
  }

  @Test("Of two scenes that lead to each other, the second one's edge leads back")
  func pair() {
    #expect(leadsBack(2, [(1, 0), (0, 1)], roots: [0]) == [true, false])
    #expect(leadsBack(2, [(1, 0), (0, 1)], roots: [1]) == [false, true])
  }

  @Test("Whether an edge leads back does not depend on another flow's roots")
  func severalRoots() {
    let edges = [(tail: 0, head: 1), (1, 0), (3, 2), (2, 3)]
    #expect(leadsBack(4, edges, roots: [1, 3]) == [true, false, false, true])
  }

  @Test("A segue to its own scene is not a cycle")
  func loop() {
    #expect(leadsBack(1, [(0, 0)]) == [false])
  }

  @Test("Reversing the edges that lead back leaves no cycle", arguments: 1...20)
  func acyclic(seed: Int) {
    var numbers = SeededNumbers(seed: seed)
    let edges = (0..<60).map { _ in
      (tail: numbers.integer(in: 0...19), head: numbers.integer(in: 0...19))
    }
    let back = leadsBack(20, edges, roots: [0])
    let turned = zip(edges, back).filter { $0.0.tail != $0.0.head }.map { edge, leadsBack in
      leadsBack ? (tail: edge.head, head: edge.tail) : edge
    }
    // Repeatedly removing nodes without incoming edges removes all of them if there is no cycle.
    var rest = Set(0..<20)
    while let next = rest.first(where: { node in
      !turned.contains { rest.contains($0.tail) && $0.head == node }
    }) {
      rest.remove(next)
    }
    #expect(rest.isEmpty)
  }

  @Test("A chain of 50,000 scenes and back to the first does not overflow the stack")
  func longChain() {
    let count = 50_000
    let edges = (0..<count).map { (tail: $0, head: ($0 + 1) % count) }
    let back = leadsBack(count, edges, roots: [0])
    #expect(back.last == true)
    #expect(back.count(where: \.self) == 1)
  }

  @Test("An empty graph has no edges to classify")
  func empty() {
    #expect(leadsBack(0, []) == [])
  }
}

@Suite("The order of reading, breadth first")
struct BreadthFirstOrderTests {
  private func leadsBack(
    _ count: Int, _ edges: [(tail: Int, head: Int)], roots: [Int] = []
  ) -> [Bool] {
    ReadingOrder(breadthFirstWithNodeCount: count, edges: edges, roots: roots).leadsBack
  }

  @Test("An edge leads back if its head is nearer to the start, or as near and found before")
  func distance() {
    let edges = [(tail: 0, head: 1), (0, 2), (1, 3), (3, 2), (2, 1), (3, 0)]
    #expect(leadsBack(4, edges, roots: [0]) == [false, false, false, true, true, true])
  }

  @Test("What no root leads to is reached from where no edge leads")
  func severalFlows() {
    #expect(leadsBack(4, [(3, 2), (1, 0)], roots: [1]) == [false, false])
  }

  @Test("Edges that lead forward, and the others reversed, have no cycle")
  func acyclic() {
    let edges = (0..<30).flatMap { a in (0..<30).map { (tail: a, head: ($0 * 7 + a) % 30) } }
      .filter { $0.tail != $0.head }
    var rest = zip(edges, leadsBack(30, edges)).map {
      $1 ? (tail: $0.head, head: $0.tail) : $0
    }
    for _ in 0..<30 {
      let heads = Set(rest.map(\.head))
      rest.removeAll { !heads.contains($0.tail) }
    }
    #expect(rest.isEmpty)
  }
}
