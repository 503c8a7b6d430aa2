package import FlowModel

/// Some scenes are at most a number of taps away.
package struct MaxTapsPolicy: Policy {
  package let name: String
  package let taps: Int
  /// Where to count from; `nil` for the app's entry points.
  package var from: SceneSelector?
  /// The scenes; `nil` for all that can be reached.
  package var to: SceneSelector?
  package var severity = Diagnostic.Severity.warning
  /// Why; part of the message.
  package var comment: String?

  package init(name: String, taps: Int) {
    self.name = name
    self.taps = taps
  }

  /// A scene that can't be reached at all is no finding of this policy.
  package func findings(in app: LintSubject) -> [Diagnostic] {
    let graph = app.graph
    let walk = PolicyWalk(graph, from: from?.scenes(of: graph) ?? Set(graph.entryPoints))
    let wanted = to?.scenes(of: graph)
    return walk.distances.sorted { $0.key < $1.key }.compactMap { id, distance in
      guard distance > taps, wanted?.contains(id) ?? true, let scene = graph.scene(id),
        scene.isScreen, let route = walk.route(to: id)
      else { return nil }
      return Diagnostic(
        severity, rule: name,
        message: "'\(scene.name)' is \(distance) taps away: \(walk.words(of: route)); "
          + "expected at most \(taps)" + (comment.map { " (\($0))" } ?? ""), at: scene.location)
    }
  }
}
