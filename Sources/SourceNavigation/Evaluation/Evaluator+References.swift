import FlowModel
import SourceModel

/// Functions that are named without being called.
extension Evaluator {
  /// A reference to a function, at one place.
  struct Reference: Hashable {
    let function: Expression
    let location: SourceLocation
  }

  /// A closure that calls the function which an expression names, such as `showDetail`, `router.showDetail`,
  /// `Detail.make` or `StoryboardScene.Main.detail.instantiate`; `nil` for other expressions.
  func reference(
    _ expression: Expression, at position: SourcePosition, in frame: Frame
  ) -> Expression? {
    guard expression.isPlain else { return nil }
    if isFactory(expression, in: frame) {
      let call = Call(
        callee: expression, arguments: onlyArgument(of: expression, in: frame), position: position)
      return .closure(Closure(parameters: [], body: [.return(.call(call))]))
    }
    guard let function = function(namedBy: expression, in: frame) else { return nil }
    let reference = Reference(
      function: expression, location: location(position, in: frame))
    if let known = references[reference] { return .closure(known) }
    let arguments = function.parameters.enumerated().map {
      Argument(label: $1.label, value: .name("$\($0)"))
    }
    let call = Call(callee: expression, arguments: arguments, position: position)
    var closure = Closure(parameters: [], body: [.return(.call(call))])
    closure.number = slices.closures.add(
      expression.names.union(arguments.indices.map { "$\($0)" }))
    references[reference] = closure
    return .closure(closure)
  }

  private func isFactory(_ expression: Expression, in frame: Frame) -> Bool {
    guard case .member(let base, let name) = expression, base.beginsWithType else { return false }
    var inner = frame
    return value(of: base, in: &inner).alternatives.contains { alternative in
      switch alternative {
      case .accessor(let accessor): accessor.kind == .storyboard && name == "instantiate"
      case .type(let type): makesScreen(name, type) || (name == "init" && isAppView(type))
      default: false
      }
    }
  }

  /// What the only initialiser with one parameter is called with that `View.init` can mean.
  private func onlyArgument(of expression: Expression, in frame: Frame) -> [Argument] {
    guard case .member(let base, "init") = expression else { return [] }
    var inner = frame
    guard case .type(.declared(let entry))? = value(of: base, in: &inner).only else { return [] }
    let initialisers = index.functions(called: "init", of: entry).map {
      index.functions[$0].declaration.parameters
    }
    let fitting = initialisers.filter { $0.count == 1 && $0[0].type?.isFunction != true }
    return fitting.count == 1 ? [Argument(label: fitting[0][0].label, value: .name("$0"))] : []
  }

  /// The function of the app that an expression names, if it may move or make a screen.
  private func function(namedBy expression: Expression, in frame: Frame) -> FunctionDeclaration? {
    guard slices.relevance.isEffective(expression) else { return nil }
    switch expression {
    case .name(let name):
      if frame.locals[name] != nil { return nil }
      if let local = frame.localFunctions[name] { return local }
      let type = frame.selfType ?? frame.owner.map(index.known)
      if let type, declaringType(of: name, in: type) != nil { return nil }
      let found = type.map { functions(called: name, of: $0) } ?? []
      return followed(found.isEmpty ? index.fileFunctions(named: name, near: frame.path) : found)
    case .member(let base, let name):
      var inner = frame
      let types = quietly { value(of: base, in: &inner) }.alternatives.compactMap(\.type)
      guard let type = types.first, declaringType(of: name, in: type) == nil else { return nil }
      return followed(functions(called: name, of: type))
    default: return nil
    }
  }

  /// The functions of a type or its nearest ancestor that has any of the name.
  private func functions(called name: String, of type: TypeName) -> [Int] {
    entries(of: type).lazy
      .map { [index] in index.functions(called: name, of: $0) }.first { !$0.isEmpty } ?? []
  }

  /// The only one of several functions, if it may move or make a screen.
  private func followed(_ functions: [Int]) -> FunctionDeclaration? {
    guard functions.count == 1, let function = functions.first else { return nil }
    let declaration = index.functions[function].declaration
    let isRequirement = declaration.body.isEmpty
    let isRoot = slices.roots.contains(.function(index.original(function)))
    return isRequirement || isRoot ? declaration : nil
  }

  /// Whether a static method that needs no arguments returns a screen.
  private func makesScreen(_ name: String, _ type: TypeName) -> Bool {
    entries(of: type).contains { entry in
      (index.types[entry].functions[name] ?? []).contains { id in
        let function = index.functions[id]
        guard function.declaration.isStatic, function.declaration.accepts([]),
          let result = function.declaration.returnType?.name
        else { return false }
        let owner = Frame(owner: function.owner, path: function.path)
        return result == "Self"
          ? isController(type) : isController(self.type(named: result, in: owner))
      }
    }
  }
}

extension Expression {
  /// The names in a name or a chain of members.
  fileprivate var names: Set<String> {
    switch self {
    case .name(let name): [name]
    case .member(let base, let name): base.names.union([name])
    default: []
    }
  }

  /// Whether the expression is a type or a generated name, or a member of one.
  fileprivate var beginsWithType: Bool {
    switch self {
    case .name(let name): name.isCapitalized
    case .member(let base, _): base.beginsWithType
    default: false
    }
  }
}
