/// The size of a question to Graphviz, which alone determines whether Graphviz gets it: the same files
/// give the same picture on a fast and on a slow host.
///
/// Documentation/Architecture.md describes how the limits were measured.
struct QuestionSize: Hashable {
  let nodes: Int
  /// From how many ranks to the next one edges run, in total. Graphviz orders a virtual node for each
  /// rank that an edge passes.
  let segments: Int
  /// The number of edges between clusters, times the number of clusters.
  let crossings: Int
  let isCompact: Bool

  /// Whether Graphviz answers within a few seconds, with curves that can be followed.
  var isSolvable: Bool {
    crossings <= Self.mostCrossings && segments <= Self.mostSegments
      && segments <= nodes * (segments <= 2_500 ? 10 : 5)
  }

  /// Whether Graphviz runs in another process, if there is a runner.
  var needsProcess: Bool { segments > 1_000 || crossings > 5_000 }

  /// Whether the question of a connected part may be solvable, before it is made.
  ///
  /// - Parameter pairs: The number of pairs of nodes that edges join.
  static func mayBeSolvable(pairs: Int, clusters: Int) -> Bool {
    pairs <= mostSegments && clusters * (clusters - 1) <= mostCrossings
  }

  private static let mostSegments = 7_000
  private static let mostCrossings = 25_000
}

extension QuestionSize {
  /// - Complexity: O(*n* + *e*) for *n* nodes and *e* edges.
  init(of problem: GraphvizProblem) {
    let ranks = problem.ranks
    let between = problem.edges.count {
      problem.nodes[$0.tail].cluster != problem.nodes[$0.head].cluster
    }
    self.init(
      nodes: problem.nodes.count,
      segments: problem.edges.reduce(0) { $0 + max(1, ranks[$1.head] - ranks[$1.tail]) },
      crossings: between * problem.clusters.count, isCompact: problem.limits != nil)
  }
}

extension GraphvizProblem {
  /// The rank of each node by its longest path; what has no way in is next to what follows.
  var ranks: [Int] {
    var leaving: [[Edge]] = Array(repeating: [], count: nodes.count)
    var arrivals = Array(repeating: 0, count: nodes.count)
    for edge in edges {
      leaving[edge.tail].append(edge)
      arrivals[edge.head] += 1
    }
    var ranks = Array(repeating: 0, count: nodes.count)
    let first = ranks.indices.filter { arrivals[$0] == 0 }
    var ready = first
    while let node = ready.popLast() {
      for edge in leaving[node] {
        ranks[edge.head] = max(ranks[edge.head], ranks[node] + edge.minLength)
        arrivals[edge.head] -= 1
        if arrivals[edge.head] == 0 { ready.append(edge.head) }
      }
    }
    for node in first {
      ranks[node] = leaving[node].map { ranks[$0.head] - $0.minLength }.min() ?? 0
    }
    return ranks
  }
}
