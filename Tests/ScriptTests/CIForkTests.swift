import Foundation
import Testing

/// The job that may write, with the built command, and artifacts as a stranger could make them.
@Suite("Scripts/ci-fork.sh")
struct CIForkTests {
  private static let commit = String(repeating: "c", count: 40)
  private static let runs = "GET repos/me/app/actions/runs/99"
  private static let pulls = "GET repos/me/app/pulls"
  private static let artifacts = "GET repos/me/app/actions/runs/99/artifacts"

  private static func run(event: String = "pull_request") -> String {
    #"{"event": "\#(event)", "head_sha": "\#(commit)", "head_branch": "topic", "#
      + #""head_repository": {"full_name": "eve/app"}}"#
  }

  private static func pull(
    _ number: Int, _ commit: String = commit, of repository: String = "eve/app"
  ) -> String {
    #"{"number": \#(number), "head": {"sha": "\#(commit)", "repo": {"full_name": "\#(repository)"}}}"#
  }

  private static func artifact(_ id: Int, _ name: String = "seguemap", size: Int = 100) -> String {
    #"{"id": \#(id), "name": "\#(name)", "expired": false, "size_in_bytes": \#(size)}"#
  }

  private static var answers: [String: String] {
    [
      runs: run(),
      pulls:
        "[\(pull(3, of: "ann/app")), \(pull(17)), \(pull(4, String(repeating: "d", count: 40)))]",
      artifacts: #"{"artifacts": [\#(artifact(4)), \#(artifact(5)), \#(artifact(9, "other"))]}"#,
    ]
  }

  private static func flow(_ screen: String, _ more: String = "") -> String {
    #"""
    {"schemaVersion": 1, "repositoryFolder": "App/", "storyboards": [{"path": "Main.storyboard",
      "name": "Main"}], "segues": [], "diagnostics": [], "scenes": [{"id": "Main.storyboard#a",
      "storyboard": "Main.storyboard", "name": "\#(screen)", "element": "viewController", "line": 3}]\#(more)}
    """#
  }

  /// - Parameter members: What the archive holds: names and texts, in order.
  private func report(
    _ answers: [String: String] = answers, members: [(String, String)], bound: Int? = nil,
    run: String = "99"
  ) throws -> FakeRunner.Report {
    let runner = try FakeRunner(answers: answers)
    let list = try JSONSerialization.data(withJSONObject: members.map { [$0.0, $0.1] })
    try list.write(to: runner.file("members"))
    try runner.shell(
      """
      ln -sf '\(Self.tool.path)' bin/seguemap
      /usr/bin/python3 - <<'END'
      import json, warnings, zipfile
      warnings.simplefilter('ignore')
      name = 'api/GET repos_me_app_actions_artifacts_5_zip'
      with zipfile.ZipFile(name, 'w', zipfile.ZIP_DEFLATED) as archive:
          for member, text in json.load(open('members')): archive.writestr(member, text)
      END
      """)
    var variables = [
      "SEGUEMAP_RUN": run, "SEGUEMAP_ARTIFACT": "seguemap",
      "SEGUEMAP_OUTPUT": runner.file("report").path,
    ]
    variables["SEGUEMAP_MOST_STATE_BYTES"] = bound.map(String.init)
    let report = try runner.report(variables, script: "Scripts/ci-fork.sh")
    #expect(!FileManager.default.fileExists(atPath: runner.file("evil").path))
    return report
  }

  private static let tool = {
    #if os(macOS)
      let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") } ?? Bundle.main
      return bundle.bundleURL.deletingLastPathComponent().appending(path: "seguemap")
    #else
      return Bundle.main.bundleURL.appending(path: "seguemap")
    #endif
  }()

  private static let states = [
    ("base.json", flow("Home")), ("head.json", flow("Cart")), ("changes.json", changes("Cart")),
  ]

  private static func changes(_ name: String, kind: String = "scene-renamed") -> String {
    #"""
    {"schemaVersion": 1, "summary": {}, "changes": [{"kind": "\#(kind)", "sign": "~",
      "subject": {"type": "scene", "before": "Main.storyboard#a", "after": "Main.storyboard#a"},
      "before": "Home", "after": "\#(name)", "path": "Main.storyboard", "line": 3}]}
    """#
  }

  @Test("The comment is written anew from both states, on the pull request that has the commit")
  func comment() throws {
    let report = try report(members: [("changes.md", "stranger's text")] + Self.states)
    #expect(report.status == 0, "\(report.output)")
    #expect(report.calls.last?.contains("<POST> <repos/me/app/issues/17/comments>") == true)
    #expect(report.body.hasPrefix("<!-- seguemap-diff -->\n**1 screen changed.**\n"))
    let place = "App/Main.storyboard"
    #expect(
      report.body.contains(
        "[`\(place):3`](https://github.com/me/app/blob/\(Self.commit)/\(place)#L3)"))
    #expect(!report.body.contains("stranger"))
    #expect(report.outputs.contains("changed=true\n"))
  }

  @Test(
    "What is no pair of exported flows makes no comment",
    arguments: [
      [("base.json", "{}"), ("head.json", flow("Cart")), ("changes.json", changes("Cart"))],
      [("base.json", flow("A")), ("head.json", flow("B"))],
      states.dropLast() + [("changes.json", "{}")],
      states.dropLast() + [("changes.json", changes("B", kind: "evil"))],
      [("base.json", "$(touch evil)")],
      [("head.json", flow("Cart"))], [], [("../evil", "x"), ("evil", "x")],
      [
        ("base.json", flow("A")), ("base.json", flow("B")), ("head.json", flow("Cart")),
        ("changes.json", changes("Cart")),
      ],
      [("base.json", String(repeating: "[", count: 100_000)), ("head.json", flow("Cart"))],
    ])
  func noFlows(members: [(String, String)]) throws {
    let report = try report(members: members)
    #expect(!report.calls.contains { $0.contains("<POST>") || $0.contains("<PATCH>") })
    #expect(report.body == "")
  }

  @Test("A member is read up to a bound, however small the archive is")
  func bomb() throws {
    let text = String(repeating: " ", count: 20_000_000)
    let report = try report(
      members: [("base.json", text), ("head.json", text)], bound: 1_000_000)
    #expect(report.status == 2)
    #expect(report.output.contains("base.json has more than 1000000 bytes"))
    let large = try self.report(
      Self.answers.merging([
        Self.artifacts: #"{"artifacts": [\#(Self.artifact(5, size: 900_000_000))]}"#
      ]) { $1 }, members: Self.states)
    #expect(large.status == 2)
    #expect(!large.calls.contains { $0.contains("/zip") })
  }

  @Test("Names of a hostile flow stay text")
  func names() throws {
    let name = "<!-- x --> @everyone [a](https://evil.example) | ::error::b `c`"
    let report = try report(members: [
      ("base.json", Self.flow("Home")), ("head.json", Self.flow(name)),
      ("changes.json", Self.changes(name)),
    ])
    #expect(report.body.contains("&lt;!--"))
    #expect(!report.body.contains("](https://evil.example)"))
    #expect(!report.body.contains("@everyone"))
    #expect(!report.output.split(separator: "\n").contains { $0.hasPrefix("::error::b") })
  }

  @Test(
    "Only one open pull request with the commit of the run gets the comment",
    arguments: [
      [pulls: "[]"], [pulls: "[\(pull(3, of: "ann/app"))]"], [pulls: "[\(pull(1)), \(pull(2))]"],
      [runs: run(event: "push")],
    ])
  func otherPulls(answers: [String: String]) throws {
    let report = try report(Self.answers.merging(answers) { $1 }, members: Self.states)
    #expect(report.status == 0)
    #expect(report.output.contains("::notice::seguemap: "))
    #expect(!report.calls.contains { $0.contains("/zip") || $0.contains("<POST>") })
  }

  @Test("A run is a number", arguments: ["", "1/../2", "x", "0", "1 2"])
  func runNumber(run: String) throws {
    let report = try report(members: Self.states, run: run)
    #expect(report.status != 0)
    #expect(report.calls.isEmpty)
  }
}
