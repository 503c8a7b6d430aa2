import SourceModel

/// Closures among the inputs of a function: the function notes how it uses them, and each call does that with its own.
extension Evaluator {
  /// Notes that a function runs one of its inputs.
  ///
  /// What a closure does whatever its arguments are is known where it is written, so that only arguments that tell
  /// something count.
  func run(_ input: ClosureInput, arguments: [AbstractValue], for event: String?) {
    guard let home = input.activation, event != nil || !arguments.allSatisfy(\.isBlank) else {
      return
    }
    // A recursive call would otherwise hand over what is deeper in each round.
    let arguments = arguments.map { $0.detached(from: home).limited(depth: 2) }
    note(.run(arguments: arguments, event: event), of: input, in: home)
  }

  /// Notes that one of the inputs runs when a member is used.
  func keep(_ input: ClosureInput, for event: String?, by member: Member) {
    if let home = input.activation { note(.keep(member, event: event), of: input, in: home) }
  }

  /// Notes that a closure is called which a property of a structure holds. What it does is also done where it is written,
  /// whatever else calls the property.
  func noteCall(of closure: ClosureValue) {
    switch closure {
    case .captured(let captured):
      if captured.closure.number > 0 { activation.trace.note(callOf: captured.closure.number) }
    case .input(let input):
      if let home = input.activation { note(.call, of: input, in: home) }
    }
  }

  private func note(
    _ action: ClosureInputUse.Action, of input: ClosureInput, in home: Activation
  ) {
    guard !home.isFinished, !isQuiet(home) else { return }
    let use = ClosureInputUse(
      input: input.number, action: action,
      isPossible: surroundings.possible > home.start.possible,
      isSelected: surroundings.selected > home.start.selected)
    if !home.append(use), let callable = home.callable { home.trace.cut(callable) }
  }

  /// Does with a closure of a call what the called function does with its input.
  func follow(_ use: ClosureInputUse, of closures: [ClosureValue]) {
    guard use.input < closures.count else { return }
    let closure = closures[use.input]
    let outer = surroundings
    defer { surroundings = outer }
    if use.isPossible { surroundings.possible += 1 }
    if use.isSelected { surroundings.selected += 1 }
    switch use.action {
    case .run(let arguments, let event):
      _ = result(of: closure, arguments: arguments.map { $0.applied(to: closures) }, for: event)
    case .keep(let member, let event): note(closure, for: event, runsBy: member)
    case .call: noteCall(of: closure)
    }
  }
}
