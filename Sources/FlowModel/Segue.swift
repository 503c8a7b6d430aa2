/// An edge of the flow graph.
public struct Segue: Hashable, Sendable {
  public enum Origin: String, Hashable, Sendable { case storyboard, code }

  public private(set) var id: SegueID
  public var origin = Origin.storyboard
  public var kind: SegueKind
  public var identifier: String?
  /// The relationship's name, such as `rootViewController`; only for `kind == .relationship`.
  public var relationship: String?
  /// The index among the owner's segues of the same relationship, from 0: the order of tabs.
  public var order: Int?
  /// The scene that the segue leaves; for an inherited segue, the class that makes the move.
  public var source: SceneID
  /// The screens that inherit the segue from a base class, its source, sorted by ID: they have it, and the
  /// class only if it is one of them. Empty for any other segue.
  public var sources: [SceneID] = []
  /// The scene that the segue leads to, with references resolved. If it is not in the graph, the
  /// segue dangles. `nil` for an unwind, whose targets depend on source.
  public var destination: SceneID?
  /// The reference through which the segue leads to its destination.
  public var via: SceneID?
  /// The container that contains the destination, into which a view has folded it.
  public var container: SceneID?
  /// The classes through which source leads to the destination, in the order of the calls. Empty if
  /// the source's own class makes a call.
  public var through: [Passage] = []
  /// An unwind's selector, such as `unwindToList:`.
  public var unwindAction: String?
  /// An unwind's targets, sorted by ID; more than one if the source can be entered in several ways.
  public var unwindTargets: [SceneID] = []
  /// The reason why an unwind has no target; `nil` if it has one, or if no source was read.
  public var unwindFault: UnwindFault?
  /// The calls of the segue, sorted: at least one for a segue that source makes; for a storyboard's
  /// segue, the calls that perform it by its identifier.
  public var callSites: [CallSite] = []
  public var customClass: String?
  public var customModule: String?
  /// The selector of the `@IBSegueAction` that creates the destination.
  public var creationSelector: String?
  public var trigger: Trigger?
  /// Presentation attributes by name: `modalPresentationStyle`, `modalTransitionStyle`,
  /// `popoverAnchorView`, `popoverBehavior`, `preferredEdge`, `animates`.
  public var presentation: [String: String] = [:]
  /// The number of segues that this one represents; more than 1 only in a view that combines
  /// segues.
  public var count = 1
  public var location: SourceLocation
  /// The names of the targets of the segue's file, sorted: the interface file, or the files of its
  /// calls.
  public var projectTargets: [String] = []

  public init(
    id: SegueID, kind: SegueKind, source: SceneID, destination: SceneID?, location: SourceLocation
  ) {
    self.id = id
    self.kind = kind
    self.source = source
    self.destination = destination
    self.location = location
  }

  /// Returns the same segue with another ID.
  public func identified(as id: SegueID) -> Segue {
    var segue = self
    segue.id = id
    return segue
  }
}

/// The reason why an unwind has no target.
public enum UnwindFault: String, Hashable, Sendable {
  /// No class has a method with that name.
  case noHandler = "no-handler"
  /// Classes have the method, but no known path to the unwind's source includes a scene of one of
  /// them.
  case noWayIn = "no-way-in"
}

/// The control or gesture that triggers a segue.
public struct Trigger: Hashable, Sendable {
  /// The element that contains the segue's connection, such as `button` or `barButtonItem`; the type of a control
  /// in source, such as `navigationLink`.
  public let element: String
  /// The element's ID; `nil` for a control in source.
  public let objectID: String?
  /// The visible title of the element.
  public let title: String?
  /// `tap`, `select`, `accessory`, `load`, `gesture`, `return` or `action`; `nil` if code performs
  /// the segue.
  public let event: String?

  public init(element: String, objectID: String?, title: String?, event: String?) {
    self.element = element
    self.objectID = objectID
    self.title = title
    self.event = event
  }
}

extension UnwindFault {
  /// The trigger in a few words, for a label.
  public var phrase: String {
    switch self {
    case .noHandler: "no handler"
    case .noWayIn: "no way in passes a handler"
    }
  }

  public var explanation: String {
    switch self {
    case .noHandler: "no class has a method of that name"
    case .noWayIn: "classes have a method of that name, but no way in passes a scene of theirs"
    }
  }
}
