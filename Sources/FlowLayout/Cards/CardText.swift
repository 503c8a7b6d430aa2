import DrawingModel
import FlowModel
import FlowStyle

/// The lines of a card: a name in bold on one or two lines, a line below it, and a badge.
struct CardText: Sendable {
  let height: Double
  private let name: [String]
  private let subtitle: String?
  private let badge: String?

  private static let nameHeight = 17.0
  private static let subtitleHeight = 15.0
  private static let badgeHeight = 17.0
  private static let badgeGap = 5.0
  private static let badgePadding = 7.0

  /// - Parameter width: What is wider is cut with an ellipsis.
  init(name: String, subtitle: String?, badge: String?, width: Double) {
    self.name = name.wrapped(to: width, font: .name, maxLines: 2)
    let subtitle = subtitle?.singleLine ?? ""
    let badge = badge?.singleLine ?? ""
    self.subtitle = subtitle.isEmpty ? nil : Font.detail.fitMiddle(subtitle, into: width)
    // An identifier that is the class name tells nothing new.
    self.badge =
      badge.isEmpty || badge == subtitle
      ? nil : Font.badge.fitMiddle(badge, into: width - 2 * Self.badgePadding)
    height =
      Double(self.name.count) * Self.nameHeight + (subtitle.isEmpty ? 0 : Self.subtitleHeight)
      + (self.badge == nil ? 0 : Self.badgeHeight + Self.badgeGap)
  }

  func shapes(at origin: Point, subtitlePaint: Paint) -> [Shape] {
    var y = origin.y
    var shapes: [Shape] = []
    for line in name {
      y += Self.nameHeight
      shapes.append(Font.name.run(line, at: Point(origin.x, y - 4), paint: .ink))
    }
    if let subtitle {
      y += Self.subtitleHeight
      shapes.append(Font.detail.run(subtitle, at: Point(origin.x, y - 4), paint: subtitlePaint))
    }
    if let badge {
      let pill = Box(
        x: origin.x, y: y + Self.badgeGap,
        width: Font.badge.width(of: badge) + 2 * Self.badgePadding, height: Self.badgeHeight)
      shapes.append(.rectangle(pill, cornerRadius: Self.badgeHeight / 2, Style(fill: .badge)))
      shapes.append(
        Font.badge.run(
          badge, at: Point(pill.minX + Self.badgePadding, pill.maxY - 5), paint: .faintInk))
    }
    return shapes
  }
}
