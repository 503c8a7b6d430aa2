package import FlowDiff

/// A commit that changed the flow, as a report tells of it.
package struct HistoryEntry: Sendable {
  /// In hexadecimal digits, whole.
  package let commit: String
  /// As much of it as tells it apart.
  package let shortCommit: String
  /// ISO 8601, by the author's clock.
  package let date: String
  /// The first line of its message.
  package let subject: String
  package let changes: FlowChanges

  package init(
    commit: String, shortCommit: String, date: String, subject: String, changes: FlowChanges
  ) {
    self.commit = commit
    self.shortCommit = shortCommit
    self.date = date
    self.subject = subject
    self.changes = changes
  }
}
