import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A line of a card that stands for an edge to a scene that very many others reach, such as a log-in.
/// An edge from each of them would fill the picture.
struct CardChip: Sendable {
  private let element: Drawing.Group
  private let name: String
  private let kind: String
  private let paint: Paint
  private let width: Double

  /// The number of scenes that reach another one from which chips replace the edges.
  static let threshold = 8
  /// The greatest number of chips of a card; the last one counts the others.
  static let limit = 6
  static let height = 20.0
  private static let padding = 7.0
  private static let arrowWidth = 14.0

  /// A segue for which a card has a chip, its target, and its change in a picture of two states.
  typealias Way = (segue: Segue, target: Scene, mark: FlowMarks.Mark?)

  /// Returns the chips of a card.
  ///
  /// - Parameter room: The greatest width; a longer name is cut with an ellipsis.
  static func chips(for ways: [Way], room: Double) -> [CardChip] {
    if ways.count <= limit { return ways.map { CardChip($0, room: room) } }
    let shown = ways.prefix(limit - 1).map { CardChip($0, room: room) }
    return shown + [CardChip(others: Array(ways.dropFirst(limit - 1)), room: room)]
  }

  private init(_ way: Way, room: Double) {
    let (segue, target) = (way.segue, way.target)
    let lines = [Self.line(for: way), "A scene that many reach, drawn once"]
    self.init(
      name: target.name.drawnLine,
      kind: segue.kind.rawValue.drawnLine + (segue.isPossible ? "?" : ""),
      paint: way.mark.map(\.ink) ?? segue.edgeStyle.stroke.paint, room: room,
      element: Drawing.Group(
        id: segue.id.description, classes: ["chip", "chip-\(segue.kind.family.rawValue)"],
        tooltip: (lines + CallList(segue.callSites).lines()).map(\.drawnLine)
          .joined(separator: "\n"),
        goal: target.id.description))
  }

  private init(others: [Way], room: Double) {
    self.init(
      name: "\(others.count) more", kind: "", paint: .faintInk, room: room,
      element: Drawing.Group(
        classes: ["chip", "chip-more"],
        tooltip: others.map { Self.line(for: $0).drawnLine }.joined(separator: "\n")))
  }

  private init(name: String, kind: String, paint: Paint, room: Double, element: Drawing.Group) {
    self.kind = Font.badge.fit(kind, into: room / 2)
    let kindWidth = Font.badge.width(of: self.kind)
    let frame = 2 * Self.padding + Self.arrowWidth + (kind.isEmpty ? 0 : 6)
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
    // The arrow points away from the card, toward the scene's own.
    let arrow: [PathElement] = [
      .move(center + Point(-4, 4)), .line(center + Point(4, -4)), .move(center + Point(-2, -4)),
      .line(center + Point(4, -4)), .line(center + Point(4, 2)),
    ]
    let start = Point(pill.minX + Self.padding + Self.arrowWidth, center.y + 3.8)
    var group = element
    group.shapes = [
      .rectangle(pill, cornerRadius: 6, Style(fill: .badge)),
      .path(arrow, Style(stroke: Stroke(paint, width: 1.5))),
      Font.badge.run(name, at: start, paint: .ink),
    ]
    if !kind.isEmpty {
      let end = Point(pill.maxX - Self.padding, start.y)
      group.shapes.append(Font.badge.run(kind, at: end, anchor: .end, paint: paint))
    }
    return group
  }
}

/// The segues of a graph for which cards have chips.
struct ChipSegues {
  /// The number of scenes that reach each scene to which chips lead.
  let callerCounts: [SceneID: Int]

  /// - Complexity: O(*e*) for *e* segues.
  init(_ graph: FlowGraph) {
    var callers: [SceneID: Set<SceneID>] = [:]
    for segue in graph.segues where Self.isMove(segue) {
      if let target = segue.destination, target != segue.source, graph.scene(target) != nil {
        callers[target, default: []].insert(segue.source)
      }
    }
    callerCounts = callers.mapValues(\.count).filter { $0.value >= CardChip.threshold }
  }

  func contains(_ segue: Segue) -> Bool {
    guard let target = segue.destination, target != segue.source else { return false }
    return Self.isMove(segue) && callerCounts[target] != nil
  }

  private static func isMove(_ segue: Segue) -> Bool {
    switch segue.kind.family {
    case .relationship, .embed, .unwind: segue.origin == .code
    case .show, .detail, .present, .popover, .custom: true
    }
  }
}
