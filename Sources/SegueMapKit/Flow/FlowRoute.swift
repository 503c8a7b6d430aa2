import FlowAnalysis
import FlowModel
import FlowReport

extension AppFlow {
  /// Returns the fewest segues that lead from one scene to another.
  ///
  /// ```swift
  /// if let route = try flow.route(from: "Login", to: "Settings") { print(route) }
  /// ```
  ///
  /// - Parameters:
  ///   - start: A name, class, storyboard identifier or `path#objectID`.
  ///   - end: Likewise.
  /// - Returns: `nil` if no path of segues leads there.
  /// - Throws: ``FlowError/unknownScene(_:suggestions:)`` and
  ///   ``FlowError/ambiguousScene(_:matches:)``.
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  public func route(from start: String, to end: String) throws(FlowError) -> FlowRoute? {
    let first = try scene(named: start)
    let last = try scene(named: end)
    guard let segues = graph.shortestRoute(from: first.id, to: last.id) else { return nil }
    return FlowRoute(
      segueIDs: segues.map(\.id.description),
      description: RouteReporter().report(segues, to: last, in: graph))
  }
}

/// A way through an app, from one scene to another.
public struct FlowRoute: Hashable, Sendable, CustomStringConvertible {
  /// The segues in the order of travel, as `path#objectID`; none from a scene to itself.
  public let segueIDs: [String]
  /// The scenes and segues in the order of travel, a line each.
  public let description: String
}
