import FlowModel

/// Leaves out of two states what only one of them has, and no edit can have added or removed.
struct Settling {
  /// `nil` if the edits are unknown.
  let edits: SourceEdits?

  func settled(_ before: FlowGraph, _ after: FlowGraph) -> (before: FlowGraph, after: FlowGraph) {
    let matching = Matching(before, after, renamed: edits?.renamedClasses ?? [:])
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
    let earlier = KnownCalls(
      before, loose: matching.segues.looseBefore, place: matching.place(before:),
      path: matching.files.path, isEdited: { edits?.isEdited($0, isLater: false) ?? true })
    let later = KnownCalls(
      after, loose: matching.segues.looseAfter, place: matching.place(after:), path: { $0 },
      isEdited: { edits?.isEdited($0, isLater: true) ?? true })
    let same = KnownCalls.sameMoves(earlier, later)
    return (
      without(
        matching.scenes.looseBefore, same, edited[0], of: earlier, unlike: later, isLater: false),
      without(
        matching.scenes.looseAfter, same, edited[1], of: later, unlike: earlier, isLater: true)
    )
  }

  /// Returns a state without some of the scenes and segues that the other does not have.
  ///
  /// - Parameters:
  ///   - same: The segues that the other state has with other starts.
  ///   - edited: The scenes that were edited in an interface file.
  private func without(
    _ scenes: [Int], _ same: Set<SegueID>, _ edited: Set<SceneID>, of own: KnownCalls,
    unlike others: KnownCalls, isLater: Bool
  ) -> FlowGraph {
    let graph = own.graph
    let cut = Set(
      own.loose.filter { segue in
        if same.contains(segue.id) { return true }
        if segue.ends.contains(where: edited.contains) { return false }
        if others.haveCalls(ofClass: segue, in: own) { return true }
        guard let edits else { return false }
        let isReplaced = others.replace(segue, in: own)
        return others.haveAnotherStart(of: segue, in: own)
          || !edits.concern(segue, in: graph, isLater: isLater, isReplaced: isReplaced)
      }.map(\.id))
    // A class stays with a segue that an edit explains.
    let lost = Set(
      scenes.map { graph.scenes[$0] }.filter { scene in
        scene.isClass && edits?.concern(scene) == false
          && (graph.segues(from: scene.id) + graph.segues(to: scene.id)).allSatisfy {
            cut.contains($0.id)
          }
      }.map(\.id))
    if lost.isEmpty, cut.isEmpty { return graph }
    return FlowGraph(
      storyboards: graph.storyboards, scenes: graph.scenes.filter { !lost.contains($0.id) },
      segues: graph.segues.filter { segue in
        !cut.contains(segue.id)
          && !segue.ends.contains(where: lost.contains)
      }, findings: graph.findings, targets: graph.targets)
  }
}
