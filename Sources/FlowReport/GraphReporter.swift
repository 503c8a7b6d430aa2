package import FlowModel

/// Writes a graph as text.
///
/// A report ends in one newline, is the same for the same graph on every host, and escapes whatever
/// the user's files hold for the place that it goes to.
package protocol GraphReporter: Sendable {
  func report(_ graph: FlowGraph) -> String
}
