import DrawingModel

/// The curve of a segue from a scene to itself: above the card's top edge, or beside the control
/// that triggers it.
enum SelfLoop {
  /// The number of loops that a card has room for; further ones overlap the first.
  private static let places = 5

  /// - Parameters:
  ///   - box: The card.
  ///   - rank: The index of the loop among the card's loops, from 0.
  static func curve(over box: Box, rank: Int) -> EdgeCurve {
    let left = box.maxX - 70 - Double(rank % places) * 34
    let right = left + 44
    let top = box.minY - 34
    return EdgeCurve([
      Point(left, box.minY), Point(left, top), Point(right, top), Point(right, box.minY),
    ])
  }

  /// Returns the curve from a control, out of the card's right side and in again below.
  static func curve(beside box: Box, from control: Box) -> EdgeCurve {
    let top = max(box.minY + 8, min(box.minY + control.center.y, box.maxY - 42))
    let far = box.maxX + Spacing.loopReach
    return EdgeCurve([
      Point(box.maxX, top), Point(far, top), Point(far, top + 34), Point(box.maxX, top + 34),
    ])
  }

  static func labelCenter(over box: Box, rank: Int, size: Size) -> Point {
    Point(box.maxX - 79 - Double(rank % places) * 34 - size.width / 2, box.minY - 22)
  }
}

extension Block {
  /// Routes the segues from a scene to itself.
  mutating func routeLoops(in diagram: Diagram) {
    var ranks: [Int: Int] = [:]
    for (index, edge) in diagram.edges.enumerated() where edge.tail == edge.head {
      guard let box = nodeBoxes[edge.tail] else { continue }
      if let control = edge.control {
        routes[index] = Placement.Route(curve: SelfLoop.curve(beside: box, from: control))
        continue
      }
      let rank = ranks[edge.tail, default: 0]
      ranks[edge.tail] = rank + 1
      routes[index] = Placement.Route(
        curve: SelfLoop.curve(over: box, rank: rank),
        labelCenter: edge.label.map { SelfLoop.labelCenter(over: box, rank: rank, size: $0.size) })
    }
  }
}
