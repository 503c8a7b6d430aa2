/// A statement of a body. All ways that may run count, except one whose condition is known to be false.
package indirect enum Statement: Hashable, Sendable {
  /// A new name, from `let`, `var`, `if let`, `guard let`, a closure's capture or an Objective-C declaration.
  case bind(String, TypeReference?, Expression?)
  case assign(to: Expression, Expression, SourcePosition)
  case evaluate(Expression)
  /// The statements after it run only where the condition holds.
  case require(Condition)
  case `return`(Expression?)
  /// Any one of the ways may be taken. An `if` without `else` has an empty second way, and so have the body of
  /// a `while`, the `else` of a `guard` and a `catch`.
  case branch([[Statement]])
  /// `for name in sequence { … }`, and `sequence.forEach { … }` with a closure that is written there.
  case loop(String, TypeReference?, in: Expression, [Statement])
  case `switch`(Expression, [SwitchCase])
  /// A function within a function.
  case function(FunctionDeclaration)
  /// `#if`, with its clauses in order. None is left in a unit that is resolved.
  case conditional([ConditionalClause])
}

package struct SwitchCase: Hashable, Sendable {
  /// The values that the patterns name, as `.implicitMember`, `.member` or `.string`; empty for `default` and
  /// for patterns that name no value. Of a case with associated values, only the name is kept. A tuple has such
  /// values, and `_` where everything matches. `.opaque` contains a value of which the pattern asks for more.
  package var patterns: [Expression]
  package var body: [Statement]
  /// What the later cases can rely on, as this one did not match.
  package var failing: [Statement]

  package init(patterns: [Expression], body: [Statement], failing: [Statement] = []) {
    self.patterns = patterns
    self.body = body
    self.failing = failing
  }
}
