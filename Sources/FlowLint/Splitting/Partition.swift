import FlowModel

/// The scenes of a storyboard in parts, while they are being found.
struct Partition {
  private let scenes: [SceneID]
  /// By index of the scene: its neighbours, with the weight of the edges to each.
  private let weights: [[Int: Int]]
  /// By index of the scene.
  private var part: [Int]
  private var members: [Int: Set<Int>]

  init(_ scenes: [SceneID], in graph: FlowGraph) {
    self.scenes = scenes.sorted()
    let indices = Dictionary(
      zip(self.scenes, self.scenes.indices), uniquingKeysWith: { first, _ in first })
    var weights = [[Int: Int]](repeating: [:], count: scenes.count)
    for segue in graph.segues where segue.kind != .unwind {
      let isContainment = [.embed, .relationship].contains(segue.kind.family)
      let weight = isContainment ? StoryboardSplit.containment : 1
      for source in segue.starts.compactMap({ indices[$0] }) {
        for target in segue.targets.compactMap({ indices[$0] }) where target != source {
          weights[source][target, default: 0] += weight
          weights[target][source, default: 0] += weight
        }
      }
    }
    self.weights = weights
    part = Array(scenes.indices)
    members = Dictionary(uniqueKeysWithValues: scenes.indices.map { ($0, [$0]) })
  }

  /// The parts, the largest first.
  var groups: [[SceneID]] {
    members.values.map { $0.sorted().map { scenes[$0] } }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  /// Merges parts along the heaviest edges.
  mutating func merge() {
    while let (a, b) = bestPair { join(b, into: a) }
  }

  /// The two parts with the heaviest edges between them, relative to their sizes.
  private var bestPair: (Int, Int)? {
    var best: (score: Double, a: Int, b: Int)?
    for a in members.keys.sorted() {
      for (b, weight) in edges(of: a).sorted(by: { $0.key < $1.key }) where b > a {
        let (small, large) = (size(a), size(b))
        guard small + large <= StoryboardSplit.largestPart else { continue }
        let score = Double(weight) / Double(small * large)
        if score > best?.score ?? 0 { best = (score, a, b) }
      }
    }
    return best.map { ($0.a, $0.b) }
  }

  /// Moves scenes to the part to which more of their segues lead.
  mutating func refine() {
    // Each move lowers the weight of what is cut, so that there is an end.
    while let (scene, target) = bestMove {
      members[part[scene]]?.remove(scene)
      members[target]?.insert(scene)
      part[scene] = target
    }
  }

  private var bestMove: (scene: Int, target: Int)? {
    var best: (gain: Int, scene: Int, target: Int)?
    for scene in scenes.indices {
      var pull: [Int: Int] = [:]
      for (neighbour, weight) in weights[scene] { pull[part[neighbour], default: 0] += weight }
      let own = pull[part[scene]] ?? 0
      for (target, weight) in pull.sorted(by: { $0.key < $1.key }) where target != part[scene] {
        guard weight - own > best?.gain ?? 0, size(target) < StoryboardSplit.largestPart,
          size(part[scene]) > StoryboardSplit.smallestPart, isConnected(part[scene], without: scene)
        else { continue }
        best = (weight - own, scene, target)
      }
    }
    return best.map { ($0.scene, $0.target) }
  }

  /// Joins parts that are too small to the part to which most of their segues lead, and those without any
  /// segue to each other.
  mutating func joinSmallParts() {
    while let small = members.keys.sorted().first(where: { index in
      size(index) < StoryboardSplit.smallestPart && !edges(of: index).isEmpty
    }) {
      let nearest = edges(of: small).sorted { ($1.value, $0.key) < ($0.value, $1.key) }[0].key
      join(small, into: nearest)
    }
    let alone = members.keys.sorted().filter { size($0) < StoryboardSplit.smallestPart }
    for other in alone.dropFirst() { join(other, into: alone[0]) }
  }

  private func size(_ index: Int) -> Int { members[index]?.count ?? 0 }

  /// The weights of the edges to other parts.
  private func edges(of index: Int) -> [Int: Int] {
    var edges: [Int: Int] = [:]
    for scene in members[index] ?? [] {
      for (neighbour, weight) in weights[scene] where part[neighbour] != index {
        edges[part[neighbour], default: 0] += weight
      }
    }
    return edges
  }

  private func isConnected(_ index: Int, without removed: Int) -> Bool {
    guard let all = members[index]?.subtracting([removed]), let start = all.min() else {
      return true
    }
    var seen: Set = [start]
    var pending = [start]
    while let scene = pending.popLast() {
      for neighbour in weights[scene].keys where all.contains(neighbour) {
        if seen.insert(neighbour).inserted { pending.append(neighbour) }
      }
    }
    return seen.count == all.count
  }

  private mutating func join(_ small: Int, into large: Int) {
    let moved = members.removeValue(forKey: small) ?? []
    for scene in moved { part[scene] = large }
    members[large]?.formUnion(moved)
  }
}
