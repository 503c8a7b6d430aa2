import DrawingModel

/// Distributes what follows a hub over several ranks, so that no rank is much fuller than the others.
///
/// The fullest rank decides the length of a page. If each card were one rank after the one that leads to it,
/// a large app would have most of its cards in two or three ranks, and a page that is mostly empty.
struct RankBalance {
  /// For each node that does not stand in the rank after its hub, the number of ranks between them.
  private(set) var columns: [Int: Int] = [:]

  private let problem: GraphvizProblem
  private let leaving: [[Int]]
  /// The ranks if no hub had columns.
  private let order: [Int]
  /// What a node takes of its rank.
  private let lengths: [Double]

  /// A card with cards that it leads to, each with all that follows it.
  private struct Hub {
    let children: [Int]
    var columnCount = 1

    /// The column of each child, in order; columns are about equally long.
    func columns(_ lengths: [Double]) -> [(child: Int, column: Int)] {
      let total = children.reduce(0) { $0 + lengths[$1] }
      var start = 0.0
      return children.map { child in
        let middle = start + lengths[child] / 2
        start += lengths[child]
        return (child, min(Int(middle / total * Double(columnCount)), columnCount - 1))
      }
    }
  }

  private static let fewestInColumn = 3
  /// About how long the gap after a rank is, with its trunks and labels.
  private static let gapLength = 140.0
  /// How much longer than the average a rank may be.
  private static let slack = 1.4
  /// The same before cards move that others lead to as well, whose lines become longer and cross more.
  private static let sharedSlack = 2.2
  /// What is left of the fullest rank, at most, if columns of any ranks are worth their longer lines.
  private static let worthwhile = 0.8
  /// The number of hubs that are tried, those with the most cards in ranks that are too long first.
  private static let mostTried = 8

  /// - Complexity: O(*h* · *n*) for *h* hubs and *n* nodes and edges.
  ///
  /// - Parameter aspect: The ratio of the width to the height that the page should have.
  init(of problem: GraphvizProblem, aspect: Double = PageShape.usual) {
    self.problem = problem
    var leaving: [[Int]] = Array(repeating: [], count: problem.nodes.count)
    for edge in problem.edges { leaving[edge.tail].append(edge.head) }
    self.leaving = leaving
    let ranks = problem.ranks
    order = ranks.indices.sorted { (ranks[$0], $0) < (ranks[$1], $1) }
    let isColumn = problem.direction == .leftToRight
    let lengths = problem.nodes.map {
      problem.spacing.betweenCards + (isColumn ? $0.size.height : $0.size.width)
    }
    self.lengths = lengths
    let breadth = problem.nodes.map { isColumn ? $0.size.width : $0.size.height }.max() ?? 0
    let total = lengths.reduce(0, +) * (breadth + Self.gapLength)
    let length = (isColumn ? total / aspect : total * aspect).squareRoot()
    var hubs = hubs(isShared: false)
    balance(&hubs, of: .fullest, over: Self.slack * length)
    let (few, before) = (columns, extent)
    balance(&hubs, of: .any, over: Self.slack * length)
    var shared = self.hubs(isShared: true)
    balance(&shared, of: .any, over: Self.sharedSlack * length)
    if extent.length > Self.worthwhile * before.length || extent.area > before.area {
      columns = few
    }
  }

  /// The ranks that are too long whose hubs are given columns.
  private enum Ranks { case fullest, any }

  /// The length of the fullest rank, and about the area that the part takes of the page.
  private var extent: (length: Double, area: Double) {
    let loads = loads(of: ranks(columns))
    let length = loads.max() ?? 0
    return (length, length * Double(loads.count))
  }

  /// Gives one hub one more column, again and again, as long as ranks become less too long.
  private mutating func balance(_ hubs: inout [Hub], of kind: Ranks, over limit: Double) {
    guard !hubs.isEmpty else { return }
    var ranks = self.ranks(columns)
    var excess = self.excess(of: ranks, over: limit)
    while excess > 0 {
      let loads = self.loads(of: ranks)
      let least = kind == .any ? limit : (loads.max() ?? 0).nextDown
      let candidates = hubs.indices.map { index in
        let children = hubs[index].children.filter { loads[ranks[$0]] > least }
        return (index, children.reduce(0) { $0 + lengths[$1] })
      }.filter {
        $0.1 > 0 && hubs[$0.0].children.count >= Self.fewestInColumn * (hubs[$0.0].columnCount + 1)
      }.sorted { ($1.1, $0.0) < ($0.1, $1.0) }
      var best: (index: Int, columns: [Int: Int], ranks: [Int], excess: Double)?
      for (index, _) in candidates.prefix(Self.mostTried) {
        var hub = hubs[index]
        hub.columnCount += 1
        var changed = columns
        for (child, column) in hub.columns(lengths) { changed[child] = column }
        let next = self.ranks(changed)
        let left = self.excess(of: next, over: limit)
        if left < best?.excess ?? excess { best = (index, changed, next, left) }
      }
      guard let best else { return }
      hubs[best.index].columnCount += 1
      (columns, ranks, excess) = (best.columns, best.ranks, best.excess)
    }
  }

  /// Returns the rank of each node, by its longest path.
  private func ranks(_ columns: [Int: Int]) -> [Int] {
    var ranks = Array(repeating: 0, count: order.count)
    for node in order {
      for head in leaving[node] {
        ranks[head] = max(ranks[head], ranks[node] + 1 + (columns[head] ?? 0))
      }
    }
    return ranks
  }

  private func loads(of ranks: [Int]) -> [Double] {
    var loads = Array(repeating: 0.0, count: (ranks.max() ?? 0) + 1)
    for (node, rank) in ranks.enumerated() { loads[rank] += lengths[node] }
    return loads
  }

  /// By how much ranks are too long; a very long one counts for more than several that are slightly too long.
  private func excess(of ranks: [Int], over limit: Double) -> Double {
    loads(of: ranks).reduce(0) { $0 + max(0, $1 - limit) * max(0, $1 - limit) }
  }

  /// Returns the hubs with enough cards for two columns. Ordered ones, such as tabs, stay in one.
  ///
  /// - Parameter isShared: Whether others lead to these cards as well. A card then belongs to the hub in the last
  ///   rank, which decides about its own rank.
  private func hubs(isShared: Bool) -> [Hub] {
    let ranks = self.ranks(columns)
    var hubOfNode: [Int: Int] = [:]
    var shared: Set<Int> = []
    var fixed: Set<Int> = []
    for edge in problem.edges {
      if edge.isInvisible { fixed.insert(edge.head) }
      let known = hubOfNode[edge.head] ?? edge.tail
      if known != edge.tail { shared.insert(edge.head) }
      hubOfNode[edge.head] = ranks[edge.tail] > ranks[known] ? edge.tail : known
    }
    return leaving.indices.compactMap { hub in
      guard !problem.nodes[hub].keepsOrder, leaving[hub].count >= 2 * Self.fewestInColumn else {
        return nil
      }
      var seen: Set<Int> = []
      let children = leaving[hub].filter { child in
        seen.insert(child).inserted && hubOfNode[child] == hub
          && shared.contains(child) == isShared && !fixed.contains(child)
      }
      return children.count >= 2 * Self.fewestInColumn ? Hub(children: children) : nil
    }
  }
}
