extension Evaluator {
  /// The findings of a body with unknown arguments.
  @discardableResult
  func findings(of body: Body) -> BodyFindings {
    if let known = current.findings[body] ?? confirmedFindings(of: body) { return known }
    var value = AbstractValue.unknown
    let activation = independently(for: body) {
      follow(body.root, making: nil) { value = body.follow(with: self) }
    }
    let found = BodyFindings(
      body: body, effects: activation.effects, own: body.own(activation.effects, in: index),
      value: value.bounded, trace: activation.trace,
      dispatches: body.dispatches(in: activation.trace, self))
    found.trace.subject = .findings(body)
    current.findings[body] = found
    return found
  }

  /// The findings of a body. While they are being computed, those of the previous round; `nil` if
  /// there are none.
  func availableFindings(of body: Body) -> BodyFindings? {
    if let known = current.findings[body] {
      activation.trace.include(known.trace)
      return known
    }
    guard !pendingBodies.contains(body), depth < Self.manyLevels else {
      activation.trace.assume(.findings(body))
      if previous.findings[body] == nil { activation.isIncomplete = true }
      return previous.findings[body]
    }
    let found = findings(of: body)
    activation.trace.include(found.trace)
    return found
  }

  /// Runs something for the findings of a body, which do not depend on the caller.
  func independently<Result>(for body: Body, _ run: () -> Result) -> Result {
    let outer = (active, presentationDepth)
    (active, presentationDepth) = ([:], 0)
    pendingBodies.insert(body)
    defer {
      pendingBodies.remove(body)
      (active, presentationDepth) = outer
    }
    return run()
  }
}
