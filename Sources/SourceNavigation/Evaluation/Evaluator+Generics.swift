import SourceModel

extension Evaluator {
  /// What the generic parameter of the type that declares a method stands for: `Page` in `router.push(.log)` with a
  /// `let router: Router<Page>`, or with a `class PageRouter: Router<Page>`.
  ///
  /// - Parameter receiver: The class of the object.
  func genericArguments(
    of call: Call, to owner: Int?, _ receiver: TypeName?, in frame: Frame
  ) -> [String: TypeName] {
    guard let owner, index.types[owner].generics.count == 1,
      let parameter = index.types[owner].generics.keys.first
    else { return [:] }
    if case .member(let object, _) = call.callee,
      let variable = property(namedBy: object, in: frame),
      let argument = genericArgument(
        of: variable.declaration.type, in: Frame(owner: variable.owner, path: variable.path))
    {
      return [parameter: argument]
    }
    for entry in receiver.map(entries) ?? [] where entry != owner {
      for ancestor in index.types[entry].inherited {
        let scope = Frame(owner: entry, path: index.types[entry].path)
        guard type(ancestor, in: scope) == index.known(owner),
          let argument = genericArgument(of: ancestor, in: scope)
        else { continue }
        return [parameter: argument]
      }
    }
    return [:]
  }

  private func genericArgument(of reference: TypeReference?, in scope: Frame) -> TypeName? {
    guard case .named(_, let arguments)? = reference, arguments.count == 1 else { return nil }
    return type(arguments[0], in: scope)
  }

  /// Determines the generic parameters of a call by its arguments, or by the expected result.
  func bindGenerics(
    of function: FunctionDeclaration, _ bound: [(name: String, value: AbstractValue)],
    expecting expected: TypeName?, in frame: inout Frame
  ) {
    for generic in function.genericParameters {
      for (parameter, (_, value)) in zip(function.parameters, bound) {
        if parameter.type == .metatype(.named(generic.name)),
          case .type(let type)? = value.alternatives.first
        {
          frame.generics[generic.name] = type
        } else if parameter.type?.name == generic.name, let type = value.alternatives.first?.type {
          frame.generics[generic.name] = type
        }
      }
      if frame.generics[generic.name] == nil, function.returnType?.name == generic.name {
        frame.generics[generic.name] = expected ?? type(generic.bound, in: frame)
      }
    }
    // A default such as `T.self` depends on the expected result type.
    for (parameter, (_, given)) in zip(function.parameters, bound) where given.isUnknown {
      guard let value = parameter.defaultValue else { continue }
      frame.locals[parameter.name] = self.value(of: value, in: &frame)
    }
  }
}
