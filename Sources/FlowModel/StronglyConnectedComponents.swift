/// The largest groups of nodes of which each leads to each other one, after Tarjan, "Depth-first search and
/// linear graph algorithms" (1972).
///
/// The walk has its own stack, since a path may be as long as the graph has nodes.
package struct StronglyConnectedComponents<Node: Hashable> {
  /// Each after those that it leads to, with the nodes in the order in which they were reached. Most have a
  /// single node.
  package private(set) var all: [[Node]] = []

  private let successors: (Node) -> [Node]
  private var numbers: [Node: Int] = [:]
  private var lowest: [Node: Int] = [:]
  private var open: [Node] = []
  private var isOpen: Set<Node> = []

  /// A node whose successors are being visited.
  private struct Visit {
    let node: Node
    let ends: [Node]
    var next = 0
  }

  /// - Complexity: O(*n* + *e*) for *n* nodes and *e* edges.
  package init(of nodes: some Sequence<Node>, successors: @escaping (Node) -> [Node]) {
    self.successors = successors
    for node in nodes where numbers[node] == nil { visit(from: node) }
  }

  private mutating func visit(from root: Node) {
    var path = [enter(root)]
    while var visit = path.popLast() {
      guard visit.next < visit.ends.count else {
        leave(visit.node)
        if let above = path.last?.node { lower(above, to: lowest[visit.node]) }
        continue
      }
      let end = visit.ends[visit.next]
      visit.next += 1
      path.append(visit)
      if numbers[end] == nil {
        path.append(enter(end))
      } else if isOpen.contains(end) {
        lower(visit.node, to: numbers[end])
      }
    }
  }

  private mutating func enter(_ node: Node) -> Visit {
    numbers[node] = numbers.count
    lowest[node] = numbers[node]
    open.append(node)
    isOpen.insert(node)
    return Visit(node: node, ends: successors(node))
  }

  private mutating func lower(_ node: Node, to number: Int?) {
    if let number, let current = lowest[node], number < current { lowest[node] = number }
  }

  /// Closes the component of a node if it was the first of it to be visited.
  private mutating func leave(_ node: Node) {
    guard lowest[node] == numbers[node], let start = open.lastIndex(of: node) else { return }
    let component = Array(open[start...])
    isOpen.subtract(component)
    open.removeSubrange(start...)
    all.append(component)
  }
}
