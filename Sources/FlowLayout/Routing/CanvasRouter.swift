import DrawingModel

/// Routes edges around the cards of a diagram that is placed as on Xcode's canvas.
///
/// Each edge runs between the sides of its cards that face each other. As in a layered picture,
/// ``PortSpread`` spreads the ends, and ``DirectCurves`` shapes edges between neighbours. An edge with a card
/// in its way follows the shortest path around it (``PathFinder``).
struct CanvasRouter {
  let diagram: Diagram

  /// The distance between paths that pass the same corner, and how many of them keep it.
  private static let pathGap = 7.0
  private static let pathsApart = 5

  /// - Complexity: O(*e*) look-ups in a grid for *e* edges with a free way. All others together take
  ///   ``PathFinder/mostSteps(forPaths:)``.
  func apply(to block: inout Block) {
    let obstacles = Obstacles(of: block, in: diagram, clearance: clearance)
    let axes = axes(in: block, obstacles)
    for direction in LayoutOptions.Direction.allCases {
      var part = block
      part.routes = [:]
      for (index, axis) in axes where axis == direction {
        part.routes[index] = Placement.Route(curve: line(index, along: direction, in: block))
      }
      PortSpread(diagram: diagram, direction: direction).apply(to: &part)
      shape(&part, direction)
      DirectCurves(diagram: diagram, direction: direction).apply(to: &part)
      block.routes.merge(part.routes) { _, new in new }
    }
    passCards(in: &block, obstacles)
    block.routeLoops(in: diagram)
  }

  /// The distance that a path keeps from cards, which is less than half of that between cards.
  private var clearance: Double { diagram.spacing.betweenCards * 0.4 }

  /// Returns the axis of each edge: that along which its cards are farther apart, or the other one if only
  /// there nothing is in the way.
  private func axes(in block: Block, _ obstacles: Obstacles) -> [Int: LayoutOptions.Direction] {
    var axes: [Int: LayoutOptions.Direction] = [:]
    for (index, edge) in diagram.edges.enumerated() where edge.tail != edge.head {
      let (tail, head) = (box(edge.tail, in: block), box(edge.head, in: block))
      let isAcross = tail.gap(to: head, .leftToRight) >= tail.gap(to: head, .topToBottom)
      let axis = isAcross ? LayoutOptions.Direction.leftToRight : .topToBottom
      let isFree = { (axis: LayoutOptions.Direction) in
        obstacles.leaveFree(line(index, along: axis, in: block).level(axis), edge)
      }
      let turns =
        tail.gap(to: head, axis.other) > 2 * clearance && !isFree(axis) && isFree(axis.other)
      axes[index] = turns ? axis.other : axis
    }
    return axes
  }

  private func box(_ node: Int, in block: Block) -> Box { block.nodeBoxes[node] ?? .zero }

  /// Returns a line between the middles of the sides that face each other.
  private func line(
    _ index: Int, along axis: LayoutOptions.Direction, in block: Block
  ) -> EdgeCurve {
    let edge = diagram.edges[index]
    let (tail, head) = (box(edge.tail, in: block), box(edge.head, in: block))
    let isForward = axis.main(tail.center) <= axis.main(head.center)
    return EdgeCurve(
      from: tail.middle(isFar: isForward, axis), to: head.middle(isFar: !isForward, axis))
  }

  /// Replaces lines by curves that meet the sides of their cards at right angles. Several between the
  /// same cards bend apart.
  private func shape(_ block: inout Block, _ axis: LayoutOptions.Direction) {
    let bundles = Dictionary(grouping: block.routes.keys.sorted()) { index in
      Set([diagram.edges[index].tail, diagram.edges[index].head])
    }
    for bundle in bundles.values {
      for (rank, index) in bundle.enumerated() {
        guard let line = block.routes[index]?.curve else { continue }
        let bend = 2 * Self.pathGap * (Double(rank) - Double(bundle.count - 1) / 2)
        // The place of the label is found later; this asks ``DirectCurves`` for one.
        let center = diagram.edges[index].label == nil ? nil : line.start
        block.routes[index] = Placement.Route(
          curve: line.level(axis, bend: bend), labelCenter: center)
      }
    }
  }
}

// MARK: - Edges with cards in the way

extension CanvasRouter {
  private func passCards(in block: inout Block, _ obstacles: Obstacles) {
    // Of two paths around a corner, the shorter one is the inner one.
    let blocked = block.routes.filter {
      !obstacles.leaveFree($0.value.curve, diagram.edges[$0.key])
    }.sorted {
      ($0.value.curve.length, $0.key) < ($1.value.curve.length, $1.key)
    }
    var passed: [PathFinder.Corner: Int] = [:]
    let mostSteps = PathFinder.mostSteps(forPaths: blocked.count)
    for (index, route) in blocked {
      let (first, last) = (
        landing(at: route.curve, of: diagram.edges[index].tail),
        landing(at: route.curve.reversed, of: diagram.edges[index].head)
      )
      guard let corners = obstacles.paths.path(from: first, to: last, mostSteps: mostSteps) else {
        continue
      }
      let rank = corners.map { passed[$0, default: 0] }.max() ?? 0
      for corner in corners { passed[corner, default: 0] += 1 }
      let apart = Double(rank % Self.pathsApart) * Self.pathGap
      let joints = obstacles.paths.joints(from: first, along: corners, to: last, apart: apart)
      let way = EdgeCurve(
        rounding: [route.curve.start] + joints + [route.curve.end], radius: 2 * clearance)
      block.routes[index] = Placement.Route(curve: way)
    }
  }

  /// Returns the point in front of a card at which a path begins, beyond an entry arrow.
  private func landing(at curve: EdgeCurve, of node: Int) -> Point {
    // A curve that bends apart from others is not quite at a right angle.
    let direction = curve.startDirection
    let isAcross = abs(direction.x) > abs(direction.y)
    let margin = isAcross && direction.x < 0 ? diagram.nodes[node].leadingMargin : 0
    let outward =
      isAcross
      ? Point(direction.x.sign == .minus ? -1 : 1, 0)
      : Point(0, direction.y.sign == .minus ? -1 : 1)
    return curve.start + outward * (clearance + margin)
  }
}

/// What edges have to pass: cards with their entry arrows, and the titles of storyboards.
private struct Obstacles {
  /// The areas of nodes, in their order, and of titles.
  private var areas = BoxIndex()
  let paths: PathFinder

  init(of block: Block, in diagram: Diagram, clearance: Double) {
    let nodes = diagram.nodes.indices.map { node in
      block.nodeBoxes[node].map { diagram.nodes[node].ground(around: $0) } ?? .zero
    }
    let titles = block.clusterBoxes.sorted { $0.key < $1.key }.map { cluster, box in
      diagram.clusters[cluster].title.box(in: box)
    }
    for box in nodes + titles { areas.insert(box.insetBy(-clearance / 2)) }
    // A card may be close below a title.
    paths = PathFinder(
      around: nodes.map { $0.insetBy(-clearance) } + titles.map { $0.insetBy(-2) })
  }

  /// Whether nothing but its own cards is near a curve.
  func leaveFree(_ curve: EdgeCurve, _ edge: Diagram.Edge) -> Bool {
    curve.samples(spacing: 10).allSatisfy { point in
      areas.indices(at: point).allSatisfy { $0 == edge.tail || $0 == edge.head }
    }
  }
}

extension EdgeCurve {
  /// Returns a curve between the ends that is parallel to an axis at both.
  ///
  /// - Parameter bend: The distance by which it bends across the axis.
  fileprivate func level(_ axis: LayoutOptions.Direction, bend: Double = 0) -> EdgeCurve {
    let half = (axis.main(end) - axis.main(start)) / 2
    return EdgeCurve([
      start, start + axis.point(main: half, cross: bend),
      end + axis.point(main: -half, cross: bend), end,
    ])
  }
}

extension Box {
  /// Returns the distance between two boxes along an axis; negative if they overlap there.
  fileprivate func gap(to other: Box, _ axis: LayoutOptions.Direction) -> Double {
    let (start, end) = (axis.main(origin), axis.main(Point(maxX, maxY)))
    let (otherStart, otherEnd) = (
      axis.main(other.origin), axis.main(Point(other.maxX, other.maxY))
    )
    return max(otherStart - end, start - otherEnd)
  }

  /// Returns the middle of a side across an axis.
  fileprivate func middle(isFar: Bool, _ axis: LayoutOptions.Direction) -> Point {
    let border = isFar ? Point(maxX, maxY) : origin
    return axis.point(main: axis.main(border), cross: axis.cross(center))
  }
}
