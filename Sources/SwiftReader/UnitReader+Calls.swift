import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func call(_ node: FunctionCallExprSyntax) -> Expression {
    let called = node.calledExpression.withoutMarks
    if node.arguments.isEmpty, node.trailingClosure == nil {
      // `[Item]()` is an empty list.
      if called.is(ArrayExprSyntax.self) { return .array([]) }
      if called.is(DictionaryExprSyntax.self) { return .opaque([]) }
    }
    let callee = calleeExpression(called)
    if let state = boundState(node, callee) { return state }
    if let service = resolvedService(node, callee) { return service }
    let outer = buildsViews
    defer { buildsViews = outer }
    var arguments = arguments(node.arguments)
    buildsViews = outer && !callee.takesAction(arguments)
    arguments += self.arguments(node.trailingClosure)
    buildsViews = outer
    arguments += self.arguments(node.additionalTrailingClosures)
    let position = namePosition(of: called)
    if let subscription = assigning(callee, arguments, at: position) { return subscription }
    return .call(Call(callee: callee, arguments: arguments, position: position))
  }

  /// `publisher.assign(to: \.page, on: self)` and `publisher.assign(to: &$page)` as what they do: to subscribe a closure
  /// that assigns.
  private func assigning(
    _ callee: Expression, _ arguments: [Argument], at position: SourcePosition
  ) -> Expression? {
    guard case .member(_, "assign") = callee, let first = arguments.first,
      first.label == "to", arguments.count <= 2
    else { return nil }
    let target: Expression
    switch first.value {
    case .closure(let path):
      guard arguments.count == 2, case .return(.member(.name("$0"), let name))? = path.body.first
      else { return nil }
      target = .member(arguments[1].value, name)
    case .name(let name) where name.hasPrefix("$"): target = .name(String(name.dropFirst()))
    case .member(let base, let name) where name.hasPrefix("$"):
      target = .member(base, String(name.dropFirst()))
    default: return nil
    }
    let closure = Closure(parameters: [], body: [.assign(to: target, .name("$0"), position)])
    return .call(
      Call(
        callee: callee,
        arguments: [Argument(label: nil, value: .closure(closure))], position: position))
  }

  /// `#selector`, `#Preview` and the like. What a macro does with its arguments is unknown.
  mutating func macro(_ node: some FreestandingMacroExpansionSyntax) -> Expression {
    // A preview is never part of the app, and a key path names code without running it.
    if node.macroName.text == "Preview" {
      notePreviewedTypes(in: node)
      return .opaque([])
    }
    if node.macroName.text == "keyPath" { return .opaque([]) }
    if node.macroName.text == "selector" { return selector(node) }
    let arguments =
      arguments(node.arguments) + arguments(node.trailingClosure)
      + arguments(node.additionalTrailingClosures)
    return .opaque(arguments.map(\.value))
  }

  private mutating func notePreviewedTypes(in node: some SyntaxProtocol) {
    for token in node.tokens(viewMode: .sourceAccurate) {
      if case .identifier(let name) = token.tokenKind, name.isCapitalized {
        unit.previewed.insert(name)
      }
    }
  }

  /// The name of the function that a selector refers to.
  private mutating func selector(_ node: some FreestandingMacroExpansionSyntax) -> Expression {
    guard let function = node.arguments.first?.expression else { return .opaque([]) }
    return switch expression(function) {
    case .name(let name), .member(_, let name): .string(name)
    default: .opaque([])
    }
  }

  private mutating func arguments(_ list: LabeledExprListSyntax) -> [Argument] {
    list.map {
      Argument(
        label: $0.label?.plainText, value: expression($0.expression),
        isInOut: $0.expression.is(InOutExprSyntax.self))
    }
  }

  private mutating func arguments(_ trailing: ClosureExprSyntax?) -> [Argument] {
    trailing.map { [Argument(label: nil, value: closureExpression($0))] } ?? []
  }

  private mutating func arguments(
    _ additional: MultipleTrailingClosureElementListSyntax
  ) -> [Argument] {
    additional.map {
      Argument(label: $0.label.plainText, value: closureExpression($0.closure))
    }
  }

  private mutating func closureExpression(_ node: ClosureExprSyntax) -> Expression {
    nested { .closure($0.closure(node)) } ?? .opaque([])
  }

  func namePosition(of called: ExprSyntax) -> SourcePosition {
    switch called.as(ExprSyntaxEnum.self) {
    case .memberAccessExpr(let node): position(of: node.declName)
    default: position(of: called)
    }
  }
}

extension UnitReader {
  mutating func closure(_ node: ClosureExprSyntax) -> Closure {
    let captures = captures(node)
    let body = body(node.statements, giving: buildsViews ? .parts : .value)
    return Closure(
      parameters: parameters(node.signature?.parameterClause), body: captures + body)
  }

  /// The names that a closure gives to what it captures.
  mutating func captures(_ node: ClosureExprSyntax) -> [Statement] {
    var captures: [Statement] = []
    if let clause = node.signature?.capture {
      for capture in clause.items {
        guard let initializer = capture.initializer else { continue }
        let value = expression(initializer.value)
        let name = capture.name.plainText
        if value != .name(name) { captures.append(.bind(name, nil, value)) }
      }
    }
    return captures
  }

  mutating func parameters(
    _ clause: ClosureSignatureSyntax.ParameterClause?
  ) -> [Parameter] {
    switch clause {
    case .simpleInput(let list):
      list.map { Parameter(label: nil, name: $0.name.plainText, type: nil) }
    case .parameterClause(let clause):
      clause.parameters.map { node in
        Parameter(
          label: nil, name: (node.secondName ?? node.firstName).plainText,
          type: node.type.map { typeReference($0) })
      }
    case nil: []
    }
  }
}

extension Expression {
  /// Whether the trailing closure of a SwiftUI call runs later, and builds no view.
  fileprivate func takesAction(_ arguments: [Argument]) -> Bool {
    switch self {
    case .name("Button"): !arguments.contains { $0.label == "action" }
    case .name("Task"): true
    // A modifier may be called on `self` without naming it.
    case .member(_, let name), .name(let name):
      name.hasPrefix("on") || ["task", "refreshable", "withAnimation"].contains(name)
    default: false
    }
  }
}
