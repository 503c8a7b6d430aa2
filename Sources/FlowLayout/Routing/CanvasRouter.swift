import DrawingModel
import Synchronization

/// Routes edges around the cards of a diagram that is placed as on Xcode's canvas.
struct CanvasRouter {
  let diagram: Diagram

  func placement(of whole: Block) throws(LayoutError) -> Placement {
    var whole = whole
    whole.routeLoops(in: diagram)
    try route(&whole)
    return Placement(whole, of: diagram)
  }

  /// Lets Graphviz route the edges that have no route yet.
  private func route(_ whole: inout Block) throws(LayoutError) {
    let boxes = diagram.nodes.indices.map { whole.nodeBoxes[$0] ?? .zero }
    var problem = GraphvizProblem()
    problem.engine = .nop
    problem.nodes = zip(diagram.nodes, boxes).map { node, box in
      GraphvizProblem.Node(size: box.size, center: box.center)
    }
    let routed = diagram.edges.indices.filter { whole.routes[$0] == nil }
    problem.edges = routed.map {
      GraphvizProblem.Edge(tail: diagram.edges[$0].tail, head: diagram.edges[$0].head)
    }
    let solution = try GraphvizContext.shared.withLock { context throws(LayoutError) in
      try context.solve(problem)
    }
    // Graphviz moves the whole graph to its own origin.
    let shift =
      solution.nodeCenters.isEmpty ? Point(0, 0) : boxes[0].center - solution.nodeCenters[0]
    for (index, route) in zip(routed, solution.edges) where route.curve.count >= 4 {
      let edge = diagram.edges[index]
      var curve = EdgeCurve(route.curve).offsetBy(shift)
      if let control = edge.control {
        curve.moveStart(to: boxes[edge.tail].border(near: curve.start, beside: control))
      }
      whole.routes[index] = Placement.Route(curve: curve)
    }
  }
}

extension Box {
  /// Returns the place beside a control on the side of the border that contains a point.
  ///
  /// - Parameter control: The control's box, relative to this box.
  fileprivate func border(near point: Point, beside control: Box) -> Point {
    let middle = control.center + origin
    let sides = [
      (abs(point.x - maxX), Point(maxX, middle.y)), (abs(point.x - minX), Point(minX, middle.y)),
      (abs(point.y - maxY), Point(middle.x, maxY)), (abs(point.y - minY), Point(middle.x, minY)),
    ]
    return sides.min { $0.0 < $1.0 }?.1 ?? point
  }
}
