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

  init(_ stores: PropertyStores) { self.stores = stores }

  /// What of this round still holds in the next one.
  ///
  /// - Parameter isCurrent: Whether something with a trace was used, and depends on nothing that has
  ///   changed.
  func next(with stores: PropertyStores, where isCurrent: (Trace) -> Bool) -> Round {
    var next = Round(stores)
    next.summaries = summaries.filter { isCurrent($0.value.trace) }
    next.findings = findings.filter { isCurrent($0.value.trace) }
    return next
  }

  func trace(of assumption: Trace.Assumption) -> Trace? {
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
    with other: Round, on assumption: Trace.Assumption, allowingMore: Bool, _ index: SourceIndex
  ) -> Bool {
    if trace(of: assumption) === other.trace(of: assumption) { return true }
    guard let one = result(of: assumption), let another = other.result(of: assumption) else {
      return false
    }
    let effects = one.effects.occurrences
    let others = another.effects.occurrences
    return (allowingMore ? effects.isSubset(of: others) : effects == others)
      && (allowingMore || one.details == another.details)
      && index.sortKey(of: one.value) == index.sortKey(of: another.value)
  }

  /// What callers take of a summary or of findings.
  private struct Result {
    struct Details: Equatable {
      var dispatches: Set<Dispatch>
      var skipped: Set<SourceLocation> = []
      var own: Set<EffectSignatures.Number> = []
    }

    let value: AbstractValue
    let effects: [Effect]
    let details: Details
  }

  private func result(of assumption: Trace.Assumption) -> Result? {
    switch assumption {
    case .summary(let context):
      summaries[context].map {
        Result(
          value: $0.value, effects: $0.effects,
          details: .init(dispatches: $0.dispatches, skipped: $0.skipped))
      }
    case .findings(let body):
      findings[body].map {
        Result(
          value: $0.value, effects: $0.effects,
          details: .init(dispatches: $0.allDispatches, own: $0.own))
      }
    }
  }
}

extension [Effect] {
  fileprivate var occurrences: Set<Effect.Occurrence> { Set(map(\.occurrence)) }
}
