import AppleFrameworks
import SourceModel

extension Evaluator {
  /// The method that a call refers to, among those of a type and its ancestors.
  ///
  /// - Parameters:
  ///   - isStatic: Whether to look for static methods; `nil` for either kind.
  ///   - frame: The frame of the call, with which the types of its arguments are resolved.
  func method(
    _ name: String, _ call: Call, of type: TypeName, isStatic: Bool?, isSuper: Bool, in frame: Frame
  ) -> Int? {
    guard index.methodNames.contains(name) else { return nil }
    let find = { [self] (accepts: (FunctionDeclaration) -> Bool) in
      declaredMethod(
        name, call, of: type, isStatic: isStatic, isSuper: isSuper, in: frame, where: accepts)
    }
    let labels = call.labels
    var found = find { $0.accepts(labels) }
    // Most calls refer to no function of the app; few of these have a first argument without a label.
    if found == nil, let first = labels.first, first.label == nil {
      found = find { $0.acceptsInSwift2(labels) }
    }
    if let found, !isSuper { noteDispatch(to: .function(index.original(found)), in: type) }
    return found
  }

  /// The overload of a method that has the parameters of the requirement to which a call refers; the given one if there is
  /// none, or not one such requirement.
  ///
  /// - Parameter declared: The protocol of the object on which the method is called.
  func overload(of function: Int, as declared: TypeName?, _ call: Call) -> Int {
    let name = index.functions[function].declaration.name
    guard let declared, let owner = index.functions[function].owner,
      case let overloads = index.functions(called: name, of: owner), overloads.count > 1
    else { return function }
    let labels = call.labels
    let requirements = entries(of: declared).filter { index.types[$0].kind == .protocol }
      .flatMap { index.functions(called: name, of: $0) }
      .map { index.functions[$0].declaration }
      .filter { $0.body.isEmpty && $0.accepts(labels) }
    guard requirements.count == 1 else { return function }
    let wanted = requirements[0].parameters.map(\.type)
    return ([function] + overloads).first {
      index.functions[$0].declaration.parameters.map(\.type) == wanted
    } ?? function
  }

  private func declaredMethod(
    _ name: String, _ call: Call, of type: TypeName, isStatic: Bool?, isSuper: Bool,
    in frame: Frame,
    where accepts: (FunctionDeclaration) -> Bool
  ) -> Int? {
    let names = call.labels.map(\.label)
    let isFrameworks =
      NavigationCalls.movement(of: name, labels: names) != nil
      || NavigationCalls.isPerformance(name, labels: names)
    let own = isSuper ? frame.owner.map(index.known) : nil
    let entries = entries(of: own ?? type)
    var candidates = (isSuper ? entries.dropFirst() : entries[...]).map { entry in
      let fitting = index.functions(called: name, of: entry).filter { candidate in
        let declaration = index.functions[candidate].declaration
        return (isStatic == nil || declaration.isStatic == isStatic) && accepts(declaration)
      }
      return (entry: entry, functions: fitting)
    }.filter { !$0.functions.isEmpty }
    let ambiguous = argument(of: call, decidingAmong: candidates.flatMap(\.functions))
    if let ambiguous {
      let suiting = candidates.map { entry, functions in
        (
          entry: entry,
          functions: functions.filter {
            suits($0, call, ambiguous, isFrameworks: isFrameworks, in: frame)
          }
        )
      }.filter { !$0.functions.isEmpty }
      if isFrameworks || !suiting.isEmpty { candidates = suiting }
    }
    for (entry, functions) in candidates {
      var fitting = functions
      // If an app method calls a method of its own name, it calls the framework's. So does a call of one that passes
      // on what it gets to the framework's.
      if isFrameworks {
        fitting.removeAll { function in
          activation.callable == .function(function) || callsOverridden(function)
            || (ambiguous == nil && !suits(function, call, 0, isFrameworks: true, in: frame))
        }
      }
      // Swift prefers a function of which the call needs no default value.
      let exact = fitting.filter {
        index.functions[$0].declaration.parameters.count == call.arguments.count
      }
      if !exact.isEmpty { fitting = exact }
      // Several files may each have one that only they see, as in `private extension View`.
      let own = fitting.filter { index.functions[$0].path == frame.path }
      if !own.isEmpty { fitting = own }
      let isProtocol = index.types[entry].kind == .protocol
      if !isProtocol, fitting.count == 1 { return fitting[0] }
      // Only implementations have a body. Objective-C headers and protocol requirements do not.
      if let best = fitting.first(where: { !index.functions[$0].declaration.body.isEmpty }) {
        return best
      }
      if let first = fitting.first, !isProtocol { return first }
    }
    return nil
  }

  /// Whether a method calls the one that it overrides.
  private func callsOverridden(_ function: Int) -> Bool {
    let declaration = index.functions[function].declaration
    guard declaration.isOverride else { return false }
    if let known = overridesCallingSuper[function] { return known }
    var content = BodyContent(nil)
    content.visit(declaration.body)
    let callsSuper = content.superNames.contains(declaration.name)
    overridesCallingSuper[function] = callsSuper
    return callsSuper
  }

  /// The first argument of a call for which functions have parameters of different types, so that the call means one of
  /// them by it; `nil` if there is none.
  private func argument(of call: Call, decidingAmong functions: [Int]) -> Int? {
    guard functions.count > 1 else { return nil }
    let declarations = functions.map { index.functions[$0].declaration }
    // The first parameters differ also if one of them is left out.
    if Set(declarations.compactMap(\.parameters.first?.type)).count > 1 { return 0 }
    let matches = declarations.map { $0.parameters.arguments(call.labels) }
    return call.arguments.indices.dropFirst().first { argument in
      let types = zip(declarations, matches).compactMap { declaration, matches in
        matches.firstIndex(of: argument).flatMap { declaration.parameters[$0].type }
      }
      return Set(types).count > 1
    }
  }

  /// Whether an argument of a call matches a function's parameter type.
  ///
  /// - Parameters:
  ///   - number: The index of the argument.
  ///   - isFrameworks: Whether a framework has a method of the same name. The framework's method is chosen if the
  ///     argument is unknown.
  private func suits(
    _ id: Int, _ call: Call, _ number: Int, isFrameworks: Bool, in frame: Frame
  ) -> Bool {
    let function = index.functions[id]
    let parameters = function.declaration.parameters
    guard number < call.arguments.count else { return true }
    let argument = call.arguments[number]
    // Parameters with default values may precede the one that the argument is for.
    let place = parameters.arguments(call.labels).firstIndex(of: number) ?? number
    guard place < parameters.count else { return true }
    if case .array? = parameters[place].type {
      var frame = frame
      let given = quietly { value(of: argument.value, in: &frame) }
      return given.alternatives.isEmpty || given.alternatives.contains(where: \.mayBeList)
    }
    guard case .named(let written, _)? = parameters[place].type else { return true }
    let generic = function.declaration.genericParameters.first { $0.name == written }
    guard let name = generic == nil ? written : generic?.bound?.name else { return true }
    if case .closure = argument.value {
      return index.mayBeFunction(parameters[place].type, in: function.owner)
    }
    let wanted = type(named: name, in: Frame(owner: function.owner, path: function.path))
    if let member = argument.value.implicitName, !mayHave(wanted, member) { return false }
    var frame = frame
    let given = quietly { value(of: argument.value, expecting: wanted, in: &frame) }
    guard !given.alternatives.isEmpty else { return !isFrameworks || isController(wanted) }
    return given.alternatives.contains { alternative in
      switch alternative {
      case .array: return !isFrameworks && !isController(wanted)
      case .screen(let screen) where screen.type == nil:
        return !isFrameworks && wanted != .framework("View")
      default: break
      }
      guard let type = alternative.type else { return !isFrameworks }
      if generic != nil { return !(isController(type) && wanted == .framework("View")) }
      // Of an object whose class is not known exactly, a screen of the system is none.
      return inherits(type, wanted)
        || (isController(type) && isController(wanted) && type.isFramework
          && !index.isSystemScreen(wanted))
    }
  }
}

extension Evaluator {
  /// Whether `.name` may be a value of a type: an enumeration of the app has its cases and static members only.
  fileprivate func mayHave(_ type: TypeName, _ name: String) -> Bool {
    guard let entry = index.declaredEntry(of: type), index.types[entry].kind == .enumeration else {
      return true
    }
    // Those of an optional value, and initialisers, are no members of the declaration.
    if ["none", "some", "init"].contains(name) { return true }
    return !index.types[entry].cases.named(name).isEmpty
      || index.types[entry].variables[name] != nil || index.types[entry].functions[name] != nil
  }
}

extension Expression {
  /// `name` in `.name` and `.name(…)`.
  fileprivate var implicitName: String? {
    switch self {
    case .implicitMember(let name): name
    case .call(let call): call.callee.implicitName
    default: nil
    }
  }
}

extension Alternative {
  /// Whether it may be the argument for a list.
  fileprivate var mayBeList: Bool {
    switch self {
    case .screen, .container, .instance: false
    default: true
    }
  }
}

extension TypeName {
  var isFramework: Bool { if case .framework = self { true } else { false } }

  /// Whether the name is that of a SwiftUI view in a file that was not read.
  var isForeignView: Bool {
    if case .framework(let name) = self {
      name.hasSuffix("View") && !FrameworkClasses.isSystem(name)
    } else {
      false
    }
  }
}
