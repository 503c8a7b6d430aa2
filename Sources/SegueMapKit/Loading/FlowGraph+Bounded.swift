import FlowModel
import InputBounds

extension FlowGraph {
  /// The graph with as many diagnostics as a run may have, the most severe ones, and how many more there
  /// are.
  func bounded() -> FlowGraph {
    guard !InputBounds.diagnostics.holds(diagnostics.count) else { return self }
    let severities: [Diagnostic.Severity] = [.error, .warning, .note]
    let ordered = severities.flatMap { severity in
      diagnostics.filter { $0.severity == severity }
    }
    let kept = ordered.prefix(InputBounds.diagnostics.limit)
    let others = ordered[kept.count...]
    let excess = BoundExcess(InputBounds.diagnostics, found: diagnostics.count)
    let rest = others.prefix(1).map { first in
      Diagnostic(
        first.severity, rule: "too-many-messages",
        message: "\(others.count) more messages are left out; there are \(excess)",
        at: first.location)
    }
    return FlowGraph(
      storyboards: storyboards, scenes: scenes, segues: segues, diagnostics: kept + rest,
      targets: targets)
  }
}
