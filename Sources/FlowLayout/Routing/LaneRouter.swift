import DrawingModel
import FlowModel

/// Routes the edges of a large part in lanes, as straight runs with round corners.
///
/// Graphviz decides the ranks, the places of cards, and between which cards an edge passes a rank. In
/// the gap between two ranks, the edges of one end share a trunk, and each trunk has a slot of its own.
/// A gap is widened if its slots need that. Edges within a rank keep their routes.
struct LaneRouter {
  private let diagram: Diagram
  private let direction: LayoutOptions.Direction

  private static let radius = 7.0
  /// The distance between edges that pass a rank side by side.
  static let lanePitch = 7.0

  init(diagram: Diagram, direction: LayoutOptions.Direction) {
    self.diagram = diagram
    self.direction = direction
  }

  func apply(to block: inout Block) {
    var ranks = PlacedRanks(block, of: diagram, direction)
    guard ranks.ranks.count > 1 else { return }
    var ways = ways(in: block, ranks)
    LaneThreading(ranks, of: block, diagram, direction).apply(to: &ways)
    placeLanes(&ways, in: block, ranks)
    compact(&block, ranks, &ways)
    ranks = PlacedRanks(block, of: diagram, direction)
    placeLanes(&ways, in: block, ranks)
    straighten(&ways)
    let trunks = (0..<(ranks.ranks.count - 1)).map { self.trunks(inGap: $0, ways) }
    let hidden = sharedLabels(of: ways)
    let spacing = RankSpacing(
      ranks, of: block, direction, needs: needs(of: ways, trunks, hidden: hidden))
    spacing.apply(to: &block)
    for way in ways {
      guard let route = block.routes[way.edge] else { continue }
      block.routes[way.edge] = self.route(way, in: spacing.gaps, trunks, replacing: route)
    }
    for edge in hidden {
      block.routes[edge]?.labelCenter = nil
      block.routes[edge]?.sharesLabel = true
    }
  }

  // MARK: - Ways

  private func ways(in block: Block, _ ranks: PlacedRanks) -> [Way] {
    var degrees: [Int: Int] = [:]
    for index in block.routes.keys {
      degrees[diagram.edges[index].tail, default: 0] += 1
      degrees[diagram.edges[index].head, default: 0] += 1
    }
    return block.routes.keys.sorted().compactMap { index in
      let edge = diagram.edges[index]
      guard let route = block.routes[index], let tail = ranks.rank(of: edge.tail),
        let head = ranks.rank(of: edge.head), tail != head
      else { return nil }
      let isReversed = tail > head
      let curve = isReversed ? route.curve.reversed : route.curve
      let nodes = isReversed ? (edge.head, edge.tail) : (edge.tail, edge.head)
      guard let first = block.nodeBoxes[nodes.0], let last = block.nodeBoxes[nodes.1],
        direction.main(curve.start) > direction.main(first.center),
        direction.main(curve.end) < direction.main(last.center)
      else { return nil }
      let span = min(tail, head)...max(tail, head)
      let samples = curve.samples(spacing: 12)
      let passed = span.dropFirst().dropLast().map { rank -> Double in
        let range = ranks.ranks[rank].range
        let middle = (range.lowerBound + range.upperBound) / 2
        let point = samples.first { direction.main($0) >= middle } ?? curve.end
        return direction.cross(point)
      }
      return Way(
        edge: index, isReversed: isReversed, ranks: span, nodes: nodes,
        family: edge.segue.kind.family,
        crosses: [direction.cross(curve.start)] + passed + [direction.cross(curve.end)],
        isSpreading: degrees[nodes.0, default: 0] >= degrees[nodes.1, default: 0])
    }
  }

  /// What shares a lane where it passes a rank: the edges of one family from or to one end. Edges that lead back
  /// have lanes of their own.
  private struct Bundle: Hashable {
    let node: Int
    let isFirst: Bool
    let isReversed: Bool
    let family: SegueFamily
    let free: Int
  }

  /// Gives the edges that pass a rank lanes between its cards.
  private func placeLanes(_ ways: inout [Way], in block: Block, _ ranks: PlacedRanks) {
    let bounds = direction.lanes(in: block)
    for rank in ranks.ranks.indices {
      var bundles: [Bundle: [Int]] = [:]
      var frees: [Int: ClosedRange<Double>] = [:]
      for (index, way) in ways.enumerated()
      where way.ranks.lowerBound < rank && rank < way.ranks.upperBound {
        guard let free = ranks.free(at: rank, near: way.cross(atRank: rank), within: bounds) else {
          continue
        }
        frees[free.index] = free.range
        // An edge turns as rarely as it can.
        ways[index].crosses[rank - way.ranks.lowerBound] = free.range.clamped(
          way.cross(atRank: rank - 1))
        let bundle = Bundle(
          node: way.hub, isFirst: way.isSpreading, isReversed: way.isReversed, family: way.family,
          free: free.index)
        bundles[bundle, default: []].append(index)
      }
      for (free, range) in frees {
        let lanes = lanes(of: bundles.filter { $0.key.free == free }, at: rank, ways)
        let places = Self.apart(lanes.map(\.cross), within: range)
        for (lane, place) in zip(lanes, places) {
          for member in lane.members {
            ways[member].crosses[rank - ways[member].ranks.lowerBound] = place
          }
        }
      }
    }
  }

  /// Returns the members of each lane, and where it should be, in order: the lanes of one hub side by side, in their
  /// layers.
  private func lanes(
    of bundles: [Bundle: [Int]], at rank: Int, _ ways: [Way]
  ) -> [(members: [Int], cross: Double)] {
    let cables = Dictionary(grouping: bundles) {
      [$0.key.node, $0.key.isFirst ? 1 : 0, $0.key.isReversed ? 1 : 0]
    }
    let sorted = cables.values.map { cable in
      let members = cable.flatMap(\.value).sorted()
      let cross = members.reduce(0) { $0 + ways[$1].cross(atRank: rank) } / Double(members.count)
      return (
        lanes: cable.map(\.value).sorted {
          (ways[$0[0]].layer, $0[0]) < (ways[$1[0]].layer, $1[0])
        }, cross: cross
      )
    }.sorted { ($0.cross, $0.lanes[0][0]) < ($1.cross, $1.lanes[0][0]) }
    return sorted.flatMap { cable in cable.lanes.map { ($0, cable.cross) } }
  }

  /// Positions in order and apart from each other, near the given ones.
  private static func apart(_ wanted: [Double], within range: ClosedRange<Double>) -> [Double] {
    let room = range.upperBound - range.lowerBound
    let pitch = min(lanePitch, room / Double(max(wanted.count - 1, 1)))
    var places = wanted.map { min(max($0, range.lowerBound), range.upperBound) }
    for index in places.indices.dropFirst() {
      places[index] = max(places[index], places[index - 1] + pitch)
    }
    var limit = range.upperBound
    for index in places.indices.reversed() {
      places[index] = min(places[index], limit)
      limit = places[index] - pitch
    }
    return places
  }

  /// Removes steps that are too small to be seen as such, from lanes between two ends, where no other lane is
  /// too near.
  private func straighten(_ ways: inout [Way]) {
    var users: [Int: [Double]] = [:]
    for way in ways {
      for rank in way.ranks { users[rank, default: []].append(way.cross(atRank: rank)) }
    }
    for index in ways.indices {
      let way = ways[index]
      for rank in way.ranks.dropLast().reversed() {
        let (here, next) = (ways[index].cross(atRank: rank), ways[index].cross(atRank: rank + 1))
        guard abs(here - next) < Self.radius, here != next else { continue }
        var others = users[rank, default: []]
        if let own = others.firstIndex(of: here) { others.remove(at: own) }
        let isFree = others.allSatisfy {
          abs($0 - next) > Self.lanePitch - 1 && abs($0 - here) >= 1
        }
        guard isFree else { continue }
        ways[index].crosses[rank - way.ranks.lowerBound] = next
        users[rank] = others + [next]
      }
    }
  }

  private func compact(_ block: inout Block, _ ranks: PlacedRanks, _ ways: inout [Way]) {
    var lanes: Set<RankCompaction.Lane> = []
    var links: [RankCompaction.Link] = []
    func end(_ node: Int, _ cross: Double) -> RankCompaction.Link.End {
      (.node(node), cross - diagram.reservedCross(of: node, in: block, direction))
    }
    for way in ways {
      let passed = way.lanes
      lanes.formUnion(passed)
      let stops =
        [end(way.nodes.first, way.crosses[0])] + passed.map { (.lane($0), 0) }
        + [end(way.nodes.last, way.crosses[way.crosses.count - 1])]
      links += zip(stops, stops.dropFirst()).map { RankCompaction.Link(ends: [$0, $1]) }
    }
    let compaction = RankCompaction(
      block, of: diagram, direction, ranks: ranks,
      lanes: lanes.sorted { ($0.rank, $0.cross) < ($1.rank, $1.cross) }, links: links)
    for index in ways.indices {
      let way = ways[index]
      ways[index].crosses =
        [way.crosses[0] + compaction.shift(of: way.nodes.first)]
        + way.lanes.map(compaction.position)
        + [way.crosses[way.crosses.count - 1] + compaction.shift(of: way.nodes.last)]
    }
    compaction.apply(to: &block)
  }

  // MARK: - Trunks

  private func trunks(inGap gap: Int, _ ways: [Way]) -> Trunks {
    var trunks: [Trunks.Trunk] = []
    var numbers: [Trunks.Key: Int] = [:]
    let ways = ways.filter { $0.gaps.contains(gap) }
    var laneUsers: [Double: Int] = [:]
    for way in ways where way.isSpreading && gap != way.ranks.lowerBound {
      laneUsers[way.cross(atRank: gap), default: 0] += 1
    }
    for way in ways {
      let (start, end) = (way.cross(atRank: gap), way.cross(atRank: gap + 1))
      if start == end { continue }
      let isFirst = gap == way.ranks.lowerBound
      let isLast = gap == way.ranks.upperBound - 1
      // In its last gap, an edge joins the others to the same end, unless it branches off a lane that it shares.
      let isBranch = way.isSpreading && (isFirst || laneUsers[start, default: 0] > 1)
      let merges = isLast && !isBranch
      let key: Trunks.Key =
        merges
        ? .after(node: way.nodes.last, cross: Int(end.rounded()))
        : .before(node: isFirst ? way.nodes.first : -1, cross: Int(start.rounded()))
      let number = numbers[key] ?? trunks.count
      if number == trunks.count {
        trunks.append(Trunks.Trunk(key: key))
        numbers[key] = number
      }
      trunks[number].add(way.edge, from: start, to: end)
    }
    return Trunks(trunks.sorted { ($0.low, $0.high, $0.edges[0]) < ($1.low, $1.high, $1.edges[0]) })
  }

  private func route(
    _ way: Way, in gaps: [ClosedRange<Double>], _ trunks: [Trunks],
    replacing route: Placement.Route
  ) -> Placement.Route {
    let curve = way.isReversed ? route.curve.reversed : route.curve
    var joints = [direction.point(main: direction.main(curve.start), cross: way.crosses[0])]
    var runs: [(start: Point, end: Point)] = []
    for gap in way.gaps {
      guard let slot = trunks[gap].position(of: way.edge, in: gaps[gap]) else { continue }
      let first = direction.point(main: slot, cross: way.cross(atRank: gap))
      let second = direction.point(main: slot, cross: way.cross(atRank: gap + 1))
      if let last = joints.last { runs.append((last, first)) }
      joints += [first, second]
    }
    let end = direction.point(
      main: direction.main(curve.end), cross: way.crosses[way.crosses.count - 1])
    runs.append((joints[joints.count - 1], end))
    joints.append(end)
    let line = EdgeCurve(rounding: joints, radius: Self.radius)
    return Placement.Route(
      curve: way.isReversed ? line.reversed : line,
      labelCenter: diagram.edges[way.edge].label.map { label in
        labelCenter(on: runs, isSpreading: way.isSpreading, size: label.size)
      }, isInLanes: true)
  }

  /// The place beside the run at the end that few other edges have, or else beside the longest one.
  private func labelCenter(
    on runs: [(start: Point, end: Point)], isSpreading: Bool, size: Size
  ) -> Point {
    let own = isSpreading ? runs[runs.count - 1] : runs[0]
    let needed = labelLength(size)
    let longest = runs.max { distance($0.start, $0.end) < distance($1.start, $1.end) } ?? own
    let run = distance(own.start, own.end) >= needed ? own : longest
    let middle = (run.start + run.end) * 0.5
    return direction == .leftToRight
      ? middle - Point(0, size.height / 2 + 3) : middle + Point(size.width / 2 + 4, 0)
  }
}

// MARK: - Labels

extension LaneRouter {
  /// What has one label on a trunk: the edges of one end, with the same words.
  private struct Caption: Hashable {
    let node: Int
    let isFirst: Bool
    let family: SegueFamily
    let text: [String?]
  }

  /// The number of equal labels on a trunk from which on one is shown for all.
  private static let fewestEqual = 3

  /// Returns the edges whose labels others of their trunks show.
  private func sharedLabels(of ways: [Way]) -> Set<Int> {
    var captions: [Caption: [Way]] = [:]
    for way in ways {
      let edge = diagram.edges[way.edge]
      guard let text = edge.label?.text else { continue }
      let caption = Caption(
        node: way.hub, isFirst: way.isSpreading, family: way.family, text: text)
      captions[caption, default: []].append(way)
    }
    var hidden: Set<Int> = []
    for members in captions.values where members.count >= Self.fewestEqual {
      // The label stands at the branch that begins nearest to the end that all share.
      let shown = members.min { ($0.height, $0.edge) < ($1.height, $1.edge) }
      hidden.formUnion(members.lazy.map(\.edge).filter { $0 != shown?.edge })
    }
    return hidden
  }

  /// Returns how long each gap must be for its trunks and labels.
  private func needs(of ways: [Way], _ trunks: [Trunks], hidden: Set<Int>) -> [Double] {
    var needs = trunks.map { 2 * Trunks.margin + Double(max($0.count - 1, 0)) * Trunks.pitch }
    for way in ways where !hidden.contains(way.edge) {
      guard let size = diagram.edges[way.edge].label?.size else { continue }
      let gap = way.isSpreading ? way.gaps.upperBound - 1 : way.gaps.lowerBound
      needs[gap] = max(needs[gap], trunks[gap].depth(of: way.edge) + labelLength(size))
    }
    return needs
  }

  /// The length of a run beside which a label fits.
  private func labelLength(_ size: Size) -> Double {
    (direction == .leftToRight ? size.width : size.height) + 12
  }
}
