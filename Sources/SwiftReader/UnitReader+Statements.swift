import SourceModel
import SwiftSyntax

/// What the expressions that are statements of a body result in.
enum BodyResult {
  case nothing
  /// A single expression is returned.
  case value
  /// A result builder combines all of them.
  case parts
}

extension UnitReader {
  /// A body's statements.
  mutating func body(_ items: CodeBlockItemListSyntax, giving result: BodyResult) -> [Statement] {
    let outer = buildsViews
    buildsViews = outer || result == .parts
    defer { buildsViews = outer }
    let body = nested { reader in
      if result == .value, let only = items.first, items.count == 1,
        let expression = only.item.expression
      {
        return reader.returning(expression)
      }
      // A body with a `return` is not transformed by a result builder.
      let hasParts = result == .parts && !items.contains(where: \.item.returns)
      var statements: [Statement] = []
      for (index, item) in items.enumerated() {
        statements +=
          hasParts
          ? reader.part(item, isLast: index == items.count - 1) : reader.statements(of: item)
      }
      return statements
    }
    return body ?? []
  }

  /// A part of what a result builder makes. Each part may be the result.
  private mutating func part(_ item: CodeBlockItemSyntax, isLast: Bool) -> [Statement] {
    guard let expression = item.item.expression else { return statements(of: item) }
    let part = statements(of: expression, giving: .parts)
    return isLast ? part : [.branch([part, []])]
  }

  mutating func statements(of item: CodeBlockItemSyntax) -> [Statement] {
    switch item.item {
    case .expr(let node): statements(of: node)
    case .stmt(let node): statements(of: node)
    case .decl(let node): statements(of: node)
    }
  }

  /// The statements for an expression that is returned. Each way of an `if` or a `switch` returns its own
  /// value, so that its bindings are known there.
  mutating func returning(_ node: ExprSyntax) -> [Statement] {
    statements(of: node, giving: .value)
  }

  mutating func statements(
    of node: ExprSyntax, giving result: BodyResult = .nothing
  ) -> [Statement] {
    if let branch = node.as(IfExprSyntax.self) { return self.branch(branch, giving: result) }
    if let node = node.as(SwitchExprSyntax.self) { return [self.switch(node, giving: result)] }
    if let assignment = assignment(node) { return [assignment] }
    let value = expression(node)
    if result != .nothing { return [.return(value)] }
    return value == .opaque([]) ? [] : [.evaluate(value)]
  }

  private mutating func statements(of node: StmtSyntax) -> [Statement] {
    switch node.as(StmtSyntaxEnum.self) {
    case .expressionStmt(let node): return statements(of: node.expression)
    case .returnStmt(let node): return node.expression.map { returning($0) } ?? [.return(nil)]
    case .guardStmt(let node):
      let conditions = conditions(node.conditions)
      let body = body(node.body.statements, giving: .nothing)
      let failing = narrowing(node.conditions).failing
      // Bindings for the code that follows are not visible where the condition fails.
      return failing.isEmpty
        ? conditions + [.branch([body, []])] : [.branch([failing + body, []])] + conditions
    case .whileStmt(let node):
      let conditions = conditions(node.conditions)
      return [.branch([conditions + body(node.body.statements, giving: .nothing), []])]
    case .repeatStmt(let node):
      let body = body(node.body.statements, giving: .nothing)
      return [.branch([body + condition(node.condition), []])]
    case .forStmt(let node): return [loop(node)]
    case .doStmt(let node): return statements(of: node)
    case .throwStmt(let node): return [.evaluate(expression(node.expression))]
    case .yieldStmt(let node):
      guard case .single(let value) = node.yieldedExpressions else { return [] }
      return [.return(expression(value))]
    case .deferStmt(let node): return body(node.body.statements, giving: .nothing)
    case .labeledStmt(let node):
      let labeled = node.statement
      return nested { $0.statements(of: labeled) } ?? []
    default: return []
    }
  }

  private mutating func loop(_ node: ForStmtSyntax) -> Statement {
    let sequence = expression(node.sequence)
    let type = node.typeAnnotation.map { typeReference($0.type) }
    var way = loopBindings(node.pattern, type: type, sequence: sequence)
    if let clause = node.whereClause { way += condition(clause.condition) }
    return .branch([way + body(node.body.statements, giving: .nothing), []])
  }

  private mutating func statements(of node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return localBindings(node)
    case .functionDecl(let node):
      // A function inside a method is not a member of the type.
      let outer = enclosingType
      enclosingType = nil
      defer { enclosingType = outer }
      return [.function(function(of: node))]
    case .ifConfigDecl(let node): return statements(of: node)
    case .macroExpansionDecl(let node):
      let value = macro(node)
      return value.holdsCall ? [.evaluate(value)] : []
    default:
      _ = nested { $0.readType(node) }
      return []
    }
  }

  private mutating func statements(of node: IfConfigDeclSyntax) -> [Statement] {
    var ways: [ConditionalClause] = []
    readClauses(of: node) { reader, clause, condition in
      guard case .statements(let items) = clause.elements else { return }
      ways.append(
        ConditionalClause(condition: condition, body: reader.body(items, giving: .nothing)))
    }
    return ways.allSatisfy(\.body.isEmpty) ? [] : [.conditional(ways)]
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var returns: Bool {
    guard case .stmt(let node) = self else { return false }
    return node.is(ReturnStmtSyntax.self)
  }

  fileprivate var expression: ExprSyntax? {
    switch self {
    case .expr(let node): node
    case .stmt(let node): node.as(ExpressionStmtSyntax.self)?.expression
    case .decl: nil
    }
  }
}

extension Statement {
  /// Whether no statement after it runs.
  var ends: Bool {
    switch self {
    case .return: true
    case .branch(let ways): ways.allSatisfy { $0.last?.ends == true }
    case .switch(_, let cases): cases.allSatisfy { $0.body.last?.ends == true }
    default: false
    }
  }
}
