import FlowModel

/// The callables that call themselves, directly or through others.
struct RecursiveCallables {
  /// What each callable calls, by number.
  private var calls: [Set<Int>] = []
  private var callables: [Callable] = []
  private var numbers: [Callable: Int] = [:]

  /// - Complexity: O(*n*) for *n* parts and assumptions of the traces.
  init(_ traces: [Trace]) {
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
  }

  private mutating func number(of callable: Callable) -> Int {
    if let known = numbers[callable] { return known }
    numbers[callable] = callables.count
    callables.append(callable)
    calls.append([])
    return callables.count - 1
  }

  private mutating func add(_ called: Callable, to caller: Int) {
    calls[caller].insert(number(of: called))
  }

  var all: Set<Callable> {
    let components = StronglyConnectedComponents(of: calls.map(Array.init)).all
    let recursive = components.filter { $0.count > 1 || calls[$0[0]].contains($0[0]) }
    return Set(recursive.joined().map { callables[$0] })
  }
}
