/// The callables that call themselves, directly or through others.
///
/// They are the members of the strongly connected components of the calls, found as by Kosaraju and
/// Sharir.
struct RecursiveCallables {
  private var calls: [Callable: Set<Callable>] = [:]
  private var callers: [Callable: Set<Callable>] = [:]

  /// - Complexity: O(*n*) for *n* parts and assumptions of the traces.
  init(_ traces: [Trace]) {
    for trace in traces {
      guard let caller = trace.callable else { continue }
      for part in trace.parts {
        // A call depends on the findings of its own body, too.
        if let called = part.callable, called != caller { add(caller, called) }
      }
      for assumption in trace.assumptions {
        switch assumption {
        case .summary(let context): add(caller, context.callable)
        case .findings(let body): if body.root != caller { add(caller, body.root) }
        }
      }
    }
  }

  private mutating func add(_ caller: Callable, _ called: Callable) {
    calls[caller, default: []].insert(called)
    callers[called, default: []].insert(caller)
  }

  var all: Set<Callable> {
    var met: Set<Callable> = []
    var finished: [Callable] = []
    for start in calls.keys { visit(start, along: calls, &met) { finished.append($0) } }
    met = []
    var recursive: Set<Callable> = []
    for start in finished.reversed() {
      var component: [Callable] = []
      visit(start, along: callers, &met) { component.append($0) }
      if component.count > 1 || calls[start]?.contains(start) == true {
        recursive.formUnion(component)
      }
    }
    return recursive
  }

  /// Visits what a callable leads to, each after what it leads to itself.
  private func visit(
    _ start: Callable, along edges: [Callable: Set<Callable>], _ met: inout Set<Callable>,
    _ finish: (Callable) -> Void
  ) {
    guard met.insert(start).inserted else { return }
    var path = [(callable: start, next: Array(edges[start] ?? [])[...])]
    while let last = path.indices.last {
      guard let next = path[last].next.popFirst() else {
        finish(path.removeLast().callable)
        continue
      }
      if met.insert(next).inserted { path.append((next, Array(edges[next] ?? [])[...])) }
    }
  }
}
