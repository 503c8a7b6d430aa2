package import FlowModel

extension FlowGraph {
  /// Returns the graph with one scene for each storyboard, of the element `storyboard` and with an
  /// empty object ID.
  ///
  /// All segues of one kind from one storyboard to another become one, whose `count` tells how many
  /// it stands for. Segues within a storyboard, and what leads nowhere, go.
  package func collapsingStoryboards() -> FlowGraph {
    let starts = Set(entryPoints.map(\.path))
    let counts = Dictionary(
      grouping: scenes.lazy.filter { $0.reference?.target == nil }, by: \.id.path
    )
    .mapValues(\.count)
    let cards = storyboards.map { storyboard in
      var scene = Scene(
        id: SceneID(path: storyboard.path, objectID: ""), element: "storyboard",
        name: storyboard.name, location: SourceLocation(path: storyboard.path, line: 0))
      scene.isEntryPoint = starts.contains(storyboard.path)
      scene.isInitial = scene.isEntryPoint
      scene.count = counts[storyboard.path] ?? 0
      return scene
    }
    var bundles: [Bundle: [Segue]] = [:]
    for segue in segues {
      for target in segue.targets where target.path != segue.source.path && scene(target) != nil {
        let bundle = Bundle(
          source: segue.source.path, target: target.path, kind: segue.kind, origin: segue.origin)
        bundles[bundle, default: []].append(segue)
      }
    }
    return FlowGraph(
      storyboards: storyboards, scenes: cards, segues: bundles.map(Segue.init),
      diagnostics: diagnostics)
  }

  /// What the segues that become one have in common.
  fileprivate struct Bundle: Hashable {
    let source: String
    let target: String
    let kind: SegueKind
    let origin: Segue.Origin
  }
}

extension Segue {
  fileprivate init(_ bundle: FlowGraph.Bundle, _ segues: [Segue]) {
    let name = "\(bundle.origin.rawValue) \(bundle.kind.rawValue) \(bundle.target)"
    let relationships = Set(segues.map(\.relationship))
    let isUnwind = bundle.kind == .unwind
    let target = SceneID(path: bundle.target, objectID: "")
    self.init(
      id: SegueID(path: bundle.source, objectID: name), kind: bundle.kind,
      source: SceneID(path: bundle.source, objectID: ""), destination: isUnwind ? nil : target,
      location: SourceLocation(path: bundle.source, line: 0))
    origin = bundle.origin
    relationship = relationships.count == 1 ? relationships.first ?? nil : nil
    unwindTargets = isUnwind ? [target] : []
    count = segues.reduce(0) { $0 + $1.count }
  }
}
