import FlowAnalysis
public import FlowModel

/// Some scenes must lead to others.
public struct RequiredPolicy: Policy {
  public let name: String
  /// The scenes that must lead on.
  public var from: SceneSelector
  /// The scenes of which one must be reached; `nil` if only an exit is required.
  public var to: SceneSelector?
  /// Kinds of segues, or families of them, by which the way leads; empty for all.
  public var kinds: Set<String>
  /// Whether an unwind segue or a dismissal counts as well.
  public var allowsExit: Bool
  public var severity: Finding.Severity
  /// Why; part of the message.
  public var comment: String?

  public init(
    name: String, from: SceneSelector, to: SceneSelector? = nil, kinds: Set<String> = [],
    allowsExit: Bool = false, severity: Finding.Severity = .error, comment: String? = nil
  ) {
    self.name = name
    self.from = from
    self.to = to
    self.kinds = kinds
    self.allowsExit = allowsExit
    self.severity = severity
    self.comment = comment
  }

  public func findings(in app: LintSubject) -> [Finding] {
    let graph = app.graph
    let ends = to?.scenes(of: graph) ?? []
    let part = kinds.isEmpty ? graph : graph.keeping(kinds)
    let fine = part.scenes(reaching: ends.sorted())
    return from.scenes(of: graph).subtracting(fine).sorted().compactMap { id in
      guard let scene = graph.scene(id), !(allowsExit && hasExit(scene, in: graph)) else {
        return nil
      }
      let expected = [to.map { "a way to \($0.words)" }, allowsExit ? "an exit" : nil]
        .compactMap(\.self).joined(separator: " or ")
      return Finding(
        severity, rule: name,
        message: "'\(scene.name)' has none of what is required; expected \(expected)"
          + (comment.map { " (\($0))" } ?? ""), at: scene.location)
    }
  }

  private func hasExit(_ scene: Scene, in graph: FlowGraph) -> Bool {
    !scene.returns.isEmpty || graph.segues(from: scene.id).contains { $0.kind == .unwind }
  }
}

extension FlowGraph {
  /// Returns the graph with only the segues of some kinds or families.
  fileprivate func keeping(_ kinds: Set<String>) -> FlowGraph {
    FlowGraph(
      storyboards: storyboards, scenes: scenes,
      segues: segues.filter {
        kinds.contains($0.kind.rawValue) || kinds.contains($0.kind.family.rawValue)
      }, targets: targets)
  }
}
