import FlowModel

/// The cycles of callables that call each other, or of one that calls itself, whose results go on changing from round to
/// round.
struct CallCycles {
  /// What each callable calls, by number.
  private var calls: [Set<Int>] = []
  private var callables: [Callable] = []
  private var called: Set<Callable> = []
  private var numbers: [Callable: Int] = [:]
  private var changing: Set<Callable> = []
  /// The cycle of each callable that is in one, and the number of callables in each cycle.
  private var cycles: [Callable: Int] = [:]
  private var sizes: [Int] = []

  /// Adds calls that a round found, and the callables whose results changed in it. Cycles of earlier rounds remain.
  ///
  /// - Returns: The callables whose cycle is new or has grown.
  /// - Complexity: O(*n*) for *n* parts and assumptions of the traces, and of those before.
  mutating func add(_ traces: some Sequence<Trace>, changing: Set<Callable>) -> Set<Callable> {
    self.changing.formUnion(changing)
    for trace in traces {
      guard let caller = trace.callable.map({ number(of: $0) }) else { continue }
      for part in trace.parts {
        // A call depends on the findings of its own body, too.
        if let called = part.callable, called != trace.callable { add(called, to: caller) }
      }
      for assumption in trace.assumptions {
        switch assumption {
        case .findings(let body): if body.root != trace.callable { add(body.root, to: caller) }
        case .summary(let context): add(context.callable, to: caller)
        }
      }
    }
    if self.changing.isEmpty { return [] }
    let earlier = self
    findCycles()
    return Set(cycles.keys.filter { size(of: $0) != earlier.size(of: $0) })
  }

  /// Whether a call of a callable was followed.
  func isCalled(_ callable: Callable) -> Bool { called.contains(callable) }

  /// Whether a callable is in a cycle.
  func contains(_ callable: Callable) -> Bool { cycles[callable] != nil }

  /// Whether both callables are in the same cycle.
  func contains(_ caller: Callable, _ called: Callable) -> Bool {
    cycles[caller].map { $0 == cycles[called] } ?? false
  }

  private func size(of callable: Callable) -> Int? { cycles[callable].map { sizes[$0] } }

  private mutating func number(of callable: Callable) -> Int {
    if let known = numbers[callable] { return known }
    numbers[callable] = callables.count
    callables.append(callable)
    calls.append([])
    return callables.count - 1
  }

  private mutating func add(_ called: Callable, to caller: Int) {
    self.called.insert(called)
    calls[caller].insert(number(of: called))
  }

  private mutating func findCycles() {
    cycles = [:]
    sizes = []
    for component in StronglyConnectedComponents(of: calls.map(Array.init)).all
    where component.contains(where: { changing.contains(callables[$0]) })
      && (component.count > 1 || calls[component[0]].contains(component[0]))
    {
      for number in component { cycles[callables[number]] = sizes.count }
      sizes.append(component.count)
    }
  }
}
