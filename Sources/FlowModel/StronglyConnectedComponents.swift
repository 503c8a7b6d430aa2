/// The largest groups of nodes of which each leads to each other one, after Tarjan, "Depth-first search and
/// linear graph algorithms" (1972). Nodes are numbers from 0 on.
///
/// The walk has its own stack, since a path may be as long as the graph has nodes.
package struct StronglyConnectedComponents {
  /// Each after those that it leads to, with the nodes in the order in which they were reached. Most have a
  /// single node.
  package private(set) var all: [[Int]] = []

  private let successors: [[Int]]
  /// When each node was reached; `nil` if it was not yet.
  private var times: [Int?]
  /// The earliest time of an open node that each node is known to lead to.
  private var earliest: [Int]
  private var time = 0
  private var open: [Int] = []
  private var isOpen: [Bool]

  /// A node whose successors are being visited.
  private struct Visit {
    let node: Int
    var next = 0
  }

  /// - Parameter successors: The nodes to which each node leads.
  /// - Complexity: O(*n* + *e*) for *n* nodes and *e* edges.
  package init(of successors: [[Int]]) {
    self.successors = successors
    times = [Int?](repeating: nil, count: successors.count)
    earliest = [Int](repeating: 0, count: successors.count)
    isOpen = [Bool](repeating: false, count: successors.count)
    for node in successors.indices where times[node] == nil { visit(from: node) }
  }

  private mutating func visit(from root: Int) {
    var path = [enter(root)]
    while let visit = path.last {
      guard visit.next < successors[visit.node].count else {
        leave(visit.node)
        path.removeLast()
        if let above = path.last?.node {
          earliest[above] = min(earliest[above], earliest[visit.node])
        }
        continue
      }
      let end = successors[visit.node][visit.next]
      path[path.count - 1].next += 1
      if let time = times[end] {
        if isOpen[end] { earliest[visit.node] = min(earliest[visit.node], time) }
      } else {
        path.append(enter(end))
      }
    }
  }

  private mutating func enter(_ node: Int) -> Visit {
    times[node] = time
    earliest[node] = time
    time += 1
    open.append(node)
    isOpen[node] = true
    return Visit(node: node)
  }

  /// Closes the component of a node if it was the first of it to be visited.
  private mutating func leave(_ node: Int) {
    guard earliest[node] == times[node], let start = open.lastIndex(of: node) else { return }
    let component = Array(open[start...])
    for member in component { isOpen[member] = false }
    open.removeSubrange(start...)
    all.append(component)
  }
}
