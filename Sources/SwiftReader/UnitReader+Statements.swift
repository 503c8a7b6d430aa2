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
      if result == .value, items.count == 1, let conditional = items.first?.item.conditional {
        return reader.statements(of: conditional) { $0.body($1, giving: .value) }
      }
      // A body with a `return` is not transformed by a result builder.
      if result == .parts, !items.contains(where: \.item.returns) {
        return reader.parts(items, endBody: true)
      }
      return items.flatMap { reader.statements(of: $0) }
    }
    return body ?? []
  }

  /// The parts of what a result builder makes. Each of them may be the result.
  ///
  /// - Parameter endBody: Whether nothing follows them.
  private mutating func parts(
    _ items: CodeBlockItemListSyntax, endBody: Bool
  ) -> [Statement] {
    var statements: [Statement] = []
    for (index, item) in items.enumerated() {
      let isLast = endBody && index == items.count - 1
      if let conditional = item.item.conditional {
        statements += self.statements(of: conditional) { reader, items in
          reader.nested { $0.parts(items, endBody: isLast) } ?? []
        }
      } else if let expression = item.item.expression {
        let part = self.statements(of: expression, giving: .parts)
        statements += isLast ? part : [.branch([part, []])]
      } else {
        statements += self.statements(of: item)
      }
    }
    return statements
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
    if let assignment = assignment(node) { return assignment }
    if let loop = loop(ofClosureIn: node) { return [loop] }
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

  private mutating func statements(of node: DeclSyntax) -> [Statement] {
    switch node.as(DeclSyntaxEnum.self) {
    case .variableDecl(let node): return localBindings(node)
    case .functionDecl(let node):
      // A function inside a method is not a member of the type.
      let outer = enclosingType
      enclosingType = nil
      defer { enclosingType = outer }
      return [.function(function(of: node))]
    case .ifConfigDecl(let node):
      return statements(of: node) { $0.body($1, giving: .nothing) }
    case .macroExpansionDecl(let node):
      let value = macro(node)
      return value.holdsCall ? [.evaluate(value)] : []
    default:
      _ = nested { $0.readType(node) }
      return []
    }
  }

  /// - Parameter body: Reads the statements of a clause.
  private mutating func statements(
    of node: IfConfigDeclSyntax,
    by body: (inout Self, CodeBlockItemListSyntax) -> [Statement]
  ) -> [Statement] {
    var ways: [ConditionalClause] = []
    readClauses(of: node) { reader, clause, condition in
      guard case .statements(let items) = clause.elements else { return }
      ways.append(ConditionalClause(condition: condition, body: body(&reader, items)))
    }
    return ways.allSatisfy(\.body.isEmpty) ? [] : [.conditional(ways)]
  }
}

extension CodeBlockItemSyntax.Item {
  fileprivate var returns: Bool {
    guard case .stmt(let node) = self else { return false }
    return node.is(ReturnStmtSyntax.self)
  }

  /// The `#if` that it is.
  fileprivate var conditional: IfConfigDeclSyntax? {
    if case .decl(let node) = self { node.as(IfConfigDeclSyntax.self) } else { nil }
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
