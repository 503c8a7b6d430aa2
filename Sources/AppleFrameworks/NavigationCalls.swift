package import FlowModel

/// The calls and properties of UIKit, AppKit and WatchKit that move between screens, make or close one.
///
/// All answers are derived from one table of ``calls`` and ``properties``.
package enum NavigationCalls {
  /// The part of a call that holds the controller to which it moves.
  package enum Subject: Hashable, Sendable {
    case argument(Int)
    case receiver
    /// The receiver is the window of the controller, or one without any.
    case window
  }

  /// What a call that moves does, and to which controller.
  package struct Movement: Hashable, Sendable {
    package let kind: SegueKind
    package let subject: Subject
  }

  private static let callsByName = {
    var rows: [String: [NavigationCall]] = [:]
    for call in calls { for name in call.names { rows[name, default: []].append(call) } }
    return rows
  }()

  private static let propertiesByName = Dictionary(
    uniqueKeysWithValues: properties.map { ($0.name, $0) })

  private static let propertiesBySetter = Dictionary(
    uniqueKeysWithValues: properties.compactMap { row in row.setter.map { ($0, row) } })

  /// The names of all calls that move, perform a segue or close a screen.
  package static let names: Set<String> = Set(
    calls.flatMap { call -> [String] in
      switch call.action {
      case .move, .moveToNamed, .performSegue, .close: call.names
      case .instantiate, .loadNib: []
      }
    }
  ).union(propertiesBySetter.keys)

  private static func row(_ name: String, _ labels: [String?]) -> NavigationCall? {
    callsByName[name]?.first { $0.accepts(labels) }
  }

  /// - Parameter labels: The labels of the arguments; `nil` for an argument without one.
  package static func movement(of name: String, labels: [String?]) -> Movement? {
    if let row = row(name, labels) { return row.movement(labels) }
    guard let kind = propertiesBySetter[name]?.kind, !labels.isEmpty else { return nil }
    return Movement(kind: kind, subject: .argument(0))
  }

  /// The movement of a WatchKit call, whose first argument names the screens.
  package static func watchMovement(of name: String, labels: [String?]) -> Movement? {
    guard case .moveToNamed(let kind)? = row(name, labels)?.action, !labels.isEmpty else {
      return nil
    }
    return Movement(kind: kind, subject: .argument(0))
  }

  package static func isPerformance(_ name: String, labels: [String?]) -> Bool {
    row(name, labels)?.action == .performSegue
  }

  /// Whether a call closes the screen of its receiver.
  package static func isClosing(_ name: String, labels: [String?]) -> Bool {
    row(name, labels)?.action == .close
  }

  /// The kind of segue that assigning a controller to a property makes; `nil` for one that shows nothing.
  package static func kind(ofAssigning property: String, toPopover isPopover: Bool) -> SegueKind? {
    let kind = propertiesByName[property]?.kind
    return isPopover && property == "contentViewController" ? .popover : kind
  }

  /// Whether a property shows a view, and not a controller.
  package static func holdsView(_ property: String) -> Bool {
    propertiesByName[property]?.holdsView ?? false
  }

  /// Whether screens, containers or windows have a property, so that one of the app with the name may not be meant.
  package static func isProperty(_ name: String) -> Bool {
    propertiesByName[name] != nil
  }

  /// The property that an Objective-C setter sets.
  package static func property(ofSetter name: String, labels: [String?]) -> String? {
    labels.count == 1 ? propertiesBySetter[name]?.name : nil
  }

  /// The framework classes on which a property shows its value.
  package static func owners(of property: String) -> Set<String> {
    propertiesByName[property]?.owners ?? []
  }

  /// The properties that hold the child controllers of a container.
  package static let childProperties = Set(properties.lazy.filter(\.isChildren).map(\.name))

  /// The properties that hold an object which tells over which window something of the system is shown. A controller made
  /// for that is no screen.
  package static let anchors: Set = ["presentationContextProvider"]

  /// The properties with which a controller refers to related screens, with the class of each.
  package static let relatives: [String: String] = propertiesByName.compactMapValues(\.relative)

  /// The classes of the object in a property, of each framework that has the property.
  ///
  /// - Parameter isList: Whether the property holds a list of such objects.
  package static func types(of property: String, isList: Bool = false) -> [String] {
    propertiesByName[property].map { $0.isList == isList ? $0.types : [] } ?? []
  }

  package static let instantiations = names(of: .instantiate(initial: false))

  package static let initialInstantiations = names(of: .instantiate(initial: true))

  /// Names of which at least one is used wherever a screen is made without an initialiser.
  package static let makers = instantiations.union(initialInstantiations)
    .union(names(of: .loadNib)).union(FrameworkClasses.hosting).union(FrameworkClasses.nibs)
    .union(["R", "StoryboardScene"])

  /// The calls that place a view in another one. A controller whose view that is shows itself there, unless it is a child.
  package static let viewPlacers: Set = [
    "addSubview", "insertSubview", "addArrangedSubview", "insertArrangedSubview", "replaceSubview",
  ]

  /// The methods of libraries, and of many apps, that run a closure with an object and return the object.
  ///
  /// Source: Then 3.0; for the other names, the standard library of Kotlin, which apps follow.
  package static let configurations: Set = ["then", "with", "apply", "also", "configure"]

  /// Whether a call returns the objects of a nib.
  package static func isNibLoading(_ name: String, labels: [String?]) -> Bool {
    row(name, labels)?.action == .loadNib || name == "instantiateWithOwner"
      || name == "instantiate" && labels.first == "withOwner"
  }

  /// The names of calls of which an argument may identify a screen, a segue, a storyboard or a nib.
  package static let identifierTakers = Set(
    calls.flatMap { call -> [String] in
      switch call.action {
      case .moveToNamed, .performSegue, .instantiate, .loadNib: call.names
      case .move, .close: []
      }
    }
  ).union(FrameworkClasses.nibs).union(FrameworkClasses.storyboards)
    .union(["NSClassFromString"])

  /// The labels of arguments that name a nib.
  package static let identifierLabels: Set = ["nibName", "windowNibName"]

  private static func names(of action: NavigationCall.Action) -> Set<String> {
    Set(calls.lazy.filter { $0.action == action }.flatMap(\.names))
  }

  /// AppKit's types for identifiers, which apps extend with their own.
  package static let identifierTypes = [
    "NSStoryboard.SceneIdentifier", "NSStoryboard.Name", "NSStoryboardSegue.Identifier",
    "NSNib.Name", "String",
  ]
}
