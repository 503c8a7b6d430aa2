import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A line of a card that stands for an edge to a scene that very many others reach, such as a log-in.
/// An edge from each of them would fill the picture.
struct CardChip: Sendable {
  let segue: Segue
  private let target: Scene
  private let name: String
  private let kind: String
  private let paint: Paint
  private let width: Double

  /// The number of scenes that reach another one from which chips replace the edges.
  static let threshold = 8
  static let height = 20.0
  private static let padding = 7.0
  private static let arrowWidth = 14.0

  /// - Parameters:
  ///   - mark: The change of the segue, in a picture of two states.
  ///   - limit: The greatest width; a longer name is cut with an ellipsis.
  init(_ segue: Segue, to target: Scene, mark: FlowMarks.Mark?, limit: Double) {
    self.segue = segue
    self.target = target
    kind = segue.kind.rawValue.drawnLine + (segue.isPossible ? "?" : "")
    paint = mark.map(\.ink) ?? segue.edgeStyle.stroke.paint
    let kindWidth = min(Font.badge.width(of: kind), limit / 3)
    let frame = 2 * Self.padding + Self.arrowWidth + 6
    name = Font.badge.fit(target.name.drawnLine, into: limit - kindWidth - frame)
    width = Font.badge.width(of: name) + kindWidth + frame
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
    let lines = [
      "\(segue.kind.rawValue) → \(target.name)", "A scene that many reach, drawn once",
    ]
    return Drawing.Group(
      id: segue.id.description, classes: ["chip", "chip-\(segue.kind.family.rawValue)"],
      tooltip: (lines + CallList(segue.callSites).lines()).map(\.drawnLine).joined(separator: "\n"),
      goal: target.id.description,
      shapes: [
        .rectangle(pill, cornerRadius: 6, Style(fill: .badge)),
        .path(arrow, Style(stroke: Stroke(paint, width: 1.5))),
        Font.badge.run(name, at: start, paint: .ink),
        Font.badge.run(
          kind, at: Point(pill.maxX - Self.padding, start.y), anchor: .end, paint: paint),
      ])
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
