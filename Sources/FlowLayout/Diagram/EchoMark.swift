import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A mark beside a caller, in place of an edge to a scene that source reaches from many scenes. An
/// edge from each of them would fill the picture.
struct EchoMark: DiagramNode {
  let source: SceneID
  let target: Scene
  let size: Size
  private let text: String

  /// The number of callers from which a scene has echo marks instead of edges.
  static let threshold = 8

  init(of target: Scene, beside source: SceneID) {
    self.source = source
    self.target = target
    text = Font.badge.fit(target.name.drawnLine, into: 150)
    size = Size(Font.badge.width(of: text) + 36, 26)
  }

  func group(at origin: Point) -> Drawing.Group {
    let box = Box(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let center = Point(box.minX + 15, box.center.y)
    // The arrow points away from the mark, toward the scene's card.
    let arrow: [PathElement] = [
      .move(center + Point(-4, 4)), .line(center + Point(4, -4)), .move(center + Point(-2, -4)),
      .line(center + Point(4, -4)), .line(center + Point(4, 2)),
    ]
    let outline = Stroke(.faintInk, width: 1.2, dash: [0.1, 3.4])
    return Drawing.Group(
      id: "\(source) echo \(target.id)", classes: ["echo"],
      tooltip: "\(target.name.drawnLine) is reached from many scenes, and drawn once",
      shapes: [
        .rectangle(box, cornerRadius: 8, Style(fill: .card, stroke: outline)),
        .path(arrow, Style(stroke: Stroke(.faintInk, width: 1.4))),
        Font.badge.run(text, at: Point(box.minX + 26, center.y + 3.8), paint: .ink),
      ])
  }
}
