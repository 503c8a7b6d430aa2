import DrawingModel

@testable import FlowLayout

extension Diagram {
  /// The diagram after placement and routing, in layers.
  func placed(_ direction: LayoutOptions.Direction = .leftToRight) throws -> Placement {
    var options = LayoutOptions()
    options.direction = direction
    return try LayoutEngine(options: options).placement(of: self)
  }
}

extension Placement {
  /// How far each label is from its own line.
  func labelDistances(of diagram: Diagram) -> [Double] {
    zip(diagram.edges, routes).compactMap { edge, route in
      guard let size = edge.label?.size, let center = route.labelCenter else { return nil }
      let box = Box(center: center, size: size)
      // So dense that none of the points that `LabelPlacer` looks at is nearer by more than a thousandth.
      return route.curve.samples(spacing: 0.25).map { point in
        let x = max(box.minX - point.x, point.x - box.maxX, 0)
        let y = max(box.minY - point.y, point.y - box.maxY, 0)
        return (x * x + y * y).squareRoot()
      }.min()
    }
  }
}
