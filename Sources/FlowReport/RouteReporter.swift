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
  ///   - route: Segues of which each starts where the one before leads; none where the two scenes
  ///     are one.
  ///   - end: The last scene.
  ///   - graph: The graph that holds them.
  package func report(
    _ route: [Segue], to end: Scene, in graph: FlowGraph
  ) -> String {
    var lines: [String] = []
    for segue in route {
      lines.append(graph.scene(segue.source)?.caption ?? segue.source.description.singleLine)
      let words = [segue.kind.rawValue] + segue.captionLines
      lines.append("  \(words.joined(separator: ", ")) (\(segue.location.description.singleLine))")
    }
    lines.append(end.caption)
    return lines.joined(separator: "\n") + "\n"
  }
}
