import SourceModel

/// The statements of a body that can bear on navigation: those with an effect, and those that give a
/// value to what these mention.
///
/// Most of an app's code moves nobody anywhere. A slice is made once for each body, so that following
/// a body for another call context costs only what may differ.
struct NavigationSlice: Sendable {
  var statements: [Statement]
  /// The value of a variable's declaration; `nil` where it has none.
  var value: Expression?
  /// Every name that the statements mention, but for `self` before a member's dot.
  var mentions: Set<String>
  /// Whether what a generic function does may depend on any of its arguments' types.
  var isGeneric = false

  func asks(for parameter: Parameter) -> Bool { isGeneric || mentions.contains(parameter.name) }
}

/// Makes the slice of one body, from its end to its beginning.
struct NavigationSlicer {
  private let relevance: NavigationRelevance
  private var mentions: Set<String> = []
  /// Likewise of each closure around what is sliced, outermost first.
  private var closureMentions: [Set<String>] = []
  /// Takes what each closure mentions, by its number.
  private let table: ClosureTable
  /// Names of local functions and closures, and of parameters that may be closures: to call one may have
  /// an effect.
  private var closures: Set<String> = []
  /// Whether what the body returns may be a screen, or name one.
  private var keepsResult: Bool

  static func slice(
    _ function: FunctionDeclaration, keepsResult: Bool, _ relevance: NavigationRelevance,
    _ table: ClosureTable
  ) -> NavigationSlice {
    var slicer = NavigationSlicer(relevance, keepsResult: keepsResult, table)
    slicer.noteClosures(function.parameters)
    let statements = slicer.slice(function.body, isFollowed: false)
    return NavigationSlice(
      statements: statements, value: nil, mentions: slicer.mentions,
      isGeneric: !function.genericParameters.isEmpty)
  }

  static func slice(
    _ variable: VariableDeclaration, keepsResult: Bool, _ relevance: NavigationRelevance,
    _ table: ClosureTable
  ) -> NavigationSlice {
    var slicer = NavigationSlicer(relevance, keepsResult: keepsResult, table)
    let statements = slicer.slice(variable.body, isFollowed: false)
    let value = variable.value.map { slicer.keep($0) }
    return NavigationSlice(statements: statements, value: value, mentions: slicer.mentions)
  }

  private init(_ relevance: NavigationRelevance, keepsResult: Bool, _ table: ClosureTable) {
    self.table = table
    self.relevance = relevance
    self.keepsResult = keepsResult
  }

  private mutating func noteClosures(_ parameters: [Parameter]) {
    for parameter in parameters where parameter.type == .other || parameter.type == nil {
      closures.insert(parameter.name)
    }
  }

  // MARK: - Statements

  /// - Parameter isFollowed: Whether something that is kept runs after the statements: then a `return`
  ///   among them matters.
  private mutating func slice(_ statements: [Statement], isFollowed: Bool) -> [Statement] {
    // A local function may be called before it stands.
    for case .function(let function) in statements { closures.insert(function.name) }
    var kept: [Statement] = []
    for statement in statements.reversed() {
      if let statement = slice(statement, isFollowed: isFollowed || !kept.isEmpty) {
        kept.append(statement)
      }
    }
    return kept.reversed()
  }

  private mutating func slice(_ statement: Statement, isFollowed: Bool) -> Statement? {
    switch statement {
    case .bind(let name, let type, let value):
      guard let value else { return mentions.contains(name) ? statement : nil }
      if case .closure = value { closures.insert(name) }
      let makes = type?.name.map(relevance.isScreen) ?? false
      guard mentions.contains(name) || makes || isEffective(value) else { return nil }
      return .bind(name, type, keep(value))
    case .assign(let target, let value, let position):
      guard isAssignmentKept(to: target) || isEffective(value) else { return nil }
      return .assign(to: keep(target), keep(value), position)
    case .evaluate(let value):
      guard isEffective(value) || changesLocal(value) else { return nil }
      return .evaluate(keep(value))
    case .require(let condition):
      guard isFollowed, condition.mayFail else { return nil }
      mention(condition)
      return statement
    case .return(let value):
      if let value, keepsResult || isEffective(value) { return .return(keep(value)) }
      return isFollowed ? .return(nil) : nil
    case .branch(let ways):
      let sliced = ways.map { slice($0, isFollowed: isFollowed) }
      return sliced.contains { way in way.contains { !$0.isRequirement } }
        ? .branch(sliced) : nil
    case .conditional(let clauses):
      let sliced = clauses.map { clause in
        ConditionalClause(
          condition: clause.condition, body: slice(clause.body, isFollowed: isFollowed))
      }
      return sliced.contains { !$0.body.isEmpty } ? .conditional(sliced) : nil
    case .switch(let subject, let cases):
      let bodies = cases.map { slice($0.body, isFollowed: isFollowed) }
      guard bodies.contains(where: { !$0.isEmpty }) || isEffective(subject) else { return nil }
      return .switch(
        keep(subject),
        zip(cases, bodies).map { SwitchCase(patterns: $0.patterns, body: $1) })
    case .function(var function):
      guard
        mentions.contains(function.name)
          || relevance.isEffective(function.body, closures: closures)
      else {
        return nil
      }
      noteClosures(function.parameters)
      function.body = sliceInner(function.body)
      return .function(function)
    }
  }

  /// What a closure or a local function returns is for whoever calls it to use.
  private mutating func sliceInner(_ body: [Statement]) -> [Statement] {
    let outer = keepsResult
    keepsResult = true
    defer { keepsResult = outer }
    return slice(body, isFollowed: false)
  }

  /// Whether what is given a value may be asked for it, or shows it.
  private func isAssignmentKept(to target: Expression) -> Bool {
    switch target {
    case .name(let name):
      name == "self" || mentions.contains(name) || relevance.keepsValue(name.withoutUnderscore)
    case .member(let base, let name):
      relevance.keepsValue(name) || (base.rootName.map(mentions.contains) ?? false)
    default: isEffective(target)
    }
  }

  /// Whether a call adds to a local list that matters.
  private func changesLocal(_ value: Expression) -> Bool {
    guard case .call(let call) = value, case .member(let base, let name) = call.callee,
      name == "append" || name == "addObject" || name == "insert", let root = base.rootName
    else { return false }
    return mentions.contains(root)
  }

  private func isEffective(_ value: Expression) -> Bool {
    relevance.isEffective(value, closures: closures)
  }

  // MARK: - Expressions

  /// Notes what an expression mentions, and slices the closures in it.
  private mutating func keep(_ expression: Expression) -> Expression {
    switch expression {
    case .string, .boolean, .absent: return expression
    case .name(let name), .implicitMember(let name):
      mention(name)
      return expression
    case .member(let base, let name):
      mention(name)
      return .member(keepBase(base), name)
    case .concatenation(let parts): return .concatenation(parts.map { keep($0) })
    case .array(let parts): return .array(parts.map { keep($0) })
    case .choice(let parts): return .choice(parts.map { keep($0) })
    case .opaque(let parts): return .opaque(parts.filter(isEffective).map { keep($0) })
    case .element(let base): return .element(keep(base))
    case .cast(let base, let type): return .cast(keep(base), type)
    case .selection(let subject, let cases):
      return .selection(
        keep(subject), cases.map { SelectionCase(patterns: $0.patterns, value: keep($0.value)) })
    case .closure(var closure):
      noteClosures(closure.parameters)
      closureMentions.append([])
      closure.body = sliceInner(closure.body)
      let inner = closureMentions.removeLast()
      for name in inner { mention(name) }
      closure.number = table.add(inner)
      return .closure(closure)
    case .call(var call):
      call.callee = keep(call.callee)
      for index in call.arguments.indices {
        call.arguments[index].value = keep(call.arguments[index].value)
      }
      return .call(call)
    }
  }

  private mutating func mention(_ name: String) {
    mentions.insert(name)
    if !closureMentions.isEmpty { closureMentions[closureMentions.count - 1].insert(name) }
  }

  private mutating func keepBase(_ base: Expression) -> Expression {
    switch base {
    case .name("self"), .name("super"): base
    default: keep(base)
    }
  }

  private mutating func mention(_ condition: Condition) {
    switch condition {
    case .matches(let subject, _): _ = keep(subject)
    case .conforms(let subject, _): _ = keep(subject)
    case .not(let condition): mention(condition)
    case .all(let parts), .any(let parts): for part in parts { mention(part) }
    case .unknown: break
    }
  }
}

extension Statement {
  fileprivate var isRequirement: Bool { if case .require = self { true } else { false } }
}

extension Expression {
  /// The name at the beginning of a chain of members.
  var rootName: String? {
    switch self {
    case .name(let name): name
    case .member(let base, _), .element(let base), .cast(let base, _): base.rootName
    default: nil
    }
  }
}
