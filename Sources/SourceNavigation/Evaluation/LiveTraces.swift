/// The traces on which the findings of a round depend, at any depth, and what depends on each of them.
struct LiveTraces {
  private(set) var all: [Trace] = []
  /// By number, the traces of what applies the result of a trace.
  private var users: [[Trace]] = []
  /// By number, the traces of what assumes the result of a trace.
  private var assumers: [[Trace]] = []

  /// - Parameters:
  ///   - findings: The traces of the findings.
  ///   - assumed: Returns the traces of what a trace assumes.
  /// - Complexity: O(*n*) for *n* traces and their parts.
  init(of findings: [Trace], in round: Int, _ assumed: (Trace) -> [Trace]) {
    var assumptions: [(Trace, [Trace])] = []
    var pending = findings
    while let trace = pending.popLast() {
      guard trace.enter(round, as: all.count) else { continue }
      all.append(trace)
      pending += trace.parts
      guard !trace.assumptions.isEmpty else { continue }
      let others = assumed(trace)
      assumptions.append((trace, others))
      pending += others
    }
    users = [[Trace]](repeating: [], count: all.count)
    assumers = users
    for trace in all {
      for part in trace.parts { users[part.number].append(trace) }
    }
    for (trace, others) in assumptions {
      for other in others { assumers[other.number].append(trace) }
    }
  }

  /// Adds to each trace the dispatches of what it assumes.
  func propagateDispatches() {
    var pending: [Trace] = []
    for (trace, assumers) in zip(all, assumers) {
      pending += assumers.filter { $0.addDispatches(of: trace) }
    }
    while let trace = pending.popLast() {
      let others = users[trace.number] + assumers[trace.number]
      pending += others.filter { $0.addDispatches(of: trace) }
    }
  }

  /// Finds the traces that are outdated, and those that depend on them at any depth.
  ///
  /// - Returns: Whether there are any.
  func unsettle(where isOutdated: (Trace) -> Bool) -> Bool {
    var pending = all.filter(isOutdated)
    for trace in pending { trace.state = .outdated }
    let isSettled = pending.isEmpty
    while let trace = pending.popLast() {
      for user in users[trace.number] where user.state == .settled {
        user.state = .unsettled
        pending.append(user)
      }
    }
    return !isSettled
  }
}
