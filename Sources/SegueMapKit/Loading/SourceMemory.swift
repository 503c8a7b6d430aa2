import FlowModel
import ProjectFiles
import SourceModel
import SourceNavigation
import Synchronization

/// The result of analysing an app's source, kept from one state to the next: most commits change no
/// source that the flow depends on, and the analysis costs more than anything else.
final class SourceMemory: Sendable {
  private struct Known {
    let units: [SourceUnit]
    let targets: TargetMembership
    let facts: NavigationFacts
  }

  private let latest = Mutex<Known?>(nil)

  /// Returns the navigation facts of all of an app's source.
  ///
  /// - Complexity: O(*n*) for *n* units of the state before, which share their memory.
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
  /// Analyses an app's source, which needs a deep stack.
  ///
  /// - Parameter cancellation: Ends the analysis early; the facts are incomplete then.
  init(
    of units: [SourceUnit], targets: TargetMembership, until cancellation: LoadCancellation? = nil
  ) {
    self = DeepThreads.result {
      NavigationAnalysis(units, targets: targets)
        .facts { cancellation?.isRequested ?? false }
    }
  }
}
