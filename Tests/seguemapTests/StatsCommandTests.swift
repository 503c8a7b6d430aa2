import TestSupport
import Testing

@Suite("seguemap stats")
struct StatsCommandTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  init() throws {
    project = try TemporaryProject([
      "Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
    command = BuiltCommand(folder: project.path)
  }

  @Test("The numbers are printed, or written in the format of an extension")
  func formats() throws {
    let result = try command("stats")
    #expect(result.exitCode == 0)
    #expect(result.text.hasPrefix("2 screens, 1 segue, 1 storyboard\n"))
    let files = try command("stats", "-o", "s.md", "-o", "s.json")
    #expect(files.written == ["s.md", "s.json"])
    #expect(try command("stats", "--format", "svg").exitCode == 64)
  }

  @Test("A filter counts a part; a file that can't be read fails the run after the rest is counted")
  func part() throws {
    try project.write(storyboardText(first: "A", second: "B"), to: "Other.storyboard")
    #expect(try command("stats", "--hide", "Other*").text.hasPrefix("2 screens, 1 segue,"))
    try project.write("<document>", to: "Broken.storyboard")
    let result = try command("stats")
    #expect(result.exitCode == 2)
    #expect(result.text.hasPrefix("4 screens"))
  }
}
