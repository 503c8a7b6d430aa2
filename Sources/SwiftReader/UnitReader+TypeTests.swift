import SourceModel
import SwiftSyntax

extension UnitReader {
  /// What follows from the conditions of an `if` or a `guard`.
  mutating func narrowing(_ list: ConditionElementListSyntax) -> Narrowing {
    var parts: [Narrowing] = []
    for element in list {
      switch element.condition {
      case .expression(let node): parts.append(narrowing(node))
      case .optionalBinding(let node): parts.append(narrowing(binding: node))
      case .matchingPattern(let node): parts.append(narrowing(matching: node))
      case .availability(let node): parts.append(narrowing(node))
      }
    }
    return .all(parts)
  }

  /// What follows from `name is Type`, `name`, `name == value` and combinations of these.
  mutating func narrowing(_ node: ExprSyntax) -> Narrowing {
    nested { $0.shallowNarrowing(node) } ?? Narrowing()
  }

  private mutating func shallowNarrowing(_ node: ExprSyntax) -> Narrowing {
    if let inner = node.parenthesized { return narrowing(inner) }
    if let prefix = node.as(PrefixOperatorExprSyntax.self) {
      return prefix.operator.text == "!" ? narrowing(prefix.expression).negated : Narrowing()
    }
    if let call = node.as(FunctionCallExprSyntax.self) { return narrowing(call) }
    if let sequence = node.as(SequenceExprSyntax.self) {
      return narrowing(ofRow: Array(sequence.elements))
    }
    return plainValue(node).map { Narrowing(.matches($0, [.boolean(true)])) } ?? Narrowing()
  }

  /// What follows from a condition of several operands.
  mutating func narrowing(ofRow row: [ExprSyntax]) -> Narrowing {
    .any(
      row.parts(at: "||").map { part in
        .all(part.parts(at: "&&").map { narrowing(ofTest: $0) })
      })
  }

  private mutating func narrowing(ofTest row: [ExprSyntax]) -> Narrowing {
    if row.count == 1 { return narrowing(row[0]) }
    guard row.count == 3 else { return Narrowing() }
    if let sign = row[1].as(BinaryOperatorExprSyntax.self)?.operator.text {
      guard sign == "==" || sign == "!=", let value = testedValue(row[0]),
        let pattern = comparedValue(row[2])
      else { return Narrowing() }
      let narrowing = Narrowing(.matches(value, [pattern]))
      return sign == "==" ? narrowing : narrowing.negated
    }
    guard row[1].is(UnresolvedIsExprSyntax.self), let name = row[0].plainName,
      let type = row[2].as(TypeExprSyntax.self)
    else { return Narrowing() }
    return Narrowing(name, is: typeReference(type.type))
  }

  /// The operand of a condition that some value is known of: a plain value, or what a method of `self` returns, which may be
  /// one constant.
  private mutating func testedValue(_ node: ExprSyntax) -> Expression? {
    plainValue(node) ?? node.withoutMarks.as(FunctionCallExprSyntax.self).flatMap { ownCall($0) }
  }

  /// A call of a method of `self`, without the values of its arguments.
  private func ownCall(_ node: FunctionCallExprSyntax) -> Expression? {
    let called = node.calledExpression.withoutMarks
    guard node.trailingClosure == nil, let name = ownName(called), !name.isCapitalized else {
      return nil
    }
    let arguments = node.arguments.map {
      Argument(label: $0.label?.plainText, value: .opaque([]))
    }
    return .call(
      Call(callee: .name(name), arguments: arguments, position: namePosition(of: called)))
  }

  /// `name`, `self.name`
  private func ownName(_ node: ExprSyntax) -> String? {
    guard let member = node.as(MemberAccessExprSyntax.self) else { return node.plainName }
    return member.base?.plainName == "self" ? member.declName.baseName.plainText : nil
  }

  /// A value that is read without calling anything: `name`, `self.name`, `item.name`.
  private mutating func plainValue(_ node: ExprSyntax) -> Expression? {
    let value = expression(node.withoutMarks)
    return value.isPlain ? value : nil
  }

  private mutating func comparedValue(_ node: ExprSyntax) -> Expression? {
    let value = expression(node)
    return switch value {
    case .boolean, .absent, .string, .implicitMember: value
    default: value.isPlain ? value : nil
    }
  }

  /// `name.isKind(of: Type.self)`
  private mutating func narrowing(_ call: FunctionCallExprSyntax) -> Narrowing {
    guard let member = call.calledExpression.as(MemberAccessExprSyntax.self),
      let name = member.base?.withoutMarks.plainName, call.arguments.count == 1,
      call.arguments.first?.label?.text == "of",
      let argument = call.arguments.first?.expression.as(MemberAccessExprSyntax.self),
      argument.declName.baseName.text == "self", let base = argument.base,
      case .name(let type) = expression(base)
    else {
      return ownCall(call).map { Narrowing(.matches($0, [.boolean(true)])) } ?? Narrowing()
    }
    let narrowing = Narrowing(name, is: .named(type))
    return switch member.declName.baseName.text {
    case "isKind": narrowing
    case "isMember": narrowing.onlyHolding
    default: Narrowing()
    }
  }

  /// `let name`, `let name = other`, `let name = other as? Type`. Whether a value is `nil` is known only of
  /// a name, and of a method of `self`.
  private mutating func narrowing(binding node: OptionalBindingConditionSyntax) -> Narrowing {
    let name =
      if let initializer = node.initializer { initializer.value.withoutMarks.plainName } else {
        wholeName(node.pattern)
      }
    guard let name else {
      let called = node.initializer?.value.withoutMarks.as(FunctionCallExprSyntax.self)
      return called.flatMap { ownCall($0) }.map { Narrowing(.not(.matches($0, [.absent]))) }
        ?? narrowing(castIn: node.initializer?.value)
    }
    return name == "self" ? Narrowing() : Narrowing(.not(.matches(.name(name), [.absent])))
  }

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

  /// `case .name = value`
  private mutating func narrowing(matching node: MatchingPatternConditionSyntax) -> Narrowing {
    guard let pattern = value(named: node.pattern), let value = plainValue(node.initializer.value)
    else { return narrowing(node.pattern, of: node.initializer.value) }
    return Narrowing(.matches(value, [pattern]))
  }
}

extension [ExprSyntax] {
  fileprivate func parts(at sign: String) -> [[ExprSyntax]] {
    split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == sign }.map(Array.init)
  }
}

extension ExprSyntax {
  /// The expression inside parentheses.
  fileprivate var parenthesized: ExprSyntax? {
    guard let tuple = self.as(TupleExprSyntax.self), tuple.elements.count == 1 else { return nil }
    return tuple.elements.first?.expression
  }

  fileprivate var plainName: String? {
    self.as(DeclReferenceExprSyntax.self)?.baseName.plainText
  }
}

extension CodeBlockSyntax {
  /// Whether no statement that follows the block runs after it.
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
