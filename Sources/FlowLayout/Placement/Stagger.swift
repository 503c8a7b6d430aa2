import DrawingModel

/// Distributes screens over several ranks if one screen leads to many that lead no further.
///
/// A column of a dozen cards is still readable, but a column of screens would be ten times as high
/// as the rest of the picture.
struct Stagger {
  /// The number of ranks from the tail of an edge to its head; 1 for edges that are not listed.
  private(set) var lengths: [Int: Int] = [:]

  /// Up to this number, screens fit into one rank.
  private static let threshold = 6

  init() {}

  /// - Parameters:
  ///   - edges: The edges of the diagram that Graphviz routes.
  ///   - direction: The direction in which the picture runs.
  init(_ edges: [Int], of diagram: Diagram, direction: LayoutOptions.Direction) {
    guard diagram.spacing == .screens else { return }
    var degrees: [Int: Int] = [:]
    for edge in edges {
      degrees[diagram.edges[edge].tail, default: 0] += 1
      degrees[diagram.edges[edge].head, default: 0] += 1
    }
    let ends = edges.filter { index in
      let edge = diagram.edges[index]
      return degrees[edge.head] == 1 && edge.number == nil
        && diagram.nodes[edge.head].arrivalDepth != nil
    }
    for (_, siblings) in Dictionary(grouping: ends, by: { diagram.edges[$0].tail })
    where siblings.count >= Self.threshold {
      let place = { (index: Int) in
        diagram.edges[index].control.map { direction.cross($0.center) } ?? 0
      }
      let sizes = siblings.map { diagram.nodes[diagram.edges[$0].head].size }
      let area = sizes.reduce(0) { $0 + ($1.width + 150) * ($1.height + 40) }
      let row =
        sizes.map { direction == .leftToRight ? $0.width + 150 : $0.height + 150 }.max() ?? 1
      let rankCount = max(1, Int(((area * 0.6).squareRoot() / row).rounded()))
      let ordered = siblings.sorted { (place($0), $0) < (place($1), $1) }
      for (rank, edge) in ordered.enumerated() { lengths[edge] = 1 + rank % rankCount }
    }
  }
}
