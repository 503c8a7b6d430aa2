import DrawingModel

/// Finds the edges whose lines pass an area.
struct LineIndex {
  private var boxes = BoxIndex()
  /// The edge of each box.
  private var edges: [Int] = []

  /// By how much another line must be farther from a label than its own.
  private static let margin = 2.0

  /// - Parameter box: What a short part of the edge's line covers.
  mutating func insert(_ box: Box, of edge: Int) {
    boxes.insert(box)
    edges.append(edge)
  }

  func meets(_ area: Box) -> Bool { boxes.meets(area) }

  /// Whether no line of others is as near to an edge's label as its own, so that a reader does not take it for
  /// theirs.
  ///
  /// - Parameter isOther: Whether the label must not seem to be that of an edge.
  func isNearest(
    _ edge: Int, to label: Box, within reach: Double, among isOther: (Int) -> Bool
  ) -> Bool {
    var (own, other) = (Double.infinity, Double.infinity)
    for index in boxes.indices(in: label.insetBy(-reach - Self.margin)) {
      let away = boxes[index].distance(to: label)
      if edges[index] == edge {
        own = min(own, away)
      } else if isOther(edges[index]) {
        other = min(other, away)
      }
    }
    return own + Self.margin <= other
  }
}

extension Box {
  fileprivate func distance(to other: Box) -> Double {
    let x = max(other.minX - maxX, minX - other.maxX, 0)
    let y = max(other.minY - maxY, minY - other.maxY, 0)
    return (x * x + y * y).squareRoot()
  }
}
