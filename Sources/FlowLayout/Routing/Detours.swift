import DrawingModel

/// Routes edges round cards that they run through.
///
/// In dense graphs with clusters, Graphviz sometimes routes an edge through a card. Such an edge runs
/// along the gap above or below that card instead.
struct Detours {
  let diagram: Diagram
  let direction: LayoutOptions.Direction

  /// How far from a card's border an edge passes: half the gap between cards.
  private var clearance: Double { diagram.spacing.betweenCards / 2 }
  /// An edge that still crosses cards after this many tries keeps the best curve found.
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

  /// All cards but those at an edge's ends.
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

  // The rest reads as if the picture ran from left to right; where it runs down, x and y change places.

  private func turned(_ curve: EdgeCurve) -> EdgeCurve {
    direction == .leftToRight ? curve : EdgeCurve(curve.points.map { Point($0.y, $0.x) })
  }

  private func turned(_ box: Box) -> Box {
    direction == .leftToRight
      ? box : Box(x: box.minY, y: box.minX, width: box.size.height, height: box.size.width)
  }
}

extension EdgeCurve {
  /// Above and below a box, and with one turn left and right of it.
  fileprivate func ways(round box: Box, clearance: Double) -> [EdgeCurve] {
    let lanes = [box.minY - clearance, box.maxY + clearance]
    let trunks = [box.minX - clearance, box.maxX + clearance]
    return lanes.map { passing(box, along: $0, clearance: clearance) }
      + trunks.compactMap { turning(at: $0, within: clearance - 3) }
  }

  /// The curve along a lane above or below a box, through its own joints elsewhere.
  private func passing(_ box: Box, along lane: Double, clearance: Double) -> EdgeCurve {
    let (left, right) = (box.minX - clearance, box.maxX + clearance)
    let joints = stride(from: 0, through: points.count - 1, by: 3).map { points[$0] }
    let runsRight = end.x >= start.x
    var way = joints.dropFirst().dropLast().filter { $0.x < left || $0.x > right }
    way += [Point(left, lane), Point(right, lane)]
    way.sort { runsRight ? $0.x < $1.x : $0.x > $1.x }
    // A lane that begins before the edge does begins with it.
    let (low, high) = (min(start.x, end.x), max(start.x, end.x))
    way = way.map { Point(min(max($0.x, low + 4), high - 4), $0.y) }
    return EdgeCurve(level: [start] + way + [end])
  }

  /// A level run, one turn at `trunk`, and a level run; `nil` where the trunk is not between the ends.
  private func turning(at trunk: Double, within reach: Double) -> EdgeCurve? {
    let (low, high) = (min(start.x, end.x), max(start.x, end.x))
    guard trunk - reach > low, trunk + reach < high else { return nil }
    let side = end.x >= start.x ? reach : -reach
    return EdgeCurve(level: [
      start, Point(trunk - side, start.y), Point(trunk + side, end.y), end,
    ])
  }

  /// A curve through points, level in each of them.
  private init(level joints: [Point]) {
    var points = [joints[0]]
    for (from, to) in zip(joints, joints.dropFirst()) {
      let half = (to.x - from.x) / 2
      points += [Point(from.x + half, from.y), Point(to.x - half, to.y), to]
    }
    self.init(points)
  }
}
