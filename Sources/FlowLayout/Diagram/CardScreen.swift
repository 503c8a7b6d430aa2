import DrawingModel
import FlowStyle

/// The screen of a scene, as its card shows it.
struct CardScreen: Sendable {
  let size: Size
  private let wireframe: Wireframe

  init(_ wireframe: Wireframe) {
    self.wireframe = wireframe
    size = Size(Self.length(wireframe.size.width), Self.length(wireframe.size.height))
  }

  /// A screen is never drawn larger, since a hostile file may have any size.
  private static func length(_ wanted: Double) -> Double {
    wanted.isFinite ? min(max(wanted, 1), 1000) : 1
  }

  /// Where an object of the screen can be seen; `nil` where it can't.
  func control(_ objectID: String) -> Box? {
    guard let box = wireframe.anchors[objectID] else { return nil }
    let (left, top) = (max(box.minX, 0), max(box.minY, 0))
    let (right, bottom) = (min(box.maxX, size.width), min(box.maxY, size.height))
    // Written so that what is no number is no place either.
    guard right - left >= 1, bottom - top >= 1 else { return nil }
    return Box(x: left, y: top, width: right - left, height: bottom - top)
  }

  func shapes(at origin: Point) -> [Shape] {
    let box = Box(x: 0, y: 0, width: size.width, height: size.height)
    let clip = Layer.Clip(box, cornerRadius: wireframe.cornerRadius)
    let outline = Style(stroke: Stroke(.cardLine, width: 1))
    return [
      .layer(Layer(at: origin, clip: clip, shapes: wireframe.shapes)),
      .rectangle(box.offsetBy(origin), cornerRadius: wireframe.cornerRadius, outline),
    ]
  }
}
