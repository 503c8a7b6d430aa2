package import FlowDiff

/// Writes what changed between two states of a flow as text.
///
/// A report ends in one newline, is the same for the same changes on every host, and escapes
/// whatever the user's files hold for the place that it goes to. Where nothing changed it is empty.
package protocol ChangesReporter: Sendable {
  func report(_ changes: FlowChanges) -> String
  /// What a file that someone waits for says where nothing changed.
  var unchanged: String { get }
}
