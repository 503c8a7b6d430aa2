import FlowAnalysis
public import FlowModel

/// No segue, or no route, leads from some scenes to others.
public struct ForbiddenPolicy: Policy {
  public let name: String
  /// Where the segues start; `nil` for any scene, or for the app's entry points if ``isTransitive``.
  public var from: SceneSelector?
  /// Where they lead to; `nil` for any scene.
  public var to: SceneSelector?
  /// Kinds of segues, or families of them; empty for all.
  public var kinds: Set<String>
  /// Only segues through a class or a storyboard reference that matches; `nil` for all.
  public var via: SceneSelector?
  /// Segues through such a class, and routes through such a scene, are allowed.
  public var unless: SceneSelector?
  /// Whether routes of several segues count, too.
  public var isTransitive: Bool
  public var severity: Finding.Severity
  /// Why; part of the message.
  public var comment: String?

  public init(
    name: String, from: SceneSelector? = nil, to: SceneSelector? = nil, kinds: Set<String> = [],
    via: SceneSelector? = nil, unless: SceneSelector? = nil, isTransitive: Bool = false,
    severity: Finding.Severity = .error, comment: String? = nil
  ) {
    self.name = name
    self.from = from
    self.to = to
    self.kinds = kinds
    self.via = via
    self.unless = unless
    self.isTransitive = isTransitive
    self.severity = severity
    self.comment = comment
  }

  public func findings(in app: LintSubject) -> [Finding] {
    isTransitive ? routes(in: app.graph) : segues(in: app.graph)
  }

  private func segues(in graph: FlowGraph) -> [Finding] {
    let starts = from?.scenes(of: graph)
    let ends = to?.scenes(of: graph)
    return graph.segues.compactMap { segue in
      let faulty = segue.starting(
        at: segue.starts.filter { start in
          let segue = segue.leaving(start)
          return (starts?.contains(start) ?? true)
            && (via.map { passes(segue, $0, in: graph) } ?? true)
            && !(unless.map { passes(segue, $0, in: graph) } ?? false)
        })
      guard let faulty, allows(segue),
        segue.targets.contains(where: { ends?.contains($0) ?? true })
      else { return nil }
      let source = graph.scene(faulty.source)?.name ?? faulty.source.description
      let targets = segue.targets.compactMap { graph.scene($0)?.name }.map { "'\($0)'" }
      let expected =
        unless.map { "; expected it to pass \($0.words)" } ?? "; expected no such segue"
      return finding(
        "'\(source)' leads to \(targets.joined(separator: ", ")) by '\(segue.kind.rawValue)'"
          + expected, at: segue.place)
    }
  }

  private func routes(in graph: FlowGraph) -> [Finding] {
    let starts = from?.scenes(of: graph) ?? Set(graph.entryPoints)
    let ends = to?.scenes(of: graph) ?? []
    let gates = unless?.scenes(of: graph) ?? []
    let walk = PolicyWalk(graph, from: starts, avoiding: gates) { segue in
      allows(segue) && !(unless.map { passes(segue, $0, in: graph) } ?? false)
    }
    return ends.subtracting(starts).sorted().compactMap { end in
      guard let route = walk.route(to: end), let last = route.last else { return nil }
      let expected =
        unless.map { "; expected every way to pass \($0.words)" } ?? "; expected no way"
      return finding(walk.words(of: route) + expected, at: last.place)
    }
  }

  private func allows(_ segue: Segue) -> Bool {
    kinds.isEmpty || kinds.contains(segue.kind.rawValue)
      || kinds.contains(segue.kind.family.rawValue)
      || (kinds.contains("code") && segue.origin == .code)
  }

  /// Whether a segue leads through a class or reference that matches.
  private func passes(_ segue: Segue, _ selector: SceneSelector, in graph: FlowGraph) -> Bool {
    if segue.through.contains(where: { selector.matches(className: $0.className) }) { return true }
    let scenes = selector.scenes(of: graph)
    return scenes.contains(segue.source) || (segue.via.map(scenes.contains) ?? false)
  }

  private func finding(_ message: String, at location: SourceLocation) -> Finding {
    Finding(severity, rule: name, message: message + reason, at: location)
  }

  private var reason: String { comment.map { " (\($0))" } ?? "" }
}

extension Segue {
  /// The first call that makes it, or its place in the storyboard.
  var place: SourceLocation { origin == .code ? callSites.first?.location ?? location : location }
}

extension SceneSelector {
  /// What it selects, for a message.
  var words: String {
    let parts = (names + classes + files + targets).map { "'\($0)'" }
    return parts.isEmpty ? "another scene" : parts.joined(separator: " or ")
  }
}
