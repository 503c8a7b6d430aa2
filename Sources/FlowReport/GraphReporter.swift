package import FlowModel

/// Writes a graph as text.
///
/// A report ends in one newline and is the same on every host. It escapes text of the user's files
/// as its format requires.
package protocol GraphReporter: Sendable {
  func report(_ graph: FlowGraph) -> String
}
