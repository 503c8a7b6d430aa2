/// What of a member runs in the contexts in which it is called, for the members in cycles of calls.
struct ContextRuns {
  private let runs: [CallContext: MemberRun]

  /// - Parameter evaluator: An evaluator after its last round.
  /// - Complexity: O(*n*) for *n* contexts.
  init(_ evaluator: Evaluator) {
    var runs: [CallContext: MemberRun] = [:]
    for (context, summary) in evaluator.current.summaries
    where evaluator.cycles.contains(context.callable) {
      let asked = context.asked
      runs[asked] = runs[asked].map { $0.union(summary.run) } ?? summary.run
    }
    self.runs = runs
  }

  func run(of use: Use) -> MemberRun {
    switch use.run {
    case .known(let run): run
    case .inContext(let context): runs[context] ?? MemberRun()
    }
  }
}

extension MemberRun {
  /// What runs in one context or the other.
  fileprivate func union(_ other: MemberRun) -> MemberRun {
    var union = self
    union.skipped.formIntersection(other.skipped)
    union.selected.formUnion(other.selected)
    union.hasSelection = hasSelection && other.hasSelection
    return union
  }
}
