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
        switchCase(
          item.patterns, of: node.subject, doing: item.statements, giving: result)
      })
  }

  /// - Parameter patterns: Those of the case, with their `where` clauses; none if it matches everything.
  mutating func switchCase(
    _ patterns: [CasePattern], of subject: ExprSyntax, doing items: CodeBlockItemListSyntax,
    giving result: BodyResult
  ) -> SwitchCase {
    let (values, bindings) = label(of: patterns, subject: expression(subject))
    let narrowings = patterns.map { pattern, clause in
      let own = narrowing(pattern, of: subject)
      return clause == nil ? own : own.onlyHolding
    }
    let all = narrowings.isEmpty ? Narrowing() : Narrowing.any(narrowings)
    return SwitchCase(
      patterns: values,
      body: all.holding + bindings + body(items, giving: result),
      failing: all.failing)
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
    of patterns: [CasePattern], subject: Expression
  ) -> (patterns: [Expression], bindings: [Statement]) {
    var values: [Expression] = []
    var bindings: [Statement] = []
    for (pattern, clause) in patterns {
      if let value = value(named: pattern) {
        values.append(clause == nil ? value : .opaque([value]))
      }
      bindings += self.bindings(pattern, to: subject)
      if let clause { bindings += condition(clause.condition) }
    }
    // A pattern that names no value may match what the others don't.
    return (values.count == patterns.count ? values : [], bindings)
  }
}

typealias CasePattern = (pattern: PatternSyntax, clause: WhereClauseSyntax?)

extension SwitchCaseSyntax {
  fileprivate var patterns: [CasePattern] {
    guard case .case(let label) = label else { return [] }
    return label.caseItems.map { ($0.pattern, $0.whereClause) }
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
          patterns: label(of: item.patterns, subject: subject).patterns,
          value: value(of: item.statements))
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
