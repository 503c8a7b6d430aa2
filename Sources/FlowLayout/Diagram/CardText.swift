import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// The lines of a card: a name in bold on one or two lines, a line below it, and badges.
struct CardText: Sendable {
  let height: Double
  private let name: [String]
  private let subtitle: String?
  private let badges: [[CardBadge]]
  private let nameFont: Font

  private static let nameHeight = 17.0
  private static let subtitleHeight = 15.0
  private static let badgeGap = 5.0

  /// - Parameters:
  ///   - returns: The ways in which source closes the scene, with a badge for each.
  ///   - containers: The containers that are folded into the scene, with a badge for each.
  ///   - note: The text of another badge.
  ///   - width: The greatest width; longer text is cut with an ellipsis.
  ///   - keepsEnd: Whether a name that is too long is cut in its middle, since its end tells most.
  init(
    name: String, subtitle: String?, badge: String?, returns: [ReturnKind] = [],
    containers: [Scene] = [], note: String? = nil, width: Double, keepsEnd: Bool = false
  ) {
    nameFont = .name
    self.name =
      keepsEnd ? Self.lines(of: name, width) : name.wrapped(to: width, font: .name, maxLines: 2)
    let subtitle = subtitle?.drawnLine ?? ""
    let badge = badge?.drawnLine ?? ""
    self.subtitle = subtitle.isEmpty ? nil : Font.detail.fitMiddle(subtitle, into: width)
    // An identifier that equals the class name is redundant.
    let identifier = badge == subtitle ? nil : CardBadge(identifier: badge, limit: width)
    let note = note.flatMap { CardBadge(identifier: $0, limit: width) }
    badges = Self.rows(
      of: [identifier, note].compactMap(\.self)
        + containers.map { CardBadge(container: $0, limit: width) } + returns.map(CardBadge.init),
      width)
    height =
      Double(self.name.count) * Self.nameHeight + (subtitle.isEmpty ? 0 : Self.subtitleHeight)
      + Double(badges.count) * (CardBadge.height + Self.badgeGap)
  }

  /// Returns the first word and the rest, cut in its middle; one line if both fit.
  private static func lines(of name: String, _ width: Double) -> [String] {
    let name = name.drawnLine
    guard Font.name.width(of: name) > width, let space = name.firstIndex(of: " ") else {
      return [Font.name.fitMiddle(name, into: width)]
    }
    let rest = String(name[name.index(after: space)...])
    return [
      Font.name.fit(String(name[..<space]), into: width), Font.name.fitMiddle(rest, into: width),
    ]
  }

  /// Creates a text of a name only, in small letters on one line.
  init(smallName name: String, width: Double) {
    nameFont = .smallName
    self.name = [nameFont.fitMiddle(name, into: width)]
    subtitle = nil
    badges = []
    height = Self.nameHeight
  }

  /// The width of the name.
  var nameWidth: Double { name.map(nameFont.width).max() ?? 0 }

  /// - Parameter showsContainers: Whether the badges of containers are among the shapes; if not, they are
  ///   ``containerShapes(at:)``.
  func shapes(
    at origin: Point, subtitlePaint: Paint, showsContainers: Bool = true
  ) -> [Shape] {
    var y = origin.y
    var shapes: [Shape] = []
    for line in name {
      y += Self.nameHeight
      shapes.append(nameFont.run(line, at: Point(origin.x, y - 4), paint: .ink))
    }
    if let subtitle {
      y += Self.subtitleHeight
      shapes.append(Font.detail.run(subtitle, at: Point(origin.x, y - 4), paint: subtitlePaint))
    }
    return shapes
      + badgeShapes(at: Point(origin.x, y)) { showsContainers || !$0.isOfContainer }
  }

  /// Returns the badges of containers.
  func containerShapes(at origin: Point) -> [Shape] {
    let top =
      Double(name.count) * Self.nameHeight + (subtitle == nil ? 0 : Self.subtitleHeight)
    return badgeShapes(at: origin + Point(0, top)) { $0.isOfContainer }
  }

  private func badgeShapes(at origin: Point, where isShown: (CardBadge) -> Bool) -> [Shape] {
    var shapes: [Shape] = []
    var y = origin.y
    for row in badges {
      var x = origin.x
      for badge in row {
        if isShown(badge) { shapes += badge.shapes(at: Point(x, y + Self.badgeGap)) }
        x += badge.width + Self.badgeGap
      }
      y += CardBadge.height + Self.badgeGap
    }
    return shapes
  }

  /// Arranges badges side by side, in as many rows as necessary.
  private static func rows(of badges: [CardBadge], _ width: Double) -> [[CardBadge]] {
    var rows: [[CardBadge]] = []
    var left = 0.0
    for badge in badges {
      if badge.width > left || rows.isEmpty {
        rows.append([])
        left = width
      }
      rows[rows.count - 1].append(badge)
      left -= badge.width + badgeGap
    }
    return rows
  }
}
