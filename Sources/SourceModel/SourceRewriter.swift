/// Rewrites the bodies of declarations.
///
/// A rewriter replaces statements or expressions by what ``steps(_:)`` and ``expression(_:)`` return, and goes into
/// anything else by ``rewritten(_:)``.
package protocol SourceRewriter {
  /// The statements in place of one.
  func steps(_ statement: Statement) -> [Statement]

  func expression(_ value: Expression) -> Expression

  func function(_ function: FunctionDeclaration) -> FunctionDeclaration

  func body(_ statements: [Statement]) -> [Statement]
}

extension SourceRewriter {
  package func steps(_ statement: Statement) -> [Statement] { [rewritten(statement)] }

  package func expression(_ value: Expression) -> Expression { rewritten(value) }

  package func function(_ function: FunctionDeclaration) -> FunctionDeclaration {
    rewritten(function)
  }

  // MARK: - Parts

  package func variable(_ variable: VariableDeclaration) -> VariableDeclaration {
    var variable = variable
    variable.value = variable.value.map(expression)
    variable.body = body(variable.body)
    return variable
  }

  package func rewritten(_ function: FunctionDeclaration) -> FunctionDeclaration {
    var function = function
    function.parameters = function.parameters.map(parameter)
    function.body = body(function.body)
    return function
  }

  private func parameter(_ parameter: Parameter) -> Parameter {
    var parameter = parameter
    parameter.defaultValue = parameter.defaultValue.map(expression)
    return parameter
  }

  package func body(_ statements: [Statement]) -> [Statement] { statements.flatMap(steps) }

  /// The statement with its parts rewritten.
  package func rewritten(_ statement: Statement) -> Statement {
    switch statement {
    case .bind(let name, let type, let value): .bind(name, type, value.map(expression))
    case .assign(let target, let value, let position):
      .assign(to: expression(target), expression(value), position)
    case .evaluate(let value): .evaluate(expression(value))
    case .require: statement
    case .return(let value): .return(value.map(expression))
    case .branch(let ways): .branch(ways.map(body))
    case .loop(let name, let type, let sequence, let statements):
      .loop(name, type, in: expression(sequence), body(statements))
    case .switch(let subject, let cases):
      .switch(
        expression(subject),
        cases.map {
          SwitchCase(patterns: $0.patterns, body: body($0.body), failing: body($0.failing))
        })
    case .function(let function): .function(self.function(function))
    case .conditional(let clauses):
      .conditional(
        clauses.map { clause in
          var clause = clause
          clause.body = body(clause.body)
          return clause
        })
    }
  }

  /// The expression with its parts rewritten.
  package func rewritten(_ value: Expression) -> Expression {
    switch value {
    case .string, .boolean, .absent, .name, .implicitMember: value
    case .concatenation(let parts): .concatenation(parts.map(expression))
    case .array(let parts): .array(parts.map(expression))
    case .choice(let parts): .choice(parts.map(expression))
    case .tuple(let parts, let labels): .tuple(parts.map(expression), labels: labels)
    case .opaque(let parts): .opaque(parts.map(expression))
    case .member(let base, let name): .member(expression(base), name)
    case .element(let base): .element(expression(base))
    case .associated(let base, let payload): .associated(expression(base), payload)
    case .cast(let base, let type): .cast(expression(base), type)
    case .selection(let subject, let cases):
      .selection(
        expression(subject),
        cases.map { SelectionCase(patterns: $0.patterns, value: expression($0.value)) })
    case .closure(let closure):
      .closure(
        Closure(parameters: closure.parameters.map(parameter), body: body(closure.body)))
    case .call(let call):
      .call(
        Call(
          callee: expression(call.callee),
          arguments: call.arguments.map { argument in
            var argument = argument
            argument.value = expression(argument.value)
            return argument
          },
          position: call.position))
    }
  }
}
