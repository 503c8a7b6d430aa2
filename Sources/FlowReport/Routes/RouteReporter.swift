package import FlowModel

/// Ways from one scene to another.
package struct Routes: Hashable, Sendable {
  package let start: Scene
  package let end: Scene
  /// Each in the order of travel; empty for a way from a scene to itself.
  package let routes: [[Segue]]
  /// Whether these are all that are asked for.
  package let isComplete: Bool

  package init(from start: Scene, to end: Scene, _ routes: [[Segue]], isComplete: Bool) {
    self.start = start
    self.end = end
    self.routes = routes
    self.isComplete = isComplete
  }
}

/// Writes ways as text; the contract is that of ``GraphReporter``.
package protocol RouteReporter: Sendable {
  /// - Parameter graph: The graph that contains the scenes and segues.
  func report(_ routes: Routes, in graph: FlowGraph) -> String
}
