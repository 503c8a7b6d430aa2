import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func localBindings(_ node: VariableDeclSyntax) -> [Statement] {
    var statements: [Statement] = []
    for binding in node.bindings {
      let type = binding.typeAnnotation.map { typeReference($0.type) }
      if let initializer = binding.initializer {
        let value = expression(initializer.value)
        statements += bindings(binding.pattern, to: value, type: type)
      } else if let block = binding.accessorBlock {
        let getter = Closure(parameters: [], body: accessors(block, giving: .value).1)
        let call = Call(
          callee: .closure(getter), arguments: [], position: position(of: binding.pattern))
        statements += bindings(binding.pattern, to: .call(call), type: type)
      } else {
        // An optional variable is `nil` at first.
        let isOptional = binding.typeAnnotation?.type.is(OptionalTypeSyntax.self) ?? false
        let isVariable = node.bindingSpecifier.tokenKind == .keyword(.var)
        let value: Expression? = isOptional && isVariable ? .absent : nil
        statements += boundNames(binding.pattern).map { .bind($0, type, value) }
      }
    }
    return statements
  }

  /// The bindings and calls in the conditions of an `if`, `guard` or `while`.
  mutating func conditions(_ list: ConditionElementListSyntax) -> [Statement] {
    var statements: [Statement] = []
    for element in list {
      switch element.condition {
      case .expression(let node): statements += condition(node)
      case .optionalBinding(let node):
        let type = node.typeAnnotation.map { typeReference($0.type) }
        let names = boundNames(node.pattern)
        if let initializer = node.initializer {
          let value = expression(initializer.value)
          if names == ["self"] { continue }
          statements += bindings(node.pattern, to: value, type: type)
        } else if names != ["self"] {
          statements += names.map { .bind($0, type, .name($0)) }
        }
      case .matchingPattern(let node):
        let value = expression(node.initializer.value)
        let bound = bindings(node.pattern, to: value)
        let keepsValue = bound.contains { statement in
          if case .bind(_, _, .some) = statement { true } else { false }
        }
        if value.holdsCall && !keepsValue { statements.append(.evaluate(value)) }
        statements += bound
      case .availability: break
      }
    }
    return statements + narrowing(list).holding
  }

  /// A condition is kept for the calls that it makes.
  mutating func condition(_ node: ExprSyntax) -> [Statement] {
    let value = expression(node)
    return value.holdsCall ? [.evaluate(value)] : []
  }

  /// The names that a pattern binds, with their values where these are known.
  mutating func bindings(
    _ pattern: PatternSyntax, to value: Expression, type: TypeReference? = nil
  ) -> [Statement] {
    if let name = wholeName(pattern) {
      return [.bind(name, type, taken(value, as: type))]
    }
    if let (name, type) = castName(pattern) { return [.bind(name, nil, .cast(value, type))] }
    if let associated = associatedBindings(pattern, to: value) { return associated }
    if case .tuple(let parts, _) = value, let tuple = elementBindings(pattern, to: parts) {
      return tuple
    }
    if let tuple = pattern.unwrapped.as(TuplePatternSyntax.self) {
      return tupleBindings(tuple, to: value)
    }
    var statements: [Statement] = []
    if pattern.is(WildcardPatternSyntax.self), value.holdsCall {
      statements.append(.evaluate(value))
    }
    return statements + boundNames(pattern).map { .bind($0, nil, nil) }
  }

  /// A call as one to the declared type of its result: that tells what a generic function returns, as a cast does.
  private func taken(_ value: Expression, as type: TypeReference?) -> Expression {
    guard let type, case .call(let call) = value else { return value }
    // A computed property is a closure that is called in place.
    if case .closure = call.callee { return value }
    return .cast(value, type)
  }

  /// The names that a pattern for a case binds to its associated values: `.detail(let item, id: _)`.
  private mutating func associatedBindings(
    _ pattern: PatternSyntax, to value: Expression
  ) -> [Statement]? {
    guard value.isPlain,
      let call = pattern.unwrapped.as(ExpressionPatternSyntax.self)?.expression.withoutMarks
        .as(FunctionCallExprSyntax.self),
      let name = self.value(named: call.calledExpression)?.memberName, name != "some"
    else { return nil }
    var statements: [Statement] = []
    for (place, argument) in call.arguments.enumerated() {
      guard let inner = argument.expression.as(PatternExprSyntax.self)?.pattern else { continue }
      let part = Expression.associated(
        value, Payload(ofCase: name, at: place, of: call.arguments.count))
      statements +=
        wholeName(inner).map { [.bind($0, nil, part)] }
        ?? boundNames(inner).map { .bind($0, nil, nil) }
    }
    return statements
  }

  /// The names in a tuple of a `switch` over several values, such as `(.list, .select(let item))`.
  private mutating func elementBindings(
    _ pattern: PatternSyntax, to parts: [Expression]
  ) -> [Statement]? {
    guard
      let elements = pattern.unwrapped.as(ExpressionPatternSyntax.self)?.expression
        .as(TupleExprSyntax.self)?.elements, elements.count == parts.count
    else { return nil }
    return zip(elements, parts).flatMap { element, part in
      let pattern =
        element.expression.as(PatternExprSyntax.self)?.pattern
        ?? PatternSyntax(ExpressionPatternSyntax(expression: element.expression))
      return bindings(pattern, to: part)
    }
  }

  /// `let (name, other) = value`. The value is bound first, as it may make a call.
  private mutating func tupleBindings(
    _ tuple: TuplePatternSyntax, to value: Expression
  ) -> [Statement] {
    let patterns = tuple.elements.map(\.pattern)
    let whole = "(\(patterns.flatMap(boundNames).joined(separator: ", ")))"
    return [.bind(whole, nil, value)]
      + patterns.enumerated().flatMap { place, pattern in
        bindings(
          pattern, to: .associated(.name(whole), Payload(at: place, of: patterns.count)))
      }
  }
}

extension Expression {
  fileprivate var memberName: String? {
    switch self {
    case .implicitMember(let name), .member(_, let name): name
    default: nil
    }
  }
}
