public import FlowModel

/// Some scenes are at most a number of taps away.
public struct MaxTapsPolicy: Policy {
  public let name: String
  public let taps: Int
  /// Where to count from; `nil` for the app's entry points.
  public var from: SceneSelector?
  /// The scenes; `nil` for all that can be reached.
  public var to: SceneSelector?
  public var severity: Finding.Severity
  /// Why; part of the message.
  public var comment: String?

  public init(
    name: String, taps: Int, from: SceneSelector? = nil, to: SceneSelector? = nil,
    severity: Finding.Severity = .warning, comment: String? = nil
  ) {
    self.name = name
    self.taps = taps
    self.from = from
    self.to = to
    self.severity = severity
    self.comment = comment
  }

  /// A scene that can't be reached at all is no finding of this policy.
  public func findings(in app: LintSubject) -> [Finding] {
    let graph = app.graph
    let walk = PolicyWalk(graph, from: from?.scenes(of: graph) ?? Set(graph.entryPoints))
    let wanted = to?.scenes(of: graph)
    return walk.distances.sorted { $0.key < $1.key }.compactMap { id, distance in
      guard distance > taps, wanted?.contains(id) ?? true, let scene = graph.scene(id),
        scene.isScreen, let route = walk.route(to: id)
      else { return nil }
      return Finding(
        severity, rule: name,
        message: "'\(scene.name)' is \(distance) taps away: \(walk.words(of: route)); "
          + "expected at most \(taps)" + (comment.map { " (\($0))" } ?? ""), at: scene.location)
    }
  }
}
