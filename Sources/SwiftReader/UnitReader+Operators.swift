import SourceModel
import SwiftSyntax

/// The parser does not fold operators, as their precedence depends on declarations. The operators that
/// matter here are the standard library's, whose precedence is known.
extension UnitReader {
  private typealias Row = ArraySlice<ExprSyntax>

  /// `target = value`, `target += value` and `(target, other) = value`.
  mutating func assignment(_ node: ExprSyntax) -> [Statement]? {
    guard let sequence = node.withoutMarks.as(SequenceExprSyntax.self) else { return nil }
    let row = Array(sequence.elements)
    guard let index = row.firstIndex(where: { $0.is(AssignmentExprSyntax.self) || $0.isPlusEquals })
    else { return nil }
    let target = folded(row[..<index])
    var value = folded(row[(index + 1)...])
    if row[index].isPlusEquals { value = .concatenation([target, value]) }
    let position = targetPosition(row[..<index])
    guard case .tuple(let targets, _) = target else {
      return [.assign(to: target, value, position)]
    }
    // The value is bound first, as it may make a call.
    let whole = "(\(targets.count) parts)"
    return [.bind(whole, nil, value)]
      + targets.enumerated().filter { $0.element != .opaque([]) }.map { place, target in
        .assign(
          to: target, .associated(.name(whole), Payload(at: place, of: targets.count)), position)
      }
  }

  mutating func folded(_ node: SequenceExprSyntax) -> Expression {
    folded(Array(node.elements)[...])
  }

  private func targetPosition(_ row: Row) -> SourcePosition {
    guard let last = row.last?.withoutMarks else { return SourcePosition(line: 1, column: 1) }
    return last.as(MemberAccessExprSyntax.self).map { position(of: $0.declName) }
      ?? position(of: last)
  }

  // From the lowest precedence to the highest.

  private mutating func folded(_ row: Row) -> Expression {
    if row.count == 1 { return expression(row[row.startIndex]) }
    let sides = row.split { $0.is(AssignmentExprSyntax.self) }
    if sides.count > 1 { return .opaque(sides.map { ternary($0) }) }
    return ternary(row)
  }

  /// `a ? b : c ? d : e` results in `b`, `d` or `e`.
  private mutating func ternary(_ row: Row) -> Expression {
    var ways: [(condition: Condition, value: Expression)] = []
    var failing: [Statement] = []
    var rest = row
    while let index = rest.firstIndex(where: { $0.is(UnresolvedTernaryExprSyntax.self) }) {
      guard let node = rest[index].as(UnresolvedTernaryExprSyntax.self) else { break }
      let narrowing = narrowing(ofRow: Array(rest[..<index]))
      let types = narrowing.testsTypes ? narrowing : Narrowing()
      let value = expression(node.thenExpression)
      ways.append(
        (narrowing.condition, self.value(value, where: failing + types.holding, at: node)))
      failing += types.failing
      rest = rest[(index + 1)...]
    }
    guard let first = rest.first else { return .choice(ways.map(\.value)) }
    return ways.reversed().reduce(value(comparison(rest), where: failing, at: first)) {
      $1.condition.selection($1.value, else: $0) ?? $1.value.or($0)
    }
  }

  /// A value that is evaluated after some bindings.
  private func value(
    _ value: Expression, where bindings: [Statement], at node: some SyntaxProtocol
  ) -> Expression {
    if bindings.isEmpty { return value }
    let closure = Closure(parameters: [], body: bindings + [.return(value)])
    return .call(
      Call(callee: .closure(closure), arguments: [], position: position(of: node)))
  }

  private mutating func comparison(_ row: Row) -> Expression {
    let parts = row.split(whereSeparator: \.bindsLoosely)
    return parts.count == 1 ? coalescing(parts[0]) : .opaque(parts.map { coalescing($0) })
  }

  private mutating func coalescing(_ row: Row) -> Expression {
    let parts = row.split { $0.operatorText == "??" }
    return parts.count == 1 ? cast(parts[0]) : .choice(parts.map { cast($0) })
  }

  private mutating func cast(_ row: Row) -> Expression {
    let isCast: (ExprSyntax) -> Bool = {
      $0.is(UnresolvedAsExprSyntax.self) || $0.is(UnresolvedIsExprSyntax.self)
    }
    guard let first = row.firstIndex(where: isCast) else { return sum(row) }
    var value = sum(row[..<first])
    for index in row[first...].indices where isCast(row[index]) {
      guard row[index].is(UnresolvedAsExprSyntax.self), index + 1 < row.endIndex,
        let type = row[index + 1].as(TypeExprSyntax.self)?.type
      else {
        value = .opaque([value])
        continue
      }
      let target = typeReference(type)
      if !target.isBridging { value = .cast(value, target) }
    }
    return value
  }

  private mutating func sum(_ row: Row) -> Expression {
    let operands = row.filter { !$0.isOperator }.map { expression($0) }
    if operands.count == 1 { return operands[0] }
    let isSum = row.allSatisfy { !$0.isOperator || $0.operatorText == "+" }
    return isSum ? .concatenation(operands.flatMap(\.terms)) : .opaque(operands)
  }
}

extension ExprSyntax {
  fileprivate var operatorText: String? {
    self.as(BinaryOperatorExprSyntax.self)?.operator.text
  }

  fileprivate var isOperator: Bool {
    self.is(BinaryOperatorExprSyntax.self) || self.is(ArrowExprSyntax.self)
  }

  fileprivate var isPlusEquals: Bool { operatorText == "+=" }

  /// Whether it is an operator of lower precedence than `??`, or one that the app declares.
  fileprivate var bindsLoosely: Bool {
    guard let text = operatorText else { return self.is(ArrowExprSyntax.self) }
    return !["??", "+", "-", "*", "/", "%", "...", "..<", "&", "|", "^", "<<", ">>"].contains(text)
  }
}

extension Expression {
  /// A choice of both; the choices of the other are added where it is one.
  fileprivate func or(_ other: Expression) -> Expression {
    if case .choice(let parts) = other { .choice([self] + parts) } else { .choice([self, other]) }
  }

  fileprivate var terms: [Expression] {
    if case .concatenation(let parts) = self { parts } else { [self] }
  }
}

extension TypeReference {
  /// Whether a cast to the type leaves the value as it is.
  fileprivate var isBridging: Bool {
    guard let name else { return false }
    return ["Any", "AnyObject", "String", "NSString", "CVarArg"].contains(name)
  }
}
