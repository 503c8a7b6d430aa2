/// The trunks in the gap between two ranks, each with a slot of its own.
///
/// Edges that leave the same end, or reach the same end, form one trunk: it runs across the gap, and
/// edges branch off on both sides. The order of trunks has few crossings. After G. Sander, "Layout of
/// directed hypergraphs with orthogonal hyperedges" (2003), as ELK Layered routes; here, the order is
/// improved by sifting.
struct Trunks {
  /// The end that the edges of a trunk share.
  enum Key: Hashable {
    /// An end at a card, or the lane of an edge that passes the rank, before the gap.
    case before(node: Int, cross: Int)
    /// One after the gap.
    case after(node: Int, cross: Int)
  }

  struct Trunk {
    let key: Key
    var edges: [Int] = []
    /// The positions at which edges come in from the rank before the gap, and go out to the next one.
    var before: [Double] = []
    var after: [Double] = []
    var low = Double.infinity
    var high = -Double.infinity
    /// The numbers of trunks that must be before and after it, one after the other.
    var steps = 0
    var stepsLeft = 0

    var isMerging: Bool { if case .after = key { true } else { false } }

    mutating func add(_ edge: Int, from start: Double, to end: Double) {
      edges.append(edge)
      if !before.contains(start) { before.append(start) }
      if !after.contains(end) { after.append(end) }
      low = min(low, start, end)
      high = max(high, start, end)
    }

    /// Whether both would run at the same place if they had the same slot.
    func meets(_ other: Trunk) -> Bool {
      low - Trunks.pitch < other.high && other.low - Trunks.pitch < high
    }
  }

  /// The distance between trunks.
  static let pitch = 7.0
  /// The distance from a card to the first trunk.
  static let margin = 18.0

  private(set) var trunks: [Trunk]
  private var trunkOfEdge: [Int: Int] = [:]
  /// Of each trunk, whether it is as near to the end of the gap as the others let it, and not to the start.
  private var isAtEnd: [Bool] = []

  /// The number of trunks side by side.
  var count: Int { trunks.map { $0.steps + $0.stepsLeft + 1 }.max() ?? 0 }

  /// - Parameter trunks: In an order that does not depend on chance.
  /// - Complexity: O(*t*²) for *t* trunks.
  init(_ unordered: [Trunk]) {
    trunks = Self.sifted(unordered)
    number()
    for (index, trunk) in trunks.enumerated() {
      for edge in trunk.edges { trunkOfEdge[edge] = index }
    }
  }

  /// The position of an edge's trunk in a gap.
  func position(of edge: Int, in gap: ClosedRange<Double>) -> Double? {
    guard let index = trunkOfEdge[edge] else { return nil }
    let trunk = trunks[index]
    let room = gap.upperBound - gap.lowerBound
    let pitch = min(Self.pitch, max(room - 2 * Self.margin, 0) / Double(max(count - 1, 1)))
    return isAtEnd[index]
      ? gap.upperBound - Self.margin - Double(trunk.stepsLeft) * pitch
      : gap.lowerBound + Self.margin + Double(trunk.steps) * pitch
  }

  /// How far an edge's trunk is from the side of the gap that it is nearer to; 0 without a trunk.
  func depth(of edge: Int) -> Double {
    guard let index = trunkOfEdge[edge] else { return 0 }
    let steps = isAtEnd[index] ? trunks[index].stepsLeft : trunks[index].steps
    return Self.margin + Double(steps) * Self.pitch
  }

  // MARK: - Order

  private static let crossing = 16
  private static let conflict = 10

  /// The cost if one trunk is before another: of the lines that cross, and of those that would run
  /// in one another.
  private static func cost(_ first: Trunk, before second: Trunk) -> Int {
    var cost = first.isMerging && !second.isMerging && first.meets(second) ? 1 : 0
    for position in first.after where second.low < position && position < second.high {
      cost += crossing
    }
    for position in second.before where first.low < position && position < first.high {
      cost += crossing
    }
    for a in first.after {
      for b in second.before where abs(a - b) < pitch { cost += conflict }
    }
    return cost
  }

  /// The greatest number of trunks whose order is improved.
  private static let mostSifted = 300

  private static func sifted(_ unordered: [Trunk]) -> [Trunk] {
    let count = unordered.count
    guard count > 1, count <= mostSifted else { return unordered }
    // The gain of having one before the other.
    var costs = Array(repeating: 0, count: count * count)
    for a in 0..<count {
      for b in 0..<count where a != b {
        costs[a * count + b] = cost(unordered[a], before: unordered[b])
      }
    }
    var order = Array(0..<count)
    for _ in 0..<3 {
      let before = order
      for moving in 0..<count {
        guard let place = order.firstIndex(of: moving) else { continue }
        order.remove(at: place)
        // From the first place to each other one, the cost changes by one pair.
        var sum = 0
        var best = (cost: 0, place: 0)
        for (index, other) in order.enumerated() {
          sum += costs[other * count + moving] - costs[moving * count + other]
          if sum < best.cost { best = (sum, index + 1) }
        }
        order.insert(moving, at: best.place)
      }
      if order == before { break }
    }
    return order.map { unordered[$0] }
  }

  private mutating func number() {
    for index in trunks.indices {
      let before = trunks[..<index].filter { $0.meets(trunks[index]) }
      trunks[index].steps = (before.map(\.steps).max() ?? -1) + 1
    }
    isAtEnd = trunks.map(\.isMerging)
    for index in trunks.indices.reversed() {
      let after = trunks.indices[(index + 1)...].filter { trunks[$0].meets(trunks[index]) }
      trunks[index].stepsLeft = (after.map { trunks[$0].stepsLeft }.max() ?? -1) + 1
      // In a wide gap it would otherwise be on, or behind, one that has to be behind it.
      if !after.allSatisfy({ isAtEnd[$0] }) { isAtEnd[index] = false }
    }
  }
}
