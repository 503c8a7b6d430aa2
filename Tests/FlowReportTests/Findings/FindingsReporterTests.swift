import FlowLint
import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowReport

#if canImport(FoundationXML)
  import FoundationXML
#endif

/// What every reporter of findings guarantees.
@Suite("Every findings reporter")
struct FindingsReporterTests {
  struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let reporter: any Reporter
  }

  static let cases = [
    Case(testDescription: "text", reporter: TextFindingsReporter()),
    Case(testDescription: "xcode", reporter: XcodeFindingsReporter()),
    Case(testDescription: "json", reporter: JSONFindingsReporter()),
    Case(testDescription: "sarif", reporter: SARIFReporter(version: "1.0.0")),
    Case(testDescription: "github-actions-logging", reporter: GitHubActionsReporter()),
    Case(testDescription: "checkstyle", reporter: CheckstyleReporter()),
    Case(testDescription: "junit", reporter: JUnitReporter()),
    Case(testDescription: "codeclimate", reporter: CodeClimateReporter()),
    Case(testDescription: "markdown", reporter: MarkdownFindingsReporter()),
    Case(testDescription: "html", reporter: HTMLFindingsReporter()),
  ]

  static func findings(_ name: String, count: Int = 1) -> LintFindings {
    let severities: [Finding.Severity] = [.error, .warning, .note]
    let found = severities.flatMap { severity in
      (0..<count).map { line in
        Finding(
          severity, rule: name.isEmpty ? "dead-end" : name, message: name,
          at: SourceLocation(path: "App/\(name).storyboard", line: line + 1, column: 3))
      }
    }
    let whole = Finding(
      .error, rule: "merge-conflict", message: "unresolved",
      at: SourceLocation(path: "Main.storyboard", line: 0))
    return LintFindings((found + [whole]).sorted(), rules: RuleCatalogue.descriptions, prefix: "x/")
  }

  @Test("A sign that a combining mark follows is escaped like the sign alone", arguments: cases)
  func combiningMarks(_ sample: Case) {
    let report = sample.reporter.report(Self.findings("a<\u{301}b,\u{301}c\"\u{301}d"))
    switch sample.testDescription {
    case "html", "checkstyle", "junit":
      #expect(Self.marked(in: report).isDisjoint(with: ["<", "\""]))
    case "github-actions-logging":
      let properties = report.split(separator: "\n").map { $0.components(separatedBy: "::")[1] }
      #expect(!Self.marked(in: properties.joined()).contains(","))
    default: break
    }
  }

  /// The signs that a combining mark follows.
  private static func marked(in text: String) -> Set<Unicode.Scalar> {
    let scalars = Array(text.unicodeScalars)
    return Set(zip(scalars, scalars.dropFirst()).filter { $1 == "\u{301}" }.map(\.0))
  }

  @Test("A report ends in one newline", arguments: cases)
  func newline(reporter: Case) {
    for name in Hostile.names {
      let report = reporter.reporter.report(Self.findings(name.text))
      #expect(report.hasSuffix("\n"))
      #expect(!report.hasSuffix("\n\n"))
    }
  }

  @Test("No control, invisible or turning character of a name is written", arguments: cases)
  func characters(reporter: Case) {
    for name in Hostile.names where !name.text.hasPrefix("emoji") {
      let report = reporter.reporter.report(Self.findings(name.text))
      #expect(
        report.unicodeScalars.allSatisfy {
          $0 == "\n" || $0 == "\t" || ($0.value >= 0x20 && $0.value != 0x7F && $0 != "\u{2028}")
        })
      #expect(!report.unicodeScalars.contains(where: Contract.hidden.contains), "\(name)")
    }
  }

  @Test("No name begins a line as a command to GitHub's runner does", arguments: cases)
  func commands(reporter: Case) {
    for name in Hostile.names {
      let report = reporter.reporter.report(Self.findings(name.text))
      for line in report.split(separator: "\n") {
        let text = line.drop { $0 == " " || $0 == "\t" }
        let isOwn =
          ["::error file=x/App/", "::warning file=x/App/", "::notice file=x/App/"]
          .contains(where: text.hasPrefix)
          || text.hasPrefix("::error file=x/Main.storyboard,line=1,col=1,title=merge-conflict::")
        #expect(isOwn || (!text.hasPrefix("::") && !text.hasPrefix("##[")), "\(line)")
      }
    }
  }

  @Test("No name adds a line", arguments: cases)
  func lines(reporter: Case) {
    func count(_ name: String) -> Int {
      reporter.reporter.report(Self.findings(name)).split(separator: "\n").count
    }
    #expect(count("a\nb\r\nc\rd\u{2028}e\u{85}f\u{0B}g") == count("a b c d e f g"))
  }

  @Test("The same findings give the same bytes", arguments: cases)
  func twice(reporter: Case) {
    let findings = Self.findings("name", count: 12)
    #expect(reporter.reporter.report(findings) == reporter.reporter.report(findings))
  }

  @Test("XML and HTML are well formed, whatever a name is", arguments: Hostile.names)
  func markup(name: Hostile.Name) throws {
    for reporter in [CheckstyleReporter(), JUnitReporter()] as [any Reporter] {
      let parser = XMLParser(data: Data(reporter.report(Self.findings(name.text)).utf8))
      #expect(parser.parse(), "\(String(describing: parser.parserError))")
    }
    let page = HTMLFindingsReporter().report(Self.findings(name.text))
    #expect(!page.contains("<script"))
  }

  @Test("JSON is valid, whatever a name is", arguments: Hostile.names)
  func json(name: Hostile.Name) throws {
    for reporter in [
      JSONFindingsReporter(), SARIFReporter(version: "1.0.0"), CodeClimateReporter(),
    ] as [any Reporter] {
      let report = reporter.report(Self.findings(name.text))
      _ = try JSONSerialization.jsonObject(with: Data(report.utf8))
    }
  }

  @Test("Without findings, every format still is one")
  func empty() throws {
    let none = LintFindings([], rules: RuleCatalogue.descriptions)
    #expect(TextFindingsReporter().report(none) == "no findings\n")
    #expect(XcodeFindingsReporter().report(none).isEmpty)
    #expect(GitHubActionsReporter().report(none).isEmpty)
    for reporter in [
      JSONFindingsReporter(), SARIFReporter(version: "1.0.0"), CodeClimateReporter(),
    ] as [any Reporter] {
      _ = try JSONSerialization.jsonObject(with: Data(reporter.report(none).utf8))
    }
  }

  @Test("Of more annotations than GitHub shows, the last one counts the others")
  func annotations() {
    let lines = GitHubActionsReporter().report(Self.findings("a", count: 12))
      .split(separator: "\n")
    #expect(lines.count == 30)
    #expect(lines.contains("::error title=seguemap::4 more not shown"))
    #expect(lines.contains("::warning title=seguemap::3 more not shown"))
    #expect(lines[0] == "::error file=x/App/a.storyboard,line=1,col=3,title=a::a")
  }

  @Test("Text has a line for each finding, as compilers print it, and their number")
  func text() {
    #expect(
      TextFindingsReporter().report(Self.findings("a")) == """
        x/App/a.storyboard:1:3: error: a [a]
        x/App/a.storyboard:1:3: warning: a [a]
        x/App/a.storyboard:1:3: possible: a [a]
        x/Main.storyboard:1:1: error: unresolved [merge-conflict]
        2 errors, 1 warning and 1 possible finding

        """)
  }
}
