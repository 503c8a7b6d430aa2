/// Evaluates something for its value only, or as one of several possibilities.
extension Evaluator {
  /// Evaluates a body for its value, without its effects.
  func quietly(_ body: () -> AbstractValue) -> AbstractValue {
    surroundings.quiet += 1
    defer { surroundings.quiet -= 1 }
    return body()
  }

  /// Notes that what follows happens for one of the alternatives of a value, which may be several.
  /// Unlike `possibly`, it needs no stack.
  func beginAlternative(of value: AbstractValue) {
    if value.alternatives.count > 1 { surroundings.possible += 1 }
  }

  func endAlternative(of value: AbstractValue) {
    if value.alternatives.count > 1 { surroundings.possible -= 1 }
  }

  /// Evaluates a body that may be one of several alternatives.
  func possibly(_ isOneOfSeveral: Bool, _ body: () -> AbstractValue) -> AbstractValue {
    guard isOneOfSeveral else { return body() }
    surroundings.possible += 1
    defer { surroundings.possible -= 1 }
    return body()
  }
}
