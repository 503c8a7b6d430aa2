import FlowLint
import Foundation
import SegueMapKit
import TestSupport
import Testing

@Suite("seguemap lint")
struct LintCommandTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// An app with a segue to nothing, and one of a deprecated kind.
  private static let faulty = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
    targetRuntime="iOS.CocoaTouch" initialViewController="a"><scenes>
    <scene><objects>
    <viewController id="a" sceneMemberID="viewController"><view key="view" id="v"><subviews>
      <button id="x"><connections>
        <segue id="one" kind="show" destination="gone"/>
      </connections></button>
      <button id="y"><connections>
        <segue id="two" kind="push" destination="b"/>
      </connections></button>
    </subviews></view></viewController>
    </objects></scene>
    <scene><objects><viewController id="b" sceneMemberID="viewController"/></objects></scene>
    </scenes></document>
    """

  private static let report = """
    Main.storyboard:5:5: error: segue 'one' leads to 'gone'; expected the object id of a scene in \
    this storyboard [dangling-segue]
    Main.storyboard:8:5: warning: segue kind 'push' is deprecated since iOS 8; expected 'show' \
    [deprecated-segue-kind]
    1 error and 1 warning

    """

  private func app(_ files: KeyValuePairs<String, String>) throws -> (
    TemporaryProject, BuiltCommand
  ) {
    let project = try TemporaryProject(files)
    return (project, BuiltCommand(folder: project.path))
  }

  @Test("Each finding is a line with its place and rule, and an error makes the exit code 1")
  func errors() throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    let result = try command("lint")
    #expect(result.text == Self.report)
    #expect(result.messages == "")
    #expect(result.exitCode == 1)
    _ = project
  }

  @Test("Warnings alone make the exit code 1 only with --strict")
  func strict() throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    #expect(try command("lint", "--disable", "dangling-segue").exitCode == 0)
    #expect(try command("lint", "--disable", "dangling-segue", "--strict").exitCode == 1)
    try project.write("lint: {strict: true, rules: {dangling-segue: off}}", to: ".seguemap.yml")
    #expect(try command("lint").exitCode == 1)
  }

  @Test("An app without findings says so, with the exit code 0")
  func clean() throws {
    let (project, command) = try app([:])
    try project.write(storyboardText(first: "Login", second: "Home"), to: "Main.storyboard")
    let result = try command("lint")
    #expect(result.text == "no findings\n")
    #expect(result.exitCode == 0)
  }

  @Test("A file that can't be read makes the exit code 2, and is told apart from findings")
  func unreadable() throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    let result = try command("lint", project.path, project.path + "/gone")
    #expect(result.exitCode == 2)
    #expect(result.text.contains("dangling-segue"))
    #expect(result.messages == "\(project.path)/gone: error: no such file or folder\n")
  }

  @Test(
    "A rule, a reporter or an option that does not exist is wrong usage, with what may be meant")
  func usage() throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    let rule = try command("lint", "--only", "dead-ends")
    #expect(rule.exitCode == 64)
    #expect(rule.messages.contains("unknown rule 'dead-ends'; did you mean 'dead-end'?"))
    #expect(try command("lint", "--reporter", "xml").exitCode == 64)
    try project.write("lint:\n  forbiden: []\n", to: ".seguemap.yml")
    let option = try command("lint")
    #expect(option.exitCode == 64)
    #expect(
      option.messages.contains(
        ".seguemap.yml:2:3: error: unknown option 'forbiden'; did you mean 'forbidden'?"))
    try project.write("lint:\n  exclude: [A]\n", to: ".seguemap.yml")
    #expect(
      try command("lint").messages.contains(
        ".seguemap.yml:2:3: error: unknown option 'exclude' under 'lint'; "
          + "it stands outside of all sections\n"))
  }

  @Test(
    "A fault under 'lint' is a warning for a command that does without the rules",
    arguments: [["draw"], ["diff", ".", "."]])
  func usageElsewhere(arguments: [String]) throws {
    let (project, command) = try app([:])
    try project.write(storyboardText(first: "Login", second: "Home"), to: "Main.storyboard")
    try project.write("lint:\n  ruels: {}\n", to: ".seguemap.yml")
    let result = try command.run(arguments)
    #expect(result.exitCode == 0)
    #expect(
      result.messages.hasSuffix(
        ".seguemap.yml:2:3: warning: unknown option 'ruels'; did you mean 'rules'?\n"))
    let strict = try command.run(arguments + ["--findings"])
    #expect(strict.exitCode == 64)
    #expect(strict.messages.contains(".seguemap.yml:2:3: error: unknown option 'ruels'"))
  }

  @Test("A baseline keeps what is known out of the report, and its stale entries are told")
  func baseline() throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    let written = try command("lint", "--write-baseline", "known.baseline")
    #expect(written.exitCode == 0)
    #expect(written.output.isEmpty)
    #expect(written.written == ["known.baseline"])
    let first = try command("lint", "--baseline", "known.baseline", "--strict")
    #expect(first.text == "no findings\n")
    #expect(first.exitCode == 0)
    try project.write(
      Self.faulty.replacing("kind=\"push\"", with: "kind=\"modal\""), to: "Main.storyboard")
    let second = try command("lint", "--baseline", "known.baseline", "--strict")
    #expect(second.exitCode == 1)
    #expect(second.text.contains("segue kind 'modal' is deprecated"))
    #expect(!second.text.contains("dangling-segue"))
    #expect(
      second.messages.contains(
        "'known.baseline' has a stale entry: Main.storyboard: segue kind 'push'"))
  }

  @Test("Each reporter writes to a file that -o names", arguments: FindingsFormat.allCases)
  func reporters(format: FindingsFormat) throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    let result = try command("lint", "--reporter", format.rawValue, "-o", "report")
    #expect(result.exitCode == 1)
    #expect(result.output.isEmpty)
    #expect(result.written == ["report"])
    let text = String(decoding: try project.bytes(of: "report"), as: UTF8.self)
    #expect(text.contains("dangling-segue"))
  }

  @Test("The rules of the PhotoStore sample find the one place where each is broken")
  func policies() throws {
    let command = BuiltCommand(folder: Self.root)
    let result = try command(
      "lint", "Samples/PhotoStore", "--config", "Samples/PhotoStore/.seguemap.yml", "--reporter",
      "json")
    let report = try JSONDecoder().decode(Report.self, from: Data(result.output))
    let names = [
      "shop-through-coordinator", "nothing-over-the-camera", "login-before-payment",
      "exit-from-every-modal", "four-taps",
    ]
    #expect(report.findings.map(\.rule) == names)
    #expect(result.exitCode == 1)
  }

  private struct Report: Decodable {
    struct Finding: Decodable { let rule: String }
    let findings: [Finding]
  }

  @Test("draw --findings reports all findings and marks them, without failing for them")
  func drawing() throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    let plain = try command("-o", "plain.svg")
    #expect(plain.messages.split(separator: "\n").count == 1)
    let result = try command("--findings", "-o", "flow.svg")
    #expect(result.exitCode == 0)
    #expect(result.messages.split(separator: "\n").count == 2)
    let picture = String(decoding: try project.bytes(of: "flow.svg"), as: UTF8.self)
    #expect(picture.contains("finding-error"))
    #expect(picture.contains("finding-warning"))
    #expect(
      !String(decoding: try project.bytes(of: "plain.svg"), as: UTF8.self).contains("finding-"))
  }

  @Test("diff --findings reports what is new, and not what was there before")
  func difference() throws {
    let (project, command) = try app([
      "old/Main.storyboard": Self.faulty,
      "new/Main.storyboard": Self.faulty.replacing(
        #"id="b" sceneMemberID"#, with: #"id="b" customClass="B" sceneMemberID"#
      ).replacing(
        "</scenes>",
        with: """
          <scene><objects><viewController id="c" sceneMemberID="viewController"/></objects></scene>
          </scenes>
          """),
    ])
    let plain = try command("diff", "old", "new")
    #expect(!plain.text.contains("unreachable-screen"))
    let result = try command("diff", "old", "new", "--findings")
    #expect(result.text.contains("unreachable-screen"))
    #expect(!result.text.contains("dangling-segue"))
    #expect(!result.text.contains("deprecated-segue-kind"))
    #expect(result.messages == "")
    _ = project
  }

  @Test("A storyboard that is too large is reported with the number of people who changed it")
  func authors() throws {
    let repository = try TemporaryRepository()
    let scenes = (0..<26).map { number in
      "<scene><objects><viewController id='s\(number)' storyboardIdentifier='s\(number)' "
        + "sceneMemberID='viewController'/></objects></scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      targetRuntime="iOS.CocoaTouch"><scenes>\(scenes.joined())</scenes></document>
      """
    for (index, author) in ["A <a@x>", "B <b@x>", "A <a@x>"].enumerated() {
      let end = String(repeating: "\n", count: index + 1)
      try repository.write(text + end, to: "App/Main.storyboard")
      try repository.git("add", ".")
      try repository.git("commit", "--quiet", "--author", author, "--message", "Change")
    }
    for (folder, path) in [("", "App"), ("/App", ".")] {
      let result = try BuiltCommand(folder: repository.path + folder)("lint", path)
      #expect(
        result.text.contains("has 26 scenes; expected at most 25, changed by 2 people"),
        "\(result.text)\(result.messages)")
    }
  }

  @Test("A storyboard with few scenes is best left whole, and an unknown one is wrong usage")
  func split() throws {
    let (project, command) = try app(["Main.storyboard": Self.faulty])
    let small = try command("lint", "--draw-split", "Main.storyboard", "-o", "split.svg")
    #expect(small.exitCode == 0)
    #expect(small.messages.contains("best left whole"))
    #expect(try command("lint", "--draw-split", "Mian.storyboard").exitCode == 64)
    _ = project
  }
}

@Suite("seguemap rules")
struct RulesCommandTests {
  private let command = BuiltCommand(folder: "/")

  @Test("Every rule is a line of the list")
  func list() throws {
    let lines = try command("rules").text.split(separator: "\n")
    #expect(lines.count == RuleCatalogue.all.count)
    #expect(lines.contains { $0.hasPrefix("unreachable-screen ") })
  }

  @Test("One rule is explained with a wrong and a right example")
  func one() throws {
    let text = try command("rules", "dead-end").text
    #expect(text.hasPrefix("dead-end\n"))
    #expect(text.contains("Wrong:") && text.contains("Right:"))
    #expect(try command("rules", "dead").exitCode == 64)
  }

  @Test("Documentation/Rules.md is the page that the command writes")
  func page() throws {
    let path = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().appending(path: "Documentation/Rules.md")
    let page = try String(contentsOf: path, encoding: .utf8)
    #expect(
      page == (try command("rules", "--markdown").text),
      "seguemap rules --markdown >Documentation/Rules.md")
  }
}
