/// Writes a history as text, commit by commit, so that each can be shown as it is found.
package protocol HistoryReporter: Sendable {
  /// What comes before all commits.
  var opening: String { get }

  func entry(_ entry: HistoryEntry, isFirst: Bool) -> String

  /// What comes after all commits.
  ///
  /// - Parameter isEmpty: Whether there was none.
  func closing(isEmpty: Bool) -> String
}
