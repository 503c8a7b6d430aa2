import Foundation
import TestSupport
import Testing

@Suite("seguemap diff")
struct DiffCommandTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  /// Creates a repository with two commits and a work tree that equals the second one.
  init() throws {
    project = try TemporaryProject()
    command = BuiltCommand(folder: project.path)
    try git("init", "--quiet", "--initial-branch=main")
    for name in ["Home", "Cart"] {
      try project.write(
        storyboardText(first: "Login", second: name), to: "App/Main.storyboard")
      try git("add", "--all")
      try git("commit", "--quiet", "--message", name)
    }
    try git("tag", "second")
  }

  private func git(_ arguments: String...) throws { _ = try run(arguments) }

  private func gitOutput(_ arguments: String...) throws -> String { try run(arguments) }

  private func run(_ arguments: [String]) throws -> String {
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["git", "-C", project.path, "-c", "user.name=A", "-c", "user.email=a@example.org"]
      + arguments
    let output = Pipe()
    process.standardOutput = output
    try process.run()
    let bytes = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    if process.terminationStatus != 0 { throw GitFailure() }
    return String(decoding: bytes, as: UTF8.self)
  }

  private struct GitFailure: Error {}

  @Test("If nothing changed, nothing is printed", arguments: ["text", "md", "mmd", "json"])
  func unchanged(format: String) throws {
    let result = try command("diff", "main", "--exit-code", "--format", format)
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    #expect(result.messages == "")
  }

  @Test("A change is printed, and reported by the exit code on request")
  func changed() throws {
    for arguments in [["main~1"], ["main~1", "second"], ["main~1..second"], ["main~1...HEAD"]] {
      let result = try command.run(["diff"] + arguments)
      #expect(result.exitCode == 0)
      #expect(result.text.contains("‘Cart’"))
      #expect(try command.run(["diff", "--exit-code"] + arguments).exitCode == 1)
    }
  }

  @Test("A file has the format of its extension, and nothing is printed in addition")
  func files() throws {
    let names = ["diff.svg", "diff.html", "diff.png", "diff.md"]
    let result = try command.run(
      ["diff", "main~1", "main", "--scale", "1", "--title", "Kiosk"]
        + names.flatMap { ["-o", project.path + "/" + $0] })
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    #expect(try text(of: "diff.svg").contains("Changes in the screen flow of Kiosk"))
    #expect(try text(of: "diff.html").hasPrefix("<!DOCTYPE html>"))
    #expect(try text(of: "diff.md").contains("*Cart*"))
  }

  @Test("A requested file is written even if nothing changed, and says so")
  func unchangedFile() throws {
    let result = try command("diff", "main", "-o", project.path + "/diff.svg", "--exit-code")
    #expect(result.exitCode == 0)
    #expect(result.output.isEmpty)
    #expect(try text(of: "diff.svg").contains(">No change in the flow<"))
  }

  @Test("The two states are drawn side by side on request")
  func sideBySide() throws {
    let picture = try command("diff", "main~1", "main", "--format", "svg", "--side-by-side")
    #expect(picture.text.contains(">Before · "))
    #expect(picture.text.contains(">After · main<"))
  }

  @Test("An unknown format is wrong usage")
  func unknownFormat() throws {
    #expect(try command("diff", "main", "-o", "diff.dot").exitCode == 64)
    #expect(try command("diff", "main", "--format", "gif").exitCode == 64)
  }

  private func text(of file: String) throws -> String {
    String(decoding: try Data(contentsOf: URL(filePath: project.path + "/" + file)), as: UTF8.self)
  }

  @Test("--staged shows the changes of the next commit")
  func staged() throws {
    try project.write(storyboardText(first: "Login", second: "Pay"), to: "App/Main.storyboard")
    #expect(try command("diff", "--staged", "HEAD").output.isEmpty)
    try git("add", "--all")
    #expect(try command("diff", "--staged", "HEAD", "App").text.contains("‘Pay’"))
  }

  @Test("A path after the revisions restricts what is read of both")
  func paths() throws {
    try project.write("", to: "Other/notes.txt")
    let result = try command("diff", "main~1", "main", "App", "--format", "json")
    #expect(result.text.contains("\"Main.storyboard"))
    #expect(try command("diff", "main~1", "App").text.contains("‘Cart’"))
    #expect(try command("diff", "main~1", "Other").exitCode == 2)
  }

  @Test("An exported flow is compared with the app")
  func export() throws {
    try project.write(try command("draw", "App", "--format", "json").text, to: "flow.json")
    #expect(try command("diff", "flow.json", "App", "--exit-code").exitCode == 0)
    try project.write(storyboardText(first: "Login", second: "Pay"), to: "App/Main.storyboard")
    #expect(try command("diff", "flow.json", "App", "--exit-code").exitCode == 1)
  }

  @Test("A committed export is compared with the work tree, the index or a revision")
  func baseline() throws {
    try project.write(try command("draw", "--format", "json").text, to: "flow.json")
    #expect(try command("diff", "flow.json", "--exit-code").exitCode == 0)
    #expect(try command("diff", "flow.json", "HEAD", "--exit-code").exitCode == 0)
    #expect(try command("diff", "flow.json", "HEAD~1", "--exit-code").exitCode == 1)
    try project.write(storyboardText(first: "Login", second: "Pay"), to: "App/Main.storyboard")
    let drift = try command("diff", "flow.json", "--exit-code")
    #expect(drift.exitCode == 1)
    #expect(drift.text.contains("‘Pay’"))
    #expect(try command("diff", "gone.json").messages.contains("'gone.json'"))
  }

  @Test("A file that one state can't read is reported, and not as removed")
  func unreadable() throws {
    try project.write(storyboardText(first: "A", second: "B"), to: "App/Other.storyboard")
    try git("add", "--all")
    try git("commit", "--quiet", "--message", "Other")
    try project.write("<<<<<<< HEAD\n", to: "App/Main.storyboard")
    let result = try command("diff", "HEAD")
    #expect(result.exitCode == 2)
    #expect(result.messages.hasPrefix("App/Main.storyboard:1:1: error: unresolved merge conflict"))
    #expect(!result.text.contains("removed"))
  }

  @Test("git itself shows changes of flows once it is configured, which happens once")
  func textconv() throws {
    let first = try command("diff", "--install-textconv")
    #expect(first.exitCode == 0)
    #expect(first.text.contains("set      diff.seguemap.textconv = "))
    #expect(!first.text.contains("was set"))
    let attributes = try project.bytes(of: ".git/info/attributes")
    let again = try command("diff", "--install-textconv")
    #expect(again.text.split(separator: "\n").prefix(4).allSatisfy { $0.hasPrefix("was set") })
    #expect(try project.bytes(of: ".git/info/attributes") == attributes)

    let shown = try gitOutput("show", "--format=", "second", "--", "App/Main.storyboard")
    #expect(shown.contains("'Cart'"))
    #expect(!shown.contains("<viewController"))
    let told = try gitOutput("difftool", "--no-prompt", "--tool=seguemap", "second~1", "second")
    #expect(told.contains("‘Home’"))
    // git shows other files unchanged.
    try project.write("<broken", to: "App/Main.storyboard")
    #expect(try gitOutput("diff").contains("+<broken"))
  }

  @Test("Nothing is reported about what a single file refers to in others")
  func conversion() throws {
    let result = try command("diff", "--textconv", "App/Main.storyboard")
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    #expect(result.text.contains("'Cart'"))
    #expect(try command("diff", "--textconv", "App/None.storyboard").exitCode == 2)
  }

  @Test("Two folders are compared without a repository")
  func folders() throws {
    let folder = try TemporaryProject([
      "a/Main.storyboard": storyboardText(first: "Login", second: "Home"),
      "b/Main.storyboard": storyboardText(first: "Login", second: "Cart"),
    ])
    let result = try BuiltCommand(folder: folder.path)("diff", "a", "b")
    #expect(result.exitCode == 0)
    #expect(result.text.contains("‘Cart’"))
  }

  @Test("The history has one line for each commit that changed the flow, newest first")
  func log() throws {
    let result = try command("diff", "--log")
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    let lines = result.text.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines[0].wholeMatch(of: /[0-9a-f]{7,} \d{4}-\d\d-\d\d .* \(Cart\)/) != nil)
    #expect(lines[1].hasSuffix("(Home)"))
    #expect(try command("diff", "--log", "-n", "1").text == lines[0] + "\n")
    #expect(try command("diff", "--log", "HEAD~1", "App").text.hasSuffix("(Cart)\n"))
    #expect(try command("diff", "--log", "--exit-code").exitCode == 1)
    #expect(try command("diff", "--log", "second..HEAD", "--exit-code").exitCode == 0)
  }

  @Test("The history as JSON is a document, even where nothing changed")
  func logAsJSON() throws {
    for (range, count) in [("second~1..second", 1), ("second..HEAD", 0)] {
      let result = try command("diff", "--log", range, "--format", "json")
      let object = try JSONSerialization.jsonObject(with: Data(result.output))
      let commits = try #require((object as? [String: Any])?["commits"] as? [Any])
      #expect(commits.count == count)
    }
  }

  @Test("Both sides of a failed merge are shown, with whether there is something to decide")
  func conflict() throws {
    try git("checkout", "--quiet", "-b", "topic", "main~1")
    try project.write(storyboardText(first: "Login", second: "Pay"), to: "App/Main.storyboard")
    try git("commit", "--quiet", "--all", "--message", "Pay")
    try git("checkout", "--quiet", "main")
    #expect(throws: GitFailure.self) { try git("merge", "--quiet", "topic") }
    let result = try command("diff", "--conflict", "App/Main.storyboard", "--exit-code")
    #expect(result.exitCode == 1)
    #expect(result.messages == "")
    #expect(result.text.hasPrefix("ours ‘main’: "))
    #expect(result.text.contains("both touched "))
    let picture = try command("diff", "--conflict", "App/Main.storyboard", "--format", "svg")
    #expect(picture.text.hasPrefix("<?xml") || picture.text.hasPrefix("<svg"))
    #expect(try command("diff", "--conflict", "App/None.storyboard").exitCode == 2)
  }

  @Test(
    "Options that exclude each other are wrong usage",
    arguments: [
      ["--log", "--format", "mmd"], ["-n", "1", "main"], ["--log", "-n=-1"], [],
      ["--log", "--conflict", "a"], ["--conflict", "a", "--format", "mmd"],
      ["--log", "-o", "a.txt"],
    ])
  func usage(arguments: [String]) throws {
    #expect(try command.run(["diff"] + arguments).exitCode == 64)
  }

  @Test(
    "A scene whose views show something else is reported, but not one whose views only moved",
    arguments: [["main"], ["--staged", "HEAD"], ["main", "HEAD"]])
  func looks(states: [String]) throws {
    func write(_ text: String, x: Int) throws {
      let view = """
        <view key="view" id="vvv-01-vvv"><rect key="frame" x="0.0" y="0.0" width="375" height="667"/>
        <subviews><label text="\(text)" id="lll-01-lll">
        <rect key="frame" x="\(x)" y="20" width="80" height="21"/></label></subviews></view>
        <connections>
        """
      let plain = storyboardText(first: "Login", second: "Cart")
      try project.write(
        plain.replacing("<connections>", with: view, maxReplacements: 1), to: "App/Main.storyboard")
    }
    let isCommitted = states.count == 2 && states[0] != "--staged"
    try write("Welcome", x: 10)
    try git("commit", "--quiet", "--all", "--message", "Label")
    if isCommitted { try git("checkout", "--quiet", "-b", "topic") }
    try write("Welcome", x: 90)
    try git("add", "--all")
    if isCommitted { try git("commit", "--quiet", "--message", "Move") }
    #expect(try command.run(["diff"] + states).text == "")
    try write("Hello", x: 90)
    try git("add", "--all")
    if isCommitted { try git("commit", "--quiet", "--message", "Text") }
    let told = try command.run(["diff"] + states).text
    #expect(told.contains("screen ‘Login’: label ‘Welcome’ renamed to ‘Hello’"))
    #expect(!told.contains("‘Cart’"))
  }

  @Test("A missing folder is an error, not a state without screens")
  func missingFolder() throws {
    let folder = try TemporaryProject([
      "a/Main.storyboard": storyboardText(first: "Login", second: "Home"),
      "b/Main.storyboard": storyboardText(first: "Login", second: "Home"),
    ])
    let command = BuiltCommand(folder: folder.path)
    let result = try command("diff", "a", "c")
    #expect(result.exitCode == 2)
    #expect(result.output.isEmpty)
    #expect(result.messages.contains("c: error: no such file or folder\n"))
    // Without a repository, paths cannot restrict a state, so all further folders belong to the
    // later one.
    let both = try command.run(["diff", "a", "b", "c"])
    #expect(both.exitCode == 2)
    #expect(both.messages.contains("c: error: no such file or folder\n"))
  }

  @Test("An unreadable input is reported in one line")
  func failures() throws {
    let unknown = try command("diff", "nope")
    #expect(unknown.exitCode == 2)
    #expect(
      unknown.messages
        == "seguemap: error: revision 'nope' is not in this clone; fetch it first (git fetch)\n")
    let folder = try TemporaryProject()
    let outside = try BuiltCommand(folder: folder.path)("diff", "main")
    #expect(outside.exitCode == 2)
    #expect(outside.messages == "seguemap: error: '.' is not in a git repository\n")
    var command = command
    command.environment = ["PATH": folder.path]
    let missing = try command("diff", "main")
    #expect(missing.exitCode == 2)
    #expect(
      missing.messages
        == "seguemap: error: git is not installed, or not on the search path\n")
    #expect(try command("diff", "main", "--context=-1").exitCode == 64)
  }
}
