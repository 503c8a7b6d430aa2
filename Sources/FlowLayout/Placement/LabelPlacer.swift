internal import DrawingModel

/// Finds a place for every label that covers no card and no other label.
///
/// Graphviz keeps room for most labels; where it put one across a card, or keeps none (edges that
/// don't constrain, an author's own placing), a free place along the edge is looked for. A label with
/// no free place is left to the edge's tooltip.
struct LabelPlacer {
  let diagram: Diagram

  /// - Complexity: O(*e*) look-ups in a grid for *e* edges.
  func apply(to placement: inout Placement) {
    var taken = obstacles(in: placement)
    var homeless: [Int] = []
    for (index, edge) in diagram.edges.enumerated() {
      guard let label = edge.label else { continue }
      if let center = placement.routes[index].labelCenter,
        case let box = Box(center: center, size: label.size), !taken.meets(box)
      {
        taken.insert(box)
      } else {
        homeless.append(index)
      }
    }
    for index in homeless {
      guard let size = diagram.edges[index].label?.size else { continue }
      let center = candidates(along: placement.routes[index].curve, size: size).first {
        !taken.meets(Box(center: $0, size: size))
      }
      placement.routes[index].labelCenter = center
      if let center { taken.insert(Box(center: center, size: size)) }
    }
  }

  private func obstacles(in placement: Placement) -> BoxIndex {
    var index = BoxIndex()
    for (node, box) in zip(diagram.nodes, placement.nodeBoxes) {
      index.insert(
        Box(
          x: box.minX - node.leadingMargin, y: box.minY, width: box.size.width + node.leadingMargin,
          height: box.size.height))
    }
    for (cluster, box) in zip(diagram.clusters, placement.clusterBoxes) {
      index.insert(
        Box(
          x: box.minX, y: box.minY, width: cluster.title.size.width + 2 * Spacing.clusterMargin,
          height: cluster.title.size.height + Spacing.clusterMargin / 2))
    }
    return index
  }

  /// Places beside the curve, from its middle outward, above or left of it first.
  private func candidates(along curve: EdgeCurve, size: Size) -> [Point] {
    let samples = curve.samples(perSegment: 8)
    let middle = samples.count / 2
    let outward = samples.indices.sorted {
      (abs($0 - middle), $0) < (abs($1 - middle), $1)
    }
    return outward.flatMap { index -> [Point] in
      let point = samples[index]
      let direction = samples[min(index + 1, samples.count - 1)] - samples[max(index - 1, 0)]
      let isSteep = abs(direction.y) > abs(direction.x)
      let offset = isSteep ? Point(size.width / 2 + 4, 0) : Point(0, size.height / 2 + 3)
      return [point - offset, point + offset]
    }
  }
}

extension Box {
  init(center: Point, size: Size) {
    self.init(
      x: center.x - size.width / 2, y: center.y - size.height / 2, width: size.width,
      height: size.height)
  }
}
