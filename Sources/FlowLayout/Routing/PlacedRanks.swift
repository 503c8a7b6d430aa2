import DrawingModel

/// The ranks of a placed part, and the gaps between them.
struct PlacedRanks {
  struct Rank {
    /// The positions that its cards take along the flow.
    var range: ClosedRange<Double>
    /// What its cards, with their margins, and headings take across the flow, in order, without overlaps.
    var blocked: [ClosedRange<Double>] = []
  }

  private(set) var ranks: [Rank] = []
  private var rankOfNode: [Int: Int] = [:]

  /// The least distance between an edge and a card that it passes.
  private static let clearance = 9.0

  /// - Complexity: O(*n* log *n*) for *n* nodes.
  init(_ block: Block, of diagram: Diagram, _ direction: LayoutOptions.Direction) {
    let cards = block.nodeBoxes.map {
      (node: $0.key, box: diagram.nodes[$0.key].ground(around: $0.value))
    }
    .sorted {
      (direction.main($0.box.origin), $0.node) < (direction.main($1.box.origin), $1.node)
    }
    for (node, box) in cards {
      let range = direction.mainRange(of: box)
      if let last = ranks.indices.last, range.lowerBound <= ranks[last].range.upperBound + 1 {
        ranks[last].range = ranks[last].range.joined(with: range)
      } else {
        ranks.append(Rank(range: range))
      }
      rankOfNode[node] = ranks.count - 1
    }
    for (node, box) in block.nodeBoxes {
      // Lines that pass above a card would else run in a segue from it to itself.
      let area = diagram.nodes[node].reserved(around: box)
      obstruct(direction.crossRange(of: area), at: rankOfNode[node] ?? 0)
    }
    for (cluster, box) in block.clusterBoxes.sorted(by: { $0.key < $1.key }) {
      let title = diagram.clusters[cluster].title.box(in: box)
      let range = direction.mainRange(of: title)
      for index in ranks.indices where ranks[index].range.overlaps(range) {
        obstruct(direction.crossRange(of: title), at: index)
      }
    }
    for index in ranks.indices { ranks[index].blocked = ranks[index].blocked.united() }
  }

  private mutating func obstruct(_ range: ClosedRange<Double>, at rank: Int) {
    ranks[rank].blocked.append(
      (range.lowerBound - Self.clearance)...(range.upperBound + Self.clearance))
  }

  func rank(of node: Int) -> Int? { rankOfNode[node] }

  /// The ranks of which a range along the flow has a part.
  func overlapping(_ range: ClosedRange<Double>) -> Range<Int> {
    let first = ranks.firstIndex { $0.range.upperBound >= range.lowerBound } ?? ranks.count
    let end = ranks.firstIndex { $0.range.lowerBound > range.upperBound } ?? ranks.count
    return first..<max(first, end)
  }

  /// The rank that is nearest to a position along the flow.
  func nearest(to main: Double) -> Int {
    ranks.indices.min { away(main, from: $0) < away(main, from: $1) } ?? 0
  }

  private func away(_ main: Double, from rank: Int) -> Double {
    max(ranks[rank].range.lowerBound - main, main - ranks[rank].range.upperBound, 0)
  }

  /// The positions between a rank and the next one.
  func gap(after rank: Int) -> ClosedRange<Double> {
    ranks[rank].range.upperBound...ranks[rank + 1].range.lowerBound
  }

  /// The index of the free range of a rank that is nearest to a position, and the range.
  ///
  /// - Parameter bounds: The room of the whole part across the flow.
  func free(
    at rank: Int, near position: Double, within bounds: ClosedRange<Double>
  ) -> (index: Int, range: ClosedRange<Double>)? {
    free(at: rank, within: bounds).min { a, b in
      (a.range.distance(to: position), a.index) < (b.range.distance(to: position), b.index)
    }
  }

  /// The free ranges of a rank, each with its number among the places between what is blocked.
  func free(
    at rank: Int, within bounds: ClosedRange<Double>
  ) -> [(index: Int, range: ClosedRange<Double>)] {
    let blocked = ranks[rank].blocked
    return (0...blocked.count).compactMap { index in
      let low = index == 0 ? bounds.lowerBound : blocked[index - 1].upperBound
      let high = index == blocked.count ? bounds.upperBound : blocked[index].lowerBound
      return low <= high ? (index, low...high) : nil
    }
  }
}

extension LayoutOptions.Direction {
  func mainRange(of box: Box) -> ClosedRange<Double> {
    let start = main(box.origin)
    return start...(start + (self == .leftToRight ? box.size.width : box.size.height))
  }

  func crossRange(of box: Box) -> ClosedRange<Double> {
    let start = cross(box.origin)
    return start...(start + (self == .leftToRight ? box.size.height : box.size.width))
  }

  /// The positions across the flow that edges of a part may take.
  func lanes(in block: Block) -> ClosedRange<Double> {
    4...max(cross(Point(block.size.width, block.size.height)) - 4, 5)
  }

  func box(main: ClosedRange<Double>, cross: ClosedRange<Double>) -> Box {
    let origin = point(main: main.lowerBound, cross: cross.lowerBound)
    let end = point(main: main.upperBound, cross: cross.upperBound)
    return Box(x: origin.x, y: origin.y, width: end.x - origin.x, height: end.y - origin.y)
  }
}

extension ClosedRange<Double> {
  func distance(to position: Double) -> Double {
    Swift.max(lowerBound - position, position - upperBound, 0)
  }

  /// The nearest position in the range.
  func clamped(_ position: Double) -> Double {
    Swift.min(Swift.max(position, lowerBound), upperBound)
  }

  func joined(with other: Self) -> Self {
    Swift.min(lowerBound, other.lowerBound)...Swift.max(upperBound, other.upperBound)
  }
}

extension [ClosedRange<Double>] {
  /// The same positions, in order and without overlaps.
  fileprivate func united() -> Self {
    var united: Self = []
    for range in sorted(by: { $0.lowerBound < $1.lowerBound }) {
      if let last = united.last, range.lowerBound <= last.upperBound {
        united[united.count - 1] = last.joined(with: range)
      } else {
        united.append(range)
      }
    }
    return united
  }
}
