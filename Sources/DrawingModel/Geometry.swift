/// A point of a drawing, in pixels at scale 1. The origin is at the top left and y grows downward.
package struct Point: Hashable, Sendable {
  package var x: Double
  package var y: Double

  package init(_ x: Double, _ y: Double) {
    self.x = x
    self.y = y
  }

  package static func + (a: Point, b: Point) -> Point { Point(a.x + b.x, a.y + b.y) }
  package static func - (a: Point, b: Point) -> Point { Point(a.x - b.x, a.y - b.y) }
  package static func * (a: Point, factor: Double) -> Point { Point(a.x * factor, a.y * factor) }
}

package func distance(_ a: Point, _ b: Point) -> Double {
  let delta = b - a
  return (delta.x * delta.x + delta.y * delta.y).squareRoot()
}

package struct Size: Hashable, Sendable {
  package var width: Double
  package var height: Double

  package init(_ width: Double, _ height: Double) {
    self.width = width
    self.height = height
  }
}

/// A rectangle parallel to the axes; `origin` is its top left corner.
package struct Box: Hashable, Sendable {
  package var origin: Point
  package var size: Size

  package init(x: Double, y: Double, width: Double, height: Double) {
    origin = Point(x, y)
    size = Size(width, height)
  }

  package init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }

  package static let zero = Box(x: 0, y: 0, width: 0, height: 0)

  package var minX: Double { origin.x }
  package var minY: Double { origin.y }
  package var maxX: Double { origin.x + size.width }
  package var maxY: Double { origin.y + size.height }
  package var center: Point { Point(origin.x + size.width / 2, origin.y + size.height / 2) }

  /// Returns the box, smaller by `amount` on each side, or larger if `amount` is negative.
  package func insetBy(_ amount: Double) -> Box {
    Box(
      x: minX + amount, y: minY + amount,
      width: size.width - 2 * amount, height: size.height - 2 * amount)
  }

  package func offsetBy(_ delta: Point) -> Box {
    Box(x: minX + delta.x, y: minY + delta.y, width: size.width, height: size.height)
  }

  /// Whether the point lies inside, not on the border.
  package func contains(_ point: Point) -> Bool {
    minX < point.x && point.x < maxX && minY < point.y && point.y < maxY
  }

  /// Whether the boxes share an area, not only a border.
  package func intersects(_ other: Box) -> Bool {
    minX < other.maxX && other.minX < maxX && minY < other.maxY && other.minY < maxY
  }

  package func union(_ other: Box) -> Box {
    let x = min(minX, other.minX)
    let y = min(minY, other.minY)
    return Box(
      x: x, y: y, width: max(maxX, other.maxX) - x, height: max(maxY, other.maxY) - y)
  }
}
