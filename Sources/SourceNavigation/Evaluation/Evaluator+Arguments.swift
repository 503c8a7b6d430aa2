import SourceModel

/// The evaluated arguments of a call.
typealias Arguments = [(label: String?, value: AbstractValue)]

extension Evaluator {
  func holdsClosure(_ expression: Expression, _ frame: Frame) -> Bool {
    guard case .name(let name) = expression, let local = frame.locals[name] else { return false }
    return local.mayBeClosure
  }

  /// Evaluates the arguments of a call, each with its parameter's expected type.
  ///
  /// - Parameters:
  ///   - frame: The frame of the call.
  ///   - slice: Determines which parameters are needed. The other arguments are evaluated for their
  ///     effects only.
  ///   - isFollowed: Whether the function is evaluated at all.
  ///   - inner: The frame in which the function is declared.
  /// - Returns: The argument values by the parameter names in the body.
  func bindings(
    _ call: Call, to parameters: [Parameter], of slice: NavigationSlice? = nil,
    isFollowed: Bool = true, _ frame: inout Frame, _ inner: Frame
  ) -> [(name: String, value: AbstractValue)] {
    var bound: [(name: String, value: AbstractValue)] = []
    let labels = call.labels
    let matches = parameters.arguments(labels)
    var count = 0
    for (parameter, match) in zip(parameters, matches) {
      let matched = parameter.count(ofArgumentsFrom: match, in: labels)
      count += matched
      let value = value(
        of: parameter, match.map { call.argument(for: parameter, $0, count: matched) },
        at: call.position,
        isAsked: isFollowed && slice?.asks(for: parameter) ?? true, &frame, inner)
      let isCallback =
        value.holdsClosures && index.returnsNothing(parameter.type, in: inner.owner)
      bound.append((parameter.name, isCallback ? value.withClosuresThatReturnNothing : value))
    }
    for argument in call.arguments[count...] { _ = value(of: argument.value, in: &frame) }
    return bound
  }

  /// - Parameters:
  ///   - argument: `nil` if the call leaves it out.
  ///   - isAsked: Whether the value matters to the function.
  private func value(
    of parameter: Parameter, _ argument: Expression?, at position: SourcePosition, isAsked: Bool,
    _ frame: inout Frame, _ inner: Frame
  ) -> AbstractValue {
    let declared = type(parameter.type, in: inner)
    if let argument, isAsked || slices.relevance.isEffective(argument) {
      let given = reference(argument, at: position, in: frame) ?? argument
      let expected = expectedType(of: given, declaredAs: parameter.type, in: inner)
      let value = value(of: given, expecting: expected, in: &frame)
      var taken = declared.map { value.taken(for: $0, self) } ?? value
      taken.isThere = isThere(argument, value)
      return taken.handedOver(index)
    }
    if argument == nil, isAsked, let expression = parameter.defaultValue {
      var inner = inner
      let expected = expectedType(of: expression, declaredAs: parameter.type, in: inner)
      var value = value(of: expression, expecting: expected, in: &inner)
      value.isThere = isThere(expression, value)
      return value
    }
    return AbstractValue.unknown.orInstance(of: declared)
  }

  /// Whether an optional argument is present; `nil` if that is unknown.
  private func isThere(_ expression: Expression, _ value: AbstractValue) -> Bool? {
    switch expression {
    case .string, .concatenation, .boolean, .array, .closure, .name("self"): true
    case .implicitMember where value.alternatives.contains(where: \.isCase): true
    case .member(.name(let type), _)
    where type.isCapitalized && value.only?.isCase == true:
      true
    case .call(let call):
      if case .name(let name) = call.callee, name.isCapitalized,
        case .screen? = value.only
      {
        true
      } else {
        nil
      }
    default: value.isThere
    }
  }

  /// - Parameter expected: The type of the parameter with a label; `nil` if it is unknown.
  func arguments(
    of call: Call, in frame: inout Frame, expecting expected: (String) -> TypeName? = { _ in nil }
  ) -> Arguments {
    arguments(of: call, in: &frame, as: call.arguments.map { $0.label.flatMap(expected) })
  }

  /// - Parameter types: Those of the first parameters, as far as they are known.
  func arguments(of call: Call, in frame: inout Frame, as types: [TypeName?]) -> Arguments {
    call.arguments.enumerated().map { place, argument in
      let given = reference(argument.value, at: call.position, in: frame) ?? argument.value
      let type = place < types.count ? types[place] : nil
      return (argument.label, value(of: given, expecting: type, in: &frame))
    }
  }
}

extension Call {
  /// What a parameter gets: an argument, or the list of several.
  fileprivate func argument(for parameter: Parameter, _ first: Int, count: Int) -> Expression {
    parameter.isVariadic
      ? .array(arguments[first..<(first + count)].map(\.value)) : arguments[first].value
  }
}
