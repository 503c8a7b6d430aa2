import DrawingModel

/// What can be seen of the canvas at one time, in points: a box, less what rounded corners cut off.
struct ClipArea: Hashable {
  private(set) var box: Box
  /// The rounded boxes round it, the outermost first.
  private(set) var rounded: [Layer.Clip] = []

  init(_ box: Box) {
    self.box = box
  }

  var isEmpty: Bool { box.size.width <= 0 || box.size.height <= 0 }

  func cut(to other: Box, cornerRadius: Double = 0) -> ClipArea {
    var area = self
    area.box = box.intersection(other)
    let radius = other.cornerRadius(atMost: cornerRadius)
    if radius > 0.5 { area.rounded.append(Layer.Clip(other, cornerRadius: radius)) }
    return area
  }

  /// What must be cut for a shape of these bounds to stay inside; `nil` where nothing must.
  func cuts(of bounds: Box) -> [Layer.Clip]? {
    let corners = rounded.filter { !$0.holds(bounds) }
    if !corners.isEmpty { return box.holds(bounds) ? corners : [Layer.Clip(box)] + corners }
    return box.holds(bounds) ? nil : [Layer.Clip(box)]
  }
}

extension Layer.Clip {
  /// Whether the box lies inside, corners included.
  fileprivate func holds(_ inner: Box) -> Bool {
    guard box.holds(inner) else { return false }
    // Where a rounded corner's arc is farthest from the box's own corner.
    let inset = cornerRadius * 0.293
    return box.insetBy(inset).holds(inner)
      || Box(
        x: box.minX, y: box.minY + cornerRadius, width: box.size.width,
        height: box.size.height - 2 * cornerRadius
      ).holds(inner)
      || Box(
        x: box.minX + cornerRadius, y: box.minY, width: box.size.width - 2 * cornerRadius,
        height: box.size.height
      ).holds(inner)
  }
}

extension Box {
  var isFinite: Bool {
    minX.isFinite && minY.isFinite && size.width.isFinite && size.height.isFinite
  }

  /// Whether there is anything to paint.
  var hasArea: Bool { isFinite && size.width > 0 && size.height > 0 }

  /// The radius that corners can have in a box of this size.
  func cornerRadius(atMost radius: Double) -> Double {
    radius.isFinite ? max(0, min(radius, size.width / 2, size.height / 2)) : 0
  }

  /// Whether the other box sticks out nowhere; a rounding's worth is forgiven.
  func holds(_ inner: Box) -> Bool {
    inner.minX >= minX - 0.01 && inner.minY >= minY - 0.01 && inner.maxX <= maxX + 0.01
      && inner.maxY <= maxY + 0.01
  }

  /// What both share; of no size where they share nothing.
  func intersection(_ other: Box) -> Box {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Box(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}
