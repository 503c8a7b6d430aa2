import FlowAnalysis
package import FlowModel

/// Some scenes must lead to others.
package struct RequiredPolicy: Policy {
  package let name: String
  /// The scenes that must lead on.
  package var from: SceneSelector
  /// The scenes of which one must be reached; `nil` if only an exit is required.
  package var to: SceneSelector?
  /// Kinds of segues, or families of them, by which the way leads; empty for all.
  package var kinds: Set<String> = []
  /// Whether an unwind segue or a dismissal counts as well.
  package var allowsExit = false
  package var severity = Diagnostic.Severity.error
  /// Why; part of the message.
  package var comment: String?

  package init(name: String, from: SceneSelector) {
    self.name = name
    self.from = from
  }

  package func findings(in app: LintSubject) -> [Diagnostic] {
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
      return Diagnostic(
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
