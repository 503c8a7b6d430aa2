import SourceModel

extension Evaluator {
  /// What a condition's operand is if it is a member of `self` whose body is one constant, such as `false` in a subclass
  /// that switches off what its superclass offers; `nil` for any other, and for one that subclasses override: what the
  /// superclass does is what they inherit.
  func constantMember(_ operand: Expression, in frame: Frame) -> AbstractValue? {
    switch operand {
    case .name(let name) where frame.locals[name] == nil,
      .member(.name("self"), let name):
      guard let type = frame.selfType,
        let variable = variable(name, in: entries(of: type), isStatic: false)
      else { return nil }
      noteDispatch(to: .variable(variable), in: type)
      return overrides.isOverridden(.variable(variable))
        ? nil : index.variables[variable].declaration.constant
    case .call(let call):
      switch call.callee {
      // What a condition binds may have the name of the method.
      case .name(let name)
      where frame.locals[name]?.holdsClosures != true && frame.localFunctions[name] == nil,
        .member(.name("self"), let name):
        return constantResult(of: name, call, in: frame)
      default: return nil
      }
    default: return nil
    }
  }

  private func constantResult(of name: String, _ call: Call, in frame: Frame) -> AbstractValue? {
    guard let type = frame.selfType,
      let function = method(name, call, of: type, isStatic: nil, isSuper: false, in: frame)
    else { return nil }
    return overrides.isOverridden(.function(index.original(function)))
      ? nil : index.functions[function].declaration.body.constant
  }
}

extension VariableDeclaration {
  fileprivate var constant: AbstractValue? { isComputed ? body.constant : nil }
}

extension [Statement] {
  /// What a body returns that does nothing but return `true`, `false` or `nil`; `nil` for any other body.
  fileprivate var constant: AbstractValue? {
    guard count == 1, case .return(let value?) = self[0] else { return nil }
    switch value {
    case .boolean(let value): return AbstractValue(.boolean(value))
    case .absent: return .absent
    default: return nil
    }
  }
}
