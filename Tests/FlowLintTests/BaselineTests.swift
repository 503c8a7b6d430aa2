import FlowModel
import Testing

@testable import FlowLint

struct BaselineTests {
  private func finding(_ message: String, in path: String = "A.storyboard", line: Int) -> Finding {
    Finding(.warning, rule: "rule", message: message, at: SourceLocation(path: path, line: line))
  }

  @Test("A finding of the baseline is known wherever its line is")
  func known() throws {
    let baseline = Baseline(of: [finding("one", line: 3)])
    let (new, stale) = baseline.compared(to: [finding("one", line: 9), finding("two", line: 3)])
    #expect(new == [finding("two", line: 3)])
    #expect(stale.isEmpty)
  }

  @Test("An entry counts once, so that a second finding of the same message is new")
  func twice() {
    let baseline = Baseline(of: [finding("one", line: 3)])
    let found = [finding("one", line: 3), finding("one", line: 4)]
    #expect(baseline.compared(to: found).new == [finding("one", line: 4)])
  }

  @Test("An entry that no finding has any more is stale")
  func stale() {
    let baseline = Baseline(of: [finding("one", line: 3), finding("two", line: 4)])
    let stale = baseline.compared(to: [finding("two", line: 4)]).stale
    #expect(stale == [Fingerprint(finding("one", line: 0))])
  }

  @Test("The text is sorted, has no lines, and gives the same baseline")
  func text() throws {
    let baseline = Baseline(
      of: [
        finding("b\nc", in: "B.storyboard", line: 1), finding("a", line: 7), finding("a", line: 8),
      ])
    #expect(
      baseline.text == """
        # seguemap baseline, version 1
        A.storyboard\trule\ta
        A.storyboard\trule\ta
        B.storyboard\trule\tb c

        """)
    #expect(try Baseline(baseline.text) == baseline)
    #expect(try Baseline(baseline.text.replacing("\n", with: "\r\n")) == baseline)
  }

  @Test("Another text is refused, with the line of the fault")
  func faults() {
    #expect(
      throws: Baseline.Fault(
        line: 1, message: "not a baseline; expected '# seguemap baseline, version 1'")
    ) {
      try Baseline("{}")
    }
    #expect(
      throws: Baseline.Fault(
        line: 2, message: "not an entry; expected a path, a rule and a message")
    ) {
      try Baseline("# seguemap baseline, version 1\nA.storyboard rule\n")
    }
  }

  @Test("Two findings of one message have different fingerprints, and a moved one keeps its own")
  func fingerprints() {
    let before = LintFindings([finding("one", line: 3), finding("one", line: 4)], rules: [])
    let after = LintFindings([finding("one", line: 30), finding("one", line: 40)], rules: [])
    let names = before.fingerprinted.map(\.fingerprint)
    #expect(Set(names).count == 2)
    #expect(names == after.fingerprinted.map(\.fingerprint))
    #expect(names.allSatisfy { $0.count == 32 })
  }
}
