import AppleFrameworks
import SourceModel

/// The names of properties that modifiers of views are bound to, and of those whose objects views ask for other views.
/// What they are set to may be shown.
struct ViewStates: Sendable {
  private(set) var names: Set<String> = []
  /// The names of the functions by which objects give views.
  private let viewMakers: Set<String>
  private static let anyViews: Set = ["AnyView", "View"]

  /// - Complexity: O(*n*) for *n* expressions; O(1) for an app without views.
  init(_ index: SourceIndex) {
    guard index.hasViews else {
      viewMakers = []
      return
    }
    viewMakers = Set(
      index.functions.lazy.filter { function in
        guard let owner = function.owner, index.types[owner].name != "View" else { return false }
        return !index.isView(owner)
          && Self.anyViews.contains(function.declaration.returnType?.name ?? "")
      }.map(\.declaration.name))
    for function in index.functions where function.original == nil {
      visit(function.declaration.body)
    }
    for variable in index.variables {
      // A subscript of its type may be what the stack is bound to: `$router[.home]`.
      if variable.declaration.type?.isPath == true { names.insert(variable.declaration.name) }
      visit(variable.declaration.body)
      if let value = variable.declaration.value { visit(value) }
    }
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      for expression in statement.expressions { visit(expression) }
      // A property may be the binding: `var isShown: Binding<Bool> { Binding(get: { model.isShown }, set: …) }`.
      if case .return(let state?) = statement, state.rootName?.isProjectedValue == true {
        noteMembers(of: state)
      }
      for body in statement.bodies { visit(body) }
    }
  }

  private mutating func visit(_ expression: Expression) {
    if case .call(let call) = expression { note(call) }
    if case .closure(let closure) = expression { visit(closure.body) }
    for part in expression.parts { visit(part) }
  }

  private mutating func note(_ call: Call) {
    if case .member(let object, let name) = call.callee, viewMakers.contains(name) {
      noteMembers(of: object)
    }
    guard let name = call.name,
      name.first?.isLowercase == true || ViewCalls.names.contains(name),
      !ViewCalls.otherBindings.contains(name)
    else { return }
    for argument in call.arguments where argument.value.rootName?.isProjectedValue == true {
      noteMembers(of: argument.value)
      if argument.label == "path", case .name(let name) = argument.value {
        names.insert(String(name.dropFirst()))
      }
    }
  }

  private mutating func noteMembers(of expression: Expression) {
    guard case .member(let base, let name) = expression else { return }
    names.insert(name)
    noteMembers(of: base)
  }
}

extension String {
  /// Whether it is a name such as `$isShown`, and not that of a closure's parameter, such as `$0`.
  var isProjectedValue: Bool {
    utf8.first == UInt8(ascii: "$")
      && dropFirst().first.map { $0.isLetter || $0 == "_" } == true
  }
}

extension Statement {
  /// The expressions of the statement itself.
  var expressions: [Expression] {
    switch self {
    case .bind(_, _, let value), .return(let value): value.map { [$0] } ?? []
    case .assign(let target, let value, _): [target, value]
    case .evaluate(let value), .switch(let value, _), .loop(_, _, let value, _): [value]
    case .require, .branch, .function, .conditional: []
    }
  }

  /// The bodies in the statement.
  var bodies: [[Statement]] {
    switch self {
    case .branch(let ways): ways
    case .loop(_, _, _, let body): [body]
    case .switch(_, let cases): cases.map(\.body)
    case .function(let function): [function.body]
    case .conditional(let clauses): clauses.map(\.body)
    case .bind, .assign, .evaluate, .require, .return: []
    }
  }
}

extension TypeReference {
  /// Whether it is a path of a navigation stack, or a dictionary of paths.
  fileprivate var isPath: Bool {
    switch self {
    case .named("NavigationPath", _): true
    case .named("Dictionary", let arguments): arguments.last?.isPath == true
    default: false
    }
  }
}

extension Call {
  /// The state that the call changes: `path` of `path.append(page)`, `isShown` of `isShown.toggle()`. Of a dictionary's
  /// element, it is the dictionary.
  var changedState: Expression? {
    guard case .member(let state, let name) = callee,
      name == "append" || name == "toggle" || name == "push"
    else { return nil }
    return if case .element(let dictionary) = state { dictionary } else { state }
  }
}

extension Expression {
  /// The direct subexpressions.
  var parts: [Expression] {
    switch self {
    case .string, .boolean, .absent, .name, .implicitMember, .closure: []
    case .concatenation(let parts), .array(let parts), .tuple(let parts, _), .choice(let parts),
      .opaque(let parts):
      parts
    case .member(let base, _), .element(let base), .associated(let base, _), .cast(let base, _):
      [base]
    case .selection(let subject, let cases): [subject] + cases.map(\.value)
    case .call(let call): [call.callee] + call.arguments.map(\.value)
    }
  }
}
