import AppleFrameworks
import FlowModel
import SourceModel

/// The statements of a body that can affect navigation: those with an effect, and those that assign
/// a value that they use.
///
/// Most of an app's code does not affect navigation. A slice is computed once for each body. The
/// evaluation of a body for another call context then covers only statements whose result can
/// differ.
struct NavigationSlice: Sendable {
  var statements: [Statement]
  /// The initial value of a variable; `nil` if it has none.
  var value: Expression?
  /// All names that the statements mention, except `self` as a receiver.
  var mentions: Set<String>
  /// Whether the effects of a generic function can depend on the types of any of its arguments.
  var isGeneric = false
  func asks(for parameter: Parameter) -> Bool { isGeneric || mentions.contains(parameter.name) }
}

/// Computes the slice of one body, backwards from its end.
struct NavigationSlicer {
  private let relevance: NavigationRelevance
  private var mentions: Set<String> = []
  /// The names that each enclosing closure mentions, outermost first.
  private var closureMentions: [Set<String>] = []
  /// Stores the names that each closure mentions, by the number of the closure.
  private let table: ClosureTable
  /// The names of local functions and closures, and of parameters that can be closures. A call of
  /// one may have an effect.
  private var closures: Set<String> = []
  /// Whether the body may return a screen or the name of one.
  private var keepsResult: Bool

  static func slice(
    _ function: FunctionDeclaration, keepsResult: Bool, _ relevance: NavigationRelevance,
    _ table: ClosureTable
  ) -> NavigationSlice {
    var slicer = NavigationSlicer(relevance, keepsResult: keepsResult, table)
    slicer.noteClosures(function.parameters)
    let statements = slicer.slice(function.body, isFollowed: false)
    let ignored = function.parameters.filter { !relevance.follows($0) }.map(\.name)
    return NavigationSlice(
      statements: statements, value: nil, mentions: slicer.mentions.subtracting(ignored),
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
    for parameter in parameters where parameter.type?.isFunction ?? true {
      closures.insert(parameter.name)
    }
  }

  // MARK: - Statements

  /// - Parameter isFollowed: Whether a statement of the slice runs after these. In that case, a
  ///   `return` is kept.
  private mutating func slice(_ statements: [Statement], isFollowed: Bool) -> [Statement] {
    // A local function can be called before its declaration.
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
      guard
        isAssignmentKept(to: target) || isEffective(value)
          || value.placedController(by: target) != nil
      else { return nil }
      return .assign(to: keep(target), keep(value), position)
    case .evaluate(let value):
      guard isEffective(value) || changesList(value) else { return nil }
      return .evaluate(keep(value))
    case .require(let condition):
      guard isFollowed, condition.mayFail else { return nil }
      mention(condition)
      return statement
    case .return(let value):
      if let value, keepsResult || isEffective(value) { return .return(keep(value)) }
      return isFollowed ? .return(nil) : nil
    case .branch(let ways):
      // Where one way goes back on a stack, another that replaces the stack's screens does so, too.
      let ways = ways.contains(where: \.goesBack) ? ways.map(\.keepingStack) : ways
      let sliced = ways.map { slice($0, isFollowed: isFollowed) }
      return sliced.contains { way in way.contains { !$0.isRequirement } }
        ? .branch(sliced) : nil
    case .loop(let name, let type, let sequence, let body):
      let sliced = slice(body, isFollowed: isFollowed)
      guard isEffective(sequence) || sliced.contains(where: { !$0.isRequirement }) else {
        return nil
      }
      let kept = mentions.contains(name) || isEffective(sequence) ? keep(sequence) : .opaque([])
      return .loop(name, type, in: kept, sliced)
    case .conditional(let clauses):
      let sliced = clauses.map { clause in
        ConditionalClause(
          condition: clause.condition, body: slice(clause.body, isFollowed: isFollowed))
      }
      return sliced.contains { !$0.body.isEmpty } ? .conditional(sliced) : nil
    case .switch(let subject, let cases):
      let bodies = cases.map { slice($0.body, isFollowed: isFollowed) }
      guard bodies.contains(where: { !$0.isEmpty }) || isEffective(subject) else { return nil }
      let failings = cases.map { slice($0.failing, isFollowed: true) }
      return .switch(
        keep(subject),
        cases.indices.map {
          SwitchCase(patterns: cases[$0].patterns, body: bodies[$0], failing: failings[$0])
        })
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

  /// Slices a closure or local function. Its caller may use the result.
  private mutating func sliceInner(_ body: [Statement]) -> [Statement] {
    let outer = keepsResult
    keepsResult = true
    defer { keepsResult = outer }
    return slice(body, isFollowed: false)
  }

  /// Whether an assignment is kept, as its target may be read or shows the value, or is of what a call with an effect returns.
  private func isAssignmentKept(to target: Expression) -> Bool {
    switch target {
    case .name(let name):
      name == "self" || mentions.contains(name) || relevance.keepsValue(name.withoutUnderscore)
    case .member(let base, let name):
      relevance.keepsValue(name) || (base.rootName.map(mentions.contains) ?? false)
        || (base.assignedCall.map(isEffective) ?? false)
    default: isEffective(target)
    }
  }

  /// Whether a call adds to a list that is in the slice, or to one that a property keeps.
  private func changesList(_ value: Expression) -> Bool {
    guard case .call(let call) = value, case .member(let base, let name) = call.callee,
      name == "append" || name == "addObject" || name == "insert", let root = base.rootName
    else { return false }
    return mentions.contains(root) || base.ownName.map(relevance.keepsValue) ?? false
  }

  private func isEffective(_ value: Expression) -> Bool {
    relevance.isEffective(value, closures: closures)
  }

  // MARK: - Expressions

  /// Adds the names that an expression mentions, and slices its closures.
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
    case .tuple(let parts, let labels): return .tuple(parts.map { keep($0) }, labels: labels)
    case .choice(let parts): return .choice(parts.map { keep($0) })
    case .opaque(let parts): return .opaque(parts.filter(isEffective).map { keep($0) })
    case .element(let base): return .element(keep(base))
    case .associated(let base, let payload): return .associated(keep(base), payload)
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
      if relevance.ignoresArguments(call) { call.arguments.removeAll { !isEffective($0.value) } }
      call.callee = keep(call.callee)
      for index in call.arguments.indices {
        call.arguments[index].value = keep(call.arguments[index].value)
      }
      return .call(call)
    }
  }

  private mutating func mention(_ name: String) {
    if name.utf8.first == UInt8(ascii: "$") { mention(String(name.dropFirst())) }
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
    case .available, .unknown: break
    }
  }
}

extension Statement {
  fileprivate var isRequirement: Bool { if case .require = self { true } else { false } }
}

extension [Statement] {
  /// Whether one of the statements takes a screen off a stack.
  fileprivate var goesBack: Bool {
    contains { statement in
      guard case .evaluate(.call(let call)) = statement, let name = call.callee.lastName else {
        return false
      }
      return name.hasPrefix("pop")
        && NavigationCalls.isClosing(name, labels: call.arguments.map(\.label))
    }
  }

  /// The statements without those that replace the screens of a stack.
  fileprivate var keepingStack: [Statement] {
    filter { statement in
      switch statement {
      case .assign(let target, _, _):
        target.lastName.flatMap { NavigationCalls.kind(ofAssigning: $0, toPopover: false) }
          != .viewControllers
      case .evaluate(.call(let call)):
        call.callee.lastName.flatMap {
          NavigationCalls.movement(of: $0, labels: call.arguments.map(\.label))?.kind
        } != .viewControllers
      default: true
      }
    }
  }
}

extension Expression {
  /// The first name of a member chain.
  var rootName: String? {
    switch self {
    case .name(let name): name
    case .member(let base, _), .element(let base), .associated(let base, _), .cast(let base, _):
      base.rootName
    default: nil
    }
  }

  /// The call that returns the object of which the property is: `add(page).title`.
  var assignedCall: Expression? {
    switch self {
    case .member(let base, _): base.assignedCall
    case .call: self
    default: nil
    }
  }
}
