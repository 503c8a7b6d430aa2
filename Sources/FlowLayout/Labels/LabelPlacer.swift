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

  /// - Complexity: O(*e*) look-ups in a grid for *e* edges.
  func apply(to placement: inout Placement) {
    var taken = obstacles(in: placement)
    let lines = lines(of: placement)
    var homeless: [Int] = []
    for (index, edge) in diagram.edges.enumerated() {
      guard let label = edge.label, !placement.routes[index].sharesLabel else { continue }
      if let center = placement.routes[index].labelCenter,
        case let box = Box(center: center, size: label.size),
        isBeside(box, placement.routes[index].curve.samples(spacing: 4)), !taken.meets(box),
        !lines.meets(box.insetBy(2)), isOnPage(box, of: placement)
      {
        taken.insert(box)
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
      let curve = placement.routes[index].curve
      let line = curve.samples(spacing: 4)
      var best: Box?
      for center in candidates(along: curve, size: size) {
        let box = Box(center: center, size: size)
        guard !taken.meets(box), isOnPage(box, of: placement), isBeside(box, line) else { continue }
        if best == nil { best = box }
        if lines.meets(box.insetBy(2)) { continue }
        best = box
        break
      }
      placement.routes[index].labelCenter = best?.center
      if let best { taken.insert(best) }
    }
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

  /// Returns the area that the edges cover.
  private func lines(of placement: Placement) -> BoxIndex {
    var index = BoxIndex()
    for route in placement.routes {
      let samples = route.curve.samples(perSegment: 10)
      for (start, end) in zip(samples, samples.dropFirst()) {
        index.insert(
          Box(
            x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x) + 0.1,
            height: abs(end.y - start.y) + 0.1))
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

  /// Returns places beside the curve, from its middle outward, above or to the left of it first.
  private func candidates(along curve: EdgeCurve, size: Size) -> [Point] {
    let samples = curve.samples(perSegment: 12)
    let middle = samples.count / 2
    let outward = samples.indices.sorted {
      (abs($0 - middle), $0) < (abs($1 - middle), $1)
    }
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
