package import FlowModel

/// Writes a way through an app: the scenes and the segues between them, in the order of travel.
///
/// ```text
/// Login
///   show ‘toHome’, tap ‘Sign in’ (App/Main.storyboard:40)
/// Home
/// ```
package struct RouteReporter: Sendable {
  package init() {}

  /// - Parameters:
  ///   - route: Segues, each starting where the one before leads; empty if start and end are the
  ///     same scene.
  ///   - end: The last scene.
  ///   - graph: The graph that contains them.
  package func report(
    _ route: [Segue], to end: Scene, in graph: FlowGraph
  ) -> String {
    var lines: [String] = []
    for segue in route {
      lines.append(graph.scene(segue.source)?.caption ?? segue.source.description.singleLine)
      lines.append("  \(step(segue)) (\(segue.location.description.singleLine))")
    }
    lines.append(end.caption)
    return lines.joined(separator: "\n") + "\n"
  }

  private func step(_ segue: Segue) -> String {
    if segue.origin == .code { return segue.captionLines.joined(separator: " ") + ", from code" }
    var words = [segue.kind.rawValue.singleLine] + segue.captionLines
    if segue.isPerformedByCode, let site = segue.callSites.first {
      words.append("performed at \(site.location.description.singleLine)")
    }
    return words.joined(separator: ", ")
  }
}
