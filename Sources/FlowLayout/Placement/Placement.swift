import DrawingModel

/// The places of all nodes and clusters of a diagram, and the curves of its edges.
struct Placement {
  var size: Size
  /// The visible box of each node.
  var nodeBoxes: [Box]
  /// The box of each cluster.
  var clusterBoxes: [Box]
  /// The routes, one for each edge of the diagram.
  var routes: [Route]

  struct Route {
    var curve: EdgeCurve
    var labelCenter: Point?
    /// Whether another edge of its trunk has the same label, which is shown once.
    var sharesLabel = false
    /// Whether it runs in lanes, beside others.
    var isInLanes = false
  }
}

extension Placement {
  /// - Parameter whole: The block of the whole diagram. An edge without a route becomes an arc.
  init(_ whole: Block, of diagram: Diagram) {
    let boxes = diagram.nodes.indices.map { whole.nodeBoxes[$0] ?? .zero }
    let routes = diagram.edges.enumerated().map { index, edge in
      whole.routes[index]
        ?? Route(
          curve: EdgeCurve(bowFrom: boxes[edge.tail], control: edge.control, to: boxes[edge.head]))
    }
    self.init(
      size: whole.size, nodeBoxes: boxes,
      clusterBoxes: diagram.clusters.indices.map { whole.clusterBoxes[$0] ?? .zero },
      routes: routes)
    // A long arc may rise above everything else.
    makeRoomAbove(for: diagram)
  }

  /// Moves everything down if an edge or its label would extend above the page's margin.
  private mutating func makeRoomAbove(for diagram: Diagram) {
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
