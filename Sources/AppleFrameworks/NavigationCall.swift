import FlowModel

/// One row of the table of calls: how a call of UIKit, AppKit or WatchKit is written, and what it does.
struct NavigationCall: Hashable, Sendable {
  /// The part of a call that holds the controller to which it moves.
  enum Subject: Hashable, Sendable {
    case argument(Int)
    /// The argument that has one of these labels.
    case labelled(Set<String>)
    case receiver
    /// The receiver is the window of the controller, or one without any.
    case window
  }

  enum Action: Hashable, Sendable {
    case move(SegueKind, Subject)
    /// Moves to screens whose names are the first argument, as in WatchKit.
    case moveToNamed(SegueKind)
    case performSegue
    /// Closes the screen of the receiver.
    case close
    /// Instantiates the scene of an identifier, or a storyboard's initial scene.
    case instantiate(initial: Bool)
    case loadNib
  }

  /// A requirement on the argument labels for the row to apply. A `nil` label is an argument without one.
  enum LabelRequirement: Hashable, Sendable {
    case first(Set<String?>)
    case contains(String)
    case lacks(String)
    case prefixed(String)
    case count(Int)
    case atLeast(Int)
  }

  /// The names in Swift and in Objective-C; for the latter, the first part of the selector.
  let names: [String]
  let requirements: [LabelRequirement]
  let action: Action
  /// The evidence that selects a file with the call; `nil` where the call alone selects no file.
  let evidence: NavigationEvidence?

  init(
    _ names: String..., where requirements: [LabelRequirement] = [], does action: Action,
    selects evidence: NavigationEvidence? = .word
  ) {
    self.names = names
    self.requirements = requirements
    self.action = action
    self.evidence = evidence
  }

  func accepts(_ labels: [String?]) -> Bool {
    requirements.allSatisfy { requirement in
      switch requirement {
      case .first(let allowed): labels.first.map(allowed.contains) ?? false
      case .contains(let label): labels.contains(label)
      case .lacks(let label): !labels.contains(label)
      case .prefixed(let prefix): labels.contains { $0?.hasPrefix(prefix) ?? false }
      case .count(let count): labels.count == count
      case .atLeast(let count): labels.count >= count
      }
    }
  }

  /// - Returns: `nil` where the call has no such argument.
  func movement(_ labels: [String?]) -> NavigationCalls.Movement? {
    switch action {
    case .move(let kind, .receiver): .init(kind: kind, subject: .receiver)
    case .move(let kind, .window): .init(kind: kind, subject: .window)
    case .move(let kind, .argument(let index)):
      index < labels.count ? .init(kind: kind, subject: .argument(index)) : nil
    case .move(let kind, .labelled(let names)):
      labels.firstIndex { $0.map(names.contains) ?? false }
        .map { .init(kind: kind, subject: .argument($0)) }
    case .moveToNamed, .performSegue, .close, .instantiate, .loadNib: nil
    }
  }
}

/// One row of the table of properties of windows and controllers.
struct NavigationProperty: Hashable, Sendable {
  let name: String
  /// The kind of segue to the assigned controller; `nil` for a property that shows nothing.
  var kind: SegueKind?
  /// The classes that have the property, for one that shows its value.
  var owners: Set<String> = []
  /// Whether it holds the controllers that a container consists of.
  var isChildren = false
  /// Whether it holds a view, which is a screen only if it hosts one of SwiftUI.
  var holdsView = false
  /// The class of the related screen in the property, such as the container of a controller.
  var relative: String?
  /// The classes of the object in the property, of each framework that has it.
  var types: [String] = []
  /// Whether the property holds a list of these objects.
  var isList = false
  /// The first parts of the selectors of its Objective-C setter and of an initialiser that sets it.
  var setter: String?
  var initialiser: String?
  /// The evidence that selects a file which sets it.
  var evidence: NavigationEvidence?

  /// - Parameter holdsView: If so, the hosting view selects a file that sets it: cells and other views have a property
  ///   of the same name, too.
  static func shows(
    _ kind: SegueKind, _ name: String, of owners: Set<String>, setter: String,
    initialiser: String? = nil, holdsView: Bool = false
  ) -> Self {
    Self(
      name: name, kind: kind, owners: owners, isChildren: true, holdsView: holdsView,
      setter: setter, initialiser: initialiser, evidence: holdsView ? nil : .assignment)
  }

  static func children(_ name: String, selects evidence: NavigationEvidence) -> Self {
    Self(name: name, isChildren: true, evidence: evidence)
  }

  static func relative(_ name: String, _ type: String) -> Self {
    Self(name: name, relative: type)
  }

  /// A property that shows nothing, of an object that apps extend with methods that do.
  static func holds(_ name: String, _ types: String..., isList: Bool = false) -> Self {
    Self(name: name, types: types, isList: isList)
  }

  func holding(_ types: String...) -> Self {
    var property = self
    property.types = types
    return property
  }
}
