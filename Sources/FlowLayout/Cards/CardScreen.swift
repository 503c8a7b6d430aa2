import DrawingModel
import FlowModel
import FlowStyle
import Typography

/// A scene's screen as it stands on its card, with what it embeds faintly in its containers.
struct CardScreen: Sendable {
  let size: Size
  private let wireframe: Wireframe
  private let children: [Child]

  /// A scene that another embeds.
  struct Child: Sendable {
    /// The object ID of the view that it fills.
    let container: String
    let name: String
    /// What it shows; `nil` where that is not known.
    let wireframe: Wireframe?
  }

  init(_ wireframe: Wireframe, children: [Child] = []) {
    self.wireframe = wireframe
    self.children = children
    size = Size(Self.length(wireframe.size.width), Self.length(wireframe.size.height))
  }

  /// No screen is drawn larger, whatever a hostile file says.
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
    let content = wireframe.shapes + children.flatMap(shapes(of:))
    let outline = Style(stroke: Stroke(.cardLine, width: 1))
    return [
      .layer(Layer(at: origin, clip: clip, shapes: content)),
      .rectangle(box.offsetBy(origin), cornerRadius: wireframe.cornerRadius, outline),
    ]
  }

  /// A child as large as its container has room for.
  private func shapes(of child: Child) -> [Shape] {
    guard let container = control(child.container) else { return [] }
    let outline = Shape.rectangle(
      container.insetBy(0.5), cornerRadius: 3,
      Style(fill: .card, stroke: Stroke(.embed, width: 1, dash: [4, 3])))
    guard let wireframe = child.wireframe else { return [outline] + name(of: child, in: container) }
    let size = CardScreen(wireframe).size
    let room = container.insetBy(2).size
    let share = min(room.width / size.width, room.height / size.height, 1)
    // In hundredths, which is what a picture tells.
    let scale = (share * 100).rounded(.down) / 100
    guard scale > 0 else { return [outline] }
    let origin = Point(
      container.center.x - size.width * scale / 2, container.center.y - size.height * scale / 2)
    let clip = Layer.Clip(Box(x: 0, y: 0, width: size.width, height: size.height))
    return [
      outline,
      .layer(Layer(at: origin, scale: scale, clip: clip, opacity: 0.45, shapes: wireframe.shapes)),
    ]
  }

  private func name(of child: Child, in container: Box) -> [Shape] {
    guard container.size.height >= 14 else { return [] }
    let text = Font.detail.fit(child.name.singleLine, into: container.size.width - 8)
    return [
      Font.detail.run(
        text, at: container.center + Point(0, 4), anchor: .middle, paint: .faintInk)
    ]
  }
}
