import FlowDiff
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

/// What every reporter of changes guarantees.
@Suite("Every reporter of changes")
struct ChangesReporterTests {
  @Test("If nothing changed, nothing is written", arguments: ChangesContract.reporters)
  func unchanged(reporter: ChangesContract.Case) {
    let same = FlowChanges(from: Sample.full, to: Sample.reversed(Sample.full))
    #expect(reporter.reporter.report(same) == "")
  }

  @Test("A report ends in one newline", arguments: ChangesContract.reporters)
  func newline(reporter: ChangesContract.Case) {
    for changes in Sample.manyChanges + Hostile.names.flatMap(Sample.hostileChanges) {
      let report = reporter.reporter.report(changes)
      #expect(report.hasSuffix("\n") || changes.isEmpty)
      #expect(!report.hasSuffix("\n\n"))
    }
  }

  @Test("No control character of a name is written", arguments: ChangesContract.reporters)
  func control(reporter: ChangesContract.Case) {
    for changes in Hostile.names.flatMap(Sample.hostileChanges) {
      let report = reporter.reporter.report(changes)
      #expect(report.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
      #expect(!report.unicodeScalars.contains("\u{7F}"))
      #expect(!report.unicodeScalars.contains("\u{2028}"))
      #expect(!report.unicodeScalars.contains("\u{202E}"))
    }
  }

  @Test("No name adds a line", arguments: ChangesContract.reporters)
  func lines(reporter: ChangesContract.Case) {
    func counts(_ name: String) -> [Int] {
      Sample.hostileChanges(.init(text: name)).map {
        reporter.reporter.report($0).split(separator: "\n").count
      }
    }
    #expect(counts("a\nb\r\nc\rd\u{2028}e\u{85}f\u{0B}g") == counts("a b c d e f g"))
  }

  @Test("The order of the input makes no difference", arguments: ChangesContract.reporters)
  func shuffled(reporter: ChangesContract.Case) {
    for changes in Sample.manyChanges {
      let reversed = FlowChanges(
        from: Sample.reversed(changes.before), to: Sample.reversed(changes.after))
      #expect(reporter.reporter.report(reversed) == reporter.reporter.report(changes))
    }
  }
}

enum ChangesContract {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let reporter: any ChangesReporter

    var testDescription: String { name }
  }

  static let reporters = [
    Case(name: "JSON", reporter: JSONChangesReporter()),
    Case(name: "Mermaid", reporter: MermaidChangesReporter()),
    Case(name: "Markdown", reporter: MarkdownChangesReporter()),
    Case(name: "Text", reporter: TextChangesReporter()),
  ]
}
