import SourceModel

/// A value that can be called.
enum ClosureValue: Hashable {
  case captured(CapturedClosure)
  case input(ClosureInput)

  /// Whether a call may do more if its arguments are known.
  var takesArguments: Bool {
    switch self {
    case .captured(let closure): !closure.closure.parameters.isEmpty
    case .input: true
    }
  }
}

/// A closure with its captured values.
///
/// Equal closures have the same effects for the same arguments and the same activation.
struct CapturedClosure: Hashable {
  let closure: Closure
  var frame: Frame
  /// The activation of the body that contains the closure. The closure's effects belong to it,
  /// regardless of the caller.
  let activation: Activation
  let maker: TypeName?
  /// The closures that contain this one, outermost first.
  let enclosing: [ClosureRun]
  /// Whether the result of a call tells nothing, whatever the arguments are.
  var returnsNothing = false

  init(_ closure: Closure, in frame: Frame, of evaluator: Evaluator) {
    self.closure = closure
    self.frame = frame.narrowed(to: evaluator.slices.closures.mentions(of: closure))
    activation = evaluator.activation
    maker = evaluator.maker
    enclosing = evaluator.enclosingClosures
  }

  static func == (a: CapturedClosure, b: CapturedClosure) -> Bool {
    a.activation === b.activation && a.closure.number == b.closure.number && a.maker == b.maker
      && a.frame == b.frame && (a.closure.number != 0 || a.closure == b.closure)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(activation))
    hasher.combine(closure.number)
  }
}

/// A closure among the inputs of a function, by its number.
///
/// What a function does does not depend on a closure whose result tells nothing. So calls with different closures have
/// the same ``CallContext``, and the function's ``Summary`` says with which arguments it runs each of them.
struct ClosureInput: Hashable {
  let number: Int
  /// The activation of the function; `nil` in what does not depend on it, a call context or a summary.
  var activation: Activation?

  static func == (a: ClosureInput, b: ClosureInput) -> Bool {
    a.number == b.number && a.activation === b.activation
  }

  func hash(into hasher: inout Hasher) { hasher.combine(number) }
}

/// What a function does with a closure among its inputs.
struct ClosureInputUse: Hashable {
  enum Action: Hashable {
    /// - Parameter event: The name of the case that is sent to the closure; `nil` for any.
    case run(arguments: [AbstractValue], event: String?)
    /// The closure runs when a member is used.
    case keep(Member, event: String?)
    /// The closure is called as the value of a property of a structure.
    case call
  }

  /// The number of the closure.
  let input: Int
  let action: Action
  /// Whether it is one of several possible uses.
  var isPossible = false
  /// Whether it is that of one case of a `switch`, of which others may run instead.
  var isSelected = false
}

// MARK: - Closures in values

extension AbstractValue {
  /// Whether the value holds a closure, at any depth.
  var holdsClosures: Bool { holdsClosure { _ in true } }

  var holdsCapturedClosures: Bool {
    holdsClosure { if case .captured = $0 { true } else { false } }
  }

  private func holdsClosure(where matches: (ClosureValue) -> Bool) -> Bool {
    alternatives.contains { alternative in
      switch alternative {
      case .closure(let closure): matches(closure)
      case .instance(_, let fields): fields.values.contains { $0.holdsClosure(where: matches) }
      case .enumCase(_, _, let values), .array(let values), .tuple(let values, _),
        .container(let values):
        values.contains { $0.holdsClosure(where: matches) }
      default: false
      }
    }
  }

  /// The value of a function type without a result.
  var withClosuresThatReturnNothing: AbstractValue {
    mappingClosures { closure in
      guard case .captured(var captured) = closure else { return .closure(closure) }
      captured.returnsNothing = true
      return .closure(.captured(captured))
    }
  }

  /// The value with others in place of its closures, at any depth.
  func mappingClosures(_ transform: (ClosureValue) -> Alternative) -> AbstractValue {
    guard holdsClosures else { return self }
    return mappingAlternatives { alternative in
      if case .closure(let closure) = alternative { transform(closure) } else { alternative }
    }.mappingContents(
      { $0.mappingClosures(transform) }, properties: { $0.mappingClosures(transform) })
  }
}

extension [String: AbstractValue] {
  /// The values with others in place of their closures, which are met in the order of the names: so they have the same
  /// numbers among the inputs of a function in each run.
  fileprivate func mappingClosures(_ transform: (ClosureValue) -> Alternative) -> Self {
    var mapped = self
    for name in filter(\.value.holdsClosures).keys.sorted() {
      mapped[name] = self[name]?.mappingClosures(transform)
    }
    return mapped
  }
}

extension CapturedClosure {
  /// The closure with others in place of those that it captures.
  fileprivate func mappingClosures(_ transform: (ClosureValue) -> Alternative) -> CapturedClosure {
    var closure = self
    closure.frame.locals = frame.locals.mappingClosures(transform)
    closure.frame.assigned = frame.assigned.mappingClosures(transform)
    closure.frame.selfValue = frame.selfValue.mappingClosures(transform)
    return closure
  }
}

extension AbstractValue {
  /// The value with the inputs of an activation as those of no activation in particular.
  func detached(from activation: Activation) -> AbstractValue {
    mappingInputs { input in
      input.activation === activation ? .closure(.input(ClosureInput(number: input.number))) : nil
    }
  }

  /// The value with the inputs of no activation in particular as those of an activation.
  func attached(to activation: Activation) -> AbstractValue {
    mappingInputs { input in
      input.activation == nil
        ? .closure(.input(ClosureInput(number: input.number, activation: activation))) : nil
    }
  }

  /// The value with the closures of a call in place of the inputs of no activation in particular.
  func applied(to closures: [ClosureValue]) -> AbstractValue {
    if closures.isEmpty { return self }
    return mappingInputs { input in
      input.activation == nil && input.number < closures.count
        ? .closure(closures[input.number]) : nil
    }
  }

  /// - Parameter transform: Returns `nil` for what stays as it is.
  private func mappingInputs(_ transform: (ClosureInput) -> Alternative?) -> AbstractValue {
    func mapped(_ closure: ClosureValue) -> Alternative {
      switch closure {
      case .input(let input): transform(input) ?? .closure(closure)
      case .captured(let captured): .closure(.captured(captured.mappingClosures(mapped)))
      }
    }
    return mappingClosures(mapped)
  }
}
