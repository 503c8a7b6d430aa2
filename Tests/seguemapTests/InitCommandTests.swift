import Foundation
import TestSupport
import Testing

@Suite("seguemap init")
struct InitCommandTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  init() throws {
    project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
    command = BuiltCommand(folder: project.path)
  }

  private func settings() throws -> String {
    String(decoding: try project.bytes(of: ".seguemap.yml"), as: UTF8.self)
  }

  @Test("It writes what it sees, with comments, and 'seguemap' then draws the app")
  func writes() throws {
    try project.write("", to: "Docs/readme.md")
    try project.write(storyboardText(first: "A", second: "B"), to: "AppTests/Test.storyboard")
    let result = try command("init")
    #expect(result.exitCode == 0)
    #expect(result.written == [".seguemap.yml"])
    let text = try settings()
    #expect(text.contains("# Found here: 4 screens in 2 interface files, 2 segues"))
    #expect(text.contains("\nexclude: [\"AppTests/**\"]\n"))
    #expect(text.contains("  output: [\"Docs/flow.svg\"]\n"))
    let drawn = try command()
    #expect(drawn.exitCode == 0)
    #expect(drawn.messages == "")
    #expect(drawn.written == ["Docs/flow.svg"])
    #expect(try command("stats").text.hasPrefix("2 screens"))
  }

  @Test("Every line that is a comment with an option is one that the command takes")
  func comments() throws {
    #expect(try command("init").exitCode == 0)
    let text = try settings()
    let options = text.split(separator: "\n").map(String.init).map { line in
      let bare = line.replacing(#/^( *)# ?(?=( *)[a-z-]+:( |$))/#) { "\($0.output.1)" }
      return bare
    }
    try project.write(options.joined(separator: "\n") + "\n", to: ".seguemap.yml")
    let result = try command("--format", "text")
    #expect(result.messages == "", "\(options.joined(separator: "\n"))")
  }

  @Test("A file that is there is kept", arguments: [".seguemap.yml", ".seguemap.yaml"])
  func keeps(name: String) throws {
    try project.write("theme: dark\n", to: name)
    let result = try command("init")
    #expect(result.exitCode == 2)
    #expect(
      result.messages == "seguemap: error: '\(name)' is there already, and is kept as it is\n")
    #expect(try project.names() == [name, "App"])
    #expect(try project.bytes(of: name) == Array("theme: dark\n".utf8))
  }

  @Test("A link in its place is kept, even if it leads nowhere")
  func link() throws {
    try project.link(".seguemap.yml", to: project.file("elsewhere"))
    let result = try command("init")
    #expect(result.exitCode == 2)
    #expect(result.messages.contains("'.seguemap.yml' can't be written: "))
    #expect(try !project.names().contains("elsewhere"))
  }

  @Test("In a folder without an app nothing is written")
  func empty() throws {
    let empty = try TemporaryProject()
    let result = try BuiltCommand(folder: empty.path)("init")
    #expect(result.exitCode == 2)
    #expect(result.messages.contains("no screen found in '.'"))
    #expect(try empty.names() == [])
  }

  @Test("Another folder gets its own file; names of files can't leave their quotes or lines")
  func hostile() throws {
    try project.write("<document>", to: "App/a\"]\n'x: \\ #.xib")
    try project.write(storyboardText(first: "A", second: "B"), to: "App/\"]: tests/M.storyboard")
    let result = try command("init", "App")
    #expect(result.exitCode == 0)
    #expect(result.written == ["App/.seguemap.yml"])
    #expect(try command("--config", "App/.seguemap.yml", "--format", "dot").exitCode == 2)
    #expect(try !BuiltCommand(folder: project.file("App"))("--quiet").messages.contains("yml:"))
  }
}
