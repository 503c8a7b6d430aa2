import FlowModel

extension SourceEdits {
  /// Returns both states without what only one of them has and no edit can have added or removed.
  func settled(_ before: FlowGraph, _ after: FlowGraph) -> (before: FlowGraph, after: FlowGraph) {
    let matching = Matching(before, after)
    let names = { (id: SceneID, graph: FlowGraph) in
      graph.scene(id).map { [$0.customClass, $0.storyboardIdentifier] }
    }
    // An interface file may have been edited so that source leads elsewhere.
    var edited: [Set<SceneID>] = [
      Set(matching.scenes.looseBefore.map { before.scenes[$0] }.filter { !$0.isClass }.map(\.id)),
      Set(matching.scenes.looseAfter.map { after.scenes[$0] }.filter { !$0.isClass }.map(\.id)),
    ]
    for pair in matching.scenes.pairs {
      let (old, new) = (before.scenes[pair.before].id, after.scenes[pair.after].id)
      guard names(old, before) != names(new, after) else { continue }
      edited[0].insert(old)
      edited[1].insert(new)
    }
    return (
      without(matching.scenes.looseBefore, matching.segues.looseBefore, edited[0], in: before),
      without(matching.scenes.looseAfter, matching.segues.looseAfter, edited[1], in: after)
    )
  }

  /// Returns a state without some of the scenes and segues that the other does not have.
  ///
  /// - Parameter edited: The scenes that were edited in an interface file.
  private func without(
    _ scenes: [Int], _ segues: [Int], _ edited: Set<SceneID>, in graph: FlowGraph
  ) -> FlowGraph {
    let cut = Set(
      segues.map { graph.segues[$0] }.filter { segue in
        segue.origin == .code && !([segue.source] + segue.targets).contains(where: edited.contains)
          && !concern(segue, in: graph)
      }.map(\.id))
    // A class stays with a segue that an edit explains.
    let lost = Set(
      scenes.map { graph.scenes[$0] }.filter { scene in
        scene.isClass && !concern(scene)
          && (graph.segues(from: scene.id) + graph.segues(to: scene.id)).allSatisfy {
            cut.contains($0.id)
          }
      }.map(\.id))
    if lost.isEmpty, cut.isEmpty { return graph }
    return FlowGraph(
      storyboards: graph.storyboards, scenes: graph.scenes.filter { !lost.contains($0.id) },
      segues: graph.segues.filter { segue in
        !cut.contains(segue.id)
          && !([segue.source] + segue.targets).contains(where: lost.contains)
      }, diagnostics: graph.diagnostics, targets: graph.targets)
  }
}
