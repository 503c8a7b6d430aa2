package import FlowModel

/// The calls and properties of UIKit, AppKit and WatchKit that move between screens, make or close one.
///
/// All answers are derived from one table of ``calls`` and ``properties``.
package enum NavigationCalls {
  /// Where a call has the controller that it moves to.
  package enum Subject: Hashable, Sendable {
    case argument(Int)
    case receiver
  }

  /// A call that moves: what it does, and to what.
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

  /// - Parameter labels: Of the arguments; `nil` for one without.
  package static func movement(of name: String, labels: [String?]) -> Movement? {
    if let row = row(name, labels) { return row.movement(labels) }
    guard let kind = propertiesBySetter[name]?.kind, !labels.isEmpty else { return nil }
    return Movement(kind: kind, subject: .argument(0))
  }

  /// WatchKit's calls, which name their screens in the first argument.
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

  /// What giving a property a controller does; `nil` for a property that shows nothing.
  package static func kind(ofAssigning property: String, toPopover isPopover: Bool) -> SegueKind? {
    let kind = propertiesByName[property]?.kind
    return isPopover && property == "contentViewController" ? .popover : kind
  }

  /// The property that one of Objective-C's setters gives a value.
  package static func property(ofSetter name: String, labels: [String?]) -> String? {
    labels.count == 1 ? propertiesBySetter[name]?.name : nil
  }

  /// The frameworks' classes of which a property shows what it is given.
  package static func owners(of property: String) -> Set<String> {
    propertiesByName[property]?.owners ?? []
  }

  /// Properties that hold the controllers which a container consists of.
  package static let childProperties = Set(properties.lazy.filter(\.isChildren).map(\.name))

  /// What a controller knows of the screens around it: the class of each by the property's name.
  package static let relatives: [String: String] = propertiesByName.compactMapValues(\.relative)

  package static let instantiations = names(of: .instantiate(initial: false))

  package static let initialInstantiations = names(of: .instantiate(initial: true))

  /// Names of which one stands wherever a screen is made otherwise than by an initialiser.
  package static let makers = instantiations.union(initialInstantiations)
    .union(names(of: .loadNib)).union(FrameworkClasses.hosting).union(FrameworkClasses.nibs)
    .union(["R", "StoryboardScene"])

  private static func names(of action: NavigationCall.Action) -> Set<String> {
    Set(calls.lazy.filter { $0.action == action }.flatMap(\.names))
  }

  /// AppKit's types for the names of things, on which apps declare names of their own.
  package static let identifierTypes = [
    "NSStoryboard.SceneIdentifier", "NSStoryboard.Name", "NSStoryboardSegue.Identifier",
    "NSNib.Name", "String",
  ]
}
