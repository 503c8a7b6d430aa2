import DrawingModel

/// Routes edges around cards that they would cross.
///
/// In dense graphs with clusters, Graphviz sometimes routes an edge through a card. Such an edge is
/// moved to the gap above or below that card.
struct Detours {
  let diagram: Diagram
  let direction: LayoutOptions.Direction

  /// The distance between an edge and a card that it passes: half of the gap between cards.
  private var clearance: Double { diagram.spacing.betweenCards / 2 }
  /// The greatest number of tries; an edge that still crosses cards then keeps the best curve
  /// found.
  private static let tries = 6

  /// - Complexity: O(*e*) look-ups in a grid for *e* edges.
  func apply(to block: inout Block) {
    var cards = BoxIndex()
    var numbers: [Int: Int] = [:]
    for (node, box) in block.nodeBoxes.sorted(by: { $0.key < $1.key }) {
      numbers[node] = numbers.count
      cards.insert(turned(box))
    }
    for (index, route) in block.routes {
      let edge = diagram.edges[index]
      guard edge.tail != edge.head else { continue }
      let others = Obstacles(cards: cards, ends: [edge.tail, edge.head].map { numbers[$0] })
      let way = turned(route.curve)
      let detour = mended(way, among: others)
      if detour != way { block.routes[index]?.curve = turned(detour) }
    }
  }

  /// All cards except those at an edge's ends.
  private struct Obstacles {
    let cards: BoxIndex
    let ends: [Int?]

    func hits(on curve: EdgeCurve) -> [Box] {
      var seen: Set<Int> = []
      var boxes: [Box] = []
      for point in curve.samples(spacing: 14) {
        for hit in cards.indices(at: point) where !ends.contains(hit) {
          if seen.insert(hit).inserted { boxes.append(cards[hit]) }
        }
      }
      return boxes
    }
  }

  private func mended(_ curve: EdgeCurve, among obstacles: Obstacles) -> EdgeCurve {
    var best = curve
    let first = obstacles.hits(on: curve)
    var hits = first
    for _ in 0..<Self.tries {
      guard let obstacle = hits.first else { break }
      let ways = best.ways(round: obstacle, clearance: clearance).map { way in
        (way: way, hits: obstacles.hits(on: way), bend: way.length)
      }
      guard
        let next = ways.min(by: { ($0.hits.count, $0.bend) < ($1.hits.count, $1.bend) }),
        next.hits.count < hits.count || next.hits.first != hits.first
      else { break }
      (best, hits) = (next.way, next.hits)
    }
    return hits.count < first.count ? best : curve
  }

  // The following is written for a picture that runs from left to right; x and y are swapped for
  // one that runs down.

  private func turned(_ curve: EdgeCurve) -> EdgeCurve {
    direction == .leftToRight ? curve : EdgeCurve(curve.points.map { Point($0.y, $0.x) })
  }

  private func turned(_ box: Box) -> Box {
    direction == .leftToRight
      ? box : Box(x: box.minY, y: box.minX, width: box.size.height, height: box.size.width)
  }
}

extension EdgeCurve {
  /// Returns curves above and below a box, and curves with one turn to the left and right of it.
  fileprivate func ways(round box: Box, clearance: Double) -> [EdgeCurve] {
    let lanes = [box.minY - clearance, box.maxY + clearance]
    let trunks = [box.minX - clearance, box.maxX + clearance]
    return lanes.map { passing(box, along: $0, clearance: clearance) }
      + trunks.compactMap { turning(at: $0, within: clearance - 3) }
  }

  /// Returns the curve along a lane above or below a box, through its other joints elsewhere.
  private func passing(_ box: Box, along lane: Double, clearance: Double) -> EdgeCurve {
    let (left, right) = (box.minX - clearance, box.maxX + clearance)
    let joints = stride(from: 0, through: points.count - 1, by: 3).map { points[$0] }
    let runsRight = end.x >= start.x
    var way = joints.dropFirst().dropLast().filter { $0.x < left || $0.x > right }
    way += [Point(left, lane), Point(right, lane)]
    way.sort { runsRight ? $0.x < $1.x : $0.x > $1.x }
    // A lane does not begin before the edge itself.
    let (low, high) = (min(start.x, end.x), max(start.x, end.x))
    way = way.map { Point(min(max($0.x, low + 4), high - 4), $0.y) }
    return EdgeCurve(level: [start] + way + [end])
  }

  /// Returns a level run, one turn at `trunk`, and a level run; `nil` if the trunk is not between
  /// the ends.
  private func turning(at trunk: Double, within reach: Double) -> EdgeCurve? {
    let (low, high) = (min(start.x, end.x), max(start.x, end.x))
    guard trunk - reach > low, trunk + reach < high else { return nil }
    let side = end.x >= start.x ? reach : -reach
    return EdgeCurve(level: [
      start, Point(trunk - side, start.y), Point(trunk + side, end.y), end,
    ])
  }

  /// Creates a curve through points that is level in each of them.
  private init(level joints: [Point]) {
    var points = [joints[0]]
    for (from, to) in zip(joints, joints.dropFirst()) {
      let half = (to.x - from.x) / 2
      points += [Point(from.x + half, from.y), Point(to.x - half, to.y), to]
    }
    self.init(points)
  }
}
