import FlowModel
import ProjectFiles
import SourceModel
import SourceNavigation
import Synchronization

/// What an app's source was found to say, kept from one state to the next: most commits change no
/// source that has a bearing on the flow, and to follow it costs more than all else.
final class SourceMemory: Sendable {
  private struct Known {
    let units: [SourceUnit]
    let targets: TargetMembership
    let facts: NavigationFacts
  }

  private let latest = Mutex<Known?>(nil)

  /// Returns what all of an app's source says.
  ///
  /// - Complexity: O(*n*) for *n* units that were asked of before, as those are the same in memory.
  func facts(of units: [SourceUnit], targets: TargetMembership) -> NavigationFacts {
    if let latest = latest.withLock({ $0 }), latest.units == units, latest.targets == targets {
      return latest.facts
    }
    let facts = NavigationFacts(of: units, targets: targets)
    latest.withLock { $0 = Known(units: units, targets: targets, facts: facts) }
    return facts
  }
}

extension NavigationFacts {
  /// What an app's source says; following it needs a deep stack.
  init(of units: [SourceUnit], targets: TargetMembership) {
    self = DeepThreads.result { NavigationAnalysis(units, targets: targets).facts() }
  }
}
