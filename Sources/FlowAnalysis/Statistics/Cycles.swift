import FlowModel

/// The groups of scenes of which each leads to each other one.
///
/// Unwinds are not followed: with them, nearly every screen would be on a cycle.
struct Cycles {
  /// Each in the order of the graph, the largest first.
  let groups: [[SceneID]]

  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  init(in graph: FlowGraph) {
    let scenes = graph.scenes.map(\.id)
    let numbers = Dictionary(uniqueKeysWithValues: zip(scenes, scenes.indices))
    var successors = [[Int]](repeating: [], count: scenes.count)
    for segue in graph.segues where segue.kind.family != .unwind {
      let targets = segue.targets.compactMap { numbers[$0] }
      for start in segue.starts { if let source = numbers[start] { successors[source] += targets } }
    }
    let components = StronglyConnectedComponents(of: successors).all
    groups = components.filter { $0.count > 1 }
      .map { component in component.map { scenes[$0] }.sorted() }
      .sorted { ($1.count, $0[0]) < ($0.count, $1[0]) }
  }
}
