import DrawingModel

/// Replaces Graphviz's route between neighbouring cards by an S-shaped curve and a level run, if
/// nothing lies between them.
///
/// Graphviz routes each edge around the room reserved for labels, so that edges from one card cross
/// each other repeatedly. Curves of the same shape from the same point never cross, and the level
/// run of each has room for its label.
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

  /// Two nodes, regardless of the direction of an edge between them.
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

  /// The greatest distance between two cards of neighbouring ranks.
  private static let reach = 460.0
  /// The length in which the curve turns: the distance that Graphviz keeps between cards in
  /// addition to labels.
  private var turn: Double { diagram.spacing.betweenRanks - 4 }

  /// - Parameter spreads: Whether the curve leaves a card with many edges. It then turns first and
  ///   runs level afterwards; otherwise, it runs level first.
  private func direct(_ curve: EdgeCurve, spreads: Bool, cards: BoxIndex) -> EdgeCurve? {
    let direct =
      spreads
      ? turning(from: curve.start, to: curve.end)
      : turning(from: curve.end, to: curve.start).map(\.reversed)
    guard let direct else { return nil }
    return isFree(direct, of: cards) ? direct : nil
  }

  private func isFree(_ curve: EdgeCurve, of cards: BoxIndex) -> Bool {
    // The ends touch their own cards, so the samples next to them are ignored.
    curve.samples(perSegment: 12).allSatisfy { point in
      abs(direction.main(point) - direction.main(curve.start)) < 12
        || abs(direction.main(point) - direction.main(curve.end)) < 12
        || !cards.meets(Box(center: point, size: Size(14, 14)))
    }
  }

  private func turning(from start: Point, to end: Point) -> EdgeCurve? {
    let span = direction.main(end) - direction.main(start)
    // A step of one or two pixels looks like an error.
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

  /// Returns the point above the middle of the level run; to the right of it if the picture runs
  /// down.
  private func labelCenter(on curve: EdgeCurve, spreads: Bool, size: Size) -> Point {
    let points = curve.points
    let isStraight = points.count == 4
    let run =
      isStraight
      ? (curve.start, curve.end) : spreads ? (points[3], curve.end) : (curve.start, points[3])
    let middle = (run.0 + run.1) * 0.5
    return labelCenter(at: middle, size: size)
  }

  /// Returns the point above a place on a level run; to the right of it if the picture runs down.
  private func labelCenter(at point: Point, size: Size) -> Point {
    direction == .leftToRight
      ? point - Point(0, size.height / 2 + 3) : point + Point(size.width / 2 + 4, 0)
  }

  private func along(_ length: Double) -> Point { direction.point(main: length, cross: 0) }
}

// MARK: - Several edges between two cards

extension DirectCurves {
  /// Gives several edges between the same two cards parallel lanes, each with room for its label.
  ///
  /// If a lane would cross a card, all these edges keep Graphviz's routes.
  ///
  /// - Parameter anchor: The card in front of which the lanes lie: the one with fewer other edges.
  private func spreadLanes(
    of bundle: [Int], before anchor: Int, in block: inout Block, cards: BoxIndex
  ) {
    let ordered = bundle.sorted {
      (middle(of: $0, in: block), $0) < (middle(of: $1, in: block), $1)
    }
    let heights = ordered.map {
      max(diagram.edges[$0].label.map { room(for: $0.size) } ?? 0, 14) + 6
    }
    let center = center(of: bundle, before: anchor, in: block)
    var lane = center - heights.reduce(0, +) / 2
    var routes: [Int: Placement.Route] = [:]
    for (index, height) in zip(ordered, heights) {
      lane += height
      guard let route = block.routes[index],
        let curve = detached(route.curve, along: lane - 4), isFree(curve, of: cards)
      else { return }
      let size = diagram.edges[index].label?.size
      routes[index] = Placement.Route(
        curve: curve,
        labelCenter: size.map {
          labelCenter(at: (curve.points[3] + curve.points[6]) * 0.5, size: $0)
        })
    }
    block.routes.merge(routes) { _, new in new }
  }

  /// Returns the centre of the lanes: the middle of the card, or for a screen, of the edges' ends.
  private func center(of bundle: [Int], before anchor: Int, in block: Block) -> Double {
    let middle = block.nodeBoxes[anchor].map { direction.cross($0.center) } ?? 0
    guard diagram.nodes[anchor].arrivalDepth != nil else { return middle }
    let ends = bundle.compactMap { index in
      block.routes[index].map {
        let isStart = diagram.edges[index].tail == anchor
        return direction.cross(isStart ? $0.curve.start : $0.curve.end)
      }
    }
    return ends.isEmpty ? middle : ends.reduce(0, +) / Double(ends.count)
  }

  /// Returns a curve that leads to a lane, along it, and back.
  private func detached(_ curve: EdgeCurve, along lane: Double) -> EdgeCurve? {
    let (start, end) = (curve.start, curve.end)
    let span = direction.main(end) - direction.main(start)
    guard abs(span) > 120, abs(span) < Self.reach else { return nil }
    let turn = along(
      min(abs(span) * 0.3, diagram.spacing.betweenRanks / 2 - 2) * (span < 0 ? -1 : 1))
    let first = direction.point(main: direction.main(start + turn), cross: lane)
    let last = direction.point(main: direction.main(end - turn), cross: lane)
    let handle = turn * 0.55
    let level = (last - first) * (1.0 / 3)
    return EdgeCurve([
      start, start + handle, first - handle, first, first + level, last - level, last,
      last + handle,
      end - handle, end,
    ])
  }

  private func middle(of index: Int, in block: Block) -> Double {
    let samples = block.routes[index]?.curve.samples(perSegment: 8) ?? []
    return samples.isEmpty ? 0 : direction.cross(samples[samples.count / 2])
  }

  private func room(for label: Size) -> Double {
    direction == .leftToRight ? label.height : label.width
  }
}
