import SourceModel

/// What the evaluation of a body depends on, and what it finds in addition to effects: values of
/// properties, and the closures that a member runs.
///
/// Traces are shared, as very many bodies may apply one summary.
final class Trace {
  /// Something with a result.
  enum Subject: Hashable {
    case summary(CallContext)
    case findings(Body)

    var callable: Callable {
      switch self {
      case .summary(let context): context.callable
      case .findings(let body): body.root
      }
    }
  }

  /// How a trace stands in the next round.
  enum State {
    case settled
    /// It depends on something outdated, whose result may be the same all the same.
    case unsettled
    /// It reads or assumes something that has changed.
    case outdated
  }

  /// What was evaluated, if its result is kept.
  var subject: Subject?
  var state = State.settled
  /// The last round in which the trace was live, and its number among those that were.
  private(set) var round = 0
  private(set) var number = 0
  /// Whether the trace was not live before that round.
  private(set) var isNew = false
  /// The callable that was evaluated.
  let callable: Callable?
  private(set) var reads: Set<PropertyRead> = []
  private(set) var writes: Set<PropertyWrite> = []
  /// What was still being evaluated when it was needed, in the order of the calls. What the previous
  /// round found stood for it.
  private(set) var assumptions: [Subject] = []
  /// The overridden members that were looked up in types, at any depth, for subclass dispatch.
  private(set) var dispatches: DispatchSet
  /// The members that run closures.
  private(set) var closureHomes: [ClosureRun: Set<Member>] = [:]
  /// The numbers of the closures that are called where the structures are known that hold them.
  private(set) var calledClosures: Set<Int> = []
  /// The types whose closures each member runs, whatever these do.
  private(set) var closureGivers: [Member: Set<Int>] = [:]
  /// The screens that are made with objects.
  private(set) var equipment: Set<Equipment> = []
  /// Callables that were not evaluated completely.
  private(set) var cutCallables: Set<Callable> = []
  /// The traces of what was applied, in the order of the calls.
  private(set) var parts: [Trace] = []
  private var assumed: Set<Subject> = []
  private var known: Set<ObjectIdentifier> = []

  init(of callable: Callable? = nil, dispatches: DispatchSet = DispatchSet()) {
    self.callable = callable
    self.dispatches = dispatches
  }

  func read(_ read: PropertyRead) { reads.insert(read) }

  func write(_ write: PropertyWrite) { writes.insert(write) }

  func assume(_ assumption: Subject) {
    if assumed.insert(assumption).inserted { assumptions.append(assumption) }
  }

  /// Notes that a closure is called where the structure is known that holds it.
  func note(callOf closure: Int) { calledClosures.insert(closure) }

  /// Notes that a closure runs when a member is used.
  ///
  /// - Parameter giver: The type that contains the closure.
  func note(_ run: ClosureRun, of giver: Int?, by member: Member) {
    closureHomes[run, default: []].insert(member)
    if let giver { closureGivers[member, default: []].insert(giver) }
  }

  func note(_ equipment: Equipment) { self.equipment.insert(equipment) }

  func note(dispatch: Int) { dispatches.insert(dispatch) }

  func cut(_ callable: Callable) { cutCallables.insert(callable) }

  func include(_ part: Trace) {
    guard part !== self, known.insert(ObjectIdentifier(part)).inserted else { return }
    parts.append(part)
    dispatches.formUnion(part.dispatches)
  }

  /// Frees what finds duplicates, as nothing is added any more.
  func finish() {
    assumed = []
    known = []
  }

  /// Replaces each part by the trace of what took its place.
  ///
  /// - Parameter renewed: Returns the other trace; `nil` if the result differs.
  /// - Returns: Whether all results are the same.
  func renewParts(_ renewed: (Trace) -> Trace?) -> Bool {
    for (number, part) in parts.enumerated() {
      guard let other = renewed(part) else { return false }
      parts[number] = other
      dispatches.formUnion(other.dispatches)
    }
    return true
  }

  /// Notes that the trace is live in a round.
  ///
  /// - Returns: Whether it was not yet.
  func enter(_ round: Int, as number: Int) -> Bool {
    guard self.round != round else { return false }
    isNew = self.round == 0
    self.round = round
    self.number = number
    state = .settled
    return true
  }

  /// Adds the dispatches of what the trace depends on.
  ///
  /// - Returns: Whether some are new.
  func addDispatches(of other: Trace) -> Bool { dispatches.formUnion(other.dispatches) }
}
