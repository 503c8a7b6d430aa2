extension SourceUnit {
  /// The unit as it is compiled and runs in some builds.
  ///
  /// Where these do not decide a clause, the clause and its alternatives are all kept; a type then keeps its
  /// condition. What runs only on systems that are older than the builds support is left out.
  ///
  /// - Complexity: O(*n*) for a unit with conditions; else O(1).
  package func resolved(for build: SourceBuild) -> SourceUnit {
    guard hasConditions else { return self }
    let resolver = ConditionResolver(build: build)
    var unit = self
    unit.hasConditions = false
    unit.types = resolver.kept(types, keepingConditions: true).map(resolver.type)
    unit.functions = resolver.kept(functions).map(resolver.function)
    unit.variables = resolver.kept(variables).map(resolver.variable)
    unit.aliases = resolver.kept(aliases)
    return unit
  }
}

/// Replaces each `#if` with the clauses that may be compiled, and each `if #available` with the ways that may run.
private struct ConditionResolver: SourceRewriter {
  let build: SourceBuild

  private func holds(_ condition: CompilationCondition) -> Bool? {
    condition.holds(on: build.platform, with: build.flags)
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

  func function(_ function: FunctionDeclaration) -> FunctionDeclaration {
    var function = rewritten(function)
    function.condition = nil
    return function
  }

  func steps(_ statement: Statement) -> [Statement] {
    switch statement {
    case .conditional(let clauses): ways(of: clauses)
    case .require(let condition): requirement(condition.resolved(in: build))
    case .branch(let ways): [rewritten(.branch(ways.filter { !neverRuns($0) }))]
    default: [rewritten(statement)]
    }
  }

  private func requirement(_ condition: Condition) -> [Statement] {
    condition.mayFail ? [.require(condition)] : []
  }

  func body(_ statements: [Statement]) -> [Statement] {
    guard let end = statements.firstIndex(where: neverHolds) else {
      return statements.flatMap(steps)
    }
    // A local function can be called before its declaration.
    let functions = statements[end...].filter { if case .function = $0 { true } else { false } }
    return (statements[..<end] + functions).flatMap(steps)
  }

  private func neverRuns(_ way: [Statement]) -> Bool { way.contains(where: neverHolds) }

  private func neverHolds(_ statement: Statement) -> Bool {
    guard case .require(let condition) = statement else { return false }
    return condition.resolved(in: build).constant == false
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
}

extension Statement {
  fileprivate var declaresName: Bool {
    switch self {
    case .bind, .function: true
    default: false
    }
  }
}
