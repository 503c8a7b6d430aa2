import SourceModel
import SwiftSyntax

extension UnitReader {
  /// What the conditions of an `if` or a `guard` tell of types.
  mutating func narrowing(_ list: ConditionElementListSyntax) -> Narrowing {
    var parts: [Narrowing] = []
    for element in list {
      switch element.condition {
      case .expression(let node): parts.append(narrowing(node))
      case .optionalBinding(let node): parts.append(narrowing(castIn: node.initializer?.value))
      case .matchingPattern(let node):
        parts.append(narrowing(node.pattern, of: node.initializer.value))
      case .availability: parts.append(Narrowing())
      }
    }
    return .all(parts)
  }

  /// What `name is Type` tells, and conditions that are made of such.
  mutating func narrowing(_ node: ExprSyntax) -> Narrowing {
    nested { $0.shallowNarrowing(node) } ?? Narrowing()
  }

  private mutating func shallowNarrowing(_ node: ExprSyntax) -> Narrowing {
    if let inner = node.parenthesized { return narrowing(inner) }
    if let prefix = node.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? narrowing(prefix.expression).negated : Narrowing()
    }
    if let call = node.as(FunctionCallExprSyntax.self) { return narrowing(call) }
    guard let sequence = node.as(SequenceExprSyntax.self) else { return Narrowing() }
    return narrowing(ofRow: Array(sequence.elements))
  }

  /// What a condition of several operands tells.
  mutating func narrowing(ofRow row: [ExprSyntax]) -> Narrowing {
    .any(
      row.parts(at: "||").map { part in
        .all(part.parts(at: "&&").map { narrowing(ofTest: $0) })
      })
  }

  private mutating func narrowing(ofTest row: [ExprSyntax]) -> Narrowing {
    if row.count == 1 { return narrowing(row[0]) }
    guard row.count == 3, row[1].is(UnresolvedIsExprSyntax.self), let name = row[0].plainName,
      let type = row[2].as(TypeExprSyntax.self)
    else { return Narrowing() }
    return Narrowing(name, is: typeReference(type.type))
  }

  /// `name.isKind(of: Type.self)`
  private mutating func narrowing(_ call: FunctionCallExprSyntax) -> Narrowing {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let name = member.base?.withoutMarks.plainName, call.arguments.count == 1,
      call.arguments.first?.label?.text == "of",
      let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      argument.declName.baseName.text == "self", let base = argument.base,
      case .name(let type) = expression(base)
    else { return Narrowing() }
    let narrowing = Narrowing(name, is: .named(type))
    return switch member.declName.baseName.text {
    case "isKind": narrowing
    case "isMember": narrowing.onlyHolding
    default: Narrowing()
    }
  }

  /// `name as? Type`, bound to a name.
  private mutating func narrowing(castIn node: ExprSyntax?) -> Narrowing {
    guard let row = node?.withoutMarks.as(SequenceExprSyntax.self).map({ Array($0.elements) }),
      row.count == 3, row[1].is(UnresolvedAsExprSyntax.self), let name = row[0].plainName,
      let type = row[2].as(TypeExprSyntax.self)
    else { return Narrowing() }
    return Narrowing(name, is: typeReference(type.type))
  }

  /// `case is Type = name` and `case let other as Type = name`, and those of a `switch`.
  mutating func narrowing(_ pattern: PatternSyntax, of subject: ExprSyntax) -> Narrowing {
    guard let name = subject.withoutMarks.plainName else { return Narrowing() }
    if let type = pattern.unwrapped.as(IsTypePatternSyntax.self)?.type {
      return Narrowing(name, is: typeReference(type))
    }
    return castType(pattern).map { Narrowing(name, is: $0) } ?? Narrowing()
  }
}

extension [ExprSyntax] {
  fileprivate func parts(at sign: String) -> [[ExprSyntax]] {
    split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }.map(Array.init)
  }
}

extension ExprSyntax {
  /// What stands in parentheses.
  fileprivate var parenthesized: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }

  fileprivate var plainName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}

extension CodeBlockSyntax {
  /// Whether nothing that stands behind the block runs after it.
  var leaves: Bool {
    guard let last = statements.last?.item else { return false }
    switch last {
    case .stmt(let node):
      return node.is(ReturnStmtSyntax.self) || node.is(ThrowStmtSyntax.self)
        || node.is(BreakStmtSyntax.self) || node.is(ContinueStmtSyntax.self)
    case .expr(let node):
      let called = node.as(FunctionCallExprSyntax.self)?.calledExpression
      return ["fatalError", "preconditionFailure"].contains(called?.plainName)
    case .decl: return false
    }
  }
}
