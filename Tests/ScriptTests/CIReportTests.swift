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
    #expect(report.summary == "<!-- seguemap-diff -->\ntext of changes.md\n")
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
    let mark = "<!-- seguemap-diff -->"
    let first = try FakeRunner().report()
    #expect(first.calls.last?.contains("<POST> <repos/me/app/issues/17/comments>") == true)
    for outcome in [0, 1] {
      let answers = FakeRunner.comments(
        own: [(5, "<!-- seguemap-diff: other -->"), (123, mark), (456, mark)], others: [(7, mark)])
      let later = try FakeRunner(outcome: outcome, answers: answers).report()
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

  @Test("Each report of a repository keeps a comment of its own")
  func names() throws {
    let answers = FakeRunner.comments(
      own: [(1, "<!-- seguemap-diff -->"), (2, "<!-- seguemap-diff: watch -->")])
    let report = try FakeRunner(answers: answers).report(["SEGUEMAP_NAME": "watch"])
    #expect(report.calls.last?.contains("<PATCH> <repos/me/app/issues/comments/2>") == true)
    #expect(
      report.body.hasPrefix("<!-- seguemap-diff: watch -->\n\n### watch\n\ntext of changes.md\n"))
    let other = try FakeRunner(answers: answers).report(["SEGUEMAP_NAME": "mac"])
    #expect(other.calls.last?.contains("<POST>") == true)
    for name in ["a b", "-->", "../x", ".x", "-x", "a\nb", String(repeating: "a", count: 61)] {
      let refused = try FakeRunner().report(["SEGUEMAP_NAME": name])
      #expect(refused.status == 2)
      #expect(refused.calls.isEmpty)
    }
  }

  @Test("A stranger's comment with the marker is left alone")
  func strangersComment() throws {
    let answers = FakeRunner.comments(others: [(7, "<!-- seguemap-diff -->")])
    let report = try FakeRunner(answers: answers).report()
    #expect(report.calls.last?.contains("<POST> <repos/me/app/issues/17/comments>") == true)
  }

  @Test(
    "A comment that can't be made is a warning with GitHub's reason, which blames the token only if it is",
    arguments: [
      ("gh: Resource not accessible by integration (HTTP 403)", true),
      ("gh: API rate limit exceeded for installation. (HTTP 403)", false),
      ("error connecting to api.github.com", false), ("gh: Not Found (HTTP 404)", false),
    ])
  func refusal(message: String, blamesToken: Bool) throws {
    for call in ["GET graphql", "POST repos/me/app/issues/17/comments"] {
      let report = try FakeRunner(failures: [call: message]).report()
      #expect(report.status == 0)
      #expect(report.output.contains("::warning::seguemap: no comment was made: "))
      #expect(report.output.contains(message))
      #expect(report.output.contains("the token may not write") == blamesToken)
      #expect(report.summary != "")
    }
  }

  @Test("An answer of GitHub is not interpreted as a command")
  func hostileAnswer() throws {
    let message = "gh: a\n::set-output name=x::y%0A::error::z"
    let report = try FakeRunner(failures: ["GET graphql": message]).report()
    #expect(report.output.contains("no comment was made: ::set-output name=x::y%250A::error::z"))
    #expect(!report.output.split(separator: "\n").contains { $0.hasPrefix("::set-output") })
  }

  @Test("Without a token or without 'gh' there is no comment, and the reason is said")
  func noComment() throws {
    let silent = try FakeRunner().report(["SEGUEMAP_COMMENT": "false"])
    #expect(!silent.calls.contains { $0.hasPrefix("gh") })
    let tokenless = try FakeRunner().report(["GH_TOKEN": ""])
    #expect(!tokenless.calls.contains { $0.hasPrefix("gh") })
    #expect(tokenless.output.contains("::notice::seguemap: no comment was made: there is no token"))
    let runner = try FakeRunner()
    try runner.shell("rm bin/gh")
    let report = try runner.report(["PATH": runner.toolsWithoutHost()])
    #expect(report.status == 0)
    #expect(
      report.output.contains("no comment was made: 'gh', the command of GitHub, is not installed"))
    #expect(!report.output.contains("token"))
  }

  @Test("The exit code reports a change on request, and an error always")
  func exitCodes() throws {
    #expect(try FakeRunner().report(["SEGUEMAP_FAIL_ON_CHANGE": "true"]).status == 1)
    for (choice, flow, status) in [
      ("none", 1, 0), ("looks", 0, 1), ("flow", 0, 0), ("flow", 1, 1), ("flow", 2, 2),
    ] {
      let report = try FakeRunner(flowOutcome: flow).report(["SEGUEMAP_FAIL_ON": choice])
      #expect(report.status == Int32(status), "\(choice) \(flow)")
      #expect(report.outputs.contains("changed=true\n"))
    }
    #expect(
      try FakeRunner(outcome: 0, flowOutcome: 1).report(["SEGUEMAP_FAIL_ON": "flow"]).status == 0)
    let unknown = try FakeRunner().report(["SEGUEMAP_FAIL_ON": "all"])
    #expect(unknown.status == 2)
    #expect(unknown.output.contains("fail-on is 'all'; expected none, flow or looks"))
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

  @Test(
    "Places link to the last commit of the pull request, if it has the files that were compared")
  func links() throws {
    let runner = try FakeRunner()
    let head = try runner.commit("HEAD^2")
    let merge = try runner.commit("HEAD")
    let server = "https://github.com/me/app/blob/"
    let diff = try #require(try runner.report().calls.first { $0.hasPrefix("seguemap <diff>") })
    #expect(
      diff.contains(
        "<--link-base> <\(server)\(head)> <--old-link-base> <\(server)\(try runner.base())>"))
    try runner.shell(
      """
      cd repository && git checkout --quiet main && echo text >README && git add --all
      git commit --quiet --message=text && git checkout --quiet --detach && git merge --quiet --no-ff -m m topic
      """)
    #expect(try runner.report().calls.contains { $0.contains("<--link-base> <\(server)\(head)>") })
    // What the base changed of the same files has other lines in the last commit.
    let other = try FakeRunner(settings: "App/Later.storyboard")
    try other.shell(
      """
      cd repository && git checkout --quiet main && git mv App/Later.storyboard App/Moved.storyboard
      git commit --quiet --message=moved && git checkout --quiet --detach && git merge --quiet --no-ff -m m topic
      """)
    let moved = try #require(try other.report().calls.first { $0.hasPrefix("seguemap <diff>") })
    #expect(moved.contains("<--link-base> <\(server)\(try other.commit("HEAD"))>"))
    #expect(merge != head)
  }

  @Test(
    "Only the checkout is trusted, with the user's settings kept, and no file of the user changes")
  func ownership() throws {
    let runner = try FakeRunner()
    try runner.shell(
      #"""
      mkdir home && printf '[user]\n\tname = Kept\n' >home/.gitconfig
      sed -i.bak 's/^case "$\*"/git config --get-all safe.directory >>"$CALLS"; git config user.name >>"$CALLS"; &/' \
        bin/seguemap
      """#)
    let home = runner.file("home").path
    let report = try runner.report(
      ["HOME": home, "GIT_CONFIG_GLOBAL": home + "/.gitconfig"], in: "App")
    #expect(report.status == 0)
    let path = try runner.shell("cd repository && pwd -P").trimmingCharacters(in: .newlines)
    #expect(report.calls.contains(path))
    #expect(report.calls.count { $0 == path } == 2)
    #expect(try runner.shell("cat home/.gitconfig") == "[user]\n\tname = Kept\n")
    #expect(try runner.shell("ls | grep seguemap-git || true") == "")
  }

  @Test("A picture is committed to a branch of its own, and the comment shows it")
  func picture() throws {
    let hash = String(repeating: "a", count: 40)
    let git = "repos/me/app/git"
    let answers = [
      "GET repos/me/app": #"{"default_branch": "main"}"#,
      "GET \(git)/blobs": #"{"sha": "\#(hash)"}"#, "GET \(git)/trees": #"{"sha": "\#(hash)"}"#,
      "GET \(git)/commits": #"{"sha": "\#(hash)"}"#,
    ]
    let report = try FakeRunner(answers: answers).report(["SEGUEMAP_PICTURES": "pictures"])
    #expect(
      report.calls.contains {
        $0.contains("<refs/heads/pictures>") || $0.contains("ref=refs/heads/pictures")
      })
    #expect(
      report.calls.contains {
        $0.contains("<--picture-link> <https://github.com/me/app/raw/\(hash)/pull-17/changes.png>")
      })
    #expect(report.body.contains("text of comment.md"))
    let refused = try FakeRunner(
      answers: answers,
      failures: ["GET \(git)/blobs": "gh: Resource not accessible by integration (HTTP 403)"]
    ).report(["SEGUEMAP_PICTURES": "pictures"])
    #expect(refused.status == 0)
    #expect(refused.body.contains("text of changes.md"))
    #expect(
      refused.output.contains("the comment has a chart in place of a picture: the token may not"))
    for branch in ["main", "../x", "-f", "a b"] {
      let report = try FakeRunner(answers: answers).report(["SEGUEMAP_PICTURES": branch])
      #expect(!report.calls.contains { $0.contains("/git/") })
      #expect(report.body.contains("text of changes.md"))
    }
  }
}
