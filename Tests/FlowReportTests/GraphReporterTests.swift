import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

/// What every reporter guarantees.
@Suite("Every graph reporter")
struct GraphReporterTests {
  @Test("A report ends in one newline", arguments: Contract.reporters)
  func newline(reporter: Contract.Case) {
    for graph in [Sample.full, Sample.code, Sample.empty] + Hostile.names.map(Hostile.graph) {
      let report = reporter.reporter.report(graph)
      #expect(report.hasSuffix("\n"))
      #expect(!report.hasSuffix("\n\n"))
    }
  }

  @Test("No control character of a name is written", arguments: Contract.reporters)
  func control(reporter: Contract.Case) {
    for name in Hostile.names {
      let report = reporter.reporter.report(Hostile.graph(name))
      #expect(report.unicodeScalars.allSatisfy { $0 == "\n" || $0.value >= 0x20 })
      #expect(!report.unicodeScalars.contains("\u{7F}"))
      #expect(!report.unicodeScalars.contains("\u{2028}"))
    }
  }

  @Test("No name adds a line", arguments: Contract.reporters)
  func lines(reporter: Contract.Case) {
    func count(_ name: String) -> Int {
      reporter.reporter.report(Hostile.graph(.init(text: name))).split(separator: "\n").count
    }
    #expect(count("a\nb\r\nc\rd\u{2028}e\u{85}f\u{0B}g") == count("a b c d e f g"))
  }

  @Test("The same graph gives the same bytes", arguments: Contract.reporters)
  func twice(reporter: Contract.Case) {
    for graph in [Sample.full, Sample.code] {
      #expect(reporter.reporter.report(graph) == reporter.reporter.report(graph))
    }
  }

  @Test("The order of the input makes no difference", arguments: Contract.reporters)
  func shuffled(reporter: Contract.Case) {
    for graph in [Sample.full, Sample.code] {
      let reversed = reporter.reporter.report(Sample.reversed(graph))
      #expect(reversed == reporter.reporter.report(graph))
    }
  }
}

enum Contract {
  struct Case: CustomTestStringConvertible, Sendable {
    let name: String
    let reporter: any GraphReporter

    var testDescription: String { name }
  }

  static let reporters = [
    Case(name: "JSON", reporter: JSONReporter()),
    Case(name: "DOT", reporter: DOTReporter()),
    Case(name: "dark DOT", reporter: DOTReporter(theme: .dark)),
    Case(name: "Mermaid", reporter: MermaidReporter { $0 }),
    Case(name: "Markdown", reporter: MarkdownReporter()),
    Case(name: "Tree", reporter: TreeReporter()),
  ]
}
