import Foundation
import Testing

@Suite("Scripts/ci-report.sh")
struct CIReportTests {
  @Test("A pull request is compared with the commit that it is merged into")
  func base() throws {
    let runner = try FakeRunner()
    let report = try runner.report()
    #expect(report.status == 0)
    let diff = try #require(report.calls.first { $0.hasPrefix("seguemap <diff>") })
    #expect(diff.contains("<--> <\(try runner.base())> <"))
    #expect(diff.hasSuffix(" <.>"))
    #expect(report.summary == "<!-- seguemap-diff -->\n")
    #expect(report.outputs.contains("changed=true\n"))
  }

  @Test(
    "Settings are those of the base, whatever the pull request has",
    arguments: [
      (nil, "App"), (".seguemap.yml", "."), (".seguemap.yml", "App/Sources"),
      ("App/.seguemap.yml", "App/Sources"), ("App/.seguemap.yml", "App"),
      ("App/Sources/.seguemap.yml", "App/Sources"),
    ])
  func settings(file: String?, folder: String) throws {
    let runner = try FakeRunner(settings: file)
    let report = try runner.report(in: folder)
    let option = try file.map { " <--config> <\(try runner.base()):\($0)> " } ?? " <--no-config> "
    #expect(report.calls.count { $0.hasPrefix("seguemap") } == 2)
    for call in report.calls where call.hasPrefix("seguemap") { #expect(call.contains(option)) }
  }

  @Test("Without anything to compare with, the settings are those of the branch")
  func ownSettings() throws {
    let report = try FakeRunner(settings: ".seguemap.yml").report(isPullRequest: false)
    #expect(!report.calls[0].contains("config>"))
  }

  @Test("Settings elsewhere in the base have no effect")
  func settingsElsewhere() throws {
    let report = try FakeRunner(settings: "App/.seguemap.yml").report()
    #expect(report.calls[0].contains(" <--no-config> "))
  }

  @Test("Reports that the pull request brings are not published")
  func plantedReport() throws {
    let runner = try FakeRunner(outcome: 2)
    let folder = runner.repository.appending(path: "seguemap-report")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: folder.appending(path: "flow.svg"), withDestinationURL: URL(filePath: "/dev/null"))
    let planted = folder.appending(path: "changes.md")
    try Data("planted".utf8).write(to: planted)
    let report = try runner.report(["SEGUEMAP_OUTPUT": "seguemap-report"])
    #expect(!report.summary.contains("planted"))
    let link = folder.appending(path: "flow.svg").path
    #expect((try? FileManager.default.destinationOfSymbolicLink(atPath: link)) == nil)
  }

  @Test(
    "Nothing is written where a link of the pull request leads",
    arguments: ["out", "out/", "out/deep", "./out/deep"])
  func linkedOutput(output: String) throws {
    let runner = try FakeRunner()
    let target = runner.repository.appending(path: "../elsewhere")
    try FileManager.default.createDirectory(at: target, withIntermediateDirectories: true)
    try FileManager.default.createSymbolicLink(
      at: runner.repository.appending(path: "out"), withDestinationURL: target)
    let report = try runner.report(["SEGUEMAP_OUTPUT": output])
    #expect(report.status == 2)
    #expect(report.output.contains("out' is a link"))
    #expect(report.calls.isEmpty)
    #expect(try FileManager.default.contentsOfDirectory(atPath: target.path).isEmpty)
  }

  @Test("The first change creates a comment, and each later run edits it")
  func comment() throws {
    let first = try FakeRunner().report()
    #expect(first.calls.last?.contains("<POST> <repos/me/app/issues/17/comments>") == true)
    for outcome in [0, 1] {
      let later = try FakeRunner(outcome: outcome, comment: "123\n456").report()
      #expect(later.calls.last?.contains("<PATCH> <repos/me/app/issues/comments/123>") == true)
      #expect(later.calls.count { $0.contains("<PATCH>") || $0.contains("<POST>") } == 1)
    }
  }

  @Test("Without a change and an earlier comment, nothing is commented")
  func unchanged() throws {
    let report = try FakeRunner(outcome: 0).report(["SEGUEMAP_FAIL_ON_CHANGE": "true"])
    #expect(report.status == 0)
    #expect(!report.calls.contains { $0.contains("<POST>") || $0.contains("<PATCH>") })
    #expect(report.outputs.contains("changed=false\n"))
  }

  @Test("A token without write access, as a fork's, is not a failure")
  func fork() throws {
    let report = try FakeRunner(mayComment: false).report()
    #expect(report.status == 0)
    #expect(report.output.contains("::warning::seguemap: no comment was made"))
    #expect(report.summary != "")
    for variables in [["GH_TOKEN": ""], ["SEGUEMAP_COMMENT": "false"]] {
      let silent = try FakeRunner().report(variables)
      #expect(silent.status == 0)
      #expect(!silent.calls.contains { $0.hasPrefix("gh") })
    }
  }

  @Test("The exit code reports a change on request, and an error always")
  func exitCodes() throws {
    #expect(try FakeRunner().report(["SEGUEMAP_FAIL_ON_CHANGE": "true"]).status == 1)
    let trouble = try FakeRunner(outcome: 2).report()
    #expect(trouble.status == 2)
    #expect(trouble.summary != "")
  }

  @Test("Without a pull request the flow is drawn; a given base is compared with")
  func push() throws {
    let report = try FakeRunner().report(isPullRequest: false)
    #expect(report.status == 0)
    #expect(report.calls.count == 1)
    #expect(report.calls[0].hasPrefix("seguemap <draw>"))
    let compared = try FakeRunner().report(["SEGUEMAP_BASE": "v1.0"], isPullRequest: false)
    #expect(compared.calls.contains { $0.contains("<--> <v1.0> <") })
    #expect(!compared.calls.contains { $0.hasPrefix("gh") })
  }

  @Test("Any path or revision is one argument and not a command")
  func injection() throws {
    let hostile = "a b\"; echo pwned; $(echo pwned) `echo pwned` --exit-code"
    let report = try FakeRunner().report([
      "SEGUEMAP_PATHS": hostile + "\nApp", "SEGUEMAP_BASE": hostile, "SEGUEMAP_CODE": "false",
    ])
    #expect(report.calls[0].hasSuffix("<--> <\(hostile)> <App>"))
    #expect(report.calls[0].contains(" <--no-code> "))
    #expect(report.calls[1].contains("<--> <\(hostile)> <"))
  }

  @Test("The tool's output is not interpreted as a command of GitHub")
  func workflowCommands() throws {
    let lines = try FakeRunner().report().output.split(separator: "\n")
    let error = try #require(lines.firstIndex { $0.hasPrefix("::error::") })
    #expect(lines[error - 1].hasPrefix("::stop-commands::"))
    #expect(lines[error + 1] == "::" + lines[error - 1].dropFirst("::stop-commands::".count) + "::")
  }
}
