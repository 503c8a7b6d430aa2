import FlowModel
import ProjectFiles
import SourceModel
import SourceNavigation
import Synchronization

/// The results of analysing the last two states of an app's source: most commits change no source that the flow
/// depends on, and the analysis costs more than anything else.
final class SourceMemory: Sendable {
  private final class State: Sendable {
    let units: [SourceUnit]
    let targets: TargetMembership
    let facts = Mutex<NavigationFacts?>(nil)

    init(units: [SourceUnit], targets: TargetMembership) {
      self.units = units
      self.targets = targets
    }
  }

  private let latest = Mutex<[State]>([])

  /// Returns the navigation facts of all of an app's source. Of several threads that need the same, one analyses it.
  ///
  /// - Complexity: O(*n*) for *n* units of the states before, which share their memory.
  func facts(of units: [SourceUnit], targets: TargetMembership) -> NavigationFacts {
    state(of: units, targets: targets).facts.withLock { known in
      let facts = known ?? NavigationFacts(of: units, targets: targets)
      known = facts
      return facts
    }
  }

  private func state(of units: [SourceUnit], targets: TargetMembership) -> State {
    latest.withLock { latest in
      if let known = latest.last(where: { $0.units == units && $0.targets == targets }) {
        return known
      }
      let state = State(units: units, targets: targets)
      latest = latest.suffix(1) + [state]
      return state
    }
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
