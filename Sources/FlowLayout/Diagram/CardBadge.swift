import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A pill at the foot of a card: a storyboard identifier, or how source closes the scene.
struct CardBadge: Sendable {
  let width: Double
  private let text: String
  private let closes: ReturnKind?

  static let height = 17.0
  private static let padding = 7.0
  private static let glyphWidth = 12.0

  /// Returns `nil` if the text is empty.
  ///
  /// - Parameter limit: The greatest width; a longer text is cut with an ellipsis.
  init?(identifier: String, limit: Double) {
    guard !identifier.isEmpty else { return nil }
    text = Font.badge.fitMiddle(identifier, into: limit - 2 * Self.padding)
    closes = nil
    width = Font.badge.width(of: text) + 2 * Self.padding
  }

  init(_ closes: ReturnKind) {
    text = closes.rawValue
    self.closes = closes
    width = Self.glyphWidth + Font.badge.width(of: text) + 2 * Self.padding
  }

  func shapes(at origin: Point) -> [Shape] {
    let pill = Box(x: origin.x, y: origin.y, width: width, height: Self.height)
    let baseline = pill.maxY - 5
    guard let closes else {
      return [
        .rectangle(pill, cornerRadius: Self.height / 2, Style(fill: .badge)),
        Font.badge.run(text, at: Point(pill.minX + Self.padding, baseline), paint: .faintInk),
      ]
    }
    let outline = Style(stroke: Stroke(.cardLine, width: 1))
    let arrow = closes.arrow(around: Point(pill.minX + Self.padding + 3.5, pill.center.y))
    let start = pill.minX + Self.padding + Self.glyphWidth
    return [
      .rectangle(pill.insetBy(0.5), cornerRadius: Self.height / 2, outline),
      .path(arrow, Style(stroke: Stroke(.faintInk, width: 1.3))),
      Font.badge.run(text, at: Point(start, baseline), paint: .faintInk),
    ]
  }
}

extension ReturnKind {
  /// An arrow to the left for a pop, downward for a dismissal.
  fileprivate func arrow(around center: Point) -> [PathElement] {
    let place = { (along: Double, across: Double) in
      switch self {
      case .pops: center + Point(-along, across)
      case .dismisses: center + Point(across, along)
      }
    }
    return [
      .move(place(-3.5, 0)), .line(place(3.5, 0)), .move(place(0.5, -3)), .line(place(3.5, 0)),
      .line(place(0.5, 3)),
    ]
  }
}
