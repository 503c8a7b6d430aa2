import AppleFrameworks
import SourceModel

/// The initialisers with which a view of an app is made, and what they store.
struct ViewMakers {
  /// An initialiser that the app declares, or that Swift adds.
  private struct Initialiser {
    let parameters: [Parameter]
    /// The name of the parameter that each property gets, as it is or as its result.
    let stored: [String: String]
    /// The names of the parameters for closures.
    let closures: Set<String>

    /// The last parameter for a closure that no other argument is for.
    func trailingParameter(besides given: [String?]) -> Parameter? {
      parameters.last {
        closures.contains($0.name) && ($0.label == nil || !given.contains($0.label))
      }
    }
  }

  private let initialisers: [Initialiser]
  /// The properties with closures that make a row for each element of a list.
  let rows: Set<String>

  /// - Complexity: O(*n*) for *n* expressions in the members of the view.
  init(_ index: SourceIndex, of view: Int) {
    let properties = index.types[view].variables.values.map { index.variables[$0].declaration }
      .filter { !$0.isComputed && !$0.isStatic }
      .sorted { ($0.position.line, $0.position.column) < ($1.position.line, $1.position.column) }
    let names = Set(properties.map(\.name))
    let declared = index.functions(called: "init", of: view).sorted().map {
      index.functions[$0].declaration
    }
    var initialisers = declared.map { initialiser in
      Initialiser(
        parameters: initialiser.parameters, stored: initialiser.storedParameters(in: names),
        closures: Set(initialiser.parameters.filter { $0.type?.isFunction == true }.map(\.name)))
    }
    // Swift adds one unless another initialises the properties itself.
    if declared.allSatisfy(\.delegates) {
      initialisers.append(
        Initialiser(
          parameters: properties.map { Parameter(label: $0.name, name: $0.name, type: $0.type) },
          stored: Dictionary(uniqueKeysWithValues: names.map { ($0, $0) }),
          closures: Set(
            properties.filter { Self.takesClosure($0, of: index.types[view]) }.map(\.name))))
    }
    self.initialisers = initialisers
    var calls = LoopCalls()
    for variable in index.types[view].variables.values {
      calls.visit(index.variables[variable].declaration.body)
    }
    for function in index.types[view].functions.values.joined() {
      calls.visit(index.functions[function].declaration.body)
    }
    rows = calls.names.intersection(names)
  }

  /// Whether the initialiser that Swift adds has a closure for a property: one that is a function, or a view of any type,
  /// which a builder makes.
  private static func takesClosure(
    _ property: VariableDeclaration, of view: SourceIndex.TypeEntry
  ) -> Bool {
    switch property.type {
    case .function?: true
    case .named(let name, _)?: view.generics[name] == "View"
    default: false
    }
  }

  /// The properties that get an argument.
  ///
  /// - Parameters:
  ///   - label: The label of the argument; `nil` if it has none.
  ///   - isClosure: Whether the argument is a closure, which without a label is for the last parameter that none is given to.
  ///   - given: The labels of all arguments of the call.
  func properties(
    getting label: String?, isClosure: Bool, besides given: [String?]
  ) -> Set<String> {
    var found: Set<String> = []
    for initialiser in initialisers {
      let fitting =
        label == nil && isClosure
        ? [initialiser.trailingParameter(besides: given)].compactMap(\.self)
        : initialiser.parameters.filter { $0.label == label }
      let names = fitting.map(\.name)
      found.formUnion(initialiser.stored.lazy.filter { names.contains($0.value) }.map(\.key))
    }
    return found
  }
}

extension FunctionDeclaration {
  /// Whether an initialiser calls another one of its type.
  fileprivate var delegates: Bool { body.contains { $0.delegation != nil } }

  /// The names of the parameters that an initialiser stores, by property.
  fileprivate func storedParameters(in properties: Set<String>) -> [String: String] {
    var stored: [String: String] = [:]
    for parameter in parameters where properties.contains(parameter.name) {
      stored[parameter.name] = parameter.name
    }
    for case .assign(let target, let value, _) in body {
      guard let property = target.ownName, let name = value.givenName,
        parameters.contains(where: { $0.name == name })
      else { continue }
      stored[property] = name
    }
    return stored
  }
}

extension Statement {
  /// The call of another initialiser of the same type.
  var delegation: Call? {
    guard case .evaluate(.call(let call)) = self, call.callee == .member(.name("self"), "init")
    else { return nil }
    return call
  }
}

extension Expression {
  /// The name in `property` or `self.property`.
  var ownName: String? {
    switch self {
    case .name(let name), .member(.name("self"), let name): name
    default: nil
    }
  }

  /// The name in `name`, `name()` or `AnyView(name())`.
  fileprivate var givenName: String? {
    switch self {
    case .name(let name): name
    case .call(let call) where call.callee == .name("AnyView") && call.arguments.count == 1:
      call.arguments[0].value.givenName
    case .call(let call) where call.arguments.isEmpty: call.callee.ownName
    default: nil
    }
  }
}

/// The names of what is called, or handed on, for each element of a list.
private struct LoopCalls {
  private(set) var names: Set<String> = []
  private var isInLoop = false

  mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      for expression in statement.expressions { visit(expression) }
      for body in statement.bodies { visit(body) }
    }
  }

  private mutating func visit(_ expression: Expression) {
    let outer = isInLoop
    defer { isInLoop = outer }
    if case .call(let call) = expression {
      if isInLoop {
        let used = [call.callee] + call.arguments.map(\.value)
        names.formUnion(used.compactMap(\.ownName))
      }
      if let name = call.name, ViewCalls.loops.contains(name) { isInLoop = true }
    }
    if case .closure(let closure) = expression { visit(closure.body) }
    for part in expression.parts { visit(part) }
  }
}
