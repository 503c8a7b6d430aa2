/// One step of a body. Of what may run, all counts, but for a way whose condition is known not to hold.
package indirect enum Statement: Hashable, Sendable {
  /// A new name, from `let`, `var`, `if let`, `guard let`, a closure's capture, `for … in` (whose
  /// value is `.element` of the sequence) or an Objective-C declaration.
  case bind(String, TypeReference?, Expression?)
  case assign(to: Expression, Expression, SourcePosition)
  case evaluate(Expression)
  /// What stands behind it runs only where the condition holds.
  case require(Condition)
  case `return`(Expression?)
  /// Any one of the ways may be taken. `if` without `else` has an empty second way; a loop's body,
  /// `guard`'s `else` and a `catch` likewise.
  case branch([[Statement]])
  case `switch`(Expression, [SwitchCase])
  /// A function within a function.
  case function(FunctionDeclaration)
  /// `#if`, with its clauses in order. None is left in a unit that is resolved.
  case conditional([ConditionalClause])
}

package struct SwitchCase: Hashable, Sendable {
  /// Values that a pattern names, as `.implicitMember`, `.member` or `.string`; empty for `default`
  /// and for every pattern that names none. A case with values keeps its name alone.
  package var patterns: [Expression]
  package var body: [Statement]

  package init(patterns: [Expression], body: [Statement]) {
    self.patterns = patterns
    self.body = body
  }
}
