import DrawingModel

/// Replaces Graphviz's way between neighbouring cards by a plain S and a level run, where nothing
/// stands between.
///
/// Graphviz threads each edge between the rooms it keeps for labels, so that edges from one card weave
/// about each other. Curves of one shape from one point never cross, and on the level run each has
/// room for its label.
struct DirectCurves {
  let diagram: Diagram
  let direction: LayoutOptions.Direction

  func apply(to block: inout Block) {
    var cards = BoxIndex(nodesOf: block, in: diagram)
    for (cluster, box) in block.clusterBoxes.sorted(by: { $0.key < $1.key }) {
      cards.insert(diagram.clusters[cluster].title.box(in: box))
    }
    let degrees = degrees(in: block)
    let bundles = Dictionary(grouping: block.routes.keys, by: { Pair(diagram.edges[$0]) })
    for (index, route) in block.routes {
      let edge = diagram.edges[index]
      guard edge.tail != edge.head, bundles[Pair(edge)]?.count == 1 else { continue }
      let spreads = degrees[edge.tail, default: 0] >= degrees[edge.head, default: 0]
      guard let curve = direct(route.curve, spreads: spreads, cards: cards) else { continue }
      block.routes[index]?.curve = curve
      if route.labelCenter != nil, let size = edge.label?.size {
        block.routes[index]?.labelCenter = labelCenter(on: curve, spreads: spreads, size: size)
      }
    }
    for (pair, bundle) in bundles where bundle.count > 1 && pair.low != pair.high {
      let anchor =
        degrees[pair.low, default: 0] < degrees[pair.high, default: 0] ? pair.low : pair.high
      spreadLanes(of: bundle, before: anchor, in: &block, cards: cards)
    }
  }

  /// Two nodes, whichever way an edge runs between them.
  private struct Pair: Hashable {
    let low: Int
    let high: Int

    init(_ edge: Diagram.Edge) {
      low = min(edge.tail, edge.head)
      high = max(edge.tail, edge.head)
    }
  }

  private func degrees(in block: Block) -> [Int: Int] {
    var degrees: [Int: Int] = [:]
    for index in block.routes.keys {
      degrees[diagram.edges[index].tail, default: 0] += 1
      degrees[diagram.edges[index].head, default: 0] += 1
    }
    return degrees
  }

  /// The farthest that two cards of neighbouring ranks stand apart.
  static let reach = 460.0
  /// The way in which the curve turns: what Graphviz leaves between cards beyond any label.
  private var turn: Double { diagram.spacing.betweenRanks - 4 }

  /// - Parameter spreads: True where the curve leaves a card with many edges: it turns first, and then
  ///   runs level; else it runs level first.
  private func direct(_ curve: EdgeCurve, spreads: Bool, cards: BoxIndex) -> EdgeCurve? {
    let direct =
      spreads
      ? turning(from: curve.start, to: curve.end)
      : turning(from: curve.end, to: curve.start).map(\.reversed)
    guard let direct else { return nil }
    return isFree(direct, of: cards) ? direct : nil
  }

  func isFree(_ curve: EdgeCurve, of cards: BoxIndex) -> Bool {
    // The ends touch their own cards, so the samples next to them don't count.
    curve.samples(perSegment: 12).allSatisfy { point in
      abs(direction.main(point) - direction.main(curve.start)) < 12
        || abs(direction.main(point) - direction.main(curve.end)) < 12
        || !cards.meets(Box(center: point, size: Size(14, 14)))
    }
  }

  private func turning(from start: Point, to end: Point) -> EdgeCurve? {
    let span = direction.main(end) - direction.main(start)
    // A step of a pixel or two reads as a slip.
    if distance(start + along(span), end) < 4 {
      return EdgeCurve(from: start, to: start + along(span))
    }
    guard abs(span) > 20, abs(span) < Self.reach else { return nil }
    let length = min(abs(span) * 0.9, turn) * (span < 0 ? -1 : 1)
    let corner = end - along(span - length)
    let handle = along(length * 0.6)
    let level = (end - corner) * (1.0 / 3)
    return EdgeCurve([
      start, start + handle, corner - handle, corner, corner + level, end - level, end,
    ])
  }

  /// Above the middle of the level run; right of it where the picture runs down.
  private func labelCenter(on curve: EdgeCurve, spreads: Bool, size: Size) -> Point {
    let points = curve.points
    let isStraight = points.count == 4
    let run =
      isStraight
      ? (curve.start, curve.end) : spreads ? (points[3], curve.end) : (curve.start, points[3])
    let middle = (run.0 + run.1) * 0.5
    return labelCenter(at: middle, size: size)
  }

  /// Above a place on a level run, or right of it where the picture runs down.
  func labelCenter(at point: Point, size: Size) -> Point {
    direction == .leftToRight
      ? point - Point(0, size.height / 2 + 3) : point + Point(size.width / 2 + 4, 0)
  }

  func along(_ length: Double) -> Point { direction.point(main: length, cross: 0) }
}
