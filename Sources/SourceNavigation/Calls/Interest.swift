import SourceModel

/// Which functions are worth following: those that may move between screens, at whatever depth, and
/// those that give something.
struct Interest: Sendable {
  /// Names of functions whose bodies lead to a call of a framework that moves.
  private let names: Set<String>

  /// - Complexity: O(*n* *d*) for *n* calls in all bodies, and *d* functions from the outermost to the
  ///   call that moves.
  init(_ index: SourceIndex) {
    var callers: [String: Set<String>] = [:]
    var pending: Set<String> = []
    for function in index.functions {
      var calls = CalledNames()
      calls.visit(function.declaration.body)
      for name in calls.names { callers[name, default: []].insert(function.declaration.name) }
      if calls.isNavigation { pending.insert(function.declaration.name) }
    }
    var names: Set<String> = []
    while let name = pending.popFirst() {
      guard names.insert(name).inserted else { continue }
      pending.formUnion(callers[name] ?? [])
    }
    self.names = names
  }

  func follows(_ id: Int, _ function: FunctionDeclaration) -> Bool {
    !function.body.isEmpty
      && (function.returnType != nil || function.name.hasPrefix("init")
        || names.contains(function.name))
  }
}

/// The names of what a body calls.
struct CalledNames {
  private(set) var names: Set<String> = []
  /// Whether a call of a framework that moves is among them, or a property that shows a screen is set.
  private(set) var isNavigation = false

  mutating func visit(_ statements: [Statement]) {
    for statement in statements { visit(statement) }
  }

  private mutating func visit(_ statement: Statement) {
    switch statement {
    case .bind(_, _, let value): if let value { visit(value) }
    case .assign(let target, let value, _):
      if case .member(_, let name) = target, NavigationCalls.childProperties.contains(name) {
        isNavigation = true
      }
      visit(target)
      visit(value)
    case .evaluate(let value): visit(value)
    case .return(let value): if let value { visit(value) }
    case .branch(let ways): for way in ways { visit(way) }
    case .switch(let subject, let cases):
      visit(subject)
      for candidate in cases { visit(candidate.body) }
    case .function(let function): visit(function.body)
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .string, .name, .implicitMember: break
    case .concatenation(let parts), .array(let parts), .choice(let parts), .opaque(let parts):
      for part in parts { visit(part) }
    case .member(let base, _), .element(let base), .cast(let base, _): visit(base)
    case .selection(let subject, let cases):
      visit(subject)
      for candidate in cases { visit(candidate.value) }
    case .closure(let closure): visit(closure.body)
    case .call(let call):
      if let name = call.name {
        names.insert(name)
        let labels = call.arguments.map(\.label)
        isNavigation =
          isNavigation || NavigationCalls.movement(of: name, labels: labels) != nil
          || NavigationCalls.watchMovement(of: name, labels: labels) != nil
          || NavigationCalls.isPerformance(name, labels: labels)
          || NavigationCalls.isClosing(name, labels: labels)
      }
      visit(call.callee)
      for argument in call.arguments { visit(argument.value) }
    }
  }
}

extension Call {
  /// The name that is called; `nil` for a closure that is called where it stands.
  var name: String? {
    switch callee {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}
