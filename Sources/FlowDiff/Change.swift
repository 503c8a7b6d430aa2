package import FlowModel

/// One difference between two states of an app's flow.
package struct Change: Hashable, Sendable {
  /// The kind of a change. Kinds are declared in the order of their importance to a reader, by
  /// which changes are sorted.
  package enum Kind: String, CaseIterable, Hashable, Sendable {
    case storyboardAdded = "storyboard-added"
    case storyboardRemoved = "storyboard-removed"
    /// The file was renamed or moved.
    case storyboardRenamed = "storyboard-renamed"
    case sceneAdded = "scene-added"
    case sceneRemoved = "scene-removed"
    case sceneMoved = "scene-moved"
    /// The scene can no longer be reached from an entry point.
    case sceneUnreachable = "scene-unreachable"
    case sceneReachable = "scene-reachable"
    case referenceBroken = "reference-broken"
    case referenceMended = "reference-mended"
    /// A reference was added to a scene that no interface file contains.
    case referenceAdded = "reference-added"
    case referenceRemoved = "reference-removed"
    case referenceRetargeted = "reference-retargeted"
    case entryPoint = "entry-point"
    case initialScene = "initial-scene"
    case sceneRenamed = "scene-renamed"
    case sceneElement = "scene-element"
    case sceneClass = "scene-class"
    case sceneIdentifier = "scene-identifier"
    case sceneTitle = "scene-title"
    case sceneUserLabel = "scene-user-label"
    /// The scene's views or what they show changed. Their frames make no difference.
    case sceneLooks = "scene-looks"
    case segueAdded = "segue-added"
    case segueRemoved = "segue-removed"
    case segueSource = "segue-source"
    /// Other screens inherit the segue.
    case segueHeirs = "segue-heirs"
    case segueDestination = "segue-destination"
    case segueKind = "segue-kind"
    case tabOrder = "tab-order"
    case segueIdentifier = "segue-identifier"
    case segueTrigger = "segue-trigger"
    case segueClass = "segue-class"
    case segueCreationSelector = "segue-creation-selector"
    case unwindAction = "unwind-action"
    case unwindTargets = "unwind-targets"
    case unwindBroken = "unwind-broken"
    case unwindMended = "unwind-mended"
    case presentation
    case table
    case reuseIdentifier = "reuse-identifier"
    case runtimeAttribute = "runtime-attribute"
    /// A call in source that performs the segue.
    case callSite = "call-site"
    /// A call in source that closes the scene.
    case returnSite = "return-site"
    case findingAdded = "diagnostic-added"
    case findingGone = "diagnostic-gone"
  }

  /// The element that changed, in both states; `nil` in a state without the element.
  package enum Subject: Hashable, Sendable {
    case storyboard(before: Storyboard?, after: Storyboard?)
    case scene(before: Scene?, after: Scene?)
    case segue(before: Segue?, after: Segue?)
    case finding(Finding)
  }

  package enum Value: Hashable, Sendable {
    /// Text of the user's files or a word of the file format, not escaped.
    case text(String)
    /// Scenes of the state that the value belongs to.
    case scenes([SceneID])
  }

  package let kind: Kind
  package let subject: Subject
  /// The name of the changed attribute, if there are several: a runtime attribute's key path, a
  /// presentation attribute, a relationship, or the function with a call.
  package let attribute: String?
  package let before: Value?
  package let after: Value?
  /// What changed on a screen, for ``Kind/sceneLooks``; otherwise empty.
  package var views: [ViewChange] = []
  /// The place in the later state, or in the earlier one for an element that was removed.
  package let location: SourceLocation
}

extension Change {
  package enum Sign: String, Hashable, Sendable {
    case added = "+"
    case removed = "-"
    case changed = "~"
  }

  package var sign: Sign {
    switch kind {
    case .storyboardAdded, .sceneAdded, .referenceAdded, .segueAdded, .findingAdded: .added
    case .storyboardRemoved, .sceneRemoved, .referenceRemoved, .segueRemoved, .findingGone:
      .removed
    default: .changed
    }
  }
}

extension Change.Kind {
  /// Whether only what a screen shows changed, and not how it is reached or what it leads to.
  package var isOfLooks: Bool {
    switch self {
    case .sceneLooks, .runtimeAttribute, .reuseIdentifier, .table: true
    default: false
    }
  }
}

extension Change.Kind: Comparable {
  package static func < (a: Self, b: Self) -> Bool { ranks[a, default: 0] < ranks[b, default: 0] }

  private static let ranks = Dictionary(
    uniqueKeysWithValues: allCases.enumerated().map { ($0.element, $0.offset) })
}

extension Change: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    if a.kind != b.kind { return a.kind < b.kind }
    if a.location != b.location { return a.location < b.location }
    return (a.subject.key, a.attribute ?? "", a.before.key, a.after.key)
      < (b.subject.key, b.attribute ?? "", b.before.key, b.after.key)
  }
}

extension Change.Subject {
  fileprivate var key: String {
    switch self {
    case .storyboard(let before, let after): after?.path ?? before?.path ?? ""
    case .scene(let before, let after): (after?.id ?? before?.id)?.description ?? ""
    case .segue(let before, let after): (after?.id ?? before?.id)?.description ?? ""
    case .finding(let finding): finding.description
    }
  }
}

extension Change.Value? {
  fileprivate var key: String {
    switch self {
    case .text(let text): text
    case .scenes(let scenes): scenes.map(\.description).joined(separator: "\n")
    case nil: ""
    }
  }
}
