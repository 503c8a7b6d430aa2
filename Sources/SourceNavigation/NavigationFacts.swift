package import FlowModel

/// What an app's source says about navigation, before any interface file is looked at.
package struct NavigationFacts: Sendable {
  package var classes: ClassHierarchy
  /// Every call, and every way through a helper, that moves to a screen.
  package var moves: [Move] = []
  /// Calls that perform a segue by its identifier.
  package var performances: [SeguePerformance] = []
  /// Calls that close a screen: pops and dismissals.
  package var returns: [ReturnCall] = []
  /// What `@IBSegueAction` methods make.
  package var segueActions: [SegueAction] = []
  /// Where a class loads a nib that is no controller's: its views.
  package var nibLoads: [NibLoad] = []
  /// The types that an app's delegate calls to show a screen, such as a coordinator.
  package var starters: Set<ClassReference> = []
  /// What can't be worked out without running the app.
  package var diagnostics: [Diagnostic] = []

  package init(classes: ClassHierarchy) {
    self.classes = classes
  }
}

/// A call that moves from the scenes of a class to another screen.
package struct Move: Hashable, Sendable {
  /// The class, structure or enumeration that makes the call; its subclasses make it too.
  package var caller: ClassReference
  /// Subclasses that do something else in its place, as do those that inherit them.
  package var exceptions: [ClassReference]
  package var destination: Destination
  /// What the call does, in a segue's words where there is one: `push`, `present`, `show`,
  /// `showDetail`, `sheet`, `modal`, `popover`, `replace`, `addChild`, `viewControllers`,
  /// `rootViewController`; `instantiate` where a screen is made and what becomes of it is not known.
  package var kind: SegueKind
  /// The call, where it stands, and whether it is sure to lead to the destination.
  package var site: CallSite

  package init(
    caller: ClassReference, exceptions: [ClassReference] = [], destination: Destination,
    kind: SegueKind, site: CallSite
  ) {
    self.caller = caller
    self.exceptions = exceptions
    self.destination = destination
    self.kind = kind
    self.site = site
  }
}

/// Where a call leads.
package struct Destination: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    case scene(storyboard: StoryboardName, scene: SceneName)
    /// `init(nibName:)` with a name that is known; `owner` is the class that is made.
    case nib(name: String, owner: ClassReference?)
    /// A controller that is made by its class alone: from the nib named like it, or in code.
    case made(ClassReference)
    /// A controller that came from elsewhere, of which only the class is known.
    case instance(ClassReference)
    /// The SwiftUI view in a hosting controller.
    case hosted(ClassReference)
    /// A watch scene by its name, in whatever storyboard.
    case named(String)
  }

  package enum StoryboardName: Hashable, Sendable {
    /// The one that the calling scene stands in.
    case own
    /// The app's main storyboard.
    case main
    case named(String)
    /// As R.swift and SwiftGen spell a name: `R.storyboard.signUp`, `StoryboardScene.SignUp`.
    case accessor(String)
    /// Not known: the identifier alone must tell.
    case any
  }

  package enum SceneName: Hashable, Sendable {
    case initial
    case identified(String)
    /// As R.swift and SwiftGen spell an identifier.
    case accessor(String)
  }

  package var origin: Origin
  /// What the code takes the controller for, by a cast.
  package var expected: ClassReference?

  package init(_ origin: Origin, expected: ClassReference? = nil) {
    self.origin = origin
    self.expected = expected
  }
}

/// A class by name, and the file that names it, which tells classes of one name apart.
package struct ClassReference: Hashable, Sendable {
  package var name: String
  package var path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

package struct SeguePerformance: Hashable, Sendable {
  package enum SegueName: Hashable, Sendable {
    case identifier(String)
    /// As R.swift and SwiftGen spell it.
    case accessor(String)
  }

  package var caller: ClassReference
  /// As those of a ``Move``.
  package var exceptions: [ClassReference]
  package var segue: SegueName
  package var site: CallSite

  package init(
    caller: ClassReference, exceptions: [ClassReference] = [], segue: SegueName, site: CallSite
  ) {
    self.caller = caller
    self.exceptions = exceptions
    self.segue = segue
    self.site = site
  }
}

package struct ReturnCall: Hashable, Sendable {
  package var caller: ClassReference
  /// As those of a ``Move``.
  package var exceptions: [ClassReference]
  package var site: CallSite

  package init(caller: ClassReference, exceptions: [ClassReference] = [], site: CallSite) {
    self.caller = caller
    self.exceptions = exceptions
    self.site = site
  }
}

package struct SegueAction: Hashable, Sendable {
  package var owner: ClassReference
  /// `makeDetail:`, as a segue's `destinationCreationSelector` names it.
  package var selector: String
  /// The class of what it returns; `nil` where that can't be known.
  package var result: ClassReference?
  package var location: SourceLocation

  package init(
    owner: ClassReference, selector: String, result: ClassReference?, location: SourceLocation
  ) {
    self.owner = owner
    self.selector = selector
    self.result = result
    self.location = location
  }
}

package struct NibLoad: Hashable, Sendable {
  package var caller: ClassReference
  /// As those of a ``Move``.
  package var exceptions: [ClassReference]
  package var nibName: String
  package var site: CallSite

  package init(
    caller: ClassReference, exceptions: [ClassReference] = [], nibName: String, site: CallSite
  ) {
    self.caller = caller
    self.exceptions = exceptions
    self.nibName = nibName
    self.site = site
  }
}
