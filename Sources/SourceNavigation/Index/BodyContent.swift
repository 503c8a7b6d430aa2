import AppleFrameworks
import FlowModel
import SourceModel

/// The content of a body that determines whether the body is evaluated.
struct BodyContent: Sendable {
  /// A call without its arguments.
  struct Shape: Sendable {
    let name: String
    let call: Call
    /// Whether the call has no receiver other than `self`.
    let isOwn: Bool
  }

  private(set) var calls: [Shape] = []
  /// Whether the body calls a framework method that moves or performs a segue, or assigns a screen
  /// to a property that shows it.
  private(set) var moves = false
  private(set) var closes = false
  /// Whether the body names a screen, or a class of screens.
  private(set) var namesScreens = false
  /// Whether the body makes a screen by an identifier.
  private(set) var identifiesScreens = false
  private var assignsScreens = false
  /// Whether the body makes a screen, or assigns a property that may hold one.
  var makesScreens: Bool { namesScreens || assignsScreens }
  /// The properties to which closures are assigned, the labels with which they are passed on, and the
  /// subjects and notifications to which they subscribe.
  private(set) var closureNames: Set<String> = []
  /// Whether the body sets a property to its own object, as it does to be a delegate.
  private(set) var givesItself = false
  /// The properties that are set to a variable, which may be a closure that the body got.
  private(set) var keptNames: Set<String> = []
  /// The names that are assigned to properties, or passed on with labels, of which some may be methods of the body's
  /// type; by the property or label.
  private(set) var namedValues: [String: Set<String>] = [:]
  /// The subjects and notifications to which the body sends.
  private(set) var sentNames: Set<String> = []
  /// The methods that are to be called for notifications, and by controls.
  private(set) var selectors: Set<String> = []
  /// The types that the body names, and other names that begin with a capital letter.
  private(set) var typeNames: Set<String> = []
  /// The members that are used on `super`.
  private(set) var superNames: Set<String> = []
  private let screens: ScreenNames?

  /// - Parameter screens: The names of screens; `nil` to look for moves only.
  init(_ screens: ScreenNames?) { self.screens = screens }

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .bind(_, _, let value): if let value { visit(value) }
    case .assign(let target, let value, _):
      visitAssignment(to: target)
      if let name = target.lastName {
        switch value {
        case .closure: closureNames.insert(name)
        case .name("self"): givesItself = true
        case .name: keptNames.insert(name)
        default: break
        }
        noteValue(value, for: name)
      }
      if let name = target.lastName, screens?.states.contains(name) == true, value.isRequest {
        moves = true
      }
      if value.placedController(by: target) != nil { moves = true }
      visit(target)
      visit(value)
    case .evaluate(let value): visit(value)
    case .require: break
    case .return(let value): if let value { visit(value) }
    case .branch(let ways): for way in ways { visit(way) }
    case .loop(_, _, let sequence, let body):
      visit(sequence)
      visit(body)
    case .switch(let subject, let cases):
      visit(subject)
      for candidate in cases { visit(candidate.body) }
    case .function(let function): visit(function.body)
    case .conditional(let clauses): for clause in clauses { visit(clause.body) }
    }
  }

  private mutating func visitAssignment(to target: Expression) {
    let property: String
    switch target {
    case .member(_, let name): property = name
    case .name(let name): property = name.withoutUnderscore
    default: return
    }
    if NavigationCalls.childProperties.contains(property) { moves = true }
    if screens?.properties.contains(property) == true { assignsScreens = true }
  }

  mutating func visit(_ expression: Expression) {
    switch expression {
    case .string, .boolean, .absent, .implicitMember: break
    case .name(let name): note(name)
    case .concatenation(let parts), .array(let parts), .tuple(let parts, _), .choice(let parts),
      .opaque(let parts):
      for part in parts { visit(part) }
    case .member(.name("super"), let name): superNames.insert(name)
    case .cast(let base, let type):
      if let name = type.name { typeNames.insert(name.unqualified) }
      visit(base)
    case .member(let base, _), .element(let base), .associated(let base, _):
      visit(base)
    case .selection(let subject, let cases):
      visit(subject)
      for candidate in cases { visit(candidate.value) }
    case .closure(let closure): visit(closure.body)
    case .call(let call): visit(call)
    }
  }

  private mutating func visitEvent(_ call: Call, _ name: String) {
    let names = call.eventNames
    if names.isEmpty { return }
    if EventCalls.sending.contains(name) || EventCalls.posting.contains(name) {
      sentNames.formUnion(names)
    } else {
      closureNames.formUnion(names)
      if let selector = call.selector(labelled: EventCalls.observerSelector) {
        selectors.insert(selector)
      }
    }
  }

  private mutating func visit(_ call: Call) {
    if let name = call.name {
      if EventCalls.names.contains(name) { visitEvent(call, name) }
      calls.append(Shape(name: name, call: call, isOwn: call.isOnSelf))
      if let answer = call.answer {
        calls.append(Shape(name: FlowCalls.answer, call: answer, isOwn: false))
      }
      note(name)
      noteView(name, call)
      moves = moves || !call.placedControllers.isEmpty
      if NavigationCalls.names.contains(name) {
        let labels = call.arguments.map(\.label)
        moves =
          moves || NavigationCalls.movement(of: name, labels: labels) != nil
          || NavigationCalls.watchMovement(of: name, labels: labels) != nil
          || NavigationCalls.isPerformance(name, labels: labels)
        closes = closes || NavigationCalls.isClosing(name, labels: labels)
      }
    }
    if let action = call.targetSelector { selectors.insert(action) }
    visit(call.callee)
    for argument in call.arguments {
      if let label = argument.label, case .closure = argument.value { closureNames.insert(label) }
      noteValue(argument.value, for: argument.label ?? "_")
      // A window shows the controller that it is made with.
      if argument.label == "contentViewController" { moves = true }
      visit(argument.value)
    }
  }

  /// Notes what a call does with views, in an app that has some.
  private mutating func noteView(_ name: String, _ call: Call) {
    guard let screens, screens.hasViews else { return }
    if ViewCalls.action(of: name, labels: call.arguments.map(\.label)) != nil { moves = true }
    if let property = call.changedState?.lastName, screens.states.contains(property) {
      moves = true
    }
  }

  private mutating func noteValue(_ value: Expression, for target: String) {
    switch value {
    case .name(let name): namedValues[target, default: []].insert(name)
    case .member(let base, let name) where base.isSelf:
      namedValues[target, default: []].insert(name)
    default: break
    }
  }

  private mutating func note(_ name: String) {
    if name.isCapitalized { typeNames.insert(name) }
    if !namesScreens, screens?.isScreen(name) == true { namesScreens = true }
    if NavigationCalls.makers.contains(name) { identifiesScreens = true }
  }
}

extension Expression {
  /// Whether setting a state to the value may show something.
  fileprivate var isRequest: Bool {
    switch self {
    case .absent, .boolean(false): false
    default: true
    }
  }
}

extension Call {
  /// The method that what is called is to call later, such as that of a control's target.
  func selector(labelled label: String) -> String? {
    for argument in arguments where argument.label == label {
      if case .string(let name) = argument.value { return name }
    }
    return nil
  }

  /// The method of a target that a control or a gesture recogniser is to call, to which a function of the app may hand it.
  var targetSelector: String? {
    name.map(EventCalls.observing.contains) == true
      ? nil : EventCalls.targetSelectors.lazy.compactMap { selector(labelled: $0) }.first
  }

  /// The controllers whose views the call places in another view: `stack.addArrangedSubview(page.view)`.
  var placedControllers: [Expression] {
    guard let name, NavigationCalls.viewPlacers.contains(name) else { return [] }
    return arguments.compactMap { argument in
      guard case .member(let controller, "view") = argument.value, !controller.isSelf else {
        return nil
      }
      return controller
    }
  }

  /// Whether it calls a function by its name, or a method of the object itself.
  var isOnSelf: Bool { if case .member(let base, _) = callee { base.isSelf } else { true } }

  /// The name that is called; `nil` for a closure that is called immediately.
  var name: String? {
    switch callee {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}

extension Expression {
  /// The controller whose view an assignment to a target places in another object: `tab.view = page.view`.
  func placedController(by target: Expression) -> Expression? {
    guard case .member(let owner, "view") = target, !owner.isSelf,
      case .member(let controller, "view") = self, !controller.isSelf
    else { return nil }
    return controller
  }
}
