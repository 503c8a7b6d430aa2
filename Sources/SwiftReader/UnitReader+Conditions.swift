import FlowModel
import SourceModel
import SwiftSyntax

extension UnitReader {
  /// Calls `body` for each clause of an `#if`, with its own condition; `nil` for `#else`.
  ///
  /// Declarations read by `body` get the condition under which that clause is compiled.
  mutating func readClauses(
    of node: IfConfigDeclSyntax,
    _ body: (inout Self, IfConfigClauseSyntax, CompilationCondition?) -> Void
  ) {
    unit.hasConditions = true
    let outer = condition
    var before: [CompilationCondition] = outer.map { [$0] } ?? []
    for clause in node.clauses {
      let own = clause.condition.map { CompilationCondition($0) }
      let all = before + (own.map { [$0] } ?? [])
      let whole: CompilationCondition = all.count == 1 ? all[0] : .all(all)
      condition = whole
      let end = lines.position(atOffset: clause.endPositionBeforeTrailingTrivia.utf8Offset)
      unit.sections.append(
        ConditionalSection(
          lines: position(of: clause).line...max(end.line, position(of: clause).line),
          condition: whole))
      body(&self, clause, own)
      if let own { before.append(.not(own)) }
    }
    condition = outer
  }

  /// What follows from `#available` or `#unavailable`.
  mutating func narrowing(_ node: AvailabilityConditionSyntax) -> Narrowing {
    unit.hasConditions = true
    var availability = Availability()
    for argument in node.availabilityArguments {
      guard case .availabilityVersionRestriction(let platform) = argument.argument else { continue }
      availability.require(
        platform.platform.text, platform.version.flatMap { SystemVersion($0.trimmedDescription) })
    }
    let narrowing = Narrowing(.available(availability))
    return node.availabilityKeyword.tokenKind == .poundUnavailable ? narrowing.negated : narrowing
  }

  /// A declaration with the condition under which it is read.
  func conditional<Declaration: ConditionalDeclaration>(_ declaration: Declaration) -> Declaration {
    guard let condition else { return declaration }
    var declaration = declaration
    declaration.condition = condition
    return declaration
  }
}

extension CompilationCondition {
  init(_ node: ExprSyntax) {
    switch node.as(ExprSyntaxEnum.self) {
    case .booleanLiteralExpr(let node): self = .boolean(node.literal.tokenKind == .keyword(.true))
    case .declReferenceExpr(let node): self = .flag(node.baseName.text)
    case .prefixOperatorExpr(let node) where node.operator.text == "!":
      self = .not(CompilationCondition(node.expression))
    case .tupleExpr(let node):
      self = node.elements.first.map { CompilationCondition($0.expression) } ?? .unknown
    case .functionCallExpr(let node): self.init(call: node)
    case .sequenceExpr(let node): self.init(sequence: Array(node.elements)[...])
    default: self = .unknown
    }
  }

  /// `os(iOS)` and the like. Versions and architectures do not depend on the platform alone.
  private init(call node: FunctionCallExprSyntax) {
    let argument = node.arguments.first?.expression.trimmedDescription ?? ""
    switch node.calledExpression.trimmedDescription {
    case "os": self = .os(argument)
    case "canImport": self = .canImport(argument)
    case "targetEnvironment": self = .targetEnvironment(argument)
    default: self = .unknown
    }
  }

  /// Operands with operators between them; `||` has lower precedence than `&&`.
  private init(sequence elements: ArraySlice<ExprSyntax>) {
    for name in ["||", "&&"] {
      let parts = elements.split { $0.as(BinaryOperatorExprSyntax.self)?.operator.text == name }
      if parts.count < 2 { continue }
      let conditions = parts.map { CompilationCondition(sequence: $0) }
      self = name == "||" ? .any(conditions) : .all(conditions)
      return
    }
    self =
      elements.count == 1 ? elements.first.map { CompilationCondition($0) } ?? .unknown : .unknown
  }
}
