import AppleFrameworks
import FlowModel
import SourceModel

/// The buttons and links of SwiftUI views by the calls that they make, and by the state that they set.
struct ViewControls {
  private(set) var controls: [SourceLocation: Control] = [:]

  /// A property that a modifier is bound to, in the view that contains the modifier.
  private struct State: Hashable {
    let owner: Int
    let name: String
  }

  /// The controls that set a state.
  private var setters: [State: Set<Control>] = [:]
  /// The modifiers that show something for a state.
  private var shown: [SourceLocation: State] = [:]

  /// - Complexity: O(*n*) for *n* statements in the members of views.
  init(_ index: SourceIndex) {
    guard index.hasViews else { return }
    for function in index.functions where function.original == nil {
      visit(function.declaration.body, Scope(owner: function.owner, path: function.path))
    }
    for variable in index.variables {
      visit(variable.declaration.body, Scope(owner: variable.owner, path: variable.path))
    }
    for (location, state) in shown {
      guard let setters = setters[state], setters.count == 1 else { continue }
      controls[location] = setters.first
    }
  }

  private struct Scope {
    let owner: Int?
    let path: String
    var control: Control?
  }

  private mutating func visit(_ statements: [Statement], _ scope: Scope) {
    for statement in statements {
      if case .assign(let target, let value, let position) = statement, value != .boolean(false),
        value != .absent
      {
        note(target, at: position, scope)
      }
      for expression in statement.expressions { visit(expression, scope) }
      for body in statement.bodies { visit(body, scope) }
    }
  }

  private mutating func visit(_ expression: Expression, _ scope: Scope) {
    switch expression {
    case .call(let call): visit(call, scope)
    case .closure(let closure): visit(closure.body, scope)
    default: for part in expression.parts { visit(part, scope) }
    }
  }

  private mutating func visit(_ call: Call, _ scope: Scope) {
    let name = call.name ?? ""
    if scope.control != nil, let state = call.changedState {
      note(state, at: call.position, scope)
    }
    if let control = scope.control {
      controls[call.position.location(in: scope.path)] = control
    }
    var inner = scope
    if ViewCalls.controls.contains(name), case .name = call.callee {
      inner.control = Control(element: CamelCase.lowercased(name), title: call.controlTitle)
      if ViewCalls.presentation(of: name, labels: call.arguments.map(\.label)) != nil {
        controls[call.position.location(in: scope.path)] = inner.control
      }
    } else if let state = call.boundState, let owner = scope.owner,
      ViewCalls.presentation(of: name, labels: call.arguments.map(\.label)) != nil
    {
      shown[call.position.location(in: scope.path)] = State(owner: owner, name: state)
      // What its content does is done on another screen.
      inner.control = nil
    }
    visit(call.callee, scope)
    for argument in call.arguments { visit(argument.value, inner) }
  }

  private mutating func note(_ state: Expression, at position: SourcePosition, _ scope: Scope) {
    guard let control = scope.control, let owner = scope.owner, let name = state.lastName else {
      return
    }
    controls[position.location(in: scope.path)] = control
    setters[State(owner: owner, name: name), default: []].insert(control)
  }
}

extension Call {
  /// The text that a user reads on a control; `nil` if it is no literal.
  fileprivate var controlTitle: String? {
    if let first = arguments.first, first.label == nil, case .string(let title) = first.value {
      return title
    }
    let isLabelled = arguments.contains { $0.label == "label" }
    for argument in arguments {
      let isLabel =
        argument.label == "label"
        || (!isLabelled && argument.label == nil && arguments.contains { $0.label != nil })
      if isLabel, let title = argument.value.firstText { return title }
    }
    return nil
  }

  /// The property of the view to whose value a modifier is bound.
  fileprivate var boundState: String? {
    for argument in arguments {
      guard let root = argument.value.rootName, root.isProjectedValue else { continue }
      return argument.value == .name(root) ? String(root.dropFirst()) : argument.value.lastName
    }
    return nil
  }
}

extension Expression {
  /// The first literal that is shown as a text.
  fileprivate var firstText: String? {
    switch self {
    case .call(let call):
      if let name = call.name, ViewCalls.texts.contains(name), case .name = call.callee {
        if case .string(let title)? = call.arguments.first?.value { return title }
        return nil
      }
      return call.callee.firstText ?? call.arguments.lazy.compactMap(\.value.firstText).first
    case .closure(let closure):
      return closure.body.lazy.flatMap(\.expressions).compactMap(\.firstText).first
    default: return parts.lazy.compactMap(\.firstText).first
    }
  }
}
