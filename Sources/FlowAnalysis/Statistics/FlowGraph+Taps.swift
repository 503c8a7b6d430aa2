package import FlowModel

extension FlowGraph {
  /// Returns how many taps each scene is away that a user can get to from the given ones.
  ///
  /// What a container contains is shown with it, except for all tabs but the first. Unwinds lead back, and are
  /// not followed.
  ///
  /// - Parameter roots: Where to start, with no tap. A scene that is not in the graph is ignored.
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  package func taps(from roots: [SceneID]) -> [SceneID: Int] {
    var taps: [SceneID: Int] = [:]
    var ring = roots.compactMap(realScene)
    var count = 0
    while !ring.isEmpty {
      var next: [SceneID] = []
      var shown = ring
      while let scene = shown.popLast() {
        guard taps[scene] == nil else { continue }
        taps[scene] = count
        for segue in segues(from: scene) where segue.kind.family != .unwind {
          let targets = segue.targets.filter { self.scene($0) != nil }
          if segue.takesTap { next += targets } else { shown += targets }
        }
      }
      ring = next
      count += 1
    }
    return taps
  }
}

extension Segue {
  /// Whether a user has to do something to see the destination.
  package var takesTap: Bool {
    switch kind.family {
    case .embed: false
    case .relationship: (order ?? 0) > 0
    case .show, .detail, .present, .popover, .custom, .unwind: true
    }
  }
}
