import ProjectFiles
import SourceModel
import SourceNavigation
import Synchronization

/// What an app's source was found to say, kept from one state to the next: most commits change no
/// source that has a bearing on the flow, and to follow it costs more than all else.
final class SourceMemory: Sendable {
  private let latest = Mutex<(units: [SourceUnit], facts: NavigationFacts)?>(nil)

  /// Returns what all of an app's source says.
  ///
  /// - Complexity: O(*n*) for *n* units that were asked of before, as those are the same in memory.
  func facts(of units: [SourceUnit]) -> NavigationFacts {
    if let latest = latest.withLock({ $0 }), latest.units == units { return latest.facts }
    let facts = NavigationFacts(of: units)
    latest.withLock { $0 = (units, facts) }
    return facts
  }
}

extension NavigationFacts {
  /// What an app's source says; following it needs a deep stack.
  init(of units: [SourceUnit]) {
    self = DeepThreads.result { NavigationAnalysis(units).facts() }
  }
}
