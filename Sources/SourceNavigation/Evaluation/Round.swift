import FlowModel

/// What one round of the evaluation found.
///
/// What depends on itself can't be found at once: properties have the values that were assigned to
/// them anywhere, and functions call each other. Where a round needs such a thing, it takes what the
/// previous round found. Rounds follow each other until nothing changes, so that the result does not
/// depend on the order of the bodies.
struct Round {
  /// The values of properties that the previous round found.
  let stores: PropertyStores
  var summaries: [CallContext: Summary] = [:]
  var findings: [Body: BodyFindings] = [:]
  /// The last known summaries of the recursive calls of earlier rounds. Which of the calls in a cycle is the
  /// recursive one may differ from round to round.
  private(set) var recursiveSummaries: [CallContext: Summary] = [:]

  init(_ stores: PropertyStores) { self.stores = stores }

  /// What of this round holds in the next one whatever else is found in it.
  ///
  /// - Parameter assumptions: What bodies of this round assumed.
  func next(
    with stores: PropertyStores, after round: Int, assumptions: some Sequence<Trace.Subject>
  ) -> Round {
    let holds = { (trace: Trace) in trace.round == round && trace.state == .settled }
    var next = Round(stores)
    next.summaries = summaries.filter { holds($0.value.trace) }
    next.findings = findings.filter { holds($0.value.trace) }
    next.recursiveSummaries = recursiveSummaries
    for case .summary(let context) in assumptions {
      if let summary = summaries[context] { next.recursiveSummaries[context] = summary }
    }
    return next
  }

  func trace(of assumption: Trace.Subject) -> Trace? {
    switch assumption {
    case .summary(let context): summaries[context]?.trace
    case .findings(let body): findings[body]?.trace
    }
  }

  /// Whether both rounds found the same.
  ///
  /// - Parameter allowingMore: Whether the other round may have found effects besides. An effect that
  ///   is there only if it is not would change for ever.
  func agrees(
    with other: Round, on assumption: Trace.Subject, allowingMore: Bool, _ index: SourceIndex
  ) -> Bool {
    if trace(of: assumption) === other.trace(of: assumption) { return true }
    guard let one = result(of: assumption, index),
      let another = other.result(of: assumption, index) ?? recursiveResult(of: assumption, index)
    else { return false }
    let effects = assumption.occurrences(of: one.effects)
    let others = assumption.occurrences(of: another.effects)
    return (allowingMore ? effects.isSubset(of: others) : effects == others)
      && (allowingMore || one.details == another.details)
      && index.sortKey(of: one.value.limited(depth: 2))
        == index.sortKey(of: another.value.limited(depth: 2))
  }

  /// Whether callers can't tell the results of both rounds apart.
  func equals(_ other: Round, on subject: Trace.Subject, _ index: SourceIndex) -> Bool {
    guard let one = result(of: subject, index), let another = other.result(of: subject, index)
    else {
      return false
    }
    return one.details == another.details
      && one.effects.elementsEqual(another.effects) { $0.isSame(as: $1) }
      && (one.value == another.value
        || index.sortKey(of: one.value) == index.sortKey(of: another.value))
  }

  /// What callers take of a summary or of findings.
  private struct Result {
    struct Details: Equatable {
      var dispatches: Set<Callable> = []
      var run = MemberRun()
      var own = OwnEffects()
      var inputUses: [String] = []
      var isIncomplete = false
    }

    let value: AbstractValue
    let effects: [Effect]
    let details: Details
  }

  private func recursiveResult(of assumption: Trace.Subject, _ index: SourceIndex) -> Result? {
    guard case .summary(let context) = assumption else { return nil }
    return recursiveSummaries[context].map { result(of: $0, index) }
  }

  private func result(of summary: Summary, _ index: SourceIndex) -> Result {
    Result(
      value: summary.value, effects: summary.effects,
      details: .init(
        run: summary.run, inputUses: summary.inputUses.map(index.sortKey),
        isIncomplete: summary.isIncomplete))
  }

  private func result(of assumption: Trace.Subject, _ index: SourceIndex) -> Result? {
    switch assumption {
    case .summary(let context): summaries[context].map { result(of: $0, index) }
    case .findings(let body):
      findings[body].map {
        Result(
          value: $0.value, effects: $0.effects,
          details: .init(dispatches: $0.dispatches, own: $0.own))
      }
    }
  }
}

extension Trace.Subject {
  fileprivate func occurrences(of effects: [Effect]) -> Set<Effect.Occurrence> {
    switch self {
    // Callers don't depend on which call in the body has the effect.
    case .summary: Set(effects.map { $0.maker == nil ? $0.occurrence.anywhere : $0.occurrence })
    case .findings: Set(effects.map(\.occurrence))
    }
  }
}
