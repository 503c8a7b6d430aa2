import FlowModel

/// Groups of scenes that are closely connected, by the method of Louvain: V. D. Blondel et al., *Fast
/// unfolding of communities in large networks* (2008), which maximises modularity.
///
/// Nodes are visited in the order of the graph, and of equally good groups, the first is taken. So the
/// result depends on the graph alone.
struct Communities {
  struct Community {
    /// The scene with the most segues to others of the group.
    let hub: SceneID
    let scenes: [SceneID]
  }

  private(set) var communities: [Community] = []

  /// - Complexity: O(*e*) for *e* segues, times a small number of rounds.
  init(_ graph: FlowGraph) {
    let ids = graph.scenes.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: ids.enumerated().map { ($1, $0) })
    var network = Network(count: ids.count)
    for segue in graph.segues where segue.kind != .unwind {
      let sources = segue.starts.compactMap { numbers[$0] }
      for end in segue.targets.compactMap({ numbers[$0] }) {
        for source in sources where source != end {
          network.join(source, end, Double(segue.count))
        }
      }
    }
    let groupOf = network.groups()
    var members: [Int: [Int]] = [:]
    for node in ids.indices { members[groupOf[node], default: []].append(node) }
    communities = members.values.sorted { $0[0] < $1[0] }.map { nodes in
      let own = Set(nodes)
      let inner = nodes.map { node in
        network.neighbours[node].reduce(0) { own.contains($1.key) ? $0 + $1.value : $0 }
      }
      let best = inner.indices.max { (inner[$0], $1) < (inner[$1], $0) } ?? 0
      return Community(hub: ids[nodes[best]], scenes: nodes.map { ids[$0] })
    }
  }
}

/// An undirected network with weights.
private struct Network {
  var neighbours: [[Int: Double]]
  /// The weights of edges from a node to itself, counted twice.
  private var loops: [Double]
  private static let mostRounds = 32

  init(count: Int) {
    neighbours = Array(repeating: [:], count: count)
    loops = Array(repeating: 0, count: count)
  }

  mutating func join(_ a: Int, _ b: Int, _ weight: Double) {
    if a == b {
      loops[a] += 2 * weight
    } else {
      neighbours[a][b, default: 0] += weight
      neighbours[b][a, default: 0] += weight
    }
  }

  /// The number of each node's group.
  func groups() -> [Int] {
    let own = movedGroups()
    let count = (own.max() ?? -1) + 1
    guard count < neighbours.count else { return own }
    var coarse = Network(count: count)
    for node in neighbours.indices {
      coarse.loops[own[node]] += loops[node]
      for (other, weight) in neighbours[node] where other > node {
        coarse.join(own[node], own[other], weight)
      }
    }
    let outer = coarse.groups()
    return own.map { outer[$0] }
  }

  /// Moves single nodes between groups while modularity grows.
  private func movedGroups() -> [Int] {
    var group = Array(neighbours.indices)
    let degrees = neighbours.indices.map { node in
      // Sums of whole numbers do not depend on their order.
      neighbours[node].values.reduce(loops[node], +)
    }
    var totals = degrees
    let all = degrees.reduce(0, +)
    guard all > 0 else { return group }
    for _ in 0..<Self.mostRounds {
      var hasMoved = false
      for node in neighbours.indices {
        var links: [Int: Double] = [:]
        for (other, weight) in neighbours[node] { links[group[other], default: 0] += weight }
        totals[group[node]] -= degrees[node]
        var best = group[node]
        var most = (links[best] ?? 0) - totals[best] * degrees[node] / all
        for candidate in links.keys.sorted() {
          let gain = (links[candidate] ?? 0) - totals[candidate] * degrees[node] / all
          if gain > most + 1e-9 { (best, most) = (candidate, gain) }
        }
        totals[best] += degrees[node]
        if best != group[node] {
          group[node] = best
          hasMoved = true
        }
      }
      if !hasMoved { break }
    }
    let used = Array(Set(group)).sorted()
    let numbers = Dictionary(uniqueKeysWithValues: used.enumerated().map { ($1, $0) })
    return group.map { numbers[$0] ?? 0 }
  }
}
