import DrawingModel
import FlowModel
import FlowStyle

/// Ties an edge to the control that fires it: a dot on the control, and a thin line from there to where
/// the edge leaves the card.
struct EdgeLead {
  let style: EdgeStyle

  private static let radius = 4.0

  /// - Parameters:
  ///   - control: On the page.
  ///   - start: Where the edge leaves the card.
  func shapes(from control: Box, to start: Point) -> [Shape] {
    let isContainer = style.tail == .diamond
    let foot = Self.foot(on: control, facing: start, inset: isContainer ? 0 : Self.radius + 3)
    var line = style.stroke
    line.width = min(line.width, 1.3)
    let lead = Shape.path([.move(foot), .line(start)], Style(stroke: line))
    if isContainer { return [lead] }
    let disc = Box(center: foot, size: Size(2 * Self.radius, 2 * Self.radius))
    return [
      lead,
      .ellipse(disc, Style(fill: style.stroke.paint, stroke: Stroke(.card, width: 1.4))),
    ]
  }

  /// The place on a control where the edge starts: at the side that faces the edge.
  private static func foot(on control: Box, facing start: Point, inset: Double) -> Point {
    let (x, y) = (min(inset, control.size.width / 2), min(inset, control.size.height / 2))
    if start.x >= control.maxX { return Point(control.maxX - x, control.center.y) }
    if start.x <= control.minX { return Point(control.minX + x, control.center.y) }
    return Point(
      control.center.x, start.y <= control.minY ? control.minY + y : control.maxY - y)
  }
}
