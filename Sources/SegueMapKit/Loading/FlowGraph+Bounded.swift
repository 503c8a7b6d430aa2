import FlowModel
import InputBounds

extension FlowGraph {
  /// The graph with as many findings as a run may have, the most severe ones, and how many more there
  /// are.
  func bounded() -> FlowGraph {
    guard !InputBounds.findings.holds(findings.count) else { return self }
    let severities: [Finding.Severity] = [.error, .warning, .note]
    let ordered = severities.flatMap { severity in
      findings.filter { $0.severity == severity }
    }
    let kept = ordered.prefix(InputBounds.findings.limit)
    let others = ordered[kept.count...]
    let excess = BoundExcess(InputBounds.findings, found: findings.count)
    let rest = others.prefix(1).map { first in
      Finding(
        first.severity, rule: "too-many-messages",
        message: "\(others.count) more messages are left out; there are \(excess)",
        at: first.location)
    }
    return FlowGraph(
      storyboards: storyboards, scenes: scenes, segues: segues, findings: kept + rest,
      targets: targets)
  }
}
