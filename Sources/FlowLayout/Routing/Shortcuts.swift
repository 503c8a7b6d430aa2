import DrawingModel

/// Removes unnecessary parts of edges.
///
/// Graphviz starts an edge at the middle of a side. An edge that starts at a control instead, or
/// ends at the top of a screen, would first return to that middle. If no card is in between, it
/// runs directly to a later part of its route.
struct Shortcuts {
  let diagram: Diagram
  let direction: LayoutOptions.Direction

  /// - Complexity: O(*j*²) look-ups for the *j* joints of each edge.
  func apply(to block: inout Block) {
    let cards = BoxIndex(nodesOf: block, in: diagram)
    for (index, route) in block.routes {
      let edge = diagram.edges[index]
      let hasScreen = [edge.tail, edge.head].contains { diagram.nodes[$0].arrivalDepth != nil }
      guard hasScreen, edge.tail != edge.head else { continue }
      let shorter = shortened(shortened(route.curve, cards: cards).reversed, cards: cards).reversed
      block.routes[index]?.curve = shorter
    }
  }

  /// Returns the curve from the start to the joint for which the whole is shortest.
  private func shortened(_ curve: EdgeCurve, cards: BoxIndex) -> EdgeCurve {
    let last = curve.points.count - 1
    let outward = direction.main(curve.points[1] - curve.start) < 0 ? -1.0 : 1
    var best = curve
    for joint in stride(from: 6, through: last, by: 3) {
      let run = direction.main(curve.points[joint] - curve.start) * outward
      guard run > 24 else { continue }
      let way = straight(curve, to: joint, run: run, outward: outward)
      if way.length < best.length - 1, isFree(way, of: cards) { best = way }
    }
    return best
  }

  /// Returns a curve that starts in the direction of this one, and joins it with the direction that
  /// it has there.
  private func straight(
    _ curve: EdgeCurve, to joint: Int, run: Double, outward: Double
  ) -> EdgeCurve {
    let point = curve.points[joint]
    let isEnd = joint == curve.points.count - 1
    let next = isEnd ? point - curve.points[joint - 1] : curve.points[joint + 1] - point
    let length = max(distance(Point(0, 0), next), 0.1)
    let reach = min(distance(curve.start, point) * 0.4, run * 0.8)
    let first = curve.start + direction.point(main: reach * outward, cross: 0)
    return EdgeCurve(
      [curve.start, first, point - next * (reach / length)] + curve.points[joint...])
  }

  /// Whether the first part crosses no card except the one that it leaves.
  private func isFree(_ curve: EdgeCurve, of cards: BoxIndex) -> Bool {
    EdgeCurve(Array(curve.points[...3])).samples(spacing: 12).dropFirst(2).allSatisfy { point in
      !cards.meets(Box(center: point, size: Size(12, 12)))
    }
  }
}
