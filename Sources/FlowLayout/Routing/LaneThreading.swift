import DrawingModel
import FlowModel

/// Chooses between which cards the long edges of a hub pass each rank.
///
/// Graphviz chooses a place for each edge alone, so that the edges of a hub may rise behind one rank and fall behind
/// the next one. Here they are a cable, which has the places with the fewest crossings and then the shortest
/// lines, by dynamic programming from the hub along the ranks.
struct LaneThreading {
  private let ranks: PlacedRanks
  private let direction: LayoutOptions.Direction
  private let bounds: ClosedRange<Double>
  /// The clusters, each with the ranks and the positions that its frame surrounds.
  private let frames: [(cluster: Int, ranks: Range<Int>, cross: ClosedRange<Double>)]
  private let clusterOfNode: [Int]

  /// The length of a detour that is as bad as a crossing.
  private static let crossing = 60.0
  /// How often cables are placed: the first ones do not know yet where the others will be.
  private static let rounds = 2
  /// The greatest number of places that are tried in a rank, those nearest to the hub.
  private static let mostPlaces = 24
  /// The greatest number of edges of a part in which cables are placed; in a larger one, it would take too long.
  private static let mostEdges = 600

  init(
    _ ranks: PlacedRanks, of block: Block, _ diagram: Diagram, _ direction: LayoutOptions.Direction
  ) {
    self.ranks = ranks
    self.direction = direction
    bounds = direction.lanes(in: block)
    clusterOfNode = diagram.clusterOfNode
    frames = block.clusterBoxes.sorted { $0.key < $1.key }.map { cluster, box in
      (cluster, ranks.overlapping(direction.mainRange(of: box)), direction.crossRange(of: box))
    }
  }

  /// - Complexity: O(*c* · *r* · *p* · (*p* + *w*) log *w*) for *c* cables that pass *r* ranks with *p* places in
  ///   each, and *w* edges between two ranks.
  func apply(to ways: inout [LaneRouter.Way]) {
    guard ways.count <= Self.mostEdges else { return }
    let cables = cables(of: ways)
    for _ in 0..<Self.rounds {
      for cable in cables { place(cable, in: &ways) }
    }
    for cable in cables { sortLayers(of: cable, in: &ways) }
  }

  // MARK: - Cables

  /// The edges that spread from one end, or join at one.
  private struct Cable {
    let ways: [Int]
    let hub: Int
    let rank: Int
    /// 1 if the edges spread from the hub, -1 if they join there.
    let step: Int
    let start: Double
    /// The number of ranks that it passes.
    let length: Int

    func rank(_ number: Int) -> Int { rank + (number + 1) * step }

    /// The indices of a way's positions at the hub, and at its other end.
    func start(of way: LaneRouter.Way) -> Int { step > 0 ? 0 : way.crosses.count - 1 }
    func end(of way: LaneRouter.Way) -> Int { step > 0 ? way.crosses.count - 1 : 0 }
  }

  /// Returns the cables that pass a rank, those with the most edges first.
  private func cables(of ways: [LaneRouter.Way]) -> [Cable] {
    struct Key: Hashable {
      let hub: Int
      let isSpreading: Bool
      let isReversed: Bool
    }
    let members = Dictionary(grouping: ways.indices) { index in
      Key(
        hub: ways[index].hub, isSpreading: ways[index].isSpreading,
        isReversed: ways[index].isReversed)
    }
    return members.compactMap { key, members -> Cable? in
      let first = ways[members[0]]
      let rank = key.isSpreading ? first.ranks.lowerBound : first.ranks.upperBound
      let length = members.map { ways[$0].crosses.count - 2 }.max() ?? 0
      guard length > 0 else { return nil }
      return Cable(
        ways: members, hub: key.hub, rank: rank, step: key.isSpreading ? 1 : -1,
        start: first.cross(atRank: rank), length: length)
    }.sorted { (-$0.ways.count, $0.ways[0]) < (-$1.ways.count, $1.ways[0]) }
  }

  // MARK: - Places

  /// What is in the gap behind a rank that a cable passes, seen from its hub.
  private struct Gap {
    /// Where the cable's edges end behind it.
    var ends: [Double] = []
    /// How many of the cable's own lines run across each other, if some edges end above and others below.
    var ownCrossings = 0
    /// The other lines, by where they are before the gap, and behind it.
    var others: [(near: Double, far: Double)] = []

    /// The length of the trunk from one place to another one, and to the ends. A cable should turn rarely, also
    /// where it costs no length.
    func length(from near: Double, to far: Double?) -> Double {
      let places = ends + [near] + (far.map { [$0] } ?? [])
      let turn = far.map { abs($0 - near) } ?? ends.map { abs($0 - near) }.min() ?? 0
      return (places.max() ?? near) - (places.min() ?? near) + turn / 2
    }

    /// The crossings of the lines from a place to all places behind the gap.
    func crossings(from near: Double, to places: [Double]) -> [Int] {
      let above = others.lazy.filter { $0.near < near - 0.5 }.map(\.far).sorted()
      let below = others.lazy.filter { $0.near > near + 0.5 }.map(\.far).sorted()
      return places.map { place in
        above.count - above.partitioningIndex { $0 > place + 0.5 }
          + below.partitioningIndex { $0 >= place - 0.5 }
      }
    }
  }

  private func place(_ cable: Cable, in ways: inout [LaneRouter.Way]) {
    let places = (0..<cable.length).map { self.places(of: cable, at: $0, ways) }
    guard places.allSatisfy({ !$0.isEmpty }) else { return }
    var costs = [0.0]
    var before = [cable.start]
    var origins: [[Int]] = []
    for (number, next) in places.enumerated() {
      let gap = gap(before: number, of: cable, ways)
      let best = best(from: before, costs, to: next, behind: gap)
      (costs, before) = (best.map(\.cost), next)
      origins.append(best.map(\.origin))
    }
    let last = gap(before: cable.length, of: cable, ways)
    let ends = before.indices.map { index in
      costs[index] + branches(from: before[index], in: last)
        + last.length(from: before[index], to: nil)
    }
    guard var chosen = ends.indices.min(by: { (ends[$0], $0) < (ends[$1], $1) }) else { return }
    for number in places.indices.reversed() {
      let rank = cable.rank(number)
      for way in cable.ways where ways[way].passes(rank) {
        ways[way].crosses[rank - ways[way].ranks.lowerBound] = places[number][chosen]
      }
      chosen = origins[number][chosen]
    }
  }

  /// Returns the least cost of each place behind a gap, and the place before the gap from which it is that.
  private func best(
    from before: [Double], _ costs: [Double], to next: [Double], behind gap: Gap
  ) -> [(cost: Double, origin: Int)] {
    let own = next.map { place in
      gap.ends.contains { $0 < place - 1 } && gap.ends.contains { $0 > place + 1 }
        ? gap.ownCrossings : 0
    }
    var best = next.map { _ in (cost: Double.infinity, origin: 0) }
    for (origin, place) in before.enumerated() {
      let base = costs[origin] + branches(from: place, in: gap)
      let crossings = gap.crossings(from: place, to: next)
      for (index, target) in next.enumerated() {
        let cost =
          base + Double(crossings[index] + own[index]) * Self.crossing
          + gap.length(from: place, to: target)
        if cost < best[index].cost { best[index] = (cost, origin) }
      }
    }
    return best
  }

  /// The cost of the lines from a place to the ends behind a gap.
  private func branches(from place: Double, in gap: Gap) -> Double {
    Double(gap.crossings(from: place, to: gap.ends).reduce(0, +)) * Self.crossing
  }

  /// Returns where a cable may pass a rank: in each free range that is not in a foreign frame, nearest to its
  /// hub, and where it is.
  private func places(of cable: Cable, at number: Int, _ ways: [LaneRouter.Way]) -> [Double] {
    let rank = cable.rank(number)
    let passing = cable.ways.filter { ways[$0].passes(rank) }
    let known = Set(passing.map { ways[$0].cross(atRank: rank) }).sorted()
    let own = Set(
      passing.flatMap { [ways[$0].nodes.first, ways[$0].nodes.last] }.map { clusterOfNode[$0] })
    let foreign = frames.filter { $0.ranks.contains(rank) && !own.contains($0.cluster) }
    let middle = known.reduce(0, +) / Double(max(known.count, 1))
    let places = ranks.free(at: rank, within: bounds).flatMap { free in
      [cable.start, middle].map(free.range.clamped)
    }.filter { place in !foreign.contains { $0.cross.contains(place) } }
    let nearest = Set(places).sorted {
      (abs($0 - cable.start), $0) < (abs($1 - cable.start), $1)
    }.prefix(Self.mostPlaces)
    return Set(known + nearest).sorted()
  }

  /// Returns what is in the gap between the rank with a number that a cable passes and the one before.
  private func gap(before number: Int, of cable: Cable, _ ways: [LaneRouter.Way]) -> Gap {
    let (near, far) = (cable.rank(number - 1), cable.rank(number))
    var gap = Gap()
    let own = Set(cable.ways)
    var seen: Set<[Double]> = []
    for (index, way) in ways.enumerated() where way.ranks.contains(near) && way.ranks.contains(far)
    {
      let line = (near: way.cross(atRank: near), far: way.cross(atRank: far))
      if !own.contains(index) {
        if seen.insert([line.near, line.far]).inserted { gap.others.append(line) }
      } else if !way.passes(far) {
        gap.ends.append(line.far)
      }
    }
    let families = { (isPassing: Bool) in
      Set(
        cable.ways.lazy.map { ways[$0] }.filter {
          $0.ranks.contains(far) && $0.passes(far) == isPassing
        }.map(\.family))
    }
    let passing = families(true)
    gap.ownCrossings = families(false).reduce(0) { $0 + passing.subtracting([$1]).count }
    return gap
  }

  // MARK: - Layers

  /// Lets the families of a cable that end first be nearest to the cards that they end at, all along.
  private func sortLayers(of cable: Cable, in ways: inout [LaneRouter.Way]) {
    var side = 0.0
    for number in 0..<cable.length {
      let rank = cable.rank(number)
      guard let lane = cable.ways.first(where: { ways[$0].passes(rank) }) else { continue }
      let place = ways[lane].cross(atRank: rank)
      for way in cable.ways where !ways[way].passes(rank) && ways[way].ranks.contains(rank) {
        side += place < ways[way].cross(atRank: rank) ? -1 : 1
      }
    }
    let families = Dictionary(grouping: cable.ways) { ways[$0].family }.values.map { members in
      let reach = members.reduce(0) { $0 + ways[$1].crosses.count }
      let ends = members.reduce(0) { $0 + ways[$1].crosses[cable.end(of: ways[$1])] }
      let count = Double(members.count)
      return (
        members: members, reach: (side < 0 ? -1 : 1) * Double(reach) / count, end: ends / count
      )
    }.sorted { ($0.reach, $0.end, $0.members[0]) < ($1.reach, $1.end, $1.members[0]) }
    let starts = Set(cable.ways.map { ways[$0].crosses[cable.start(of: ways[$0])] }).sorted()
    // Families without a mark of their own leave the hub at one point.
    var places: [Double: Int] = [:]
    for (layer, family) in families.enumerated() {
      for way in family.members {
        ways[way].layer = layer
        let start = ways[way].crosses[cable.start(of: ways[way])]
        places[start] = places[start] ?? places.count
      }
    }
    for way in cable.ways {
      let index = cable.start(of: ways[way])
      guard let place = places[ways[way].crosses[index]] else { continue }
      ways[way].crosses[index] = starts[place]
    }
  }
}

extension LaneRouter.Way {
  /// Whether a rank is between its ends.
  fileprivate func passes(_ rank: Int) -> Bool {
    ranks.lowerBound < rank && rank < ranks.upperBound
  }
}

extension [Double] {
  /// The number of elements at the start that a condition is false for; it must be true for the others.
  fileprivate func partitioningIndex(_ isBehind: (Double) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBehind(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
