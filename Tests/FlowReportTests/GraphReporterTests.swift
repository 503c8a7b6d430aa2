import DrawingModel
import FlowAnalysis
import FlowDiff
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

  @Test("No invisible character of a name is written, and none that changes direction")
  func invisible() {
    for name in Hostile.names where !name.text.hasPrefix("emoji") {
      for report in Contract.texts(name) {
        #expect(!report.unicodeScalars.contains(where: Contract.hidden.contains), "\(name)")
      }
    }
  }

  @Test("No name begins a line as a command to GitHub's runner does")
  func commands() {
    for name in Hostile.names {
      for line in Contract.texts(name).flatMap({ $0.split(separator: "\n") }) {
        let text = line.drop { $0 == " " || $0 == "\t" }
        #expect(!text.hasPrefix("::") && !text.hasPrefix("##["), "\(line)")
      }
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
  static let hidden: Set<Unicode.Scalar> = [
    "\u{7}", "\u{1B}", "\u{9B}", "\u{AD}", "\u{200B}", "\u{200D}", "\u{200F}", "\u{202E}",
    "\u{2066}",
    "\u{2069}", "\u{FEFF}", "\u{E0041}", "\u{E007F}",
  ]

  /// What all reporters write of a name.
  static func texts(_ name: Hostile.Name) -> [String] {
    let graph = Hostile.graph(name)
    let changes = Sample.hostileChanges(name)
    let reporters: [any ChangesReporter] = [
      TextChangesReporter(), MarkdownChangesReporter(), MermaidChangesReporter(),
      JSONChangesReporter(),
    ]
    var texts = self.reporters.map { $0.reporter.report(graph) }
    texts += changes.flatMap { changes in reporters.map { $0.report(changes) } }
    let routes = Routes(
      from: graph.scenes[0], to: graph.scenes[0], [graph.segues], isComplete: true)
    let ways: [any RouteReporter] = [TextRouteReporter(), JSONRouteReporter()]
    texts += ways.map { $0.report(routes, in: graph) }
    let numbers: [any StatisticsReporter] = [
      TextStatisticsReporter(), MarkdownStatisticsReporter(), JSONStatisticsReporter(),
    ]
    texts += numbers.map { $0.report(FlowStatistics(of: graph), of: graph) }
    for changes in changes {
      let entry = HistoryEntry(
        commit: "a", shortCommit: "a", date: "2024-05-01T", subject: name.text, changes: changes)
      texts.append(TextHistoryReporter().entry(entry, isFirst: true))
      texts.append(JSONHistoryReporter().entry(entry, isFirst: true))
    }
    let sides = ConflictingChanges(
      base: Hostile.graph(.init(text: "plain")), ours: graph,
      theirs: FlowGraph(storyboards: [], scenes: [], segues: []))
    let names = SideNames(ours: name.text, theirs: name.text)
    let conflicts: [any ConflictReporter] = [
      TextConflictReporter(), MarkdownConflictReporter(), JSONConflictReporter(),
    ]
    return texts + conflicts.map { $0.report(sides, names) }
  }

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
