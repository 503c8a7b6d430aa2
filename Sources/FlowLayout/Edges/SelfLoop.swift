import DrawingModel

/// The way of a segue from a scene to itself: over the card's top edge.
enum SelfLoop {
  /// What it needs above the card, its label included.
  static let height = 46.0
  /// How many loops a card has room for; further ones go over the first again.
  private static let places = 5

  /// - Parameters:
  ///   - box: The card.
  ///   - rank: Which of the card's loops it is, from 0.
  static func curve(over box: Box, rank: Int) -> EdgeCurve {
    let left = box.maxX - 70 - Double(rank % places) * 34
    let right = left + 44
    let top = box.minY - 34
    return EdgeCurve([
      Point(left, box.minY), Point(left, top), Point(right, top), Point(right, box.minY),
    ])
  }

  static func labelCenter(over box: Box, rank: Int, size: Size) -> Point {
    Point(box.maxX - 82 - Double(rank % places) * 34 - size.width / 2, box.minY - 22)
  }
}
