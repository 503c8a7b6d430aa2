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
/// What such an object pushes first is what the body presents, and so is what a window contains that is shown as a sheet.
struct ShownStacks {
  private let index: SourceIndex
  private let owner: Int?
  private let path: String
  /// The calls that make the local objects, by name.
  private var makers: [String: Call] = [:]
  /// How the body shows them, or a navigation controller of theirs.
  private var kinds: [String: SegueKind] = [:]
  private var kindsOfOwn: [String: SegueKind] = [:]

  /// - Complexity: O(*n*) for *n* expressions of the body.
  init(of callable: Callable, in index: SourceIndex) {
    self.index = index
    owner = callable.owner(in: index)
    path = callable.path(in: index)
    switch callable {
    case .function(let id): visit(index.functions[id].declaration.body)
    case .variable(let id): visit(index.variables[id].declaration.body)
    }
  }

  /// How the body shows the navigation controller of an object that it makes; `nil` if it does not.
  func kind(ofStackIn object: Expression) -> SegueKind? {
    if kinds.isEmpty && kindsOfOwn.isEmpty { return nil }
    switch object {
    case .name(let name), .member(.name("self"), let name):
      return kindsOfOwn[name] ?? makers[name].flatMap(kind(ofStackGivenTo:))
    case .call(let call): return kind(ofStackGivenTo: call)
    default: return nil
    }
  }

  /// How the body shows a window, by its name or by the call that makes it; `nil` if it does not.
  func kind(ofWindow name: String?, madeBy call: Call?) -> SegueKind? {
    if let name { return kinds[name] }
    guard let call else { return nil }
    return kinds.first { makers[$0.key]?.position == call.position }?.value
  }

  private func kind(ofStackGivenTo call: Call) -> SegueKind? {
    call.arguments.lazy.compactMap { argument -> SegueKind? in
      guard case .name(let name) = argument.value, let kind = kinds[name],
        let maker = makers[name], makesStack(maker)
      else { return nil }
      return kind
    }.first
  }

  private func makesStack(_ call: Call) -> Bool {
    guard let name = Expression.call(call).madeClass else { return false }
    let type = index.type(named: name, in: owner, path: path)
    return index.frameworkClass(of: type).map(FrameworkClasses.isStack)
      ?? FrameworkClasses.isStack(name)
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
    if case .call(let call) = value { makers[name] = call }
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
      kindsOfOwn[object] = movement.kind
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
