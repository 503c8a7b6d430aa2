import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A line of a card that stands for an edge to a scene that is drawn elsewhere in the picture, for which
/// ``ChipSegues`` decides, or for all that the scene inherits from a class.
struct CardChip: Sendable {
  private let element: Drawing.Group
  private let sign: Sign
  private let name: String
  private let kind: String
  private let paint: Paint
  private let isChange: Bool
  private let width: Double

  /// The number of scenes that reach another one from which on chips replace the edges in every picture.
  static let threshold = 8
  /// The greatest number of chips of a card; the last one counts the others.
  static let limit = 6
  static let height = 20.0

  /// What a chip stands for.
  enum Sign: CaseIterable, Sendable {
    /// An edge to a scene that is drawn elsewhere.
    case arrow
    /// What the scene inherits from a class.
    case inheritance

    /// The words of the legend.
    var title: String {
      switch self {
      case .arrow: "Leads to a card drawn elsewhere"
      case .inheritance: "Inherits what leaves that frame"
      }
    }

    func shape(at center: Point, _ paint: Paint) -> Shape {
      switch self {
      case .arrow: CardChip.arrow(at: center, paint)
      case .inheritance: CardChip.triangle(at: center, paint)
      }
    }
  }

  private static let padding = 7.0
  private static let arrowWidth = 14.0

  /// A segue for which a card has a chip, its target, its change in a picture of two states, and the scene that
  /// leads to the target as well, if one chip stands for all that both lead to.
  typealias Way = (segue: Segue, target: Scene, mark: FlowMarks.Mark?, twin: Scene?)

  /// Returns the chips of a card, those of changes first.
  ///
  /// - Parameter room: The greatest width; a longer name is cut with an ellipsis.
  static func chips(for ways: [Way], room: Double) -> [CardChip] {
    let shared = ways.filter { $0.twin != nil && !$0.mark.isChange }
    let own = ways.filter { $0.twin == nil || $0.mark.isChange }
    let twins = Dictionary(grouping: shared) { $0.twin?.id }.values.compactMap { ways in
      ways[0].twin.map { CardChip(ways, as: $0, room: room) }
    }.sorted { ($0.name, $0.element.goal ?? "") < ($1.name, $1.element.goal ?? "") }
    let ordered = own.filter { $0.mark.isChange } + own.filter { !$0.mark.isChange }
    let most = max(limit - twins.count, 1)
    if ordered.count <= most { return twins + ordered.map { CardChip($0, room: room) } }
    let shown = ordered.prefix(most - 1).map { CardChip($0, room: room) }
    return twins + shown + [CardChip(others: Array(ordered.dropFirst(most - 1)), room: room)]
  }

  /// - Parameters:
  ///   - base: The node from which what the scene inherits is drawn.
  ///   - scene: The scene of the card.
  ///   - room: The greatest width; a longer name is cut in the middle.
  init(inheritedFrom base: Scene, by scene: Scene, room: Double) {
    let name = base.name.drawnLine
    let lines = ["Inherits what leaves \(base.name)", "Drawn once, elsewhere in the picture"]
    self.init(
      name: Font.badge.fitMiddle(name, into: room - 2 * Self.padding - Self.arrowWidth), kind: "",
      paint: .faintInk, room: room,
      element: Drawing.Group(
        id: "\(scene.id) inherits \(base.id)", classes: ["chip", "chip-inherited"],
        tooltip: lines.map(\.drawnLine).joined(separator: "\n"), goal: base.id.description),
      sign: .inheritance)
  }

  private init(_ way: Way, room: Double) {
    let (segue, target) = (way.segue, way.target)
    let lines = [Self.line(for: way), "Drawn elsewhere in the picture"]
    self.init(
      name: target.name.drawnLine,
      kind: [way.mark?.sign, segue.kind.rawValue.drawnLine + (segue.isPossible ? "?" : "")]
        .compactMap(\.self).joined(separator: " "),
      paint: way.mark.map(\.ink) ?? segue.edgeStyle.stroke.paint, room: room,
      element: Drawing.Group(
        id: segue.id.description, classes: ["chip", "chip-\(segue.kind.family.rawValue)"],
        tooltip: (lines + CallList(segue.callSites).lines()).map(\.drawnLine)
          .joined(separator: "\n"),
        goal: target.id.description), isChange: way.mark.isChange)
  }

  /// - Parameter twin: The scene that leads to the same ones.
  private init(_ ways: [Way], as twin: Scene, room: Double) {
    let count = Set(ways.map(\.target.id)).count
    let lines = ["To \(count) scenes, as from \(twin.name):"] + ways.map(Self.line)
    self.init(
      name: "same \(count) as \(twin.name.drawnLine)", kind: "", paint: .faintInk, room: room,
      element: Drawing.Group(
        classes: ["chip", "chip-twin"],
        tooltip: lines.map(\.drawnLine).joined(separator: "\n"), goal: twin.id.description))
  }

  private init(others: [Way], room: Double) {
    self.init(
      name: "\(others.count) more", kind: "", paint: .faintInk, room: room,
      element: Drawing.Group(
        classes: ["chip", "chip-more"],
        tooltip: others.map { Self.line(for: $0).drawnLine }.joined(separator: "\n")))
  }

  private init(
    name: String, kind: String, paint: Paint, room: Double, element: Drawing.Group,
    sign: Sign = .arrow, isChange: Bool = false
  ) {
    self.isChange = isChange
    self.sign = sign
    let frame = 2 * Self.padding + Self.arrowWidth + (kind.isEmpty ? 0 : 6)
    // Chips of a card differ by their names, and often have one kind, whose colour the arrow has as well.
    let rest = room - frame - Font.badge.width(of: name)
    self.kind = Font.badge.fitMiddle(kind, into: max(room / 3, min(room / 2, rest)))
    let kindWidth = Font.badge.width(of: self.kind)
    self.name = Font.badge.fit(name, into: room - kindWidth - frame)
    self.paint = paint
    self.element = element
    width = Font.badge.width(of: self.name) + kindWidth + frame
  }

  private static func line(for way: Way) -> String {
    "\(way.segue.kind.rawValue) → \(way.target.name)"
  }

  func group(at origin: Point) -> Drawing.Group {
    let pill = Box(x: origin.x, y: origin.y, width: width, height: Self.height)
    let center = Point(pill.minX + Self.padding + 4, pill.center.y)
    let start = Point(pill.minX + Self.padding + Self.arrowWidth, center.y + 3.8)
    var group = element
    group.shapes = [
      ground(in: pill), sign.shape(at: center, paint),
      Font.badge.run(name, at: start, paint: .ink),
    ]
    if !kind.isEmpty {
      let end = Point(pill.maxX - Self.padding, start.y)
      group.shapes.append(Font.badge.run(kind, at: end, anchor: .end, paint: paint))
    }
    return group
  }

  /// Returns the shapes of a chip in the legend.
  static func sample(_ sign: Sign, at start: Point, width: Double) -> [Shape] {
    let pill = Box(
      x: start.x + width / 2 - 16, y: start.y - height / 2 + 1, width: 32, height: height - 2)
    return [ground(in: pill), sign.shape(at: pill.center, .faintInk)]
  }

  /// The ground of a change is that of its colour elsewhere, on which it can be read.
  private func ground(in pill: Box) -> Shape {
    isChange
      ? .rectangle(
        pill, cornerRadius: 6, Style(fill: .card, stroke: Stroke(paint, width: 1)))
      : Self.ground(in: pill)
  }

  private static func ground(in pill: Box) -> Shape {
    .rectangle(pill, cornerRadius: 6, Style(fill: .badge))
  }

  /// Returns the triangle by which class diagrams show inheritance.
  private static func triangle(at center: Point, _ paint: Paint) -> Shape {
    let triangle: [PathElement] = [
      .move(center + Point(0, -4)), .line(center + Point(4.4, 3.6)),
      .line(center + Point(-4.4, 3.6)), .close,
    ]
    return .path(triangle, Style(stroke: Stroke(paint, width: 1.3)))
  }

  /// Returns an arrow that points away from the card, toward the scene's own.
  private static func arrow(at center: Point, _ paint: Paint) -> Shape {
    let arrow: [PathElement] = [
      .move(center + Point(-4, 4)), .line(center + Point(4, -4)), .move(center + Point(-2, -4)),
      .line(center + Point(4, -4)), .line(center + Point(4, 2)),
    ]
    return .path(arrow, Style(stroke: Stroke(paint, width: 1.5)))
  }
}

extension FlowMarks.Mark? {
  fileprivate var isChange: Bool { map { $0 != .context } ?? false }
}
