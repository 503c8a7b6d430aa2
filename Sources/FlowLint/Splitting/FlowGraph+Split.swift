package import FlowModel

extension FlowGraph {
  /// Returns the part of the graph that a split is about, with each proposed storyboard in the place of the
  /// one that is split. What other files contain is left out.
  ///
  /// - Complexity: O(*n*) for *n* scenes and segues.
  package func showing(_ split: StoryboardSplit) -> FlowGraph {
    var owner: [SceneID: String] = [:]
    for part in split.parts {
      let path = Self.path(of: part, of: split)
      for scene in part.scenes { owner[scene] = path }
    }
    let moved = { (id: SceneID) in
      owner[id].map { SceneID(path: $0, objectID: id.objectID) }
    }
    let storyboard = storyboards.first { $0.path == split.path }
    let parts = split.parts.map { part in
      Storyboard(
        path: Self.path(of: part, of: split), name: part.name,
        platform: storyboard?.platform ?? .iOS,
        initialScene: storyboard?.initialScene.flatMap(moved).flatMap {
          $0.path == Self.path(of: part, of: split) ? $0 : nil
        })
    }
    let shown = segues.compactMap { segue -> Segue? in
      guard var copy = segue.starting(at: segue.starts.compactMap(moved)) else { return nil }
      copy = copy.identified(
        as: SegueID(path: copy.starts[0].path, objectID: segue.id.objectID))
      copy.destination = segue.destination.flatMap(moved)
      copy.unwindTargets = segue.unwindTargets.compactMap(moved)
      copy.via = nil
      return copy.targets.isEmpty ? nil : copy
    }
    return FlowGraph(
      storyboards: parts,
      scenes: scenes.compactMap { scene in moved(scene.id).map(scene.identified) },
      segues: shown)
  }

  private static func path(
    of part: StoryboardSplit.Part, of split: StoryboardSplit
  ) -> String {
    let folder = split.path.lastIndex(of: "/").map { split.path[...$0] } ?? ""
    return "\(folder)\(part.name.replacing("/", with: "-")).storyboard"
  }
}
