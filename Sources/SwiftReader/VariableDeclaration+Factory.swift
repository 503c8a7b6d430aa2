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
    function.parameters = closure.parameters.map {
      Parameter(label: nil, name: $0.name, type: $0.type)
    }
    function.returnType = made
    function.isStatic = isStatic
    function.body = closure.body
    return (property, function)
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
