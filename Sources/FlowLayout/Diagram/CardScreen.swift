import DrawingModel
import FlowModel
import FlowStyle

/// A scene's screen as part of its card, with a frame around each part that changed.
struct CardScreen: Sendable {
  let size: Size
  private let wireframe: Wireframe
  private let frames: [PartFrame]
  private let scale: Double
  /// The size of the wireframe at its own scale.
  private let whole: Size

  /// - Parameter scale: The size of the screen, as a part of the usual one.
  init(_ state: ScreenStates.State, scale: Double = 1) {
    wireframe = state.wireframe
    frames = state.frames
    self.scale = scale
    whole = Size(Self.length(wireframe.size.width), Self.length(wireframe.size.height))
    size = Size(whole.width * scale, whole.height * scale)
  }

  /// Limits the size of a screen, since a file may state any size.
  private static func length(_ wanted: Double) -> Double {
    wanted.isFinite ? min(max(wanted, 1), Self.greatest) : 1
  }

  private static let greatest = 1200.0

  /// Returns the visible box of an object on the screen; `nil` if it can't be seen.
  func control(_ objectID: String) -> Box? {
    guard let box = wireframe.anchors[objectID] else { return nil }
    let (left, top) = (max(box.minX, 0), max(box.minY, 0))
    let (right, bottom) = (min(box.maxX, whole.width), min(box.maxY, whole.height))
    // Written so that the condition is false if a coordinate is not a number.
    guard right - left >= 1, bottom - top >= 1 else { return nil }
    return Box(x: left, y: top, width: right - left, height: bottom - top).scaled(by: scale)
  }

  func shapes(at origin: Point) -> [Shape] {
    let box = Box(x: 0, y: 0, width: whole.width, height: whole.height)
    let clip = Layer.Clip(box, cornerRadius: wireframe.cornerRadius)
    let outline = Style(stroke: Stroke(.cardLine, width: 1))
    return [
      .layer(Layer(at: origin, scale: scale, clip: clip, shapes: wireframe.shapes)),
      .rectangle(
        box.scaled(by: scale).offsetBy(origin), cornerRadius: wireframe.cornerRadius * scale,
        outline),
    ] + PartFrames(frames, scale: scale, on: size).shapes(at: origin)
  }
}

extension Box {
  func scaled(by factor: Double) -> Box {
    Box(
      x: minX * factor, y: minY * factor, width: size.width * factor, height: size.height * factor)
  }
}
