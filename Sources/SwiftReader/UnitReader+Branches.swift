import SourceModel
import SwiftSyntax

// MARK: - As statements

extension UnitReader {
  /// A chain of `else if`s is one branch. Each of its ways begins with what its conditions bind and call,
  /// and with what follows from the failed conditions before it. What follows from failed conditions also
  /// holds after the branch, if the ways taken otherwise do not reach it.
  mutating func branch(_ node: IfExprSyntax, giving result: BodyResult) -> [Statement] {
    // An `if` without `else` is not a value.
    let wayResult = result == .value && node.elseBody == nil ? .nothing : result
    var ways: [[Statement]] = []
    var failing: [Statement] = []
    var allLeave = true
    var next: IfExprSyntax? = node
    while let current = next {
      let conditions = conditions(current.conditions)
      ways.append(failing + conditions + body(current.body.statements, giving: wayResult))
      failing += narrowing(current.conditions).failing
      allLeave = allLeave && current.body.leaves
      next = nil
      switch current.elseBody {
      case .ifExpr(let other): next = other
      case .codeBlock(let block):
        ways.append(failing + body(block.statements, giving: wayResult))
        allLeave = false
      case nil: ways.append(allLeave ? [] : failing)
      }
    }
    return [.branch(ways)] + (allLeave && result == .nothing ? failing : [])
  }

  mutating func `switch`(_ node: SwitchExprSyntax, giving result: BodyResult) -> Statement {
    let subject = expression(node.subject)
    return .switch(
      subject,
      cases(of: node.cases).map { item in
        let (patterns, bindings) = label(of: item, subject: subject)
        let narrowing = narrowing(of: item, subject: node.subject)
        let body = body(item.statements, giving: result)
        return SwitchCase(
          patterns: patterns, body: narrowing.holding + bindings + body,
          failing: narrowing.failing)
      })
  }

  private mutating func narrowing(of item: SwitchCaseSyntax, subject: ExprSyntax) -> Narrowing {
    guard case .case(let label) = item.label else { return Narrowing() }
    return .any(
      label.caseItems.map { item in
        let narrowing = narrowing(item.pattern, of: subject)
        return item.whereClause == nil ? narrowing : narrowing.onlyHolding
      })
  }

  private func cases(of list: SwitchCaseListSyntax) -> [SwitchCaseSyntax] {
    var cases: [SwitchCaseSyntax] = []
    // `#if`s may be nested.
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
    // A pattern that names no value may match what the others don't.
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

  /// The value of a way. A way with more statements than the language allows is kept as a closure.
  private mutating func value(of items: CodeBlockItemListSyntax) -> Expression {
    let body = body(items, giving: .value)
    switch (body.count, body.first) {
    case (1, .return(let value?)): return value
    case (1, .evaluate(let value)): return .opaque([value])
    default: break
    }
    return .opaque(body.isEmpty ? [] : [.closure(Closure(parameters: [], body: body))])
  }
}
