extension FlowGraph {
  /// Returns the graph with a node for the screens that inherit segues of a class together, from which each such
  /// segue leads once.
  ///
  /// The node replaces a class that is in the graph only because screens inherit from it. For a picture or a
  /// report; for a walk, the screens themselves have the segues.
  ///
  /// - Complexity: O(*n* log *n*) for *n* scenes and segues.
  package var gatheringHeirs: FlowGraph {
    let inherited = segues.filter(\.isInherited)
    guard !inherited.isEmpty else { return self }
    let replaced = baseClasses
    let bases = Dictionary(grouping: inherited, by: \.source)
    var nodes: [Legacy: Scene] = [:]
    for (source, segues) in bases {
      let families = Set(segues.map(\.sources)).sorted {
        $0.count == $1.count ? $0.lexicographicallyPrecedes($1) : $0.count > $1.count
      }
      for (index, heirs) in families.enumerated() {
        let isReplacement = index == 0 && replaced.contains(source)
        let number = index == 0 ? "" : " \(index + 1)"
        let id = SceneID(path: source.path, objectID: "every \(source.objectID)\(number)")
        nodes[Legacy(source: source, heirs: heirs)] = scene(source)
          .map { Scene(of: heirs, of: $0, id: isReplacement ? source : id) }
      }
    }
    var shown: [SceneID: [Scene]] = [:]
    for node in nodes.values.sorted(by: { $0.id < $1.id }) {
      for heir in node.heirs { shown[heir, default: []].append(node) }
    }
    return FlowGraph(
      storyboards: storyboards,
      scenes: scenes.filter { !replaced.contains($0.id) }.map { scene in
        var scene = scene
        scene.bases = shown[scene.id] ?? []
        return scene
      } + nodes.values,
      segues: segues.map { segue in
        guard segue.isInherited else { return segue }
        var segue = segue
        let legacy = Legacy(source: segue.source, heirs: segue.sources)
        segue.source = nodes[legacy]?.id ?? segue.source
        segue.sources = []
        return segue
      }, findings: findings, targets: targets)
  }

  private struct Legacy: Hashable {
    let source: SceneID
    let heirs: [SceneID]
  }
}

extension Scene {
  /// Creates a node for the screens that inherit from the class of a scene.
  fileprivate init(of heirs: [SceneID], of base: Scene, id: SceneID) {
    let name = base.customClass ?? base.name
    self.init(
      id: id, kind: .heirs, name: "Every \(name) (\(heirs.count))", location: base.location)
    self.heirs = heirs
    classLocation = base.classLocation
    projectTargets = base.projectTargets
    isScreen = false
  }
}
