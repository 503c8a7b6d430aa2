extension Segue {
  /// Whether screens inherit the segue from a base class.
  public var isInherited: Bool { !sources.isEmpty }

  /// Every scene that a user may leave by the segue: its source, or the screens that inherit it.
  public var starts: [SceneID] { sources.isEmpty ? [source] : sources }

  /// Every scene that the segue concerns: its starts, its targets, and the class from which it is inherited.
  package var ends: [SceneID] { isInherited ? [source] + sources + targets : [source] + targets }

  /// Returns the segue of only some scenes, as each of them has it; `nil` for no scenes. One alone is its
  /// source.
  public func starting(at scenes: some Sequence<SceneID>) -> Segue? {
    let starts = Set(scenes).sorted()
    guard let first = starts.first else { return nil }
    var segue = self
    segue.source = starts.count > 1 ? source : first
    segue.sources = starts.count > 1 ? starts : []
    return segue
  }

  /// Returns the segue as one scene has it.
  public func leaving(_ start: SceneID) -> Segue { starting(at: CollectionOfOne(start)) ?? self }
}

extension FlowGraph {
  /// The classes that are in the graph for what screens inherit from them, and are no screens themselves.
  ///
  /// - Complexity: O(*e*) for *e* segues.
  public var baseClasses: Set<SceneID> {
    Set(
      segues.lazy.filter { segue in
        segue.isInherited && !segue.sources.contains(segue.source)
          && scene(segue.source)?.isScreen == false
      }.map(\.source)
    ).filter { segues(from: $0).isEmpty && segues(to: $0).isEmpty }
  }

  /// Returns the screens that inherit segues of a class, sorted by ID.
  ///
  /// - Complexity: O(*e*) for *e* segues.
  public func heirs(of base: SceneID) -> [SceneID] {
    Set(segues.lazy.filter { $0.source == base }.flatMap(\.sources)).sorted()
  }
}
