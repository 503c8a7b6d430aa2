import DrawingModel
import FlowStyle

/// The arrow that Xcode draws beside an initial scene: filled if the app starts there, an outline
/// if only its storyboard does.
enum EntryArrow {
  enum Side: Sendable {
    /// To the left of the card, as on Xcode's canvas.
    case leading
    /// Above the card, if segues arrive from the left.
    case top
  }

  static let length = 27.0

  static func shape(at card: Box, side: Side, isEntryPoint: Bool) -> Shape {
    // Offsets along the arrow and across it; a small card's arrow is narrower.
    let width = min(1, card.size.height / 48)
    let outline: [(Double, Double)] = [
      (-length, -4), (-13, -4), (-13, -10), (0, 0), (-13, 10), (-13, 4), (-length, 4),
    ]
    let points = outline.map { along, across in
      switch side {
      case .leading: Point(card.minX - 4 + along, card.minY + 24 * width + across * width)
      case .top: Point(card.minX + 27 * width + across * width, card.minY - 4 + along)
      }
    }
    return .path(
      [.move(points[0])] + points.dropFirst().map(PathElement.line) + [.close],
      Style(fill: isEntryPoint ? .entry : .card, stroke: Stroke(.entry, width: 1.4)))
  }
}
