import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// The end of an unwind without a known target: Xcode's exit symbol, the selector that UIKit looks
/// up at run time, and the reason if source shows that no handler is found.
struct ExitMark: DiagramNode {
  let scene: Scene
  let selector: String
  let fault: UnwindFault?
  let size: Size
  private let text: String

  private static let faultHeight = 14.0

  init(scene: Scene, selector: String, fault: UnwindFault? = nil) {
    self.scene = scene
    self.selector = selector
    self.fault = fault
    text = Font.badge.fit(selector.drawnLine, into: 170)
    let width = max(
      Font.badge.width(of: text), fault.map { Font.badge.width(of: $0.phrase) } ?? 0)
    size = Size(width + 40, 24 + (fault == nil ? 0 : Self.faultHeight))
  }

  func group(at origin: Point) -> Drawing.Group {
    let box = Box(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let paint: Paint = fault == nil ? .unwind : .fault
    let line = Style(stroke: Stroke(paint, width: 1.4))
    let x = box.minX + 10
    let y = box.center.y
    let door: [PathElement] = [
      .move(Point(x + 6, y - 5.5)), .line(Point(x, y - 5.5)), .line(Point(x, y + 5.5)),
      .line(Point(x + 6, y + 5.5)),
    ]
    let arrow: [PathElement] = [
      .move(Point(x + 4, y)), .line(Point(x + 13, y)), .move(Point(x + 10, y - 3)),
      .line(Point(x + 13, y)), .line(Point(x + 10, y + 3)),
    ]
    var shapes: [Shape] = [
      .rectangle(box, cornerRadius: 12, Style(fill: .card, stroke: Stroke(paint, width: 1))),
      .path(door, line), .path(arrow, line),
    ]
    let baseline = y + 3.8
    if let fault {
      let half = Self.faultHeight / 2
      shapes += [
        Font.badge.run(text, at: Point(x + 19, baseline - half), paint: .unwind),
        Font.badge.run(fault.phrase, at: Point(x + 19, baseline + half), paint: .fault),
      ]
    } else {
      shapes.append(Font.badge.run(text, at: Point(x + 19, baseline), paint: .unwind))
    }
    return Drawing.Group(
      id: "\(scene.id) exit \(selector)", classes: fault == nil ? ["exit"] : ["exit", "broken"],
      tooltip: tooltip, shapes: shapes)
  }

  private var tooltip: String {
    "Unwinds with \(selector.drawnLine); "
      + (fault?.explanation ?? "its target stands in source only")
  }
}

/// The end of a segue whose destination, an object ID, is in no file.
struct MissingMark: DiagramNode {
  let id: SceneID
  let size: Size
  private let text: String

  init(_ id: SceneID) {
    self.id = id
    text = Font.badge.fit("no scene ‘\(id.objectID.drawnLine)’", into: 190)
    size = Size(Font.badge.width(of: text) + 38, 26)
  }

  func group(at origin: Point) -> Drawing.Group {
    let box = Box(x: origin.x, y: origin.y, width: size.width, height: size.height)
    let center = Point(box.minX + 15, box.center.y)
    let cross: [PathElement] = [
      .move(center + Point(-4, -4)), .line(center + Point(4, 4)), .move(center + Point(4, -4)),
      .line(center + Point(-4, 4)),
    ]
    let line = Stroke(.fault, width: 1.2, dash: [5, 4])
    return Drawing.Group(
      id: "\(id) missing", classes: ["missing"],
      tooltip:
        "A segue leads to '\(id.objectID.drawnLine)', which is no scene of \(id.path.drawnLine)",
      shapes: [
        .rectangle(box, cornerRadius: 8, Style(fill: .card, stroke: line)),
        .path(cross, Style(stroke: Stroke(.fault, width: 1.8))),
        Font.badge.run(text, at: Point(box.minX + 27, center.y + 3.8), paint: .fault),
      ])
  }
}
