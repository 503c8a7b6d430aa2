import SourceModel
import SourceNavigation
import Synchronization

/// What functions of an app navigate as their caller tells them, kept from one state to the next: most
/// commits change no source that could tell otherwise.
final class HelperNames: Sendable {
  private struct Answer {
    let units: [SourceUnit]
    let names: Set<String>
  }

  /// One reading asks several times, each time of more units.
  private static let answerLimit = 4

  /// The latest first.
  private let answers = Mutex<[Answer]>([])

  /// - Complexity: O(*n*) for *n* units that were asked of before, as those are the same in memory.
  func names(of units: [SourceUnit]) -> Set<String> {
    let units = units.sorted { $0.path < $1.path }
    if let known = answers.withLock({ $0.first { $0.units == units } }) { return known.names }
    let names = NavigationAnalysis.helperNames(of: units)
    answers.withLock { answers in
      answers.insert(Answer(units: units, names: names), at: 0)
      if answers.count > Self.answerLimit { answers.removeLast() }
    }
    return names
  }
}
