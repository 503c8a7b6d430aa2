import DrawingModel
import FlowModel
import FlowStyle

/// Connects an edge with the control that triggers it: a dot on the control, and a thin line from
/// there to where the edge leaves the card.
struct EdgeLead {
  let style: EdgeStyle

  private static let radius = 4.0

  /// - Parameters:
  ///   - control: The control's box on the page.
  ///   - start: The point where the edge leaves the card.
  ///   - isLevel: Whether the edge leaves at the left or right, not above or below.
  func shapes(from control: Box, to start: Point, isLevel: Bool) -> [Shape] {
    let way = Self.way(from: control, to: start, isLevel: isLevel)
    var line = style.stroke
    line.width = min(line.width, 1.3)
    let lead = Shape.path(
      [.move(way[0])] + way.dropFirst().map(PathElement.line), Style(stroke: line))
    // An embedded child's picture already shows where the edge starts.
    if style.tail == .diamond { return [lead] }
    let disc = Box(center: way[0], size: Size(2 * Self.radius, 2 * Self.radius))
    return [
      lead,
      .ellipse(disc, Style(fill: style.stroke.paint, stroke: Stroke(.card, width: 1.4))),
    ]
  }

  /// Returns a line from the side of the control that faces the edge, with a corner if the control
  /// is not beside the edge's start.
  private static func way(from control: Box, to start: Point, isLevel: Bool) -> [Point] {
    let center = control.center
    let isBeside =
      isLevel
      ? abs(start.y - center.y) <= control.size.height / 2
      : abs(start.x - center.x) <= control.size.width / 2
    let atSide = Point(start.x > center.x ? control.maxX : control.minX, center.y)
    let aboveOrBelow = Point(center.x, start.y > center.y ? control.maxY : control.minY)
    switch (isLevel, isBeside) {
    case (true, true): return [atSide, start]
    case (false, true): return [aboveOrBelow, start]
    case (true, false): return [aboveOrBelow, Point(center.x, start.y), start]
    case (false, false): return [atSide, Point(start.x, center.y), start]
    }
  }
}
