import DrawingModel

/// Routes edges around the cards of a diagram that is placed as on Xcode's canvas.
struct CanvasRouter {
  let diagram: Diagram
  let solver: LayoutSolver

  /// The nodes, times the pairs of nodes that edges join, around which Graphviz routes.
  private static let mostRoutes = 50_000

  func apply(to whole: inout Block) throws(LayoutError) {
    whole.routeLoops(in: diagram)
    try route(&whole)
  }

  /// Lets Graphviz route the edges that have no route yet, or draws straight lines.
  private func route(_ whole: inout Block) throws(LayoutError) {
    let routed = diagram.edges.indices.filter { whole.routes[$0] == nil }
    let nodes = Array(diagram.nodes.indices)
    let result =
      nodes.count * diagram.pairs(among: nodes).count <= Self.mostRoutes
      ? try solver.solve(problem(whole, routed)) : .failure(.tooLarge)
    switch result {
    case .success(let solution): return apply(solution, to: routed, in: &whole)
    case .failure(let reason):
      solver.report(LayoutNote(reason, nodes: nodes, of: diagram))
    }
    for index in routed { whole.routes[index] = Placement.Route(curve: line(index, in: whole)) }
  }

  private func problem(_ whole: Block, _ routed: [Int]) -> GraphvizProblem {
    var problem = GraphvizProblem()
    problem.engine = .nop
    problem.nodes = diagram.nodes.indices.map { index in
      let box = whole.nodeBoxes[index] ?? .zero
      return GraphvizProblem.Node(size: box.size, center: box.center)
    }
    problem.edges = routed.map {
      GraphvizProblem.Edge(tail: diagram.edges[$0].tail, head: diagram.edges[$0].head)
    }
    return problem
  }

  private func apply(_ solution: GraphvizSolution, to routed: [Int], in whole: inout Block) {
    let boxes = diagram.nodes.indices.map { whole.nodeBoxes[$0] ?? .zero }
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

extension CanvasRouter {
  /// Returns a straight line between the borders of two cards.
  private func line(_ index: Int, in whole: Block) -> EdgeCurve {
    let edge = diagram.edges[index]
    let (tail, head) = (whole.nodeBoxes[edge.tail] ?? .zero, whole.nodeBoxes[edge.head] ?? .zero)
    var line = EdgeCurve(
      from: tail.border(toward: head.center), to: head.border(toward: tail.center))
    if let control = edge.control {
      line = EdgeCurve(from: tail.border(near: line.start, beside: control), to: line.end)
    }
    return line
  }
}

extension Box {
  /// Returns the point where a line from the centre to another point leaves the box.
  fileprivate func border(toward point: Point) -> Point {
    let way = point - center
    let share = max(
      abs(way.x) / max(size.width / 2, 1), abs(way.y) / max(size.height / 2, 1))
    return share > 1 ? center + way * (1 / share) : center
  }

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
