import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A pill at the foot of a card: a storyboard identifier, a container, or how source closes the scene.
struct CardBadge: Sendable {
  let width: Double
  private let text: String
  private let sign: Sign?

  fileprivate enum Sign {
    case closing(ReturnKind)
    case container(String)
  }

  var isOfContainer: Bool { if case .container = sign { true } else { false } }

  static let height = 17.0
  private static let padding = 7.0
  private static let glyphWidth = 12.0

  /// Returns `nil` if the text is empty.
  ///
  /// - Parameter limit: The greatest width; a longer text is cut with an ellipsis.
  init?(identifier: String, limit: Double) {
    guard !identifier.isEmpty else { return nil }
    text = Font.badge.fitMiddle(identifier, into: limit - 2 * Self.padding)
    sign = nil
    width = Font.badge.width(of: text) + 2 * Self.padding
  }

  init(_ closes: ReturnKind) {
    text = closes.rawValue
    sign = .closing(closes)
    width = Self.glyphWidth + Font.badge.width(of: text) + 2 * Self.padding
  }

  /// - Parameters:
  ///   - container: A container that is folded into the card's scene.
  ///   - limit: The greatest width; a longer text is cut with an ellipsis.
  init(container: Scene, limit: Double) {
    let word = container.containerWord ?? container.kind.name
    let name = container.storyboardIdentifier?.nonEmptyLine ?? container.customClass?.nonEmptyLine
    let room = limit - Self.glyphWidth - 2 * Self.padding
    text = Font.badge.fitMiddle(name.map { "\(word) \($0)" } ?? word, into: room)
    sign = .container(word)
    width = Self.glyphWidth + Font.badge.width(of: text) + 2 * Self.padding
  }

  func shapes(at origin: Point) -> [Shape] {
    let pill = Box(x: origin.x, y: origin.y, width: width, height: Self.height)
    let baseline = pill.maxY - 5
    guard let sign else {
      return [
        .rectangle(pill, cornerRadius: Self.height / 2, Style(fill: .badge)),
        Font.badge.run(text, at: Point(pill.minX + Self.padding, baseline), paint: .faintInk),
      ]
    }
    let outline = Style(stroke: Stroke(.cardLine, width: 1))
    let center = Point(pill.minX + Self.padding + 3.5, pill.center.y)
    let start = pill.minX + Self.padding + Self.glyphWidth
    return [.rectangle(pill.insetBy(0.5), cornerRadius: Self.height / 2, outline)]
      + sign.shapes(around: center)
      + [Font.badge.run(text, at: Point(start, baseline), paint: .faintInk)]
  }
}

extension CardBadge.Sign {
  fileprivate func shapes(around center: Point) -> [Shape] {
    let line = Style(stroke: Stroke(.faintInk, width: 1.2))
    switch self {
    case .closing(let kind):
      return [.path(kind.arrow(around: center), Style(stroke: Stroke(.faintInk, width: 1.3)))]
    case .container("window"):
      let frame = Box(x: center.x - 4.5, y: center.y - 4, width: 9, height: 8)
      return [
        .rectangle(frame, cornerRadius: 1.5, line),
        .path(
          [.move(Point(frame.minX, frame.minY + 2.6)), .line(Point(frame.maxX, frame.minY + 2.6))],
          line),
      ]
    case .container(Scene.hostWord):
      let frame = Box(x: center.x - 4.5, y: center.y - 4, width: 9, height: 8)
      return [
        .rectangle(frame, cornerRadius: 1.5, line),
        .rectangle(frame.insetBy(2.5), cornerRadius: 0.5, line),
      ]
    case .container:
      let sheet = Box(x: center.x - 4.5, y: center.y - 1.6, width: 9, height: 6)
      let behind = [1, 2].map { depth -> Shape in
        let y = sheet.minY - 2.1 * Double(depth)
        let inset = 1.2 * Double(depth)
        return .path(
          [.move(Point(sheet.minX + inset, y)), .line(Point(sheet.maxX - inset, y))], line)
      }
      return [.rectangle(sheet, cornerRadius: 1.5, line)] + behind
    }
  }
}

extension String {
  fileprivate var nonEmptyLine: String? {
    let line = drawnLine
    return line.isEmpty ? nil : line
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
