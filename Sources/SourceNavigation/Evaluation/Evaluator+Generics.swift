import SourceModel

extension Evaluator {
  /// What the generic parameters of the type that declares a method stand for, if the property on which it is called says that:
  /// `Page` in `router.push(.log)` with a `let router: Router<Page>`.
  func genericArguments(of call: Call, to owner: Int?, in frame: Frame) -> [String: TypeName] {
    guard let parameters = owner.map({ index.types[$0].ownGenerics }), !parameters.isEmpty,
      case .member(let object, _) = call.callee,
      let variable = property(namedBy: object, in: frame),
      case .named(_, let arguments)? = variable.declaration.type,
      arguments.count == parameters.count
    else { return [:] }
    let scope = Frame(owner: variable.owner, path: variable.path)
    return zip(parameters, arguments).reduce(into: [:]) { known, pair in
      known[pair.0] = type(pair.1, in: scope)
    }
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
