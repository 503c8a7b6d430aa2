import DrawingModel

/// The part of the canvas that is visible at one time, in points: a box, less what rounded corners
/// cut off.
struct ClipArea: Hashable {
  private(set) var box: Box
  /// The enclosing rounded boxes, outermost first.
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

  /// Returns the clips that a shape with these bounds needs; `nil` if it needs none.
  func cuts(of bounds: Box) -> [Layer.Clip]? {
    let corners = rounded.filter { !$0.holds(bounds) }
    if !corners.isEmpty { return box.holds(bounds) ? corners : [Layer.Clip(box)] + corners }
    return box.holds(bounds) ? nil : [Layer.Clip(box)]
  }
}

extension Layer.Clip {
  /// Whether the box lies inside, with its corners within the rounded corners.
  fileprivate func holds(_ inner: Box) -> Bool {
    guard box.holds(inner) else { return false }
    // At 45°, an arc of radius *r* is 0.293 *r* from the box's corner along each axis.
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

  /// Whether the box is finite and not empty.
  var hasArea: Bool { isFinite && size.width > 0 && size.height > 0 }

  /// Returns the radius, limited to what a box of this size can have.
  func cornerRadius(atMost radius: Double) -> Double {
    radius.isFinite ? max(0, min(radius, size.width / 2, size.height / 2)) : 0
  }

  /// Whether the other box lies inside, with a tolerance for rounding errors.
  func holds(_ inner: Box) -> Bool {
    inner.minX >= minX - 0.01 && inner.minY >= minY - 0.01 && inner.maxX <= maxX + 0.01
      && inner.maxY <= maxY + 0.01
  }

  /// The common area of both boxes; its size is zero if they do not intersect.
  func intersection(_ other: Box) -> Box {
    let x = max(minX, other.minX)
    let y = max(minY, other.minY)
    return Box(
      x: x, y: y, width: max(0, min(maxX, other.maxX) - x),
      height: max(0, min(maxY, other.maxY) - y))
  }
}
