import FlowModel
import Testing

@testable import SegueMapKit

@Suite("The messages of a run")
struct FindingBoundTests {
  private func graph(_ findings: [Finding]) -> FlowGraph {
    FlowGraph(storyboards: [], scenes: [], segues: [], findings: findings).bounded()
  }

  private func findings(
    _ severity: Finding.Severity, _ count: Int, from line: Int
  ) -> [Finding] {
    (line..<(line + count)).map {
      Finding(
        severity, rule: "rule", message: "message", at: SourceLocation(path: "A.swift", line: $0))
    }
  }

  @Test("The most severe of too many are kept, and a line tells how many more there are")
  func bound() {
    let all =
      findings(.note, 2, from: 1) + findings(.warning, 10_000, from: 10)
      + findings(.error, 3, from: 20_000)
    let kept = graph(all).findings
    #expect(kept.count == 10_001)
    #expect(kept.count { $0.severity == .error } == 3)
    #expect(!kept.contains { $0.severity == .note })
    let line = kept.first { $0.rule == "too-many-messages" }
    #expect(
      line?.description
        == "A.swift:10007: warning: 5 more messages are left out; there are 10005 messages; "
        + "a run may have at most 10000")
  }

  @Test("As many as a run may have are all kept")
  func withinBound() {
    #expect(graph(findings(.note, 10_000, from: 1)).findings.count == 10_000)
  }
}
