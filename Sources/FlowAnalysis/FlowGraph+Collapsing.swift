package import FlowModel

extension FlowGraph {
  /// Returns the graph with one scene for each storyboard, of the kind `storyboard` and with an
  /// empty object ID.
  ///
  /// All segues of one kind from one storyboard to another become one, with their number as its
  /// `count`. Segues within a storyboard, and segues that lead to no scene, are removed. A class
  /// that is known from source only is in no storyboard, and stays.
  package func collapsingStoryboards() -> FlowGraph {
    let starts = Set(entryPoints.map(\.path))
    let counts = Dictionary(
      grouping: scenes.lazy.filter { $0.reference?.target == nil }, by: \.id.path
    )
    .mapValues(\.count)
    let cards = storyboards.map { storyboard in
      var scene = Scene(
        id: SceneID(path: storyboard.path, objectID: ""), kind: .storyboard,
        name: storyboard.name, location: SourceLocation(path: storyboard.path, line: 0))
      scene.isEntryPoint = starts.contains(storyboard.path)
      scene.isInitial = scene.isEntryPoint
      scene.count = counts[storyboard.path] ?? 0
      return scene
    }
    var bundles: [Bundle: [Segue]] = [:]
    for segue in segues {
      let source = card(of: segue.source)
      for target in segue.targets where scene(target) != nil && card(of: target) != source {
        let bundle = Bundle(
          source: source, target: card(of: target), kind: segue.kind, origin: segue.origin)
        bundles[bundle, default: []].append(segue)
      }
    }
    return FlowGraph(
      storyboards: storyboards, scenes: cards + scenes.filter(\.isClass),
      segues: bundles.map(Segue.init), diagnostics: diagnostics,
      targets: targets)
  }

  /// Returns the scene that represents another one: its storyboard's, or the scene itself.
  private func card(of id: SceneID) -> SceneID {
    scene(id)?.isClass == true ? id : SceneID(path: id.path, objectID: "")
  }

  /// The properties by which segues are combined.
  fileprivate struct Bundle: Hashable {
    let source: SceneID
    let target: SceneID
    let kind: SegueKind
    let origin: Segue.Origin
  }
}

extension Segue {
  fileprivate init(_ bundle: FlowGraph.Bundle, _ segues: [Segue]) {
    let (source, target) = (bundle.source, bundle.target)
    let parts = [source.objectID, bundle.origin.rawValue, bundle.kind.rawValue, target.name]
    let relationships = Set(segues.map(\.relationship))
    let calls = Set(segues.flatMap(\.callSites)).sorted()
    let isUnwind = bundle.kind == .unwind
    self.init(
      id: SegueID(
        path: source.path, objectID: parts.filter { !$0.isEmpty }.joined(separator: " ")),
      kind: bundle.kind, source: source, destination: isUnwind ? nil : target,
      location: bundle.origin == .code
        ? calls.first?.location ?? segues[0].location : SourceLocation(path: source.path, line: 0))
    origin = bundle.origin
    relationship = relationships.count == 1 ? relationships.first ?? nil : nil
    unwindTargets = isUnwind ? [target] : []
    if origin == .code { callSites = calls }
    count = segues.reduce(0) { $0 + $1.count }
  }
}

extension SceneID {
  /// A name for the ID: only the path if it denotes a whole storyboard.
  fileprivate var name: String { objectID.isEmpty ? path : description }
}
