import FlowModel
import Testing

@testable import SegueMapKit

@Suite("The messages of a run")
struct DiagnosticBoundTests {
  private func graph(_ diagnostics: [Diagnostic]) -> FlowGraph {
    FlowGraph(storyboards: [], scenes: [], segues: [], diagnostics: diagnostics).bounded()
  }

  private func diagnostics(
    _ severity: Diagnostic.Severity, _ count: Int, from line: Int
  ) -> [Diagnostic] {
    (line..<(line + count)).map {
      Diagnostic(
        severity, rule: "rule", message: "message", at: SourceLocation(path: "A.swift", line: $0))
    }
  }

  @Test("The most severe of too many are kept, and a line tells how many more there are")
  func bound() {
    let all =
      diagnostics(.note, 2, from: 1) + diagnostics(.warning, 10_000, from: 10)
      + diagnostics(.error, 3, from: 20_000)
    let kept = graph(all).diagnostics
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
    #expect(graph(diagnostics(.note, 10_000, from: 1)).diagnostics.count == 10_000)
  }
}
