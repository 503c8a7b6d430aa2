import SourceModel
import SwiftSyntax

// MARK: - As statements

extension UnitReader {
  /// A chain of `else if`s is one branch, each of whose ways begins with what its conditions do.
  mutating func branch(_ node: IfExprSyntax, returning: Bool) -> Statement {
    var ways: [[Statement]] = []
    var next: IfExprSyntax? = node
    while let current = next {
      // Without `else`, an `if` is no value.
      let isValue = returning && node.elseBody != nil
      let conditions = conditions(current.conditions)
      ways.append(conditions + body(current.body.statements, returning: isValue))
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): ways.append(body(block.statements, returning: isValue))
      case nil: ways.append([])
      }
    }
    return .branch(ways)
  }

  mutating func `switch`(_ node: SwitchExprSyntax, returning: Bool) -> Statement {
    let subject = expression(node.subject)
    return .switch(
      subject,
      cases(of: node.cases).map { item in
        let (patterns, bindings) = label(of: item, subject: subject)
        let body = body(item.statements, returning: returning)
        return SwitchCase(patterns: patterns, body: bindings + body)
      })
  }

  private func cases(of list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    var cases: [SwitchCaseSyntax] = []
    // A stack, as `#if`s may be nested.
    var rest = Array(list.reversed())
    while let element = rest.popLast() {
      switch element {
      case .switchCase(let item): cases.append(item)
      case .ifConfigDecl(let conditional):
        for clause in conditional.clauses.reversed() {
          guard case .switchCases(let list) = clause.elements else { continue }
          rest += list.reversed()
        }
      }
    }
    return cases
  }

  private mutating func label(
    of item: SwitchCaseSyntax, subject: Expression
  ) -> (patterns: [Expression], bindings: [Statement]) {
    guard case .case(let label) = item.label else { return ([], []) }
    var patterns: [Expression] = []
    var bindings: [Statement] = []
    var namesAll = true
    for item in label.caseItems {
      let pattern = value(named: item.pattern)
      namesAll = namesAll && pattern != nil
      if let pattern { patterns.append(pattern) }
      bindings += self.bindings(item.pattern, to: subject)
      if let clause = item.whereClause { bindings += condition(clause.condition) }
    }
    // A pattern that names nothing may match what the others don't.
    return (namesAll ? patterns : [], bindings)
  }
}

// MARK: - As values

extension UnitReader {
  mutating func choice(_ node: IfExprSyntax) -> Expression {
    var values: [Expression] = []
    var next: IfExprSyntax? = node
    while let current = next {
      values.append(value(of: current.body.statements))
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block): values.append(value(of: block.statements))
      case nil: break
      }
    }
    return .choice(values)
  }

  mutating func selection(_ node: SwitchExprSyntax) -> Expression {
    let subject = expression(node.subject)
    return .selection(
      subject,
      cases(of: node.cases).map { item in
        SelectionCase(
          patterns: label(of: item, subject: subject).patterns, value: value(of: item.statements))
      })
  }

  /// What a way gives; one that does more than the language lets it is kept as a closure.
  private mutating func value(of items: CodeBlockItemListSyntax) -> Expression {
    let body = body(items, returning: true)
    switch (body.count, body.first) {
    case (1, .return(let value?)): return value
    case (1, .evaluate(let value)): return .opaque([value])
    default: break
    }
    return .opaque(body.isEmpty ? [] : [.closure(Closure(parameters: [], body: body))])
  }
}
