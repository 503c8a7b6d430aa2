import SourceModel
import SwiftSyntax

extension UnitReader {
  /// The value that a pattern names, such as `.detail` in `case let .detail(id)`.
  mutating func value(named pattern: PatternSyntax) -> Expression? {
    guard let node = pattern.unwrapped.as(ExpressionPatternSyntax.self)?.expression else {
      return nil
    }
    return nested { $0.value(named: node) } ?? nil
  }

  mutating func value(named node: ExprSyntax) -> Expression? {
    switch node.as(ExprSyntaxEnum.self) {
    case .optionalChainingExpr(let node): return value(named: node.expression)
    case .tupleExpr(let node):
      guard node.elements.count == 1 else { return tuple(named: node) }
      return node.elements.first.flatMap { only in
        nested { $0.value(named: only.expression) } ?? nil
      }
    case .functionCallExpr(let node):
      guard let name = value(named: node.calledExpression) else { return nil }
      if name == .implicitMember("some"), let only = node.arguments.first {
        return nested { $0.value(named: only.expression) } ?? nil
      }
      return node.arguments.allSatisfy(\.expression.matchesAnything) ? name : .opaque([name])
    case .memberAccessExpr, .stringLiteralExpr, .booleanLiteralExpr, .nilLiteralExpr:
      let value = calleeExpression(node)
      return switch value {
      case .member, .implicitMember, .string, .boolean, .absent: value
      default: nil
      }
    default: return nil
    }
  }

  /// A tuple of values, with `_` for what matches everything.
  private mutating func tuple(named node: TupleExprSyntax) -> Expression? {
    .tuple(
      node.elements.map { element in
        if element.expression.matchesAnything { return .name("_") }
        return (nested { $0.value(named: element.expression) } ?? nil) ?? .opaque([])
      })
  }

  /// The name in `let name`, `name` and `let name?`, which is bound to the whole value.
  func wholeName(_ pattern: PatternSyntax) -> String? {
    let pattern = pattern.unwrapped
    if let name = pattern.as(IdentifierPatternSyntax.self) { return name.identifier.plainText }
    guard let expression = pattern.as(ExpressionPatternSyntax.self)?.expression,
      let optional = expression.as(OptionalChainingExprSyntax.self)?.expression,
      let inner = optional.as(PatternExprSyntax.self)?.pattern
    else { return nil }
    return inner.unwrapped.as(IdentifierPatternSyntax.self)?.identifier.plainText
  }

  /// `let name as Type`.
  mutating func castName(_ pattern: PatternSyntax) -> (String, TypeReference)? {
    let expression = pattern.unwrapped.as(ExpressionPatternSyntax.self)?.expression
    guard let type = castType(pattern),
      let first = expression?.as(SequenceExprSyntax.self)?.elements.first,
      let inner = first.as(PatternExprSyntax.self)?.pattern.unwrapped,
      let name = inner.as(IdentifierPatternSyntax.self)?.identifier.plainText
    else { return nil }
    return (name, type)
  }

  /// `Type` in `let name as Type`.
  mutating func castType(_ pattern: PatternSyntax) -> TypeReference? {
    let expression = pattern.unwrapped.as(ExpressionPatternSyntax.self)?.expression
    guard let parts = expression?.as(SequenceExprSyntax.self)?.elements, parts.count == 3,
      parts.contains(where: { $0.is(UnresolvedAsExprSyntax.self) }),
      let type = parts.last?.as(TypeExprSyntax.self)?.type
    else { return nil }
    return typeReference(type)
  }

  /// All names that a pattern binds, in order.
  func boundNames(_ pattern: PatternSyntax) -> [String] {
    var names: [String] = []
    var rest = [Syntax(pattern)]
    while let node = rest.popLast() {
      if let name = node.as(IdentifierPatternSyntax.self) {
        names.append(name.identifier.plainText)
      } else if !node.is(TokenSyntax.self), !node.is(ClosureExprSyntax.self) {
        rest += node.children(viewMode: .sourceAccurate).reversed()
      }
    }
    return names
  }
}

extension PatternSyntax {
  /// The pattern without a leading `let`.
  var unwrapped: PatternSyntax {
    var pattern = self
    while let binding = pattern.as(ValueBindingPatternSyntax.self) { pattern = binding.pattern }
    return pattern
  }
}

extension ExprSyntax {
  /// Whether the expression, in a pattern, is `_` or binds a name.
  fileprivate var matchesAnything: Bool {
    self.is(DiscardAssignmentExprSyntax.self)
      || self.as(PatternExprSyntax.self)?.pattern.is(IsTypePatternSyntax.self) == false
  }
}
