import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// Draws an edge: its line, and the marks at its ends.
struct EdgePainter {
  let style: EdgeStyle
  /// The number on the head of an ordered relationship, from 1.
  var number: Int?
  /// Whether the edge leads to the content of a folded container.
  var opensContainer = false

  func shapes(along curve: EdgeCurve) -> [Shape] {
    var line = curve
    let tip = curve.end
    let direction = curve.endDirection
    line.trimEnd(by: headLength)
    if style.tail == .diamond { line.trimStart(by: Self.diamondLength) }
    var shapes: [Shape] = [.path(line.path, Style(stroke: style.stroke))]
    if style.tail == .diamond {
      shapes.append(diamond(at: curve.start, direction: curve.startDirection))
    }
    if opensContainer { shapes += containerSign(behind: tip, direction: direction) }
    return shapes + head(at: tip, direction: direction)
  }

  /// Two bars across the line, behind its head.
  func containerSign(behind tip: Point, direction: Point) -> [Shape] {
    let side = Point(-direction.y, direction.x)
    let bar = Style(stroke: Stroke(style.stroke.paint, width: 1.6))
    return [4.5, 8.5].map { distance in
      let middle = tip - direction * (headLength + distance)
      return .path([.move(middle + side * -4.5), .line(middle + side * 4.5)], bar)
    }
  }

  /// Returns an invisible line that is wide enough to click.
  static func clickableGround(along curve: EdgeCurve) -> Shape {
    .path(curve.path, Style(stroke: Stroke(.clear, width: 12)))
  }

  private static let diamondLength = 12.0
  private static let numberRadius = 8.0

  /// The length of the line that the head covers.
  private var headLength: Double {
    switch style.head {
    case .triangle: 9
    case .barredTriangle: 11
    case .doubleChevron, .openArrow: 1.5
    case .dot: number == nil ? 4 : Self.numberRadius
    case .none: 0
    }
  }

  private func head(at tip: Point, direction: Point) -> [Shape] {
    let place = { (along: Double, across: Double) in
      tip + direction * along + Point(-direction.y, direction.x) * across
    }
    let solid = Style(fill: style.stroke.paint)
    let line = Style(stroke: Stroke(style.stroke.paint, width: 1.8))
    func chevron(_ at: Double) -> Shape {
      .path([.move(place(at - 7, -5)), .line(place(at, 0)), .line(place(at - 7, 5))], line)
    }
    func triangle(_ at: Double) -> Shape {
      .path(
        [.move(place(at, 0)), .line(place(at - 10, -5)), .line(place(at - 10, 5)), .close], solid)
    }
    switch style.head {
    case .triangle: return [triangle(0)]
    case .barredTriangle:
      return [triangle(-2.5), .path([.move(place(-1, -6.5)), .line(place(-1, 6.5))], line)]
    case .doubleChevron: return [chevron(-1), chevron(-6.5)]
    case .openArrow: return [chevron(-1)]
    case .dot: return dot(at: place)
    case .none: return []
    }
  }

  private func dot(at place: (Double, Double) -> Point) -> [Shape] {
    let radius = number == nil ? 4.5 : Self.numberRadius
    let center = place(-radius, 0)
    let disc = Box(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    // A number is not legible on the pale colour of unchanged elements.
    let isPale = number != nil && style.stroke.paint == .context
    let mark = Shape.ellipse(disc, Style(fill: isPale ? .faintInk : style.stroke.paint))
    guard let number else { return [mark] }
    let text = Font(size: number > 9 ? 8.5 : 10, weight: .bold).run(
      "\(number)", at: Point(center.x, center.y + 3.5), anchor: .middle, paint: .card)
    return [mark, text]
  }

  private func diamond(at start: Point, direction: Point) -> Shape {
    let side = Point(-direction.y, direction.x)
    let middle = start + direction * (Self.diamondLength / 2)
    return .path(
      [
        .move(start), .line(middle + side * 4.5),
        .line(start + direction * Self.diamondLength), .line(middle + side * -4.5), .close,
      ], Style(fill: style.stroke.paint))
  }
}
