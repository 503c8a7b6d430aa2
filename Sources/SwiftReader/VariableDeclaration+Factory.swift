import SourceModel

/// Services of Factory: `var router: Factory<Routing> { self { Router() } }`.
///
/// Source: Factory 2.4, `Factory.swift`.
extension VariableDeclaration {
  fileprivate static let factories: Set = ["Factory", "ParameterFactory"]

  /// The property as the service that the factory makes, for `@Injected(\.router)`, and the function that makes it, for
  /// `Container.shared.router()`; `nil` for any other property.
  var service: (property: VariableDeclaration, function: FunctionDeclaration)? {
    var made: TypeReference?
    switch type {
    case .named(let name, let arguments)? where Self.factories.contains(name): made = arguments.last
    case nil: made = nil
    default: return nil
    }
    let registered = [value] + body.map { if case .return(let value) = $0 { value } else { nil } }
    guard
      let closure = registered.lazy.compactMap({ $0?.factoryClosure(isTyped: type != nil) }).first
    else { return nil }
    var property = self
    property.type = made
    property.value = nil
    property.isComputed = true
    property.body = closure.parameters.isEmpty ? closure.body : []
    var function = FunctionDeclaration(name: name, position: position)
    function.returnType = made
    function.isStatic = isStatic
    take(closure, for: &function)
    return (property, function)
  }

  /// Makes a function do what the closure of a factory does. The function has the one parameter that the type of a
  /// `ParameterFactory` names, of which a closure with several parameters gets the parts.
  private func take(_ closure: Closure, for function: inout FunctionDeclaration) {
    function.parameters = closure.parameters.map {
      Parameter(label: nil, name: $0.name, type: $0.type)
    }
    function.body = closure.body
    guard case .named("ParameterFactory", let arguments)? = type, let given = arguments.first else {
      return
    }
    var names = closure.parameters.map(\.name)
    guard case .tuple(let parts, _) = given, names.isEmpty || names.count == parts.count else {
      function.parameters = [Parameter(label: nil, name: names.first ?? "$0", type: given)]
      return
    }
    if names.isEmpty { names = parts.indices.map { "$\($0)" } }
    let whole = "(\(names.joined(separator: ", ")))"
    function.parameters = [Parameter(label: nil, name: whole, type: given)]
    function.body =
      names.enumerated().map { place, name in
        .bind(name, parts[place], .associated(.name(whole), Payload(at: place, of: parts.count)))
      } + closure.body
  }
}

extension Expression {
  /// The closure in `self { … }` and `Factory(self) { … }`, also where a scope follows: `self { … }.singleton`.
  ///
  /// - Parameter isTyped: Whether the property is known to be a factory.
  fileprivate func factoryClosure(isTyped: Bool) -> Closure? {
    switch self {
    case .member(let base, _): return base.factoryClosure(isTyped: isTyped)
    case .call(let call):
      switch call.callee {
      case .name(let name) where VariableDeclaration.factories.contains(name):
        return call.lastClosure
      case .name("self") where isTyped: return call.lastClosure
      case .member(let base, _): return base.factoryClosure(isTyped: isTyped)
      default: return nil
      }
    default: return nil
    }
  }
}

extension Call {
  fileprivate var lastClosure: Closure? {
    if case .closure(let closure)? = arguments.last?.value { closure } else { nil }
  }
}
