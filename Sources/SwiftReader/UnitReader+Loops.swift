import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func loop(_ node: ForStmtSyntax) -> Statement {
    let sequence = expression(node.sequence)
    let type = node.typeAnnotation.map { typeReference($0.type) }
    let filter = node.whereClause.map { condition($0.condition) } ?? []
    let body = filter + body(node.body.statements, giving: .nothing)
    guard let pair = node.pattern.unwrapped.as(TuplePatternSyntax.self), pair.elements.count == 2,
      let first = pair.elements.first?.pattern, let second = pair.elements.last?.pattern
    else { return loop(over: sequence, node.pattern, type, body) }
    return loop(over: sequence.withoutIndices, second, nil, unbound(boundNames(first)) + body)
  }

  /// `sequence.forEach { element in … }`, with a closure that is written there; `nil` for anything else.
  mutating func loop(ofClosureIn node: ExprSyntax) -> Statement? {
    guard let call = node.as(FunctionCallExprSyntax.self), let closure = call.onlyClosure,
      let member = call.calledExpression.as(MemberAccessExprSyntax.self), let list = member.base,
      member.declName.baseName.text == "forEach"
    else { return nil }
    var parameters = parameters(closure.signature?.parameterClause)
    if parameters.isEmpty, !closure.usesSecondArgument {
      parameters = [Parameter(label: nil, name: "$0", type: nil)]
    }
    guard let element = parameters.last, parameters.count <= 2 else { return nil }
    let sequence = expression(list)
    let body =
      captures(closure) + unbound(parameters.dropLast().map(\.name))
      + body(closure.statements, giving: .nothing)
    return .loop(
      element.name, element.type, in: parameters.count == 1 ? sequence : sequence.withoutIndices,
      body)
  }

  private mutating func loop(
    over sequence: Expression, _ pattern: PatternSyntax, _ type: TypeReference?,
    _ body: [Statement]
  ) -> Statement {
    if let name = wholeName(pattern) { return .loop(name, type, in: sequence, body) }
    let whole = "(\(boundNames(pattern).joined(separator: ", ")))"
    return .loop(whole, type, in: sequence, bindings(pattern, to: .name(whole)) + body)
  }

  /// Names of which the values tell nothing.
  private func unbound(_ names: [String]) -> [Statement] { names.map { .bind($0, nil, nil) } }
}

extension FunctionCallExprSyntax {
  /// The closure that is the only argument.
  fileprivate var onlyClosure: ClosureExprSyntax? {
    guard additionalTrailingClosures.isEmpty else { return nil }
    if let trailingClosure { return arguments.isEmpty ? trailingClosure : nil }
    return arguments.count == 1 ? arguments.first?.expression.as(ClosureExprSyntax.self) : nil
  }
}

extension ClosureExprSyntax {
  fileprivate var usesSecondArgument: Bool {
    tokens(viewMode: .sourceAccurate).contains { $0.text == "$1" }
  }
}

extension Expression {
  /// The list itself of `list.enumerated()`. In a pair, as this or a dictionary yields, the second part is the element.
  fileprivate var withoutIndices: Expression {
    guard case .call(let call) = self, case .member(let base, "enumerated") = call.callee else {
      return self
    }
    return base
  }
}
