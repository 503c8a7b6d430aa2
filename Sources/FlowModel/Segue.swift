/// An edge of the flow graph.
package struct Segue: Hashable, Sendable {
  package enum Origin: String, Hashable, Sendable { case storyboard, code }

  package private(set) var id: SegueID
  package var origin = Origin.storyboard
  package var kind: SegueKind
  package var identifier: String?
  /// The relationship's name, such as `rootViewController`; only for `kind == .relationship`.
  package var relationship: String?
  /// The place among the owner's segues of the same relationship, from 0: the order of tabs.
  package var order: Int?
  package var source: SceneID
  /// The real scene, through any reference. It may name a scene that is not in the graph: then the
  /// segue dangles. `nil` for an unwind, whose targets depend on source.
  package var destination: SceneID?
  /// The reference that the segue led through.
  package var via: SceneID?
  /// An unwind's selector, such as `unwindToList:`.
  package var unwindAction: String?
  /// By ID; several where several ways lead to the segue's source.
  package var unwindTargets: [SceneID] = []
  /// Why an unwind has no target; `nil` where it has one, and where no source was read.
  package var unwindFault: UnwindFault?
  /// Where source makes the move: for a segue of code one place at least, for one of a storyboard
  /// the places that perform it by its identifier. Sorted.
  package var callSites: [CallSite] = []
  package var customClass: String?
  package var customModule: String?
  /// The `@IBSegueAction` that makes the destination.
  package var creationSelector: String?
  package var trigger: Trigger?
  /// Presentation attributes by name: `modalPresentationStyle`, `modalTransitionStyle`,
  /// `popoverAnchorView`, `popoverBehavior`, `preferredEdge`, `animates`.
  package var presentation: [String: String] = [:]
  /// How many segues this one stands for; more than 1 only in a view that draws several as one.
  package var count = 1
  package var location: SourceLocation
  /// The names of the targets that the segue's file belongs to, sorted: the interface file's, or
  /// those of the files of its calls.
  package var projectTargets: [String] = []

  package init(
    id: SegueID, kind: SegueKind, source: SceneID, destination: SceneID?, location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.source = source
    self.destination = destination
    self.location = location
  }

  /// The same segue under another ID.
  package func identified(as id: SegueID) -> Segue {
    var segue = self
    segue.id = id
    return segue
  }
}

/// The reason why an unwind has no target.
package enum UnwindFault: String, Hashable, Sendable {
  /// No class has a method of that name.
  case noHandler = "no-handler"
  /// Classes have it, and no known path to the source passes a scene of these classes.
  case noWayIn = "no-way-in"
}

/// The control or gesture that fires a segue.
package struct Trigger: Hashable, Sendable {
  /// The element that owns the connection, such as `button` or `barButtonItem`.
  package let element: String
  package let objectID: String
  /// What the user reads on it.
  package let title: String?
  /// `tap`, `select`, `accessory`, `load`, `gesture`, `return`, `action`; `nil` where the segue is
  /// performed by hand.
  package let event: String?

  package init(element: String, objectID: String, title: String?, event: String?) {
    self.element = element
    self.objectID = objectID
    self.title = title
    self.event = event
  }
}

extension UnwindFault {
  /// In as many words as a mark has room for.
  package var phrase: String {
    switch self {
    case .noHandler: "no handler"
    case .noWayIn: "no way in passes a handler"
    }
  }

  package var explanation: String {
    switch self {
    case .noHandler: "no class has a method of that name"
    case .noWayIn: "classes have a method of that name, but no way in passes a scene of theirs"
    }
  }
}
