package import FlowDiff

/// Writes the changes between two states of a flow as text.
///
/// A report ends in one newline and is the same on every host. It escapes text of the user's files
/// as its format requires. It is empty if nothing changed.
package protocol ChangesReporter: Sendable {
  func report(_ changes: FlowChanges) -> String
  /// The text of an output file if nothing changed.
  var unchanged: String { get }
}
