import SourceModel

extension Evaluator {
  /// The maximum number of rounds. Values that go on changing are those of the last one.
  private static let mostRounds = 12
  /// The number of rounds after which fewer effects than were assumed are no reason for another.
  private static let strictRounds = 4
  /// The number of rounds after which a property keeps the values that it had. What only every other round
  /// finds, and a text that is appended to itself, would change for ever. So would what runs in a cycle of calls that
  /// leave out different calls in each round; from then on, that is determined after the last round (``ContextRuns``).
  private static let renewingRounds = 6

  /// The findings of all bodies, and of those that subclasses inherit.
  ///
  /// - Parameter isCancelled: Asked before each body. If it is true, the findings are of the bodies before it.
  func findings(of roots: [Callable], until isCancelled: () -> Bool) -> [BodyFindings] {
    var round = 1
    while true {
      var found: [BodyFindings] = []
      for root in roots {
        if isCancelled() { return found }
        found.append(findings(of: Body(root)))
      }
      var dispatch = SubclassDispatch(self, found)
      let all = dispatch.run()
      let traces = (found + dispatch.evaluated).map(\.trace)
      if end(round, traces) { return all }
      round += 1
    }
  }

  /// Ends a round, and begins another one unless it was the last.
  ///
  /// - Parameter traces: The traces of the findings.
  /// - Returns: Whether it was the last.
  private func end(_ round: Int, _ traces: [Trace]) -> Bool {
    let live = LiveTraces(of: traces, in: round) { trace in
      trace.assumptions.compactMap { assumption in
        evaluate(assumption)
        return current.trace(of: assumption)
      }
    }
    live.propagateDispatches()
    let stores = PropertyStores(
      index, live.all.lazy.flatMap(\.writes),
      keeping: round < Self.renewingRounds ? nil : current.stores)
    let changing = unsettle(live, with: stores, allowingMore: round > Self.strictRounds)
    // What takes the place of a part is a call of the same callable.
    let added = live.all.lazy.filter(\.isNew)
    let grown = cycles.add(added, changing: round < Self.renewingRounds ? [] : changing ?? [])
    let isCoarser = live.unsettle { $0.callable.map(grown.contains) ?? false }
    guard changing != nil || isCoarser, round < Self.mostRounds, !isExhausted else {
      keepNotes(of: live.all)
      return true
    }
    let assumptions = live.all.lazy.flatMap(\.assumptions)
    begin(current.next(with: stores, after: round, assumptions: assumptions))
    return false
  }

  /// Finds the traces of what depends on something else than what is known now.
  ///
  /// - Returns: The callables of which something else was assumed than was found; `nil` if there is no such trace.
  private func unsettle(
    _ live: LiveTraces, with stores: PropertyStores, allowingMore: Bool
  ) -> Set<Callable>? {
    var isChanged: [PropertyRead: Bool] = [:]
    var isWrong: [Trace.Subject: Bool] = [:]
    let isUnsettled = live.unsettle { trace in
      looksUpMore(trace)
        || trace.reads.contains { read in
          isChanged.value(for: read) { stores.differ(from: current.stores, for: read) }
        }
        || trace.assumptions.contains { assumption in
          isWrong.value(for: assumption) {
            !current.agrees(with: previous, on: assumption, allowingMore: allowingMore, index)
          }
        }
    }
    guard isUnsettled else { return nil }
    return Set(isWrong.lazy.filter(\.value).map(\.key.callable))
  }

  /// Whether a body looks up more members in its own type than was known when it was evaluated.
  private func looksUpMore(_ trace: Trace) -> Bool {
    guard case .findings(let body)? = trace.subject, let known = current.findings[body] else {
      return false
    }
    return known.trace === trace && body.dispatches(in: trace, self) != known.dispatches
  }

  /// Evaluates what was assumed and did not come up otherwise.
  private func evaluate(_ assumption: Trace.Subject) {
    guard current.trace(of: assumption) == nil else { return }
    switch assumption {
    case .summary(let context): _ = summary(of: context)
    case .findings(let body): findings(of: body)
    }
  }
}

extension Dictionary {
  fileprivate mutating func value(for key: Key, _ make: () -> Value) -> Value {
    if let known = self[key] { return known }
    let value = make()
    self[key] = value
    return value
  }
}
