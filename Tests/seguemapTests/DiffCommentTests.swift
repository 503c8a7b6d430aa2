import Foundation
import TestSupport
import Testing

/// What `seguemap diff` does for a comment on a pull request, in a repository with the app in a folder.
@Suite("A comment on a pull request")
struct DiffCommentTests {
  private let repository: TemporaryRepository
  private let command: BuiltCommand
  private static let archive = """
    <?xml version="1.0" encoding="UTF-8"?>
    <archive type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="7.10"><data/></archive>
    """

  /// Creates two commits: the second renames a screen, and removes a storyboard.
  init() throws {
    repository = try TemporaryRepository()
    command = BuiltCommand(folder: repository.path)
    try repository.write(
      storyboardText(first: "Login", second: "Home"), to: "Shop/App/Main.storyboard")
    try repository.write(
      storyboardText(first: "Old", second: "Older"), to: "Shop/App/Old.storyboard")
    try repository.write(Self.archive, to: "Shop/Legacy/Panel.xib")
    try repository.commit()
    try repository.write(
      storyboardText(first: "Login", second: "Cart"), to: "Shop/App/Main.storyboard")
    try repository.files.remove("Shop/App/Old.storyboard")
    try repository.commit()
  }

  private static let links = [
    "--link-base", "https://example.org/a/b/blob/new", "--old-link-base",
    "https://example.org/a/b/blob/old",
  ]

  private func comment(_ paths: [String], _ options: [String] = links) throws -> String {
    let result = try command.run(
      ["diff", "HEAD~1", "HEAD"] + paths + options + ["--format", "md", "--no-config"])
    #expect(result.exitCode == 0)
    return result.text
  }

  @Test(
    "Places begin at the root of the repository, and link to the state that has them",
    arguments: [["Shop/App"], ["Shop"], [], ["Shop/App", "Shop/Legacy"]])
  func places(paths: [String]) throws {
    let text = try comment(paths)
    #expect(
      text.contains(
        "[`Shop/App/Main.storyboard:17`]"
          + "(https://example.org/a/b/blob/new/Shop/App/Main.storyboard#L17)"))
    #expect(
      text.contains(
        "[`Shop/App/Old.storyboard`](https://example.org/a/b/blob/old/Shop/App/Old.storyboard)"))
    #expect(try comment(paths, []).contains("| `Shop/App/Main.storyboard:17` |"))
  }

  @Test("A page and a picture have the same links")
  func pages() throws {
    let result = try command.run(
      ["diff", "HEAD~1", "HEAD", "Shop/App", "--no-config", "-o", "a.html", "-o", "a.svg"]
        + Self.links)
    #expect(result.exitCode == 0)
    for name in ["a.html", "a.svg"] {
      let text = try String(contentsOfFile: repository.file(name), encoding: .utf8)
      #expect(text.contains("https://example.org/a/b/blob/new/Shop/App/Main.storyboard#L17"))
    }
    let page = try String(contentsOfFile: repository.file("a.html"), encoding: .utf8)
    #expect(page.contains("https://example.org/a/b/blob/old/Shop/App/Old.storyboard"))
  }

  @Test("A picture stands in place of a chart, and what it leaves out is said")
  func picture() throws {
    let text = try comment(
      ["Shop"], ["--picture-link", "https://example.org/a(1).png", "--context", "0"])
    #expect(text.contains("![What changed](https://example.org/a%281%29.png)\n"))
    #expect(!text.contains("```mermaid"))
    let wrong = try command("diff", "HEAD~1", "HEAD", "--picture-link", "http://example.org/a.png")
    #expect(wrong.exitCode == 64)
  }

  @Test("Both states, saved, give the same comment elsewhere")
  func saved() throws {
    let text = try comment(["Shop"])
    let result = try command(
      "diff", "HEAD~1", "HEAD", "Shop", "--no-config", "--save-base", "base.json", "--save-head",
      "head.json", "-o", "a.md", "-o", "changes.json")
    #expect(result.exitCode == 0)
    let listed = try command.run(
      [
        "diff", "./base.json", "./head.json", "--no-config", "--format", "md", "--changes",
        "changes.json",
      ]
        + Self.links)
    #expect(listed.text == text)
    let other = try command.run(
      ["diff", "./base.json", "./head.json", "--no-config", "--format", "md"] + Self.links)
    #expect(other.exitCode == 0)
    #expect(other.text == text)
  }

  @Test("No link leads out of the repository", arguments: ["../../../evil/app/", "a//b/", "./"])
  func escapes(folder: String) throws {
    for (name, screen) in [("base", "Home"), ("head", "Cart")] {
      try repository.write(
        #"""
        {"schemaVersion": 1, "repositoryFolder": "\#(folder)", "storyboards": [
          {"path": "Main.storyboard", "name": "Main"}], "segues": [], "diagnostics": [],
         "scenes": [{"id": "Main.storyboard#a", "storyboard": "Main.storyboard", "name": "\#(screen)",
          "element": "viewController", "line": 3}]}
        """#, to: name + ".json")
    }
    let result = try command.run(
      ["diff", "./base.json", "./head.json", "--no-config", "--format", "md"] + Self.links)
    #expect(result.text.contains("*Home*"))
    #expect(!result.text.contains("]("))
  }

  @Test("A file that neither state can read is a note, and the comment says so")
  func legacy() throws {
    let result = try command(
      "diff", "HEAD~1", "HEAD", "--no-config", "--exit-code", "--format", "md")
    #expect(result.exitCode == 1)
    #expect(result.messages.contains("seguemap: note: Shop/Legacy/Panel.xib:2:1: not compared, "))
    #expect(!result.messages.contains("error:"))
    #expect(result.text.contains("### Not compared\n\n- `Shop/Legacy/Panel.xib:2:1`: "))
    try repository.git("commit", "--quiet", "--allow-empty", "--message", "nothing")
    let same = try command("diff", "HEAD~1", "HEAD", "--no-config", "-o", "same.md")
    #expect(same.exitCode == 0)
    let comment = try String(contentsOfFile: repository.file("same.md"), encoding: .utf8)
    #expect(comment.contains("**No change in the flow.**\n\n### Not compared\n"))
    try repository.files.remove("Shop/Legacy/Panel.xib")
    try repository.write(Self.archive, to: "Shop/App/New.xib")
    let second = try command("diff", "HEAD", "--no-config", "--format", "md")
    #expect(second.exitCode == 2)
    #expect(second.messages.contains("Shop/App/New.xib:2:1: error: "))
  }

  @Test(
    "Files that the settings exclude are not read, and a reference to one is no fault",
    arguments: [["draw"], ["diff", "HEAD~1", "HEAD"], ["diff", "HEAD~1"], ["diff", "--log"]])
  func excluded(arguments: [String]) throws {
    try repository.write("exclude: ['**/Legacy/**']\n", to: ".seguemap.yml")
    let result = try command.run(arguments)
    #expect(result.exitCode == 0)
    #expect(!result.messages.contains("Panel.xib"))
    #expect(!result.text.contains("Not compared"))
  }

  @Test("A reference to a storyboard that is excluded is not broken")
  func reference() throws {
    try repository.write(
      """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0">
      <scenes><scene sceneID="s"><objects>
      <viewControllerPlaceholder storyboardName="Hidden" id="p" sceneMemberID="viewController"/>
      </objects></scene></scenes></document>
      """, to: "Shop/App/Ref.storyboard")
    try repository.write(storyboardText(first: "A", second: "B"), to: "Shop/Old/Hidden.storyboard")
    let drawn = try command("Shop", "--exclude", "Old/**", "--format", "json")
    #expect(!drawn.messages.contains("Hidden"))
    #expect(drawn.text.contains("\"resolution\": \"excluded\""))
    #expect(!drawn.text.contains("Hidden.storyboard"))
  }
}
