import AppleFrameworks
import FlowModel
import SourceModel

/// The navigation controllers and windows that a body makes and shows, and the objects that it makes with one:
///
///     let stack = UINavigationController()
///     let child = LoginCoordinator(stack)
///     present(stack, animated: true)
///     child.start()
///
/// What such an object, or a function that gets the navigation controller, shows first on it is what the body presents, and so
/// is what a window contains that is shown as a sheet.
struct ShownStacks {
  /// The calls that make the local objects, by name.
  private var makers: [String: Call] = [:]
  /// How the body shows objects, by name.
  private var kinds: [String: SegueKind] = [:]
  /// How it shows the navigation controllers that it makes, and those of objects, by name.
  private var stackKinds: [String: SegueKind] = [:]
  private var ownStackKinds: [String: SegueKind] = [:]

  /// - Complexity: O(*n*) for *n* expressions of the body.
  init(of callable: Callable, in index: SourceIndex) {
    switch callable {
    case .function(let id): visit(index.functions[id].declaration.body)
    case .variable(let id): visit(index.variables[id].declaration.body)
    }
    stackKinds = kinds.filter { name, _ in
      guard let made = makers[name].flatMap({ Expression.call($0).madeClass }) else { return false }
      let type = index.type(
        named: made, in: callable.owner(in: index), path: callable.path(in: index))
      return FrameworkClasses.isStack(index.frameworkClass(of: type) ?? made)
    }
    if kinds.isEmpty && ownStackKinds.isEmpty { makers = [:] }
  }

  /// How the body shows the navigation controller that a call gets, or that the call's receiver has; `nil` if it makes none.
  func kind(ofStackUsedBy call: Call) -> SegueKind? {
    if let kind = kind(ofStackGivenTo: call) { return kind }
    guard case .member(let receiver, _) = call.callee else { return nil }
    return kind(ofStackIn: receiver)
  }

  /// How the body shows the navigation controller of an object that it makes; `nil` if it does not.
  private func kind(ofStackIn object: Expression) -> SegueKind? {
    switch object {
    case .name(let name), .member(.name("self"), let name):
      ownStackKinds[name] ?? makers[name].flatMap(kind(ofStackGivenTo:))
    case .call(let call): kind(ofStackGivenTo: call)
    default: nil
    }
  }

  /// How the body shows a window, by its name or by the call that makes it; `nil` if it does not.
  func kind(ofWindow name: String?, madeBy call: Call?) -> SegueKind? {
    if let name { return kinds[name] }
    guard let call else { return nil }
    return kinds.first { makers[$0.key]?.position == call.position }?.value
  }

  private func kind(ofStackGivenTo call: Call) -> SegueKind? {
    call.arguments.lazy.compactMap { argument in
      if case .name(let name) = argument.value { stackKinds[name] } else { nil }
    }.first
  }

  // MARK: - Reading

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .bind(let name, _, let value?): note(value, as: name)
      case .assign(.name(let name), let value, _),
        .assign(.member(.name("self"), let name), let value, _):
        note(value, as: name)
      default: break
      }
      for expression in statement.expressions { visit(expression) }
      for body in statement.bodies { visit(body) }
    }
  }

  private mutating func note(_ value: Expression, as name: String) {
    switch value {
    case .call(let call): makers[name] = call
    case .cast(let base, _): note(base, as: name)
    default: break
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .call(let call):
      note(call)
      for part in expression.parts { visit(part) }
    case .closure(let closure): visit(closure.body)
    default: for part in expression.parts { visit(part) }
    }
  }

  private mutating func note(_ call: Call) {
    guard let name = call.callee.lastName,
      let movement = NavigationCalls.movement(of: name, labels: call.arguments.map(\.label)),
      [.detail, .present, .popover].contains(movement.kind.family) || movement.kind == .show,
      case .argument(let number) = movement.subject, number < call.arguments.count
    else { return }
    switch call.arguments[number].value {
    case .name(let name): kinds[name] = movement.kind
    case .member(.name(let object), let property)
    where property.lowercased().hasSuffix("navigationcontroller"):
      ownStackKinds[object] = movement.kind
    default: break
    }
  }
}

extension Expression {
  /// The class of which it makes an object: `Type()`, `[[Type alloc] init]`, `[Type new]`.
  fileprivate var madeClass: String? {
    if let name = madeType { return name }
    guard case .call(let call) = self, case .member(let base, let name) = call.callee else {
      return nil
    }
    if case .name(let type) = base, ["alloc", "new"].contains(name) { return type }
    return name.hasPrefix("init") ? base.madeClass : nil
  }
}
