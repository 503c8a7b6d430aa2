package import FlowModel

extension FlowChanges {
  /// Returns each state with its own IDs: removed elements are marked in the earlier state, added
  /// ones in the later state, and changed ones in both.
  ///
  /// - Parameter part: The part of the merged graph to show in both states.
  /// - Complexity: O(*n* log *n*) for *n* elements of both graphs.
  package func states(showing part: MergedFlow) -> (before: MergedFlow, after: MergedFlow) {
    let marks = Marks(changes)
    let shownScenes = Set(part.graph.scenes.map(\.id))
    let shownSegues = Set(part.graph.segues.map(\.id))
    let later = MergedFlow(
      graph: after, hiddenScenes: 0, hiddenSegues: 0, sceneMarks: marks.scenes,
      segueMarks: marks.segues, storyboardMarks: marks.storyboards)
    let earlier = Earlier(matching, marks)
    return (
      earlier.flow.showing { id in
        shownScenes.contains(earlier.ids.id(id))
      } segues: { id in
        earlier.segueIDs[id].map(shownSegues.contains) ?? false
      },
      later.showing(scenes: shownScenes.contains, segues: shownSegues.contains)
    )
  }

  /// The IDs in the earlier state of all its scenes, by those that they have in the merged graph.
  package var earlierScenes: [SceneID: SceneID] {
    let ids = MergedIDs(matching)
    return Dictionary(
      before.scenes.map { (ids.id($0.id), $0.id) }, uniquingKeysWith: { first, _ in first })
  }

  /// The earlier state, with the IDs that its elements have in the merged graph.
  private struct Earlier {
    let flow: MergedFlow
    let ids: MergedIDs
    let segueIDs: [SegueID: SegueID]

    init(_ matching: Matching, _ marks: Marks) {
      let (before, after) = (matching.before, matching.after)
      var ids = MergedIDs(matching)
      var scenes: [SceneID: MergedFlow.Mark] = [:]
      var segues: [SegueID: MergedFlow.Mark] = [:]
      var storyboards: [String: MergedFlow.Mark] = [:]
      var segueIDs: [SegueID: SegueID] = [:]
      for index in matching.lostScenes
      where before.scenes[index].reference?.resolution != .resolved {
        scenes[before.scenes[index].id] = .removed
      }
      for pair in matching.scenes.pairs {
        scenes[before.scenes[pair.before].id] = marks.scenes[after.scenes[pair.after].id]
      }
      for index in matching.segues.looseBefore {
        let segue = before.segues[index]
        segueIDs[segue.id] = ids.segue(segue).id
        segues[segue.id] = .removed
      }
      for pair in matching.segues.pairs {
        let later = after.segues[pair.after].id
        segueIDs[before.segues[pair.before].id] = later
        segues[before.segues[pair.before].id] = marks.segues[later]
      }
      for pair in matching.files.pairing.pairs {
        storyboards[before.storyboards[pair.before].path] =
          marks.storyboards[after.storyboards[pair.after].path]
      }
      for index in matching.files.pairing.looseBefore {
        storyboards[before.storyboards[index].path] = .removed
      }
      flow = MergedFlow(
        graph: before, hiddenScenes: 0, hiddenSegues: 0, sceneMarks: scenes, segueMarks: segues,
        storyboardMarks: storyboards)
      self.ids = ids
      self.segueIDs = segueIDs
    }
  }
}

extension MergedFlow {
  /// Returns the part with the given scenes and segues, and with the ends of segues that changed:
  /// the earlier end may be farther from the part than the later one.
  fileprivate func showing(
    scenes isShown: (SceneID) -> Bool, segues isShownSegue: (SegueID) -> Bool
  ) -> MergedFlow {
    var shown = Set(graph.scenes.lazy.map(\.id).filter(isShown))
    let segues = graph.segues.filter { isShownSegue($0.id) }
    for segue in segues where mark(of: segue.id) != .context {
      shown.formUnion(segue.ends)
    }
    let isDrawn = { (id: SceneID) in shown.contains(id) || graph.scene(id) == nil }
    let drawn = segues.compactMap { segue -> Segue? in
      if mark(of: segue.id) != .context { return segue }
      guard segue.targets.allSatisfy(isDrawn) else { return nil }
      return segue.starting(at: segue.starts.filter(isDrawn))
    }
    shown.formUnion(drawn.lazy.filter(\.isInherited).map(\.source))
    return showing(
      FlowGraph(
        storyboards: graph.storyboards, scenes: graph.scenes.filter { shown.contains($0.id) },
        segues: drawn, findings: graph.findings, targets: graph.targets))
  }
}
