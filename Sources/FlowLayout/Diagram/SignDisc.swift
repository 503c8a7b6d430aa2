import DrawingModel
import FlowModel
import FlowStyle

/// A disc with the sign of a change, so that it can be recognised without colour.
struct SignDisc {
  static let radius = 8.0

  private let mark: FlowMarks.Mark
  private let scale: Double

  /// Returns `nil` for an element that is the same in both states.
  ///
  /// - Parameter scale: The size, as a part of the usual one.
  init?(_ mark: FlowMarks.Mark, scale: Double = 1) {
    guard mark != .context else { return nil }
    self.mark = mark
    self.scale = scale
  }

  func shapes(at center: Point) -> [Shape] {
    let radius = Self.radius * scale
    let disc = Box(
      x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    // The ring separates the disc from a line of the same colour.
    return [
      .ellipse(disc, Style(fill: mark.paint, stroke: Stroke(.card, width: 1.5 * scale))),
      .path(sign(at: center), Style(stroke: Stroke(.card, width: 2.2 * scale))),
    ]
  }

  private func sign(at center: Point) -> [PathElement] {
    let place = { (x: Double, y: Double) in center + Point(x, y) * scale }
    let bar: [PathElement] = [.move(place(-3.8, 0)), .line(place(3.8, 0))]
    switch mark {
    case .added: return bar + [.move(place(0, -3.8)), .line(place(0, 3.8))]
    case .changed:
      return [
        .move(place(-4, 1.2)),
        .curve(place(0, 0), control1: place(-3, -2.6), control2: place(-1.4, -2.2)),
        .curve(place(4, -1.2), control1: place(1.4, 2.2), control2: place(3, 2.6)),
      ]
    case .ours: return [.move(place(2.4, -3.6)), .line(place(-2.6, 0)), .line(place(2.4, 3.6))]
    case .theirs: return [.move(place(-2.4, -3.6)), .line(place(2.6, 0)), .line(place(-2.4, 3.6))]
    case .both:
      return [
        .move(place(0, -4.2)), .line(place(0, 1)), .move(place(0, 3.2)), .line(place(0, 4.2)),
      ]
    case .removed, .context: return bar
    }
  }
}
