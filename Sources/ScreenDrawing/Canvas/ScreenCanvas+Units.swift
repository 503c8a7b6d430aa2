import DrawingModel
import ScreenModel

extension ScreenCanvas {
  /// An outline, with its width in points; it is never drawn thinner than a reader can see.
  struct Line {
    var color: ScreenColor
    var width = 1.0
    /// The least width: half of a pixel of the picture.
    static let hairline = 0.5

    init(_ color: ScreenColor, width: Double = 1) {
      self.color = color
      self.width = width
    }
  }

  func stroke(_ line: Line?) -> Stroke? {
    guard let line, line.width > 0, line.width.isFinite, !line.color.isClear else { return nil }
    let width = min(max(line.width * scale, Line.hairline), 40)
    return Stroke(line.color.paint(isDark: isDark), width: (width * 10).rounded() / 10)
  }

  func scaled(_ box: Box) -> Box {
    Box(
      x: box.minX * scale, y: (box.minY + top) * scale, width: box.size.width * scale,
      height: box.size.height * scale)
  }

  func scaled(_ point: Point) -> Point {
    Point(hundredths(point.x * scale), hundredths((point.y + top) * scale))
  }

  func scaled(_ element: PathElement) -> PathElement {
    switch element {
    case .move(let point): .move(scaled(point))
    case .line(let point): .line(scaled(point))
    case .curve(let point, let control1, let control2):
      .curve(scaled(point), control1: scaled(control1), control2: scaled(control2))
    case .close: .close
    }
  }
}

/// Rounds a number to the precision of the picture's coordinates.
func hundredths(_ value: Double) -> Double { (value * 100).rounded() / 100 }

extension Box {
  /// The box with its edges rounded to hundredths.
  var rounded: Box {
    let x = hundredths(minX)
    let y = hundredths(minY)
    return Box(
      x: x, y: y, width: hundredths(hundredths(maxX) - x), height: hundredths(hundredths(maxY) - y))
  }
}
