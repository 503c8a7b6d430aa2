import SourceModel
import SwiftSyntax

extension UnitReader {
  mutating func statements(of node: DoStmtSyntax) -> [Statement] {
    let done = body(node.body.statements, giving: .nothing)
    if node.catchClauses.isEmpty { return done }
    switch node.body.failure {
    case .none: return done
    case .error(let error): return done + [.branch([handling(error, by: node.catchClauses), []])]
    case .unknown: break
    }
    let ways = node.catchClauses.map { clause in
      var names: [Statement] = []
      for item in clause.catchItems {
        guard let pattern = item.pattern else { continue }
        names += boundNames(pattern).map { .bind($0, nil, nil) }
      }
      return names + body(clause.body.statements, giving: .nothing)
    }
    // An error may be thrown before the body ends.
    if done.last?.ends == true { return [.branch([done] + ways)] }
    return done + ways.map { .branch([$0, []]) }
  }

  /// Clauses that all handle one error, like the cases of a `switch` over it.
  private mutating func handling(
    _ error: ExprSyntax, by clauses: CatchClauseListSyntax
  ) -> [Statement] {
    let subject = ExprSyntax(DeclReferenceExprSyntax(baseName: .identifier("error")))
    let cases = clauses.map { clause in
      let items = clause.catchItems
      return switchCase(
        items.compactMap { item in item.pattern.map { ($0, item.whereClause) } }, of: subject,
        doing: clause.body.statements, giving: .nothing)
    }
    return [.bind("error", nil, expression(error)), .switch(expression(subject), cases)]
  }
}

extension CodeBlockSyntax {
  /// What the body of a `do` throws.
  fileprivate var failure: Failure {
    let finder = FailureFinder(viewMode: .sourceAccurate)
    finder.walk(self)
    return finder.failure
  }
}

private enum Failure {
  case none
  case error(ExprSyntax)
  /// An error of something that it calls, or one of several.
  case unknown
}

/// Finds what a body throws itself. What a closure or a function in it throws, others handle.
private final class FailureFinder: SyntaxVisitor {
  private(set) var failure = Failure.none

  override func visit(_ node: ThrowStmtSyntax) -> SyntaxVisitorContinueKind {
    failure = if case .none = failure { .error(node.expression) } else { .unknown }
    return .visitChildren
  }

  override func visit(_ node: TryExprSyntax) -> SyntaxVisitorContinueKind {
    if node.questionOrExclamationMark == nil { failure = .unknown }
    return .visitChildren
  }

  override func visit(_ node: ForStmtSyntax) -> SyntaxVisitorContinueKind {
    if node.tryKeyword != nil { failure = .unknown }
    return .visitChildren
  }

  override func visit(_ node: ClosureExprSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
  override func visit(_ node: FunctionDeclSyntax) -> SyntaxVisitorContinueKind { .skipChildren }
}
