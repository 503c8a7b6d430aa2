import DrawingModel

/// Finds a place for every label where it covers no card and no other label.
///
/// Graphviz reserves room for most labels. If that room is across a card, or if there is none, as
/// for arcs and on Xcode's canvas, the label gets a free place along the edge. A label without a
/// free place is shown only in the edge's tooltip.
struct LabelPlacer {
  let diagram: Diagram

  /// Between more edges than this, there is no room for labels that Graphviz did not place; their
  /// texts are in the edges' tooltips.
  private static let searchLimit = 600

  /// The distances from an edge to its label.
  private static let distances = [4.0, 11]
  /// The distance up to which a label is seen as that of an edge.
  private static let farthest = 12.0
  /// In lanes, how far a label that another line crosses may be from where its own line has left the others.
  private static let near = 40.0
  private static let crossed = 2

  /// - Complexity: O(*e*) look-ups in a grid for *e* edges.
  func apply(to placement: inout Placement) {
    var taken = obstacles(in: placement)
    let lines = lines(of: placement)
    var homeless: [Int] = []
    var said: Set<Words> = []
    for (index, edge) in diagram.edges.enumerated() {
      guard let label = edge.label, !placement.routes[index].sharesLabel else { continue }
      if let center = placement.routes[index].labelCenter,
        case let box = Box(center: center, size: label.size),
        isBeside(box, placement.routes[index].curve.samples(spacing: 4)), !taken.meets(box),
        !lines.meets(box.insetBy(2)), isOnPage(box, of: placement),
        !placement.routes[index].isInLanes || isOwn(box, index, lines, alone: false)
      {
        taken.insert(box)
        said.formUnion(words(of: edge))
      } else {
        homeless.append(index)
      }
    }
    if homeless.count > Self.searchLimit {
      for index in homeless { placement.routes[index].labelCenter = nil }
      return
    }
    for index in homeless {
      guard let size = diagram.edges[index].label?.size else { continue }
      let route = placement.routes[index]
      let line = route.curve.samples(spacing: 4)
      var best: (box: Box, fault: Int)?
      for center in candidates(along: route, size: size) {
        let box = Box(center: center, size: size)
        guard !taken.meets(box), isOnPage(box, of: placement), isBeside(box, line),
          let fault = fault(of: box, index, route, lines)
        else { continue }
        if fault < best?.fault ?? .max { best = (box, fault) }
        if fault == 0 { break }
      }
      let words = words(of: diagram.edges[index])
      // It need not be hard to read where another one at the same end says the same.
      if best?.fault == Self.crossed, !said.isDisjoint(with: words) { best = nil }
      placement.routes[index].labelCenter = best?.box.center
      guard let best else { continue }
      taken.insert(best.box)
      said.formUnion(words)
    }
  }

  /// What is said of the edges at one end.
  private struct Words: Hashable {
    let node: Int
    let isTail: Bool
    let text: [String?]
  }

  private func words(of edge: Diagram.Edge) -> [Words] {
    guard let text = edge.label?.text else { return [] }
    return [
      Words(node: edge.tail, isTail: true, text: text),
      Words(node: edge.head, isTail: false, text: text),
    ]
  }

  /// How good a place beside an edge is: 0 if its label can be taken for no other one's; `nil` if it should rather
  /// have none.
  private func fault(of label: Box, _ edge: Int, _ route: Placement.Route, _ lines: LineIndex)
    -> Int?
  {
    let isCrossed = lines.meets(label.insetBy(2))
    guard route.isInLanes, let own = route.labelCenter else { return isCrossed ? 1 : 0 }
    if isCrossed { return distance(label.center, own) <= Self.near ? Self.crossed : nil }
    if isOwn(label, edge, lines, alone: true) { return 0 }
    return isOwn(label, edge, lines, alone: false) ? 1 : nil
  }

  /// Whether a label is between the sides of the page. Above and below, the page makes room.
  private func isOnPage(_ box: Box, of placement: Placement) -> Bool {
    let margin = Spacing.page - 4
    return box.minX >= -margin && box.maxX <= placement.size.width + margin
  }

  /// Whether the edge still passes its label. A corrected route may be far from where Graphviz reserved room.
  private func isBeside(_ box: Box, _ line: [Point]) -> Bool {
    line.contains { point in
      let nearest = Point(
        min(max(point.x, box.minX), box.maxX), min(max(point.y, box.minY), box.maxY))
      return distance(point, nearest) <= Self.farthest
    }
  }

  /// Whether a label is seen as that of its edge.
  ///
  /// - Parameter alone: Whether it may not be beside a line that the edge shares with others from or to one of
  ///   its ends.
  private func isOwn(_ label: Box, _ edge: Int, _ lines: LineIndex, alone: Bool) -> Bool {
    let ends = [diagram.edges[edge].tail, diagram.edges[edge].head]
    return lines.isNearest(edge, to: label, within: Self.farthest) { other in
      alone
        || !ends.contains(diagram.edges[other].tail) && !ends.contains(diagram.edges[other].head)
    }
  }

  /// Returns the lines of all edges.
  private func lines(of placement: Placement) -> LineIndex {
    var index = LineIndex()
    for (edge, route) in placement.routes.enumerated() {
      let samples = route.curve.samples(perSegment: 10)
      for (start, end) in zip(samples, samples.dropFirst()) {
        index.insert(
          Box(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x) + 0.1,
            height: abs(end.y - start.y) + 0.1), of: edge)
      }
    }
    return index
  }

  private func obstacles(in placement: Placement) -> BoxIndex {
    var index = BoxIndex()
    for (node, box) in zip(diagram.nodes, placement.nodeBoxes) {
      index.insert(node.ground(around: box))
    }
    for (cluster, box) in zip(diagram.clusters, placement.clusterBoxes) {
      index.insert(cluster.title.box(in: box))
    }
    return index
  }

  /// Returns places beside the route, above or to the left of it first: from its middle outward, or in lanes
  /// from where it leaves the others.
  private func candidates(along route: Placement.Route, size: Size) -> [Point] {
    let samples =
      route.isInLanes ? route.curve.samples(spacing: 8) : route.curve.samples(perSegment: 12)
    let middle = samples.count / 2
    let away = { (index: Int) in
      guard route.isInLanes, let own = route.labelCenter else { return Double(abs(index - middle)) }
      return distance(samples[index], own)
    }
    let outward = samples.indices.map { (away: away($0), index: $0) }.sorted { $0 < $1 }.map(
      \.index)
    return outward.flatMap { index -> [Point] in
      let point = samples[index]
      let direction = samples[min(index + 1, samples.count - 1)] - samples[max(index - 1, 0)]
      let length = max(distance(Point(0, 0), direction), 0.1)
      // The least distance at which the label's box does not touch the line.
      let normal = Point(-direction.y, direction.x) * (1 / length)
      let reach = abs(normal.x) * size.width / 2 + abs(normal.y) * size.height / 2
      let up = normal * (normal.y > 0 || (normal.y == 0 && normal.x > 0) ? -1 : 1)
      return Self.distances.flatMap { [point + up * (reach + $0), point - up * (reach + $0)] }
    }
  }
}
