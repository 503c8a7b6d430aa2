import DrawingModel
import FlowStyle

/// The arrow that Xcode draws beside an initial scene: full where the app starts, an outline where
/// only a storyboard does.
enum EntryArrow {
  static let length = 30.0
  /// How far below a card's top its tip stands.
  static let inset = 24.0

  static func shapes(pointingAt tip: Point, isEntryPoint: Bool) -> [Shape] {
    let end = tip.x - 4
    let start = end - length
    let neck = end - 13
    let outline: [(Double, Double)] = [
      (start, -4), (neck, -4), (neck, -10), (end, 0), (neck, 10), (neck, 4), (start, 4),
    ]
    let points = outline.map { Point($0.0, tip.y + $0.1) }
    let path = [.move(points[0])] + points.dropFirst().map(PathElement.line) + [.close]
    return [
      .path(
        path,
        Style(
          fill: isEntryPoint ? .entry : .card, stroke: Stroke(.entry, width: 1.4)))
    ]
  }
}
