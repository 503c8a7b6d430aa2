import SourceModel

extension Evaluator {
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
