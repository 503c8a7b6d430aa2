package import FlowModel

/// Writes ways through an app: the scenes and the segues between them, in the order of travel.
///
/// ```text
/// Login
///   show ‘toHome’, tap ‘Sign in’ (App/Main.storyboard:40)
/// Home
/// ```
package struct TextRouteReporter: RouteReporter {
  package init() {}

  /// An empty line stands between two routes.
  package func report(_ routes: Routes, in graph: FlowGraph) -> String {
    routes.routes.map { report($0, to: routes.end, in: graph) }.joined(separator: "\n")
  }

  private func report(_ route: [Segue], to end: Scene, in graph: FlowGraph) -> String {
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
