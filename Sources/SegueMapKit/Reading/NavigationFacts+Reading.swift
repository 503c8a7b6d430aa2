import SourceModel
import SourceNavigation
import Synchronization

extension NavigationFacts {
  /// What an app's source says, worked out on all cores.
  init(of units: [SourceUnit]) {
    self = NavigationAnalysis(units) { count, body in
      let next = Atomic(0)
      DeepThreads.run(max(1, min(ProcessEnvironment.processorCount, count))) {
        while case let index = next.add(1, ordering: .relaxed).oldValue, index < count {
          body(index)
        }
      }
    }.facts()
  }
}
