/// Writes a history as text, commit by commit, so that each is shown as soon as it is found.
package protocol HistoryReporter: Sendable {
  /// The text before all commits.
  var opening: String { get }

  func entry(_ entry: HistoryEntry, isFirst: Bool) -> String

  /// Returns the text after all commits.
  ///
  /// - Parameter isEmpty: Whether there were no commits.
  func closing(isEmpty: Bool) -> String
}
