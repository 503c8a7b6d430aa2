/// The size of a question to Graphviz, which alone determines how a part is laid out: the same files
/// give the same picture on a fast and on a slow host.
///
/// Documentation/Architecture.md describes how the limits were measured.
struct QuestionSize: Hashable {
  let nodes: Int
  let edges: Int
  /// The number of pairs of nodes that edges join.
  let pairs: Int
  let clusters: Int

  enum Engine: Hashable {
    /// Graphviz, with each edge.
    case graphviz
    /// Graphviz, with one edge for each pair, few ranks, and limits on its iterations.
    case compactGraphviz
    /// ``LanePlacer``.
    case lanes
  }

  /// The way to place the nodes in layers.
  var engine: Engine {
    if nodes <= 300, edges <= nodes + 60 { return .graphviz }
    // Graphviz's curves through a denser graph can't be followed.
    let isMedium = pairs <= 600 && pairs <= nodes * 3
    let isSparse = nodes <= 3_000 && pairs <= 3_000 && pairs * 10 <= nodes * 13
    return clusters <= 200 && (isMedium || isSparse) ? .compactGraphviz : .lanes
  }

  /// Whether Graphviz can route the edges around cards that stay in place.
  var isRoutable: Bool { nodes * pairs <= 50_000 }

  /// Whether Graphviz runs in another process, if there is a runner.
  var needsProcess: Bool { nodes > 300 || pairs > 360 }
}

extension QuestionSize {
  /// - Parameter nodes: The nodes of the part.
  init(of diagram: Diagram, nodes: [Int], clusters: Int) {
    let members = Set(nodes)
    let edges = diagram.edges.filter {
      $0.tail != $0.head && members.contains($0.tail) && members.contains($0.head)
    }
    self.init(
      nodes: nodes.count, edges: edges.count,
      pairs: Set(edges.map { [min($0.tail, $0.head), max($0.tail, $0.head)] }).count,
      clusters: clusters)
  }
}
