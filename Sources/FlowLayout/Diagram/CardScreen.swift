import DrawingModel
import FlowStyle

/// A scene's screen as part of its card.
struct CardScreen: Sendable {
  let size: Size
  private let wireframe: Wireframe

  init(_ wireframe: Wireframe) {
    self.wireframe = wireframe
    size = Size(Self.length(wireframe.size.width), Self.length(wireframe.size.height))
  }

  /// Limits the size of a screen, since a file may state any size.
  private static func length(_ wanted: Double) -> Double {
    wanted.isFinite ? min(max(wanted, 1), 1000) : 1
  }

  /// Returns the visible box of an object on the screen; `nil` if it can't be seen.
  func control(_ objectID: String) -> Box? {
    guard let box = wireframe.anchors[objectID] else { return nil }
    let (left, top) = (max(box.minX, 0), max(box.minY, 0))
    let (right, bottom) = (min(box.maxX, size.width), min(box.maxY, size.height))
    // Written so that the condition is false if a coordinate is not a number.
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
