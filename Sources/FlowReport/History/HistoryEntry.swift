package import FlowDiff

/// A commit that changed the flow.
package struct HistoryEntry: Sendable {
  /// The full hash in hexadecimal digits.
  package let commit: String
  /// The shortest unique prefix of the hash.
  package let shortCommit: String
  /// The author's date, in ISO 8601.
  package let date: String
  /// The first line of the commit message.
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
