import DrawingModel

/// Where everything of a diagram stands.
struct Placement {
  var size: Size
  /// The visible box of each node.
  var nodeBoxes: [Box]
  /// The box of each cluster.
  var clusterBoxes: [Box]
  /// For each edge of the diagram.
  var routes: [Route]

  struct Route {
    var curve: EdgeCurve
    var labelCenter: Point?
  }
}

extension Placement {
  /// Moves everything down where an edge rises, or its label would, above the page's margin.
  mutating func makeRoomAbove(for diagram: Diagram) {
    let rise =
      zip(diagram.edges, routes).map { edge, route in
        max((edge.label?.size.height ?? 0) + 12 - Spacing.page, 0) - route.curve.top
      }.max() ?? 0
    guard rise > 0 else { return }
    let delta = Point(0, rise)
    size.height += rise
    nodeBoxes = nodeBoxes.map { $0.offsetBy(delta) }
    clusterBoxes = clusterBoxes.map { $0.offsetBy(delta) }
    routes = routes.map { $0.offsetBy(delta) }
  }
}
