import AppleFrameworks
import SourceModel

extension SourceIndex {
  /// What a property without a value of its own has by its property wrapper.
  enum WrappedValue {
    /// `Container().router` for `@Injected(\.router)`.
    case value(Expression)
    /// The type of the `wrappedValue` of a property wrapper of the app.
    case type(TypeReference)
  }

  func wrappedValue(of variable: VariableEntry) -> WrappedValue? {
    guard let wrapper = variable.declaration.wrapper else { return nil }
    let own = entry(of: type(named: wrapper.name, in: variable.owner, path: variable.path))
    if let property = wrapper.property {
      guard
        let container = own.flatMap(container(ofWrapper:))
          ?? ValueContainers.container(ofWrapper: wrapper.name)
      else { return nil }
      let values = Call(
        callee: .name(wrapper.root ?? container), arguments: [],
        position: variable.declaration.position)
      return .value(.member(.call(values), property))
    }
    guard let own, types[own].isDeclared, let wrapped = types[own].variables["wrappedValue"],
      let name = variables[wrapped].declaration.type?.name, types[own].generics[name] == nil
    else { return nil }
    let type = type(named: name, in: own, path: types[own].path)
    return .type(.named(self.name(of: type)))
  }

  /// The type with which the key paths begin that a property wrapper of the app is made with.
  private func container(ofWrapper wrapper: Int) -> String? {
    let parameters = (types[wrapper].functions["init"] ?? []).lazy.flatMap {
      self.functions[$0].declaration.parameters
    }
    for case .named(let name, let arguments)? in parameters.map(\.type)
    where name.hasSuffix("KeyPath") {
      if let root = arguments.first?.name, types[wrapper].generics[root] == nil { return root }
    }
    return nil
  }
}
