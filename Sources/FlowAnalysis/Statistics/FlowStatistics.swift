package import FlowModel

/// What a flow consists of, in numbers.
///
/// Unwinds lead back, so that they count as segues, but make neither a scene near nor a cycle. Scenes are in
/// the order of the graph wherever no other order is stated.
package struct FlowStatistics: Hashable, Sendable {
  /// The number of storyboards.
  package let storyboardCount: Int
  /// The screens. A reference without its scene is none, and neither is a class that only moves to screens.
  package let screens: [SceneID]
  /// The number of segues, those from code included.
  package let segueCount: Int
  /// The number of segues of each kind, the most frequent first.
  package let kinds: [KindCount]
  /// The screens by the number of taps from where the app starts; empty for an app without a start.
  package let depths: [[SceneID]]
  /// The screens that no known way reaches from where the app starts.
  package let unreached: [SceneID]
  /// The screens by the number of their segues, the busiest first.
  package let busiest: [Traffic]
  /// The scenes that lead to each other in a circle, the largest group first.
  package let cycles: [[SceneID]]
  /// The scenes that segues join, whatever their direction, the largest group first.
  package let parts: [[SceneID]]

  package struct KindCount: Hashable, Sendable {
    package let kind: SegueKind
    package let origin: Segue.Origin
    package let count: Int
  }

  package struct Traffic: Hashable, Sendable {
    package let scene: SceneID
    package let incoming: Int
    package let outgoing: Int
  }

  /// - Complexity: O(*n* log *n*) for *n* scenes and segues.
  package init(of graph: FlowGraph) {
    storyboardCount = graph.storyboards.count { $0.format == .storyboard }
    let screens = graph.scenes.filter { $0.isScreen && $0.reference?.target == nil }.map(\.id)
    self.screens = screens
    segueCount = graph.segues.count
    kinds = Self.kinds(of: graph.segues)
    let taps = graph.taps(from: graph.entryPoints)
    let levels = Dictionary(grouping: screens.filter { taps[$0] != nil }) { taps[$0] ?? 0 }
    depths = levels.keys.max().map { deepest in (0...deepest).map { levels[$0] ?? [] } } ?? []
    unreached = screens.filter { taps[$0] == nil }
    busiest = Self.busiest(of: screens, in: graph)
    cycles = Cycles(in: graph).groups
    parts = graph.connectedParts
  }

  private static func kinds(of segues: [Segue]) -> [KindCount] {
    struct Kind: Hashable {
      let kind: SegueKind
      let origin: Segue.Origin
    }
    let counts = Dictionary(grouping: segues) { Kind(kind: $0.kind, origin: $0.origin) }
    return counts.map { KindCount(kind: $0.kind, origin: $0.origin, count: $1.count) }.sorted {
      (-$0.count, $0.kind.rawValue, $0.origin.rawValue)
        < (-$1.count, $1.kind.rawValue, $1.origin.rawValue)
    }
  }

  private static func busiest(of screens: [SceneID], in graph: FlowGraph) -> [Traffic] {
    screens.map {
      Traffic(
        scene: $0, incoming: graph.segues(to: $0).count, outgoing: graph.segues(from: $0).count)
    }.filter { $0.incoming + $0.outgoing > 0 }.sorted {
      (-$0.incoming - $0.outgoing, $0.scene) < (-$1.incoming - $1.outgoing, $1.scene)
    }
  }
}

extension FlowGraph {
  /// The groups of scenes that segues join, whatever their direction, the largest first.
  fileprivate var connectedParts: [[SceneID]] {
    var parts: [[SceneID]] = []
    var seen: Set<SceneID> = []
    let bases = baseClasses
    for scene in scenes
    where scene.reference?.target == nil && !bases.contains(scene.id) && !seen.contains(scene.id) {
      let part = neighbourhood(of: [scene.id], depth: .max)
      seen.formUnion(part)
      parts.append(part.sorted())
    }
    return parts.sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}
