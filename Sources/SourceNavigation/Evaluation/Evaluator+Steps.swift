import AppleFrameworks
import SourceModel

/// A stepper of RxFlow sends a step to the flow that it was joined with, which answers with its
/// `navigate(to:)`: sending is calling that method.
extension Evaluator {
  /// The flow that answers the steps of a stepper.
  private static let answering = StoredProperty(owner: .framework("Stepper"), name: "flow")
  /// The flow that shows another one.
  private static let parent = StoredProperty(owner: .framework("Flow"), name: "parent")

  /// Evaluates what a call of RxFlow leads to.
  ///
  /// - Returns: Whether there is a flow that it concerns.
  func followStep(of call: Call, in frame: inout Frame) -> Bool {
    switch call.flowUse {
    case .join(let shown, let stepper):
      guard let flow = frame.selfValue.alternatives.first else { return false }
      join(shown, with: stepper, by: flow, call, in: &frame)
      return true
    case .send(let step, let stepper):
      let flows = joined(value(of: stepper, in: &frame), Self.answering, isSelf: stepper.isSelf)
      send(value(of: step, in: &frame), to: flows, call, in: frame)
      return !flows.isEmpty
    case .forward(let step, toParent: true):
      let flows = joined(frame.selfValue, Self.parent, isSelf: true)
      send(value(of: step, in: &frame), to: flows, call, in: frame)
      return !flows.isEmpty
    case .forward(let step, toParent: false):
      send(value(of: step, in: &frame), to: frame.selfValue.alternatives, call, in: frame)
      return true
    case .useRoots(let flows, let closure):
      let roots = flows.map { value(of: .member($0, FlowCalls.root), in: &frame) }
      for case .closure(let captured) in value(of: closure, in: &frame).alternatives {
        _ = result(of: captured, arguments: roots)
      }
      return true
    case nil: return false
    }
  }

  private func join(
    _ shown: Expression, with stepper: Expression, by flow: Alternative, _ call: Call,
    in frame: inout Frame
  ) {
    let inner = value(of: shown, in: &frame).alternatives.filter { alternative in
      alternative.type.map { inherits($0, type(named: "Flow", in: frame)) } ?? false
    }
    for case .instance(let type, _) in inner {
      store(AbstractValue(flow), in: Self.parent, through: type)
    }
    join(stepper, to: inner.isEmpty ? [flow] : inner, call, in: &frame)
  }

  private func join(
    _ stepper: Expression, to flows: [Alternative], _ call: Call, in frame: inout Frame
  ) {
    if case .call(let made) = stepper, let argument = made.arguments.first {
      if argument.label == FlowCalls.oneStep {
        return send(value(of: argument.value, in: &frame), to: flows, call, in: frame)
      }
      if argument.label == FlowCalls.steppers, case .array(let parts) = argument.value {
        for part in parts { join(part, to: flows, call, in: &frame) }
        return
      }
    }
    for type in value(of: stepper, in: &frame).alternatives.compactMap(\.type) {
      store(AbstractValue(alternatives: flows, isOpen: false), in: Self.answering, through: type)
    }
    let first = value(of: .member(stepper, FlowCalls.initialStep), in: &frame)
    if !first.alternatives.isEmpty { send(first, to: flows, call, in: frame) }
  }

  private func joined(
    _ object: AbstractValue, _ property: StoredProperty, isSelf: Bool
  ) -> [Alternative] {
    let flows = object.alternatives.compactMap(\.type).map { type in
      storedValue(of: PropertyRead(property: property, receiver: type, isSelf: isSelf))
    }
    let types = AbstractValue.any(flows).alternatives.compactMap(\.type)
    return AbstractValue(alternatives: types.map { .instance($0, [:]) }, isOpen: false).alternatives
  }

  /// Evaluates the answers of flows. A stepper that was joined with several flows has an object for
  /// each, so that each of them answers.
  private func send(_ step: AbstractValue, to flows: [Alternative], _ call: Call, in frame: Frame) {
    var frame = frame
    frame.locals[Call.step] = step
    let answer = Call(answering: .name(Call.step), at: call.position)
    for flow in flows {
      guard let type = flow.type,
        let function = method(
          FlowCalls.answer, answer, of: type, isStatic: false, isSuper: false, in: frame)
      else { continue }
      _ = possibly(step.alternatives.isEmpty) {
        apply(
          function, to: AbstractValue(flow), selfType: type, answer, expecting: nil, in: &frame)
      }
    }
  }
}

/// What a call of RxFlow does, with its arguments.
private enum FlowUse {
  case join(shown: Expression, stepper: Expression)
  case send(Expression, by: Expression)
  case forward(Expression, toParent: Bool)
  case useRoots(of: [Expression], Expression)
}

extension Call {
  fileprivate static let step = "step"

  fileprivate init(answering step: Expression, at position: SourcePosition) {
    self.init(
      callee: .name(FlowCalls.answer), arguments: [Argument(label: "to", value: step)],
      position: position)
  }

  /// The call of the flow's method that answers the step which this call sends; `nil` if it sends
  /// none.
  var answer: Call? {
    switch flowUse {
    case .send(let step, _), .forward(let step, _): Call(answering: step, at: position)
    case .join: Call(answering: .absent, at: position)
    case .useRoots, nil: nil
    }
  }

  fileprivate var flowUse: FlowUse? {
    guard let name else { return nil }
    let receiver: Expression? = if case .member(let base, _) = callee { base } else { nil }
    if EventCalls.sending.contains(name), let step = arguments.first?.value {
      return receiver?.stepper.map { .send(step, by: $0) }
    }
    if name == "bind", let target = arguments.first, target.label == "to" {
      guard let stepper = target.value.stepper, let step = receiver?.mapped else { return nil }
      return .send(step, by: stepper)
    }
    guard FlowCalls.names.contains(name) else { return nil }
    switch FlowCalls.role(
      of: name, labels: arguments.map(\.label), receiver: receiver?.lastName)
    {
    case .joins(let shown, let stepper):
      return .join(shown: arguments[shown].value, stepper: arguments[stepper].value)
    case .forwards(let toParent): return .forward(arguments[0].value, toParent: toParent)
    case .usesRoots:
      guard let closure = arguments.last(where: { $0.value.isClosure }) else { return nil }
      let flows = arguments.prefix { $0.label != "when" && !$0.value.isClosure }.map(\.value)
      return .useRoots(of: flows, closure.value)
    case nil: return nil
    }
  }
}

extension Expression {
  /// The object whose subject of steps this is.
  fileprivate var stepper: Expression? {
    switch self {
    case .name(FlowCalls.subject): .name("self")
    case .member(let stepper, FlowCalls.subject): stepper
    default: nil
    }
  }

  /// The result of the last `map` in a chain of operators.
  fileprivate var mapped: Expression? {
    guard case .call(let call) = self, case .member(let base, let name) = call.callee else {
      return nil
    }
    guard name == "map", let transform = call.arguments.first?.value, transform.isClosure else {
      return base.mapped
    }
    return .call(Call(callee: transform, arguments: [], position: call.position))
  }

  var isClosure: Bool { if case .closure = self { true } else { false } }
}
