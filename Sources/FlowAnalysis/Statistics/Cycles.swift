import FlowModel

/// The groups of scenes of which each leads to each other one: the strongly connected components of more than
/// one scene, after Tarjan, "Depth-first search and linear graph algorithms" (1972).
///
/// Unwinds are not followed: with them, nearly every screen would be on a cycle. The walk has its own stack, since
/// a path may be as long as the app has scenes.
struct Cycles {
  /// Each in the order of the graph, the largest first.
  private(set) var groups: [[SceneID]] = []

  private let successors: [SceneID: [SceneID]]
  private var numbers: [SceneID: Int] = [:]
  private var lowest: [SceneID: Int] = [:]
  private var open: [SceneID] = []
  private var isOpen: Set<SceneID> = []

  /// A scene whose successors are being visited.
  private struct Visit {
    let scene: SceneID
    var next = 0
  }

  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  init(in graph: FlowGraph) {
    var successors: [SceneID: [SceneID]] = [:]
    for segue in graph.segues where segue.kind.family != .unwind {
      successors[segue.source, default: []] += segue.targets.filter { graph.scene($0) != nil }
    }
    self.successors = successors
    for scene in graph.scenes where numbers[scene.id] == nil { visit(from: scene.id) }
    groups.sort { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }

  private mutating func visit(from root: SceneID) {
    var path = [enter(root)]
    while var visit = path.popLast() {
      let ends = successors[visit.scene] ?? []
      guard visit.next < ends.count else {
        leave(visit.scene)
        if let above = path.last?.scene { lower(above, to: lowest[visit.scene]) }
        continue
      }
      let end = ends[visit.next]
      visit.next += 1
      path.append(visit)
      if numbers[end] == nil {
        path.append(enter(end))
      } else if isOpen.contains(end) {
        lower(visit.scene, to: numbers[end])
      }
    }
  }

  private mutating func enter(_ scene: SceneID) -> Visit {
    numbers[scene] = numbers.count
    lowest[scene] = numbers[scene]
    open.append(scene)
    isOpen.insert(scene)
    return Visit(scene: scene)
  }

  private mutating func lower(_ scene: SceneID, to number: Int?) {
    if let number, let current = lowest[scene], number < current { lowest[scene] = number }
  }

  /// Closes the group of a scene if it was the first of it to be visited.
  private mutating func leave(_ scene: SceneID) {
    guard lowest[scene] == numbers[scene], let start = open.lastIndex(of: scene) else { return }
    let group = open[start...].sorted()
    isOpen.subtract(group)
    open.removeSubrange(start...)
    if group.count > 1 { groups.append(group) }
  }
}
