import DrawingModel

/// Moves the cards of a placed part together, across the flow.
///
/// Graphviz aligns cards with those that they lead to, at the cost of a page as long as it takes. Here,
/// the fullest rank decides the length of the page. The ranks, the order in each, and the edges that pass
/// between two cards stay. A cluster is compacted first, and then moved as a whole.
struct RankCompaction {
  private let diagram: Diagram
  private let direction: LayoutOptions.Direction
  private let ranks: PlacedRanks
  /// The position of each element before and after.
  private var moves: [Element: (old: ClosedRange<Double>, new: Double)] = [:]
  private var length = 0.0
  private var start = 0.0
  private var clusterSizes: [Int: Double] = [:]

  /// A place where edges pass a rank.
  struct Lane: Hashable {
    let rank: Int
    let cross: Double
  }

  /// Two elements that an edge joins within one gap, each with the edge's distance from its start.
  struct Link {
    typealias End = (element: Element, offset: Double)

    var ends: [End]
  }

  enum Element: Hashable {
    case node(Int)
    case cluster(Int)
    case lane(Lane)
  }

  /// - Parameters:
  ///   - lanes: Where edges pass the ranks, without duplicates.
  ///   - links: What edges join.
  /// - Complexity: O((*n* + *m*) log *n*) for *n* elements and *m* links, times a fixed number of rounds.
  init(
    _ block: Block, of diagram: Diagram, _ direction: LayoutOptions.Direction, ranks: PlacedRanks,
    lanes: [Lane], links: [Link]
  ) {
    self.diagram = diagram
    self.direction = direction
    self.ranks = ranks
    compact(block, lanes, links)
  }

  private mutating func compact(_ block: Block, _ lanes: [Lane], _ links: [Link]) {
    var levels: [Int?: [Item]] = [:]
    var owners: [Element: Int] = [:]
    func add(_ item: Item, to cluster: Int?) {
      levels[cluster, default: []].append(item)
      owners[item.element] = cluster
    }
    let clusters = block.clusterBoxes.sorted { $0.key < $1.key }.map { cluster, box in
      (cluster, ranks.overlapping(direction.mainRange(of: box)), direction.crossRange(of: box))
    }
    for (node, box) in block.nodeBoxes.sorted(by: { $0.key < $1.key }) {
      guard let rank = ranks.rank(of: node) else { continue }
      let cluster = diagram.clusterOfNode[node]
      let item = Item(
        element: .node(node), ranks: rank..<(rank + 1),
        range: direction.crossRange(of: diagram.nodes[node].reserved(around: box)))
      add(item, to: block.clusterBoxes[cluster] == nil ? nil : cluster)
    }
    for lane in lanes {
      let cluster = clusters.first {
        $0.1.contains(lane.rank) && $0.2.contains(lane.cross)
      }
      let item = Item(
        element: .lane(lane), ranks: lane.rank..<(lane.rank + 1), range: lane.cross...lane.cross)
      add(item, to: cluster?.0)
    }
    // Where each element of a cluster is, from the start of the cluster.
    var inner: [Element: Double] = [:]
    for (cluster, ranks, range) in clusters {
      let items = levels[cluster] ?? []
      let level = Level(
        items,
        links: links.filter { link in
          link.ends.allSatisfy { owners[$0.element] == cluster }
        }, diagram.lanes)
      let title = diagram.clusters[cluster].title.size
      let isAcross = direction == .topToBottom
      let lead = Spacing.clusterMargin + (isAcross ? 0 : title.height)
      let least = isAcross ? title.width + 2 * Spacing.clusterMargin : 0
      let size = max(level.length + lead + Spacing.clusterMargin, least)
      let shift = isAcross ? (size - level.length) / 2 : lead
      for (item, place) in zip(items, level.starts) { inner[item.element] = place + shift }
      clusterSizes[cluster] = size
      levels[nil, default: []].append(
        Item(element: .cluster(cluster), ranks: ranks, range: range, size: size))
    }
    let items = levels[nil] ?? []
    let outer = links.map { link in
      Link(
        ends: link.ends.map { end in
          owners[end.element].map {
            (.cluster($0), end.offset + (inner[end.element] ?? 0))
          } ?? end
        })
    }.filter { $0.ends[0].element != $0.ends[1].element }
    let main = direction.main(Point(block.size.width, block.size.height))
    let level = Level(items, links: outer, diagram.lanes, least: main / diagram.aspect)
    length = level.length
    start = items.map(\.range.lowerBound).min() ?? 0
    var places: [Element: Double] = [:]
    for (item, place) in zip(items, level.starts) { places[item.element] = place + start }
    for (cluster, items) in levels {
      for item in items {
        let base = cluster.map { (places[.cluster($0)] ?? 0) + (inner[item.element] ?? 0) }
        moves[item.element] = (item.range, base ?? places[item.element] ?? 0)
      }
    }
  }

  // MARK: - Results

  /// The position of a lane.
  func position(of lane: Lane) -> Double { moves[.lane(lane)]?.new ?? lane.cross }

  /// How far a card moves.
  func shift(of node: Int) -> Double {
    moves[.node(node)].map { $0.new - $0.old.lowerBound } ?? 0
  }

  func apply(to block: inout Block) {
    let places = places()
    for (index, route) in block.routes {
      let edge = diagram.edges[index]
      let isLoop = edge.tail == edge.head
      block.routes[index] = route.moved { point in
        let (main, old) = (direction.main(point), direction.cross(point))
        let new =
          isLoop ? old + shift(of: edge.tail) : places[ranks.nearest(to: main)].moved(old)
        return direction.point(main: main, cross: new)
      }
    }
    for (node, box) in block.nodeBoxes {
      block.nodeBoxes[node] = box.offsetBy(direction.point(main: 0, cross: shift(of: node)))
    }
    for (cluster, box) in block.clusterBoxes {
      guard let move = moves[.cluster(cluster)], let size = clusterSizes[cluster] else { continue }
      block.clusterBoxes[cluster] = direction.box(
        main: direction.mainRange(of: box), cross: move.new...(move.new + size))
    }
    let end = moves.values.map(\.old.upperBound).max() ?? 0
    let rest = direction.cross(Point(block.size.width, block.size.height)) - end
    let size = direction.point(
      main: direction.main(Point(block.size.width, block.size.height)),
      cross: start + length + max(rest, 0))
    block.size = Size(size.x, size.y)
  }

  /// The positions of a rank before and after, in order.
  private struct Places {
    var steps: [(old: Double, new: Double)] = []

    /// The position, in proportion between the nearest ones that are known.
    func moved(_ old: Double) -> Double {
      guard let first = steps.first, let last = steps.last else { return old }
      guard let next = steps.firstIndex(where: { $0.old >= old }) else {
        return old - last.old + last.new
      }
      if next == 0 { return old - first.old + first.new }
      let (a, b) = (steps[next - 1], steps[next])
      let share = b.old > a.old ? (old - a.old) / (b.old - a.old) : 1
      return a.new + share * (b.new - a.new)
    }
  }

  private func places() -> [Places] {
    var places = Array(repeating: Places(), count: ranks.ranks.count)
    for (element, move) in moves {
      let rank: Int
      switch element {
      case .node(let node): rank = ranks.rank(of: node) ?? 0
      case .lane(let lane): rank = lane.rank
      case .cluster: continue
      }
      let size = move.old.upperBound - move.old.lowerBound
      places[rank].steps.append((move.old.lowerBound, move.new))
      if size > 0 { places[rank].steps.append((move.old.upperBound, move.new + size)) }
    }
    for rank in places.indices { places[rank].steps.sort { $0 < $1 } }
    return places
  }
}

// MARK: - One level

extension RankCompaction {
  /// A card, a lane, or a cluster as a whole.
  private struct Item {
    let element: Element
    let ranks: Range<Int>
    /// Where it was.
    let range: ClosedRange<Double>
    let size: Double

    init(element: Element, ranks: Range<Int>, range: ClosedRange<Double>, size: Double? = nil) {
      self.element = element
      self.ranks = ranks
      self.range = range
      self.size = size ?? range.upperBound - range.lowerBound
    }

    var middle: Double { (range.lowerBound + range.upperBound) / 2 }

    /// The least distance to the next item. Only lanes may have been nearer to each other, where Graphviz left
    /// too little room for them.
    func gap(to next: Item, _ spacing: Spacing) -> Double {
      let old = next.range.lowerBound - range.upperBound
      let least: Double =
        switch (element, next.element) {
        case (.lane, .lane): LaneRouter.lanePitch
        case (.lane, _), (_, .lane): min(spacing.betweenCards / 2, old)
        case (.cluster, .cluster): min(Spacing.betweenClusters, old)
        default: min(spacing.betweenCards, old)
        }
      return max(0, least)
    }
  }

  /// The items of a cluster, or those of no cluster and the clusters, moved together.
  private struct Level {
    private(set) var starts: [Double]
    private(set) var length = 0.0
    private let items: [Item]
    private let spacing: Spacing
    /// The items in their order across the flow.
    private var order: [Int]
    /// The neighbours of each item in its ranks, with the least distance from start to start.
    private var previous: [[(item: Int, step: Double)]]
    private var next: [[(item: Int, step: Double)]]

    private static let rounds = 24

    init(_ items: [Item], links: [Link], _ spacing: Spacing, least: Double = 0) {
      self.items = items
      self.spacing = spacing
      starts = Array(repeating: 0, count: items.count)
      order = items.indices.sorted {
        (items[$0].range.lowerBound, items[$0].range.upperBound, $0)
          < (items[$1].range.lowerBound, items[$1].range.upperBound, $1)
      }
      previous = Array(repeating: [], count: items.count)
      next = previous
      findNeighbours()
      place(least: least)
      align(links)
    }

    private mutating func findNeighbours() {
      var last: [Int: Int] = [:]
      for index in order {
        for rank in items[index].ranks {
          if let before = last.updateValue(index, forKey: rank) {
            let step = items[before].size + items[before].gap(to: items[index], spacing)
            previous[index].append((before, step))
            next[before].append((index, step))
          }
        }
      }
    }

    /// Places the items in proportion to where they were, on the least length.
    private mutating func place(least: Double) {
      guard let first = items.map(\.range.lowerBound).min(),
        let end = items.map(\.range.upperBound).max()
      else { return }
      var low = starts
      for index in order {
        low[index] = earliest(index, in: low)
        length = max(length, low[index] + items[index].size)
      }
      length = max(length, min(least, end - first))
      var high = starts
      for index in order.reversed() {
        high[index] = latest(index, in: high)
      }
      let scale = end > first ? length / (end - first) : 1
      for index in order {
        let wanted = (items[index].middle - first) * scale - items[index].size / 2
        starts[index] = max(
          earliest(index, in: starts), min(max(wanted, low[index]), high[index]))
      }
    }

    /// The first place for an item that the items before it leave.
    private func earliest(_ index: Int, in places: [Double]) -> Double {
      previous[index].map { places[$0.item] + $0.step }.max() ?? 0
    }

    /// The last place for an item that the items after it leave.
    private func latest(_ index: Int, in places: [Double]) -> Double {
      next[index].map { places[$0.item] - $0.step }.min() ?? (length - items[index].size)
    }

    /// Moves each item towards what edges join it with, as far as its neighbours let it.
    private mutating func align(_ links: [Link]) {
      let numbers = Dictionary(uniqueKeysWithValues: items.enumerated().map { ($1.element, $0) })
      var joined: [[(item: Int, offset: Double)]] = Array(repeating: [], count: items.count)
      for link in links {
        guard let a = numbers[link.ends[0].element], let b = numbers[link.ends[1].element] else {
          continue
        }
        joined[a].append((b, link.ends[1].offset - link.ends[0].offset))
        joined[b].append((a, link.ends[0].offset - link.ends[1].offset))
      }
      for round in 0..<Self.rounds {
        for index in round.isMultiple(of: 2) ? order : order.reversed() where !joined[index].isEmpty
        {
          let wanted = joined[index].map { starts[$0.item] + $0.offset }.sorted()
          let half = wanted.count / 2
          // Anywhere between the two in the middle, edges are as short.
          let least = wanted[wanted.count.isMultiple(of: 2) ? half - 1 : half]
          let median = max(least, min(starts[index], wanted[half]))
          starts[index] = max(
            earliest(index, in: starts), min(median, latest(index, in: starts)))
        }
      }
    }
  }
}

extension Diagram {
  /// Where the area of a node and its margins starts across the flow.
  func reservedCross(of node: Int, in block: Block, _ direction: LayoutOptions.Direction) -> Double
  {
    let box = block.nodeBoxes[node] ?? .zero
    return direction.cross(nodes[node].reserved(around: box).origin)
  }
}
