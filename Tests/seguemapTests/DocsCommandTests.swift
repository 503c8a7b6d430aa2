import Foundation
import RegexBuilder
import TestSupport
import Testing

@Suite("seguemap docs")
struct DocsCommandTests {
  private func command() throws -> (TemporaryProject, BuiltCommand) {
    let project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
    return (project, BuiltCommand(folder: project.path))
  }

  @Test("Written documents are up to date; after a change, the stale files are listed")
  func check() throws {
    let (project, command) = try command()
    let written = try command("docs", "App", "-o", "Flow")
    #expect(written.exitCode == 0, "\(written.messages)")
    #expect(written.output.isEmpty)
    let same = try command("docs", "App", "-o", "Flow", "--check")
    #expect(same.exitCode == 0)
    #expect(same.output.isEmpty)
    try project.write(
      storyboardText(first: "Login", second: "Start"), to: "App/Main.storyboard")
    let changed = try command("docs", "App", "-o", "Flow", "--check")
    #expect(changed.exitCode == 1)
    #expect(changed.text.contains("outdated: screens.md\n"))
    #expect(changed.text.contains("obsolete: pictures/screen-home.svg\n"))
    #expect(FileManager.default.fileExists(atPath: project.file("Flow/pictures/screen-home.svg")))
    #expect(try command("docs", "App", "-o", "Flow").exitCode == 0)
    #expect(!FileManager.default.fileExists(atPath: project.file("Flow/pictures/screen-home.svg")))
    #expect(try command("docs", "App", "-o", "Flow", "--check").exitCode == 0)
  }

  @Test("Each kind has its pages", arguments: [("site", "index.html"), ("docc", "overview.md")])
  func kinds(kind: String, page: String) throws {
    let (project, command) = try command()
    #expect(try command("docs", "App", "-o", "Flow", "--kind", kind).exitCode == 0)
    #expect(FileManager.default.fileExists(atPath: project.file("Flow/" + page)))
  }

  @Test("Documents and pages have the findings of all rules, and no report has more for them")
  func findings() throws {
    let (project, command) = try command()
    try project.write("let app = 1", to: "App/App.swift")
    let rule = "nothing performs segue"
    #expect(try command("lint", "App").text.contains(rule))
    let documented = try command("docs", "App", "-o", "Flow")
    let drawn = try command("draw", "App", "-o", "flow.html", "-o", "flow.json")
    let documents = try FileManager.default.contentsOfDirectory(atPath: project.file("Flow"))
    let feature = try #require(documents.first { $0.hasPrefix("feature-") })
    for file in ["Flow/" + feature, "flow.html"] {
      let text = try String(contentsOfFile: project.file(file), encoding: .utf8)
      #expect(text.matches(of: Regex { rule }).count == 1, "\(file)")
    }
    let json = try String(contentsOfFile: project.file("flow.json"), encoding: .utf8)
    #expect(!json.contains(rule))
    #expect(!documented.messages.contains(rule))
    #expect(!drawn.messages.contains(rule))
    try project.write("lint:\n  rules:\n    unperformed-segue: off\n", to: ".seguemap.yml")
    #expect(try command("docs", "App", "-o", "Flow").exitCode == 0)
    let page = try String(contentsOfFile: project.file("Flow/" + feature), encoding: .utf8)
    #expect(!page.contains(rule), "the settings of the app count")
  }

  @Test("Without a folder, the usage is wrong")
  func noFolder() throws {
    let (project, command) = try command()
    #expect(try command("docs", project.file("App")).exitCode == 64)
  }

  @Test("A folder that is a link is not written through")
  func link() throws {
    let (project, command) = try command()
    try project.write("", to: "elsewhere/keep.txt")
    try project.link("Flow", to: project.file("elsewhere"))
    let result = try command("docs", "App", "-o", "Flow")
    #expect(result.exitCode == 2)
    #expect(result.messages.contains("'Flow' can't be read"))
    #expect(!FileManager.default.fileExists(atPath: project.file("elsewhere/README.md")))
  }
}

@Suite("seguemap draw --watch")
struct WatchTests {
  @Test(
    "It needs an output file, and files to watch",
    arguments: [
      ["--watch"], ["--watch", "-o", "-"], ["-", "--watch", "-o", "flow.svg"],
    ])
  func usage(arguments: [String]) throws {
    let project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
    #expect(try BuiltCommand(folder: project.path).run(["draw"] + arguments).exitCode == 64)
  }

  @Test("A change is drawn; after a broken save, the picture stays and the error is told")
  func redrawing() throws {
    let project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
    let command = BuiltCommand(folder: project.path)
    // Each step waits for its effect, up to a minute.
    let result = try command.shell(
      """
      until_found() { n=0; until grep -q "$1" "$2" 2>/dev/null; do
        n=$((n + 1)); [ $n -lt 600 ] || { echo "no $1 in $2"; kill $!; exit 1; }; sleep 0.1
      done; }
      "$0" draw App --no-config --watch -o flow.svg 2>messages & watch=$!
      until_found 'waiting for a change' messages
      sed 's/Home/Start/' App/Main.storyboard >new && mv new App/Main.storyboard
      until_found Start flow.svg
      echo '<document' >App/Main.storyboard
      until_found 'the last picture stays' messages
      grep -q 'error:' messages && grep -q Start flow.svg && echo kept
      kill $watch
      """)
    #expect(result.text == "kept\n", "\(result.messages)")
  }
}
