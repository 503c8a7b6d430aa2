import SourceModel
import SourceNavigation
import Synchronization

/// What an app's source was found to say, kept from one state to the next: most commits change no
/// source that has a bearing on the flow, and to follow it costs more than all else.
///
/// Like ``ParsedFiles``, it is to be let go on one of ``DeepThreads``.
final class SourceMemory: Sendable {
  /// Answers to the latest questions, of which the parsed source was the same.
  private struct Answers<Value: Sendable> {
    private var entries: [(units: [SourceUnit], value: Value)] = []

    subscript(units: [SourceUnit]) -> Value? { entries.first { $0.units == units }?.value }

    mutating func add(_ value: Value, for units: [SourceUnit], limit: Int) {
      entries.insert((units, value), at: 0)
      if entries.count > limit { entries.removeLast() }
    }
  }

  private let helperNames = Mutex(Answers<Set<String>>())
  private let facts = Mutex(Answers<NavigationFacts>())

  /// Returns what functions navigate as their caller tells them.
  ///
  /// - Complexity: O(*n*) for *n* units that were asked of before, as those are the same in memory.
  func helperNames(of units: [SourceUnit]) -> Set<String> {
    let units = units.sorted { $0.path < $1.path }
    if let known = helperNames.withLock({ $0[units] }) { return known }
    let names = NavigationAnalysis.helperNames(of: units)
    // One reading asks several times, each time of more units.
    helperNames.withLock { $0.add(names, for: units, limit: 4) }
    return names
  }

  /// Returns what all of an app's source says.
  ///
  /// - Complexity: As ``helperNames(of:)``.
  func facts(of units: [SourceUnit]) -> NavigationFacts {
    if let known = facts.withLock({ $0[units] }) { return known }
    let facts = NavigationFacts(of: units)
    self.facts.withLock { $0.add(facts, for: units, limit: 1) }
    return facts
  }
}
