package import FlowModel

extension FlowGraph {
  /// Returns an overview in which one node stands for all scenes of a group.
  ///
  /// Segues within a group are left out, and those between two are combined: by storyboard, those of
  /// one kind and origin; otherwise, all but the unwinds.
  ///
  /// - Parameters:
  ///   - group: What the scenes of a node have in common. A scene without a group, such as a class
  ///     in a graph by storyboard, stays.
  ///   - depth: The number of folders in the path of a group by folder, below the folder that contains
  ///     all; `nil` for as many as can be read.
  package func collapsed(by group: Scene.Group, depth: Int? = nil) -> FlowGraph {
    collapsed(by: group, SceneGrouping(self, by: group, depth: depth).groups)
  }

  /// Returns the groups of an overview by the scenes that they contain. A scene without a group is a node
  /// itself.
  package func groups(by group: Scene.Group, depth: Int? = nil) -> [SceneID: SceneGroup] {
    SceneGrouping(self, by: group, depth: depth).groups
  }

  /// Returns an overview in which the scenes of one group are nodes themselves, with their segues as they
  /// are.
  ///
  /// - Parameter groups: The groups, as ``groups(by:depth:)`` returned them.
  package func collapsed(
    by kind: Scene.Group, _ groups: [SceneID: SceneGroup], unfolding unfolded: SceneGroup? = nil
  ) -> FlowGraph {
    let single = Set(groups.lazy.filter { $0.value == unfolded }.map(\.key))
    let groups = groups.filter { $0.value != unfolded }
    return combined(by: kind, groups) { segue in
      guard segue.targets.allSatisfy({ groups[$0] == nil }) else { return nil }
      return segue.starting(at: segue.starts.filter(single.contains))
    }
  }

  /// - Parameter kept: Returns the part of a segue that is not combined with others.
  private func combined(
    by group: Scene.Group, _ groups: [SceneID: SceneGroup], keeping kept: (Segue) -> Segue?
  ) -> FlowGraph {
    func card(of id: SceneID) -> SceneID { groups[id]?.id ?? id }
    var bundles: [Bundle: [Segue]] = [:]
    var innerCounts: [SceneID: Int] = [:]
    var keptSegues: [Segue] = []
    for segue in segues {
      let whole = kept(segue)
      if let whole { keptSegues.append(whole) }
      let starts = Set(segue.starts).subtracting(whole?.starts ?? [])
      // A group with several heirs has the segue once.
      for (source, starts) in Dictionary(grouping: starts, by: card).sorted(by: { $0.key < $1.key })
      {
        if segue.targets.contains(where: { card(of: $0) == source }), starts != [source] {
          innerCounts[source, default: 0] += segue.count
        }
        for target in segue.targets where scene(target) != nil && card(of: target) != source {
          let bundle = Bundle(
            source: source, target: card(of: target),
            kind: group == .storyboard || segue.kind == .unwind ? segue.kind : nil,
            origin: group == .storyboard ? segue.origin : .storyboard)
          bundles[bundle, default: []].append(segue)
        }
      }
    }
    let bases = Set(keptSegues.lazy.filter(\.isInherited).map(\.source))
    let left = baseClasses.subtracting(bases)
    return FlowGraph(
      storyboards: storyboards,
      scenes: cards(of: group, groups, innerCounts)
        + scenes.filter {
          bases.contains($0.id) || groups[$0.id] == nil && $0.isNode && !left.contains($0.id)
        },
      segues: keptSegues + bundles.map(Segue.init), findings: findings, targets: targets)
  }

  private func cards(
    of kind: Scene.Group, _ groups: [SceneID: SceneGroup], _ innerCounts: [SceneID: Int]
  ) -> [Scene] {
    var members: [SceneGroup: [Scene]] = [:]
    for scene in scenes {
      if let group = groups[scene.id] { members[group, default: []].append(scene) }
    }
    let starts = Set(entryPoints)
    return members.map { group, scenes in
      var card = Scene(
        id: group.id, kind: .group(kind), name: group.name,
        location: kind == .storyboard || kind == .folder
          ? SourceLocation(path: group.id.path, line: 0) : scenes[0].location)
      card.isEntryPoint = scenes.contains { starts.contains($0.id) }
      card.isInitial = card.isEntryPoint
      card.count = scenes.count { $0.isNode }
      card.innerSegueCount = innerCounts[group.id] ?? 0
      return card
    }
  }

  /// The properties by which segues are combined.
  fileprivate struct Bundle: Hashable {
    let source: SceneID
    let target: SceneID
    /// The kind of all; `nil` for any.
    let kind: SegueKind?
    let origin: Segue.Origin
  }
}

extension Scene {
  /// Whether it is drawn: a resolved reference is drawn as what it refers to.
  fileprivate var isNode: Bool { reference?.target == nil }
}

extension Segue {
  fileprivate init(_ bundle: FlowGraph.Bundle, _ segues: [Segue]) {
    let (source, target) = (bundle.source, bundle.target)
    let kind = bundle.kind ?? segues.mostFrequentKind
    let word = bundle.kind?.rawValue ?? "segues"
    let parts = [source.objectID, bundle.origin.rawValue, word, target.name]
    let relationships = Set(segues.map(\.relationship))
    let calls = Set(segues.flatMap(\.callSites)).sorted()
    let isUnwind = kind == .unwind
    self.init(
      id: SegueID(
        path: source.path, objectID: parts.filter { !$0.isEmpty }.joined(separator: " ")),
      kind: kind, source: source, destination: isUnwind ? nil : target,
      location: bundle.origin == .code
        ? calls.first?.location ?? segues[0].location : SourceLocation(path: source.path, line: 0))
    origin = bundle.origin
    relationship = relationships.count == 1 ? relationships.first ?? nil : nil
    unwindTargets = isUnwind ? [target] : []
    if origin == .code { callSites = calls }
    count = segues.reduce(0) { $0 + $1.count }
  }
}

extension [Segue] {
  /// The kind of most of them; of several, the first by name.
  fileprivate var mostFrequentKind: SegueKind {
    let counts = Dictionary(grouping: self, by: \.kind.rawValue)
      .mapValues { $0.reduce(0) { $0 + $1.count } }
    return counts.max { ($0.value, $1.key) < ($1.value, $0.key) }
      .map { SegueKind(rawValue: $0.key) } ?? self[0].kind
  }
}

extension SceneID {
  /// A name for the ID: only the path if it denotes a whole file or folder.
  fileprivate var name: String { objectID.isEmpty ? path : description }
}
