import DrawingModel

extension Drawing.Group {
  /// The vertical extent of all shapes of the group, which may be an overestimate.
  var verticalReach: ClosedRange<Double> { shapes.verticalReach }
}

extension [Shape] {
  fileprivate var verticalReach: ClosedRange<Double> {
    let reaches = map(\.verticalReach)
    guard let top = reaches.lazy.map(\.lowerBound).min(),
      let bottom = reaches.lazy.map(\.upperBound).max()
    else { return 0...0 }
    return top...bottom
  }
}

extension Shape {
  /// The vertical extent that the shape may paint, which may be an overestimate.
  var verticalReach: ClosedRange<Double> {
    switch self {
    case .rectangle(let box, _, let style), .ellipse(let box, let style):
      Self.reach(from: box.minY, to: box.maxY, margin: style.margin)
    case .path(let elements, let style):
      Self.reach(of: elements, margin: style.margin)
    case .text(let run):
      // A text with stacked accents may be higher; it is cut at twice the font's size.
      Self.reach(from: run.origin.y, to: run.origin.y, margin: 2 * run.size)
    case .image(_, let box):
      Self.reach(from: box.minY, to: box.maxY, margin: 0)
    case .layer(let layer):
      if let box = layer.clip?.box {
        layer.reach(of: Self.reach(from: box.minY, to: box.maxY, margin: 0))
      } else {
        layer.reach(of: layer.shapes.verticalReach)
      }
    }
  }

  private static func reach(of elements: [PathElement], margin: Double) -> ClosedRange<Double> {
    var (top, bottom) = (Double.infinity, -Double.infinity)
    for element in elements {
      switch element {
      case .move(let point), .line(let point):
        top = min(top, point.y)
        bottom = max(bottom, point.y)
      case .curve(let point, let control1, let control2):
        top = min(top, point.y, control1.y, control2.y)
        bottom = max(bottom, point.y, control1.y, control2.y)
      case .close: break
      }
    }
    return reach(from: top, to: bottom, margin: margin)
  }

  /// Returns an unlimited extent if a bound is not a number.
  fileprivate static func reach(
    from top: Double, to bottom: Double, margin: Double
  ) -> ClosedRange<Double> {
    let (lower, upper) = (top - margin, bottom + margin)
    return lower <= upper ? lower...upper : -.infinity ... .infinity
  }
}

extension Layer {
  /// Returns the extent of the layer's content in the coordinates outside the layer.
  fileprivate func reach(of inner: ClosedRange<Double>) -> ClosedRange<Double> {
    Shape.reach(
      from: origin.y + inner.lowerBound * scale, to: origin.y + inner.upperBound * scale, margin: 0)
  }
}

extension Style {
  fileprivate var margin: Double { stroke.map { max(0, $0.width) } ?? 0 }
}
