import SourceModel

/// The slices of an app's bodies, computed on demand.
final class NavigationSlices {
  let relevance: NavigationRelevance
  /// The bodies that may have an effect, or make a screen.
  let roots: Set<Callable>
  /// The names that closures mention.
  let closures = ClosureTable()
  private let index: SourceIndex
  private var known: [Callable: NavigationSlice] = [:]

  init(_ index: SourceIndex, _ relevance: NavigationRelevance, roots: Set<Callable>) {
    self.index = index
    self.relevance = relevance
    self.roots = roots
  }

  func slice(of callable: Callable) -> NavigationSlice {
    if let slice = known[callable] { return slice }
    let slice = makeSlice(of: callable)
    known[callable] = slice
    return slice
  }

  private func makeSlice(of callable: Callable) -> NavigationSlice {
    let scope = TypeScope(owner: callable.owner(in: index), path: callable.path(in: index))
    switch callable {
    case .function(let id):
      let function = index.functions[id].declaration
      let keepsResult =
        function.isSegueAction || index.isTelling(function.returnType, in: scope)
        || !function.genericParameters.isEmpty
      return NavigationSlicer.slice(function, keepsResult: keepsResult, relevance, closures)
    case .variable(let id):
      let variable = index.variables[id].declaration
      let keepsResult = variable.type == nil || index.isTelling(variable.type, in: scope)
      return NavigationSlicer.slice(variable, keepsResult: keepsResult, relevance, closures)
    }
  }
}

/// The names that closures in slices mention, by the number of the closure.
final class ClosureTable {
  private var mentions: [Set<String>] = []

  /// - Returns: The closure's number, from 1.
  func add(_ mentions: Set<String>) -> Int {
    self.mentions.append(mentions)
    return self.mentions.count
  }

  func mentions(of closure: Closure) -> Set<String> {
    closure.number == 0 ? [] : mentions[closure.number - 1]
  }
}
