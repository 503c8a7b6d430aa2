extension SourceUnit {
  /// The unit as it is compiled for a platform.
  ///
  /// Where the platform does not decide a clause, the clause and its alternatives are all kept; a type then keeps
  /// its condition.
  ///
  /// - Parameter platform: `nil` to keep all clauses.
  /// - Complexity: O(*n*) for a unit with conditions; else O(1).
  package func resolved(for platform: BuildPlatform?) -> SourceUnit {
    guard hasConditions else { return self }
    let resolver = ConditionResolver(platform: platform)
    var unit = self
    unit.hasConditions = false
    unit.types = resolver.kept(types, keepingConditions: true).map(resolver.type)
    unit.functions = resolver.kept(functions).map(resolver.function)
    unit.variables = resolver.kept(variables).map(resolver.variable)
    unit.aliases = resolver.kept(aliases)
    return unit
  }
}

/// Replaces each `#if` with the clauses that may be compiled.
private struct ConditionResolver {
  let platform: BuildPlatform?

  private func holds(_ condition: CompilationCondition) -> Bool? {
    platform.flatMap { condition.holds(on: $0) }
  }

  /// - Parameter keepingConditions: Whether a declaration keeps a condition that the platform does not decide.
  func kept<Declaration: ConditionalDeclaration>(
    _ all: [Declaration], keepingConditions: Bool = false
  ) -> [Declaration] {
    all.compactMap { declaration in
      guard let condition = declaration.condition else { return declaration }
      let holds = holds(condition)
      if holds == false { return nil }
      if holds == nil, keepingConditions { return declaration }
      var declaration = declaration
      declaration.condition = nil
      return declaration
    }
  }

  // MARK: - Declarations

  func type(_ type: TypeDeclaration) -> TypeDeclaration {
    var type = type
    type.cases = kept(type.cases)
    type.aliases = kept(type.aliases)
    type.variables = kept(type.variables).map(variable)
    type.functions = kept(type.functions).map(function)
    return type
  }

  func variable(_ variable: VariableDeclaration) -> VariableDeclaration {
    var variable = variable
    variable.value = variable.value.map(expression)
    variable.body = body(variable.body)
    return variable
  }

  func function(_ function: FunctionDeclaration) -> FunctionDeclaration {
    var function = function
    function.condition = nil
    function.parameters = function.parameters.map(parameter)
    function.body = body(function.body)
    return function
  }

  private func parameter(_ parameter: Parameter) -> Parameter {
    var parameter = parameter
    parameter.defaultValue = parameter.defaultValue.map(expression)
    return parameter
  }

  // MARK: - Statements

  private func body(_ statements: [Statement]) -> [Statement] { statements.flatMap(steps) }

  private func steps(_ statement: Statement) -> [Statement] {
    switch statement {
    case .bind(let name, let type, let value): [.bind(name, type, value.map(expression))]
    case .assign(let target, let value, let position):
      [.assign(to: expression(target), expression(value), position)]
    case .evaluate(let value): [.evaluate(expression(value))]
    case .require: [statement]
    case .return(let value): [.return(value.map(expression))]
    case .branch(let ways): [.branch(ways.map(body))]
    case .switch(let subject, let cases):
      [
        .switch(
          expression(subject),
          cases.map {
            SwitchCase(
              patterns: $0.patterns, body: body($0.body), failing: body($0.failing))
          })
      ]
    case .function(let function): [.function(self.function(function))]
    case .conditional(let clauses): ways(of: clauses)
    }
  }

  /// Names that a clause declares are visible after `#endif`, so that only clauses without declarations
  /// become ways of a branch.
  private func ways(of clauses: [ConditionalClause]) -> [Statement] {
    var ways: [[Statement]] = []
    var isComplete = false
    for clause in clauses where !isComplete {
      let holds = clause.condition.map(holds) ?? true
      if holds == false { continue }
      ways.append(body(clause.body))
      isComplete = holds == true
    }
    if ways.count == 1, isComplete { return ways[0] }
    if ways.contains(where: { $0.contains(where: \.declaresName) }) { return ways.flatMap(\.self) }
    if ways.allSatisfy(\.isEmpty) { return [] }
    return [.branch(isComplete ? ways : ways + [[]])]
  }

  // MARK: - Expressions

  /// Resolves the bodies of closures.
  private func expression(_ value: Expression) -> Expression {
    switch value {
    case .string, .boolean, .absent, .name, .implicitMember: value
    case .concatenation(let parts): .concatenation(parts.map(expression))
    case .array(let parts): .array(parts.map(expression))
    case .choice(let parts): .choice(parts.map(expression))
    case .tuple(let parts): .tuple(parts.map(expression))
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
          arguments: call.arguments.map { Argument(label: $0.label, value: expression($0.value)) },
          position: call.position))
    }
  }
}

extension Statement {
  fileprivate var declaresName: Bool {
    switch self {
    case .bind, .function: true
    default: false
    }
  }
}
