import FlowDiff
import Foundation
import TestSupport
import Testing

@testable import FlowReport

@Suite("History reporters")
struct HistoryReporterTests {
  private func entry(_ changes: FlowChanges, subject: String = "Add a cart") -> HistoryEntry {
    HistoryEntry(
      commit: String(repeating: "1f0c2ab3", count: 5), shortCommit: "1f0c2ab",
      date: "2024-05-01T23:30:00-07:00", subject: subject, changes: changes)
  }

  private func report(_ entries: [HistoryEntry], _ reporter: any HistoryReporter) -> String {
    entries.enumerated().reduce(reporter.opening) { text, entry in
      text + reporter.entry(entry.element, isFirst: entry.offset == 0)
    } + reporter.closing(isEmpty: entries.isEmpty)
  }

  @Test("In the text format, a commit is one line with the author's local date")
  func text() {
    #expect(
      report([entry(Sample.smallChanges)], TextHistoryReporter()) == """
        1f0c2ab 2024-05-01 1 screen added, 1 removed, 1 changed; 1 segue added, 2 removed; \
        1 new finding (Add a cart)

        """)
  }

  @Test("Any message and any name stay on one line", arguments: Hostile.names)
  func hostile(name: Hostile.Name) {
    for changes in Sample.hostileChanges(name) where !changes.isEmpty {
      let text = report([entry(changes, subject: name.text)], TextHistoryReporter())
      #expect(text.filter(\.isNewline).count == 1)
      #expect(text.unicodeScalars.allSatisfy { $0 == "\n" || !$0.isControl })
    }
  }

  @Test("Colour is added only on request")
  func color() {
    let entries = [entry(Sample.smallChanges)]
    #expect(!report(entries, TextHistoryReporter()).contains("\u{1B}"))
    let colored = report(entries, TextHistoryReporter(color: true))
    #expect(colored.contains("\u{1B}[33m1f0c2ab\u{1B}[0m"))
  }

  @Test("A validator accepts what is written as JSON", .enabled(if: Validator.isInstalled))
  func json() throws {
    let changes = Sample.manyChanges + Hostile.names.flatMap(Sample.hostileChanges)
    let entries = changes.filter { !$0.isEmpty }.map { entry($0, subject: "\"\n\u{1B}") }
    let reports = [[], [entries[0]], entries].map { report($0, JSONHistoryReporter()) }
    #expect(try Validator.complaints(about: reports, schema: Schema.url("history")) == "")
    #expect(
      try Validator.complaints(
        about: [reports[1].replacingOccurrences(of: "\"headline\"", with: "\"title\"")],
        schema: Schema.url("history")) != "")
  }
}

extension Unicode.Scalar {
  fileprivate var isControl: Bool { properties.generalCategory == .control }
}
