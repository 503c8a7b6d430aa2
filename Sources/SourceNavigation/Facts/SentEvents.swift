/// The cases of enumerations that are sent to closures.
///
/// A closure is evaluated once for all that it may get, and once for each case that is sent to it. An effect that is
/// found for some cases belongs to the senders of these cases alone.
struct SentEvents {
  private var byProperty: [Member: [Member]] = [:]
  /// The closures that are evaluated for some case.
  private var receivers: Set<Int> = []
  private var covered: Set<Place> = []

  private struct Place: Hashable {
    let closure: Int
    let place: CallPlace
  }

  /// - Parameters:
  ///   - used: What is used anywhere in the app.
  ///   - runs: All evaluations of closures.
  ///   - effects: The effects of all bodies.
  init(
    _ used: some Sequence<Member>, _ runs: some Sequence<ClosureRun>,
    _ effects: some Sequence<Effect>
  ) {
    for member in used {
      guard case .event(let property, _) = member else { continue }
      byProperty[.property(property), default: []].append(member)
    }
    receivers = Set(runs.lazy.filter { $0.event != nil }.map(\.closure))
    for effect in effects {
      for run in effect.closures where run.event != nil {
        covered.insert(Place(closure: run.closure, place: effect.place))
      }
    }
  }

  /// Whether cases are sent to a property.
  func contains(_ property: Member) -> Bool { byProperty[property] != nil }

  /// What sends cases to a property whose closure does not tell them apart.
  func senders(to property: Member, in run: ClosureRun) -> [Member] {
    receivers.contains(run.closure) ? [] : byProperty[property] ?? []
  }

  /// Whether an effect that a closure has for all cases is found for some of them.
  func covers(_ effect: Effect, of run: ClosureRun) -> Bool {
    run.event == nil && covered.contains(Place(closure: run.closure, place: effect.place))
  }
}
