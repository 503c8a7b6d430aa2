import FlowModel

/// The groups of scenes of which each leads to each other one.
///
/// Unwinds are not followed: with them, nearly every screen would be on a cycle.
struct Cycles {
  /// Each in the order of the graph, the largest first.
  let groups: [[SceneID]]

  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  init(in graph: FlowGraph) {
    var successors: [SceneID: [SceneID]] = [:]
    for segue in graph.segues where segue.kind.family != .unwind {
      successors[segue.source, default: []] += segue.targets.filter { graph.scene($0) != nil }
    }
    let components = StronglyConnectedComponents(of: graph.scenes.lazy.map(\.id)) {
      successors[$0] ?? []
    }
    groups = components.all.filter { $0.count > 1 }.map { $0.sorted() }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}
