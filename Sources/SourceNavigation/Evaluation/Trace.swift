import SourceModel

/// What the evaluation of a body depends on, and what it finds in addition to effects: values of
/// properties, and the closures that a member runs.
///
/// Traces are shared, as very many bodies may apply one summary.
final class Trace {
  /// Something that was still being evaluated when it was needed. What the previous round found
  /// stood for it.
  enum Assumption: Hashable {
    case summary(CallContext)
    case findings(Body)
  }

  /// The callable that was evaluated.
  let callable: Callable?
  private(set) var reads: Set<PropertyRead> = []
  private(set) var writes: Set<PropertyWrite> = []
  /// In the order of the calls.
  private(set) var assumptions: [Assumption] = []
  /// The members that run closures, by the number of the closure.
  private(set) var closureHomes: [Int: Set<Member>] = [:]
  /// Callables that were not evaluated completely.
  private(set) var cutCallables: Set<Callable> = []
  /// The traces of what was applied, in the order of the calls.
  private(set) var parts: [Trace] = []
  private var assumed: Set<Assumption> = []
  private var known: Set<ObjectIdentifier> = []

  init(of callable: Callable? = nil) { self.callable = callable }

  func read(_ read: PropertyRead) { reads.insert(read) }

  func write(_ write: PropertyWrite) { writes.insert(write) }

  func assume(_ assumption: Assumption) {
    if assumed.insert(assumption).inserted { assumptions.append(assumption) }
  }

  /// Notes that a closure runs when a member is used.
  func note(closure: Int, runsBy member: Member) {
    closureHomes[closure, default: []].insert(member)
  }

  func cut(_ callable: Callable) { cutCallables.insert(callable) }

  func include(_ part: Trace) {
    if part !== self, known.insert(ObjectIdentifier(part)).inserted { parts.append(part) }
  }

  /// The traces that some depend on, at any depth, including these.
  ///
  /// - Parameter further: The traces of what a trace assumes.
  /// - Complexity: O(*n*) for *n* traces and their parts.
  static func all(
    of traces: some Sequence<Trace>, _ further: (Trace) -> [Trace]
  ) -> [Trace] {
    var met: Set<ObjectIdentifier> = []
    var all: [Trace] = []
    var pending = Array(traces)
    while let trace = pending.popLast() {
      guard met.insert(ObjectIdentifier(trace)).inserted else { continue }
      all.append(trace)
      pending += trace.parts
      pending += further(trace)
    }
    return all
  }

  /// Those of some traces that depend, at any depth, on one that is outdated.
  static func outdated(
    of all: [Trace], where isOutdated: (Trace) -> Bool
  ) -> Set<ObjectIdentifier> {
    var users: [ObjectIdentifier: [Trace]] = [:]
    for trace in all {
      for part in trace.parts { users[ObjectIdentifier(part), default: []].append(trace) }
    }
    var outdated: Set<ObjectIdentifier> = []
    var pending = all.filter(isOutdated)
    while let trace = pending.popLast() {
      let id = ObjectIdentifier(trace)
      if outdated.insert(id).inserted { pending += users[id] ?? [] }
    }
    return outdated
  }
}
