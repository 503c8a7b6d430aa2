/// Classifies edges as leading forward or back, for a reader who starts at the roots.
///
/// An edge back to a scene on the path from the root is reversed for Graphviz. The entry then stays
/// in the first rank, and the edge connects sides that face each other instead of going around both
/// cards.
struct ReadingOrder {
  /// For each edge, whether it leads back.
  let leadsBack: [Bool]

  /// - Complexity: O(*n* + *e*). It does not recurse, so a long chain does not overflow the stack.
  init(nodeCount: Int, edges: [(tail: Int, head: Int)], roots: [Int]) {
    var leadsBack = Array(repeating: false, count: edges.count)
    var outgoing: [[Int]] = Array(repeating: [], count: nodeCount)
    var hasWayIn = Array(repeating: false, count: nodeCount)
    for (index, edge) in edges.enumerated() where edge.tail != edge.head {
      outgoing[edge.tail].append(index)
      hasWayIn[edge.head] = true
    }
    enum State { case new, open, done }
    var states = Array(repeating: State.new, count: nodeCount)
    var next = Array(repeating: 0, count: nodeCount)
    for root in roots + (0..<nodeCount).filter({ !hasWayIn[$0] }) + Array(0..<nodeCount)
    where states[root] == .new {
      var path = [root]
      states[root] = .open
      while let node = path.last {
        guard next[node] < outgoing[node].count else {
          states[node] = .done
          path.removeLast()
          continue
        }
        let edge = outgoing[node][next[node]]
        next[node] += 1
        let head = edges[edge].head
        switch states[head] {
        case .new:
          states[head] = .open
          path.append(head)
        case .open: leadsBack[edge] = true
        case .done: break
        }
      }
    }
    self.leadsBack = leadsBack
  }

  /// Classifies edges by the number of segues from the roots: an edge leads back if its head is
  /// reached before its tail.
  ///
  /// In a dense graph, a path that is followed to its end first passes nearly all scenes, so that
  /// there would be nearly as many ranks.
  ///
  /// - Complexity: O(*n* + *e*).
  init(breadthFirstWithNodeCount nodeCount: Int, edges: [(tail: Int, head: Int)], roots: [Int]) {
    var heads: [[Int]] = Array(repeating: [], count: nodeCount)
    var hasWayIn = Array(repeating: false, count: nodeCount)
    for edge in edges where edge.tail != edge.head {
      heads[edge.tail].append(edge.head)
      hasWayIn[edge.head] = true
    }
    var places: [Int?] = Array(repeating: nil, count: nodeCount)
    var count = 0
    for root in roots + (0..<nodeCount).filter({ !hasWayIn[$0] }) + Array(0..<nodeCount)
    where places[root] == nil {
      var queue = [root]
      var next = 0
      places[root] = count
      count += 1
      while next < queue.count {
        for head in heads[queue[next]] where places[head] == nil {
          places[head] = count
          count += 1
          queue.append(head)
        }
        next += 1
      }
    }
    leadsBack = edges.map { (places[$0.head] ?? 0) < (places[$0.tail] ?? 0) }
  }
}
