import FlowAnalysis
package import FlowModel

extension MergedFlow {
  /// Returns the part of the flow that is at most `depth` segues away from a change.
  ///
  /// The ends of a changed segue are part of the change, and so is one scene of a changed file if
  /// nothing else in the file changed. The result is empty if no scene, segue or file changed.
  package func within(_ depth: Int) -> MergedFlow {
    var centres = Set(graph.scenes.lazy.map(\.id).filter { sceneMarks[$0] != nil })
    for segue in graph.segues where segueMarks[segue.id] != nil {
      centres.formUnion(segue.starts + segue.targets)
    }
    centres.formUnion(storyboardMarks.keys.compactMap { witness(of: $0, beside: centres) })
    guard !centres.isEmpty else { return showing(.empty) }
    var view = FlowView()
    view.focus = centres.sorted()
    view.depth = max(depth, 0)
    return showing(graph.applying(view))
  }

  /// The flow without segues that did not change.
  package var withoutContextSegues: MergedFlow {
    showing(
      FlowGraph(
        storyboards: graph.storyboards, scenes: graph.scenes,
        segues: graph.segues.filter { mark(of: $0.id) != .context }, findings: graph.findings,
        targets: graph.targets))
  }

  /// The marks of the scenes of each file, and of the segues from them.
  package var contents: [SceneID: (scenes: [Mark: Int], segues: [Mark: Int])] {
    var contents: [SceneID: (scenes: [Mark: Int], segues: [Mark: Int])] = [:]
    for scene in graph.scenes where mark(of: scene.id) != .context && !scene.isClass {
      contents[card(of: scene.id), default: ([:], [:])].scenes[mark(of: scene.id), default: 0] += 1
    }
    for segue in graph.segues where mark(of: segue.id) != .context {
      for card in Set(segue.starts.map(card)) {
        contents[card, default: ([:], [:])].segues[mark(of: segue.id), default: 0] += 1
      }
    }
    return contents
  }

  /// Returns a scene that represents a file in a picture, if none of the file's scenes is in it.
  private func witness(of path: String, beside centres: Set<SceneID>) -> SceneID? {
    let scenes = graph.scenes.filter { $0.id.path == path && $0.reference?.resolution != .resolved }
    guard !scenes.contains(where: { centres.contains($0.id) }) else { return nil }
    return (scenes.first(where: \.isInitial) ?? scenes.first)?.id
  }

  /// Returns the flow between files, with one scene for each; a class known only from source stays.
  ///
  /// A file is added or removed if it was, and changed if anything in it is. Combined segues keep
  /// their mark if all have the same, and are changed otherwise.
  package func collapsingStoryboards() -> MergedFlow {
    let collapsed = graph.collapsed(by: .storyboard)
    var cards = Dictionary(
      storyboardMarks.map { (SceneID(path: $0.key, objectID: ""), $0.value) },
      uniquingKeysWith: { first, _ in first })
    for scene in graph.scenes where mark(of: scene.id) != .context {
      if scene.isClass {
        cards[scene.id] = mark(of: scene.id)
      } else if cards[card(of: scene.id)] == nil {
        cards[card(of: scene.id)] = .changed
      }
    }
    var bundles: [Bundle: Set<Mark>] = [:]
    for segue in graph.segues {
      for source in Set(segue.starts.map(card)) {
        if mark(of: segue.id) != .context, cards[source] == nil { cards[source] = .changed }
        for target in segue.targets {
          let bundle = Bundle(
            source: source, target: card(of: target), kind: segue.kind, origin: segue.origin)
          bundles[bundle, default: []].insert(mark(of: segue.id))
        }
      }
    }
    var segueMarks: [SegueID: Mark] = [:]
    for segue in collapsed.segues {
      let marks = segue.targets.flatMap { target in
        bundles[
          Bundle(source: segue.source, target: target, kind: segue.kind, origin: segue.origin)]
          ?? []
      }
      segueMarks[segue.id] = Set(marks).count == 1 ? marks[0] : .changed
    }
    return MergedFlow(
      graph: collapsed, hiddenScenes: hiddenScenes, hiddenSegues: hiddenSegues,
      sceneMarks: cards, segueMarks: segueMarks, storyboardMarks: storyboardMarks)
  }

  /// Returns the scene that represents another one: its file's, or the scene itself for a class.
  private func card(of id: SceneID) -> SceneID {
    graph.scene(id)?.isClass == true ? id : SceneID(path: id.path, objectID: "")
  }

  /// Returns the flow with at most `count` scenes, preferring those that changed, then those with
  /// the most segues.
  package func keeping(_ count: Int) -> MergedFlow {
    let degrees = graph.segues.reduce(into: [SceneID: Int]()) { degrees, segue in
      for end in segue.starts + segue.targets { degrees[end, default: 0] += 1 }
    }
    func rank(_ id: SceneID) -> (Int, Int) {
      (mark(of: id) == .context ? 1 : 0, -degrees[id, default: 0])
    }
    let kept = Set(
      graph.scenes.map(\.id).sorted { a, b in rank(a) == rank(b) ? a < b : rank(a) < rank(b) }
        .prefix(count))
    let segues = graph.segues.filter { $0.targets.allSatisfy(kept.contains) }
      .compactMap { segue in segue.starting(at: segue.starts.filter(kept.contains)) }
    let shown = kept.union(segues.lazy.filter(\.isInherited).map(\.source))
    return showing(
      FlowGraph(
        storyboards: graph.storyboards, scenes: graph.scenes.filter { shown.contains($0.id) },
        segues: segues, findings: graph.findings, targets: graph.targets))
  }

  /// The properties by which segues are combined.
  private struct Bundle: Hashable {
    let source: SceneID
    let target: SceneID
    let kind: SegueKind
    let origin: Segue.Origin
  }
}

extension FlowGraph {
  fileprivate static let empty = FlowGraph(storyboards: [], scenes: [], segues: [])
}
