import DrawingModel
import ScreenModel

/// Takes marks in points of the screen and makes shapes of the picture: scaled, rounded to
/// hundredths, and clipped to the visible area.
struct ScreenCanvas {
  let scale: Double
  let isDark: Bool
  /// The height above the screen, in points: the canvas begins that much higher.
  let top: Double
  private(set) var shapes: [Shape] = []
  var clip: ClipArea
  /// The fills on which text may be drawn, the topmost last.
  var grounds: [(box: Box, color: ScreenColor)] = []
  /// Shapes before this index are complete: no further shape joins their layers.
  private var floor = 0

  init(scale: Double, isDark: Bool, clip: ClipArea, top: Double = 0) {
    self.scale = scale
    self.top = top
    self.isDark = isDark
    self.clip = clip
  }

  /// The greatest number of shapes. More would not be recognisable as a screen.
  static let capacity = 4000
  var isFull: Bool { shapes.count >= Self.capacity }

  mutating func rectangle(
    _ box: Box, cornerRadius: Double = 0, fill: ScreenColor? = nil, line: Line? = nil
  ) {
    let fill = fill.flatMap { $0.isClear ? nil : $0 }
    guard box.hasArea, fill != nil || line != nil else { return }
    let radius = box.cornerRadius(atMost: cornerRadius)
    // A plain box is clipped by intersecting it with the clip's box; only rounded corners need a
    // layer.
    let isPlain = radius * scale < 0.3 && line == nil
    let seen = isPlain ? box.intersection(clip.box) : box
    guard seen.size.width > 0, seen.size.height > 0 else { return }
    if let fill { lay(fill, in: seen) }
    let outline = stroke(line)
    let inset = (outline?.width ?? 0) / 2
    let drawn = scaled(seen).insetBy(inset)
    guard drawn.hasArea else { return }
    add(
      .rectangle(
        drawn.rounded, cornerRadius: isPlain ? 0 : hundredths(max(0, radius * scale - inset)),
        Style(fill: fill?.paint(isDark: isDark), stroke: outline)),
      bounds: seen)
  }

  mutating func ellipse(_ box: Box, fill: ScreenColor? = nil, line: Line? = nil) {
    guard box.hasArea else { return }
    let outline = stroke(line)
    let drawn = scaled(box).insetBy((outline?.width ?? 0) / 2)
    guard drawn.hasArea else { return }
    if let fill { lay(fill, in: box) }
    let paint = fill?.paint(isDark: isDark)
    add(.ellipse(drawn.rounded, Style(fill: paint, stroke: outline)), bounds: box)
  }

  mutating func path(
    _ elements: [PathElement], bounds: Box, fill: ScreenColor? = nil, line: Line? = nil
  ) {
    let paint = fill?.paint(isDark: isDark)
    let style = Style(fill: paint, stroke: stroke(line))
    let margin = (style.stroke?.width ?? 0) / 2 / scale
    add(.path(elements.map(scaled), style), bounds: bounds.insetBy(-margin))
  }

  mutating func line(from start: Point, to end: Point, _ line: Line) {
    let bounds = Box(x: start.x, y: start.y, width: 0, height: 0)
      .union(Box(x: end.x, y: end.y, width: 0, height: 0))
    path([.move(start), .line(end)], bounds: bounds, line: line)
  }

  /// Adds a shape that is already in pixels, such as an image.
  ///
  /// - Parameter bounds: The area that it paints, in points.
  mutating func add(_ shape: Shape, bounds: Box) {
    guard !isFull, bounds.isFinite, touches(bounds) else { return }
    guard let cuts = clip.cuts(of: bounds) else {
      shapes.append(shape)
      return
    }
    let clips = cuts.map {
      Layer.Clip(scaled($0.box).rounded, cornerRadius: hundredths($0.cornerRadius * scale))
    }
    if clips.count == 1, let last = shapes.indices.last, last >= floor,
      case .layer(var layer) = shapes[last], layer.clip == clips[0], layer.opacity == 1
    {
      // Taking the layer out first keeps its array uniquely referenced, so that appending does not
      // copy it.
      shapes[last] = .layer(Layer(shapes: []))
      layer.shapes.append(shape)
      shapes[last] = .layer(layer)
    } else {
      shapes.append(clips.reversed().reduce(shape) { .layer(Layer(clip: $1, shapes: [$0])) })
    }
  }

  /// Marks the start of the shapes that ``fade(from:to:)`` combines.
  mutating func mark() -> Int {
    floor = shapes.count
    return floor
  }

  mutating func fade(from mark: Int, to opacity: Double) {
    if shapes.count > mark {
      let faded = Array(shapes[mark...])
      shapes.removeSubrange(mark...)
      shapes.append(.layer(Layer(opacity: hundredths(opacity), shapes: faded)))
    }
    floor = shapes.count
  }

  private func touches(_ bounds: Box) -> Bool {
    bounds.minX < clip.box.maxX && bounds.maxX > clip.box.minX && bounds.minY < clip.box.maxY
      && bounds.maxY > clip.box.minY
  }
}
