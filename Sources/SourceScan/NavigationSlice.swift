import SourceModel

/// What the navigation in a function's body is made of, going back through its variables.
struct NavigationSlice {
  private(set) var names: Set<String> = []
  private(set) var types: Set<TypeReference> = []
  /// Classes that may be controllers, wherever in the body they are named.
  private(set) var controllers: Set<String> = []

  private let helpers: Set<String>
  /// The variables of the type around the function.
  private let members: [VariableDeclaration]
  /// What each variable may hold.
  private var values: [String: [Expression]] = [:]
  private var valueTypes: [String: [TypeReference]] = [:]
  /// The variables that were gone back through.
  private var followed: Set<String> = []
  private var results: [Expression] = []
  /// Expressions that are made part of it next.
  private var pending: [Expression] = []

  init(helpers: Set<String>, members: [VariableDeclaration]) {
    self.helpers = helpers
    self.members = members
  }

  var isEmpty: Bool { pending.isEmpty }

  mutating func bind(_ parameters: [Parameter]) {
    for parameter in parameters { bind(parameter.name, parameter.type, parameter.defaultValue) }
  }

  /// Counts what the body returns as navigation.
  mutating func takeResults() { pending += results }

  private mutating func bind(_ name: String, _ type: TypeReference?, _ value: Expression?) {
    if let type { valueTypes[name, default: []].append(type) }
    values[name, default: []] += value.map { [$0] } ?? []
  }

  /// Goes back until nothing new comes.
  mutating func follow() {
    while let expression = pending.popLast() { collect(expression) }
  }
}

// MARK: - Looking for navigation

extension NavigationSlice {
  mutating func take(_ body: [Statement]) {
    for statement in body { take(statement) }
  }

  private mutating func take(_ statement: Statement) {
    switch statement {
    case .bind(let name, let type, let value):
      bind(name, type, value)
      if let value { take(value) }
    case .assign(let target, let value, _):
      if let name = target.variableName { bind(name, nil, value) }
      if case .member(_, let name) = target, isNavigation(name) { pending += [target, value] }
      take(target)
      take(value)
    case .evaluate(let value): take(value)
    case .require: break
    case .return(let value):
      results += value.map { [$0] } ?? []
      if let value { take(value) }
    case .branch(let ways): for way in ways { take(way) }
    case .switch(let subject, let cases):
      take(subject)
      for way in cases { take(way.body) }
    case .function(let function):
      bind(function.parameters)
      take(function.body)
    }
  }

  private mutating func take(_ expression: Expression) {
    switch expression {
    case .name(let name): if name.isController { controllers.insert(name) }
    case .string, .boolean, .absent, .implicitMember: break
    case .member(let base, _), .element(let base), .cast(let base, _): take(base)
    case .concatenation(let parts), .array(let parts), .choice(let parts), .opaque(let parts):
      for part in parts { take(part) }
    case .selection(let subject, let cases):
      take(subject)
      for way in cases { take(way.value) }
    case .closure(let closure):
      bind(closure.parameters)
      take(closure.body)
    case .call(let call):
      if let name = call.callee.calledName, isNavigation(name) {
        pending.append(call.callee)
        pending += call.arguments.filter { $0.label != "completion" }.map(\.value)
      }
      take(call.callee)
      for argument in call.arguments {
        // A SwiftUI view in a hosting controller is a screen, wherever that goes.
        if argument.label == "rootView" { pending.append(argument.value) }
        take(argument.value)
      }
    }
  }

  private func isNavigation(_ name: String) -> Bool {
    helpers.contains(name) || Vocabulary.shared.isNavigation(name)
  }
}

// MARK: - Going back

extension NavigationSlice {
  private mutating func collect(_ expression: Expression) {
    switch expression {
    case .string, .boolean, .absent: break
    case .name(let name): collect(variable: name)
    case .implicitMember(let name): names.insert("." + name)
    case .member(let base, let name):
      if base.isSelf { collect(variable: name) } else { pending.append(base) }
      if name.isTypeName { names.insert(name) }
    case .call(let call): pending += [call.callee] + call.arguments.map(\.value)
    case .element(let base): pending.append(base)
    case .cast(let base, let type):
      types.insert(type)
      pending.append(base)
    case .concatenation(let parts), .array(let parts), .choice(let parts), .opaque(let parts):
      pending += parts
    case .selection(let subject, let cases):
      if !cases.contains(where: \.asksLittle) { pending.append(subject) }
      pending += cases.map(\.value)
    case .closure(let closure):
      for case .return(let value?) in closure.body { pending.append(value) }
      for case .evaluate(let value) in closure.body { pending.append(value) }
    }
  }

  /// A variable's own name is of no use elsewhere: what it holds is.
  private mutating func collect(variable name: String) {
    guard followed.insert(name).inserted else { return }
    let declared = members(named: name)
    types.formUnion(valueTypes[name] ?? [])
    types.formUnion(declared.lazy.compactMap(\.type))
    let values = values[name]
    if values == nil, declared.isEmpty { names.insert(name) }
    pending += values ?? []
    pending += declared.lazy.compactMap(\.value)
  }

  /// Those that are called so, or `_so` as Objective-C calls what a property is kept in.
  private func members(named name: String) -> [VariableDeclaration] {
    let isUnderlined = name.utf8.first == UInt8(ascii: "_")
    return members.filter { member in
      member.name == name || isUnderlined && member.name == name.dropFirst()
    }
  }
}

extension Expression {
  fileprivate var isSelf: Bool { self == .name("self") || self == .name("Self") }

  /// The variable that is set, by `name` or `self.name`.
  fileprivate var variableName: String? {
    switch self {
    case .name(let name): name
    case .member(let base, let name) where base.isSelf: name
    default: nil
    }
  }

  /// The last part of what is called.
  fileprivate var calledName: String? {
    switch self {
    case .name(let name), .member(_, let name), .implicitMember(let name): name
    default: nil
    }
  }
}

extension SelectionCase {
  /// Whether it is one of two only.
  fileprivate var asksLittle: Bool { patterns.contains { $0 == .absent || $0.isBoolean } }
}

extension Expression {
  fileprivate var isBoolean: Bool { if case .boolean = self { true } else { false } }
}
