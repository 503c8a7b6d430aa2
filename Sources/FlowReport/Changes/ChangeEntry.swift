package import FlowDiff
package import FlowModel

/// One change in words, for writers in other modules.
package struct ChangeEntry: Hashable, Sendable {
  package let mark: FlowMarks.Mark
  package let sign: String
  /// What changed, such as `screen ‘Login’`.
  package let subject: [Fragment]
  /// How it changed, such as `class A → B`.
  package let change: [Fragment]
  package let location: SourceLocation
  /// The ID or path of what changed: in the later state, or in the earlier one if it was removed.
  package let element: String?
}

extension FlowChanges {
  /// All changes, in order.
  package var entries: [ChangeEntry] {
    let wording = ChangeWording(self)
    return changes.map { change in
      let phrase = wording.phrase(change)
      return ChangeEntry(
        mark: change.sign.mark, sign: change.sign.rawValue, subject: phrase.subject,
        change: phrase.change, location: change.location, element: change.subject.element)
    }
  }
}

extension Change.Sign {
  fileprivate var mark: FlowMarks.Mark {
    switch self {
    case .added: .added
    case .removed: .removed
    case .changed: .changed
    }
  }
}

extension Change.Subject {
  fileprivate var element: String? {
    switch self {
    case .storyboard(let before, let after): (after ?? before)?.path
    case .scene(let before, let after): (after ?? before)?.id.description
    case .segue(let before, let after): (after ?? before)?.id.description
    case .finding: nil
    }
  }
}
