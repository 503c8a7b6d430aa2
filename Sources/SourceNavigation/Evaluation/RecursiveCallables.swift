import FlowModel

/// The callables that call themselves, directly or through others.
struct RecursiveCallables {
  private var calls: [Callable: Set<Callable>] = [:]

  /// - Complexity: O(*n*) for *n* parts and assumptions of the traces.
  init(_ traces: [Trace]) {
    for trace in traces {
      guard let caller = trace.callable else { continue }
      var called = Set(trace.parts.compactMap(\.callable))
      for case .findings(let body) in trace.assumptions { called.insert(body.root) }
      // A call depends on the findings of its own body, too.
      called.remove(caller)
      for case .summary(let context) in trace.assumptions { called.insert(context.callable) }
      calls[caller, default: []].formUnion(called)
    }
  }

  var all: Set<Callable> {
    let components = StronglyConnectedComponents(of: calls.keys) { [calls] in
      Array(calls[$0] ?? [])
    }
    let recursive = components.all.filter { component in
      component.count > 1 || calls[component[0]]?.contains(component[0]) == true
    }
    return Set(recursive.joined())
  }
}
