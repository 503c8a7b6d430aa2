import FlowModel

extension FlowChanges {
  /// The number of changed elements.
  package struct Summary: Hashable, Sendable {
    /// The elements of one kind, each counted once.
    package struct Count: Hashable, Sendable {
      package var added = 0
      package var removed = 0
      /// Elements that are now in another file.
      package var moved = 0
      /// Elements with any other difference.
      package var changed = 0
    }

    /// Scenes, except references.
    package var scenes = Count()
    package var segues = Count()
    /// Interface files; one that was renamed counts as moved.
    package var storyboards = Count()
    package var findings = Count()
  }

  package var summary: Summary {
    var summary = Summary()
    var scenes: Set<SceneID> = []
    var segues: Set<SegueID> = []
    var storyboards: Set<String> = []
    for change in changes {
      switch change.subject {
      case .scene(_, let after?) where after.reference == nil && change.tellsOfItself:
        if scenes.insert(after.id).inserted { summary.scenes.changed += 1 }
      case .segue(_, let after?) where change.tellsOfItself:
        if segues.insert(after.id).inserted { summary.segues.changed += 1 }
      case .storyboard(_, let after?) where change.tellsOfItself:
        if storyboards.insert(after.path).inserted { summary.storyboards.changed += 1 }
      default: summary.count(change)
      }
    }
    return summary
  }
}

extension FlowChanges.Summary {
  fileprivate mutating func count(_ change: Change) {
    switch change.kind {
    case .sceneAdded: scenes.added += 1
    case .sceneRemoved: scenes.removed += 1
    case .sceneMoved: scenes.moved += 1
    case .segueAdded: segues.added += 1
    case .segueRemoved: segues.removed += 1
    case .storyboardAdded: storyboards.added += 1
    case .storyboardRemoved: storyboards.removed += 1
    case .storyboardRenamed: storyboards.moved += 1
    case .findingAdded: findings.added += 1
    case .findingGone: findings.removed += 1
    default: break
    }
  }
}

extension Change {
  /// Whether the element itself changed, as opposed to its file or whether it can be reached.
  fileprivate var tellsOfItself: Bool {
    switch kind {
    case .sceneMoved, .storyboardRenamed, .sceneReachable, .sceneUnreachable: false
    case .entryPoint: subject.isInBoth
    default: sign == .changed
    }
  }
}

extension Change.Subject {
  fileprivate var isInBoth: Bool {
    switch self {
    case .storyboard(let before, let after): before != nil && after != nil
    case .scene(let before, let after): before != nil && after != nil
    case .segue(let before, let after): before != nil && after != nil
    case .finding: false
    }
  }
}
