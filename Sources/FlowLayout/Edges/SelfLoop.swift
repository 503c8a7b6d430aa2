import DrawingModel

/// The way of a segue from a scene to itself: over the card's top edge, or beside the control that
/// fires it.
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

  /// What it needs beside the card where a control fires it.
  static let reach = 44.0

  /// From a control, out of the card's right side and in again below.
  static func curve(beside box: Box, from control: Box) -> EdgeCurve {
    let top = max(box.minY + 8, min(box.minY + control.center.y, box.maxY - 42))
    let far = box.maxX + reach
    return EdgeCurve([
      Point(box.maxX, top), Point(far, top), Point(far, top + 34), Point(box.maxX, top + 34),
    ])
  }

  static func labelCenter(over box: Box, rank: Int, size: Size) -> Point {
    Point(box.maxX - 82 - Double(rank % places) * 34 - size.width / 2, box.minY - 22)
  }
}
