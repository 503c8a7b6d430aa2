/// Finds out what of the previous round still holds, although it depends on something that is followed
/// again: it does if that has the same results as before.
extension Evaluator {
  /// The summary of the previous round, if it holds in this one.
  func confirmedSummary(of context: CallContext) -> Summary? {
    guard let known = previous.summaries[context] else { return nil }
    active[context.callable, default: 0] += 1
    defer { active[context.callable, default: 1] -= 1 }
    guard isConfirmed(known.trace) else { return nil }
    current.summaries[context] = known
    return known
  }

  /// The findings of the previous round, if they hold in this one.
  func confirmedFindings(of body: Body) -> BodyFindings? {
    guard var known = previous.findings[body],
      independently(for: body, { isConfirmed(known.trace) })
    else { return nil }
    known.dispatches = body.dispatches(in: known.trace, self)
    current.findings[body] = known
    return known
  }

  private func isConfirmed(_ trace: Trace) -> Bool {
    guard trace.state == .unsettled, depth < Self.manyLevels else { return false }
    depth += 1
    trace.state = trace.renewParts(confirmed) ? .settled : .outdated
    depth -= 1
    return trace.state == .settled
  }

  /// The trace of what has taken the place of a part, if its result is the same.
  private func confirmed(_ part: Trace) -> Trace? {
    if part.state == .settled { return part }
    guard let subject = part.subject, previous.trace(of: subject) === part else { return nil }
    switch subject {
    case .findings(let body):
      guard !pendingBodies.contains(body) else { return nil }
      findings(of: body)
    case .summary(let context):
      // The closures are those of a body that would be followed again.
      if context.hasCapturedClosures {
        if current.summaries[context] == nil { _ = confirmedSummary(of: context) }
      } else {
        _ = summary(of: context)
      }
    }
    guard let trace = current.trace(of: subject) else { return nil }
    return trace === part || current.equals(previous, on: subject, index) ? trace : nil
  }
}
