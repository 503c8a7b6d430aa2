package import FlowModel

/// The navigation that an app's source describes, before any interface file is considered.
package struct NavigationFacts: Sendable {
  package var classes: ClassHierarchy
  /// Every move to a screen, by a call or through a helper.
  package var moves: [Move] = []
  /// Calls that perform a segue by its identifier.
  package var performances: [SeguePerformance] = []
  /// Calls that close a screen: pops and dismissals.
  package var returns: [ReturnCall] = []
  /// The results of `@IBSegueAction` methods.
  package var segueActions: [SegueAction] = []
  /// Places where a class loads a nib of views, rather than a controller's nib.
  package var nibLoads: [NibLoad] = []
  /// Every call by which a type that is no screen may move on behalf of the caller.
  package var uses: [MemberUse] = []
  /// The types whose closures are in each property, whatever these do.
  package var closureGivers: [MemberReference: Set<ClassReference>] = [:]
  /// Where bodies name types as values, and the calls of these bodies: who may lead to what nothing else leads to. What is
  /// used is the initialiser of the type, or the body.
  package var mentions: [MemberUse] = []
  /// The functions that nothing runs, of types that no framework knows.
  package var idleMembers: Set<MemberReference> = []
  /// The SwiftUI views that a view consists of. They are on the screens that it is on.
  package var parts: [ClassReference: [ClassReference]] = [:]
  /// Where views make their parts, as far as that is known.
  package var partPlaces: [PartInclusion: [SourceLocation]] = [:]
  /// What parts of views leave out with the options that they are made with.
  package var omissions: [PartOmission] = []
  /// The titles of screens, by the view that sets them.
  package var titles: [ClassReference: String] = [:]
  /// The controls of SwiftUI views, by the calls that they make.
  package var controls: [SourceLocation: Control] = [:]
  /// The platforms for which each place is compiled.
  package var platforms = PlatformSections()
  /// What can't be determined without running the app.
  package var findings: [Finding] = []

  package init(classes: ClassHierarchy) {
    self.classes = classes
  }
}

/// A SwiftUI view, and a view of which it is a part.
package struct PartInclusion: Hashable, Sendable {
  package var part: ClassReference
  package var whole: ClassReference

  package init(part: ClassReference, whole: ClassReference) {
    self.part = part
    self.whole = whole
  }
}

/// What a part of a view leaves out, as the view makes it with options: `Card(isEditable: false)`.
package struct PartOmission: Sendable {
  package var inclusion: PartInclusion
  /// The calls in the part that do not run.
  package var places: Set<SourceLocation>
  /// The parts of the part that are not shown.
  package var parts: [ClassReference]

  package init(
    inclusion: PartInclusion, places: Set<SourceLocation>, parts: [ClassReference]
  ) {
    self.inclusion = inclusion
    self.places = places
    self.parts = parts
  }
}

/// A button or a link of a SwiftUI view.
package struct Control: Hashable, Sendable {
  /// The type, such as `button`.
  package var element: String
  /// What a user reads on it; `nil` if the source does not contain it.
  package var title: String?

  package init(element: String, title: String?) {
    self.element = element
    self.title = title
  }
}

/// A call that moves from the scenes of a class to another screen.
package struct Move: Hashable, Sendable {
  /// The class, structure or enumeration that contains the call. Its subclasses inherit the move.
  package var caller: ClassReference
  /// Subclasses that do not inherit the move. Their own subclasses do not inherit it either.
  package var exceptions: [ClassReference]
  /// The member of the caller that makes the call.
  package var member: MemberReference?
  package var destination: Destination
  /// The kind of the move, with the name of a segue kind if there is one: `push`, `present`,
  /// `show`, `showDetail`, `sheet`, `modal`, `popover`, `replace`, `addChild`, `viewControllers`,
  /// `rootViewController`. It is `instantiate` if a screen is made and its further use is unknown.
  package var kind: SegueKind
  /// The call, its location, and whether it certainly leads to the destination.
  package var site: CallSite
  /// The call that makes the destination's scene, the first of several, and whether it makes no other scene;
  /// `nil` if it is not known, or if the scene depends on what a caller passes.
  package var maker: CallSite?

  package init(
    caller: ClassReference, exceptions: [ClassReference] = [], member: MemberReference? = nil,
    destination: Destination, kind: SegueKind, site: CallSite, maker: CallSite? = nil
  ) {
    self.caller = caller
    self.exceptions = exceptions
    self.member = member
    self.destination = destination
    self.kind = kind
    self.site = site
    self.maker = maker
  }
}

/// The destination of a call.
package struct Destination: Hashable, Sendable {
  package enum Origin: Hashable, Sendable {
    case scene(storyboard: StoryboardName, scene: SceneName)
    /// `init(nibName:)` with a known name. `owner` is the class of the controller.
    case nib(name: String, owner: ClassReference?)
    /// A controller that is made from its class only: from the nib of that name, or in code.
    case made(ClassReference)
    /// A controller that a library's method on its class returns: from the scene of the class, or in
    /// code.
    case obtained(ClassReference)
    /// A controller from elsewhere, of which only the class is known.
    case instance(ClassReference)
    /// The SwiftUI view in a hosting controller.
    case hosted(ClassReference)
    /// A watch scene by its name, in any storyboard.
    case named(String)
  }

  package enum StoryboardName: Hashable, Sendable {
    /// The storyboard of the calling scene.
    case own
    /// The app's main storyboard.
    case main
    case named(String)
    /// The name as R.swift and SwiftGen spell it: `R.storyboard.signUp`, `StoryboardScene.SignUp`.
    case accessor(String)
    /// Unknown. The scene is then determined by its identifier only.
    case any
  }

  package enum SceneName: Hashable, Sendable {
    case initial
    case identified(String)
    /// The identifier as R.swift and SwiftGen spell it.
    case accessor(String)
  }

  package var origin: Origin
  /// The class to which the code casts the controller.
  package var expected: ClassReference?

  package init(_ origin: Origin, expected: ClassReference? = nil) {
    self.origin = origin
    self.expected = expected
  }
}

/// The name of a class, and the file that names it, which distinguishes classes with the same name.
package struct ClassReference: Hashable, Sendable {
  package var name: String
  package var path: String

  package init(name: String, path: String) {
    self.name = name
    self.path = path
  }
}

/// Something that code can call: a function, the closures in a property, the observers of a
/// notification.
package struct MemberReference: Hashable, Sendable {
  package var name: String
  /// The type that declares it, which its subclasses inherit it from; `nil` if it is no type's.
  package var owner: ClassReference?
  /// The declaration; `nil` for a notification.
  package var location: SourceLocation?
  /// Whether it runs closures, which may belong to other types than the owner.
  package var runsClosures: Bool
  /// Whether it belongs to the type and not to an object of it.
  package var isStatic: Bool

  package init(
    name: String, of owner: ClassReference? = nil, location: SourceLocation?,
    runsClosures: Bool = false, isStatic: Bool = false
  ) {
    self.name = name
    self.owner = owner
    self.location = location
    self.runsClosures = runsClosures
    self.isStatic = isStatic
  }
}

/// Which of the calls in a member run with some arguments.
package struct MemberRun: Hashable, Sendable {
  /// The calls that do not run.
  package var skipped: Set<SourceLocation> = []
  /// The calls in one of several cases of a `switch`, of which the arguments select none.
  package var selected: Set<SourceLocation> = []
  /// Whether an argument selects what runs: it is a known case of an enumeration, or a known Boolean value.
  package var hasSelection = false

  package init() {}
}

/// Who wrote the closures among the arguments of a call, from the one that is known best.
package enum ClosureOrigin: Int, Comparable, Sendable {
  /// The caller, or there are none.
  case caller
  /// The caller's caller, or the caller itself before the call.
  case parameter
  /// Whoever sets a property.
  case other

  package static func < (a: Self, b: Self) -> Bool { a.rawValue < b.rawValue }
}

/// A call of a member by which a type that is no screen may move on behalf of the caller.
package struct MemberUse: Hashable, Sendable {
  package var caller: ClassReference
  /// The subclasses that do not inherit the call, as in a ``Move``.
  package var exceptions: [ClassReference]
  /// The member of the caller that makes the call.
  package var member: MemberReference
  package var used: MemberReference
  /// The static type of the object whose member is called; `nil` if there is none.
  package var receiver: ClassReference?
  /// What of the member runs with the arguments of this call.
  package var run: MemberRun
  /// Whether the call is in what is called at the site, which makes it for the caller.
  package var isPassedOn: Bool
  /// Whether a framework makes the call, on an object that the member makes.
  package var isImplied: Bool
  /// Whether the object is made there, by the caller or by a framework.
  package var makesReceiver: Bool
  /// Who wrote the closures among the arguments.
  package var closures: ClosureOrigin
  /// How the caller shows the navigation controller with which it makes the object, as it presents what is pushed there;
  /// `nil` if it makes none.
  package var stackKind: SegueKind?
  package var site: CallSite

  package init(
    caller: ClassReference, exceptions: [ClassReference] = [], member: MemberReference,
    used: MemberReference, receiver: ClassReference?, run: MemberRun = MemberRun(),
    isPassedOn: Bool = false, isImplied: Bool = false, makesReceiver: Bool = false,
    closures: ClosureOrigin = .caller, stackKind: SegueKind? = nil, site: CallSite
  ) {
    self.caller = caller
    self.exceptions = exceptions
    self.member = member
    self.used = used
    self.receiver = receiver
    self.run = run
    self.isPassedOn = isPassedOn
    self.isImplied = isImplied
    self.makesReceiver = makesReceiver
    self.closures = closures
    self.stackKind = stackKind
    self.site = site
  }
}

package struct SeguePerformance: Hashable, Sendable {
  package enum SegueName: Hashable, Sendable {
    case identifier(String)
    /// The identifier as R.swift and SwiftGen spell it.
    case accessor(String)
  }

  package var caller: ClassReference
  /// The subclasses that do not inherit it, as in a ``Move``.
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
  /// The subclasses that do not inherit it, as in a ``Move``.
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
  /// The selector, as in a segue's `destinationCreationSelector`: `makeDetail:`.
  package var selector: String
  /// The class of the result; `nil` if it is unknown.
  package var result: ClassReference?
  /// Whether `result` is a SwiftUI view, which a hosting controller shows.
  package var isHosted: Bool
  package var location: SourceLocation

  package init(
    owner: ClassReference, selector: String, result: ClassReference?, isHosted: Bool = false,
    location: SourceLocation
  ) {
    self.owner = owner
    self.selector = selector
    self.result = result
    self.isHosted = isHosted
    self.location = location
  }
}

package struct NibLoad: Hashable, Sendable {
  package var caller: ClassReference
  /// The subclasses that do not inherit it, as in a ``Move``.
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
