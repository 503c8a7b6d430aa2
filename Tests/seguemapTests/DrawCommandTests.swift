import Foundation
import TestSupport
import Testing

@Suite("seguemap draw")
struct DrawCommandTests {
  private let project: TemporaryProject
  private let command: BuiltCommand

  init() throws {
    project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home"),
      "App/Launch.storyboard": storyboardText(
        first: "Splash", second: "Glow", isLaunchScreen: true),
    ])
    command = BuiltCommand(folder: project.path)
  }

  @Test(
    "Each extension determines the format",
    arguments: [
      ("svg", "<svg "), ("png", "\u{FFFD}PNG"), ("pdf", "%PDF-"), ("dot", "digraph"),
      ("gv", "digraph"), ("mmd", "flowchart"), ("json", "{"), ("md", "#"), ("txt", "Login"),
    ])
  func formats(fileExtension: String, start: String) throws {
    let name = "flow.\(fileExtension)"
    let result = try command("App", "-o", name)
    #expect(result.exitCode == 0)
    #expect(result.messages == "")
    #expect(result.output.isEmpty)
    let head = String(decoding: try project.bytes(of: name).prefix(200), as: UTF8.self)
    #expect(head.contains(start))
  }

  @Test("Without -o and --format the tree is printed, with or without the subcommand")
  func tree() throws {
    let result = try command("draw")
    #expect(result.text.hasPrefix("Login"))
    #expect(try command().output == result.output)
    #expect(try command("--format", "text").output == result.output)
  }

  @Test("Several files and standard output of one run are the same as those of several")
  func severalOutputs() throws {
    let result = try command("-o", "a.svg", "-o", "b.json", "-o", "-", "--format", "mmd")
    #expect(try project.bytes(of: "a.svg") == command("--format", "svg").output)
    #expect(try project.bytes(of: "b.json") == command("--format", "json").output)
    #expect(try command("--format", "mermaid").output == result.output)
  }

  #if os(Linux)
    @Test("A file whose name is not UTF-8 can be named, as it is or as messages spell it")
    func unusualName() throws {
      let result = try command.shell(
        #"""
        name=$(printf 'App/M\377.storyboard')
        mv App/Main.storyboard "$name"
        "$0" "$name" --format json && "$0" 'App/M\xFF.storyboard' --format json
        """#)
      #expect(result.exitCode == 0, "\(result.messages)")
      #expect(result.text.ranges(of: #""path": "M\\xFF.storyboard""#).count == 2)
    }
  #endif

  @Test("Source is read unless the user or the configuration turns it off")
  func code() throws {
    try project.write("a.performSegue(withIdentifier: \"b\", sender: nil)", to: "App/A.swift")
    try project.write("code: no\n", to: "App/options.yml")
    #expect(try command("--verbose").messages.contains(", sources: 1, "))
    #expect(try command("--verbose", "--no-code").messages.contains(", sources: 0, "))
    let configured = ["--verbose", "--config", "App/options.yml"]
    #expect(try command.run(configured).messages.contains(", sources: 0, "))
    #expect(try command.run(configured + ["--code"]).messages.contains(", sources: 1, "))
    #expect(try command.run(["routes", "Login", "Home", "--no-code"]).exitCode == 0)
  }

  @Test("--verbose reports the CPU time of reading and of analysis, and nothing else does")
  func processorTime() throws {
    let line = /(?m)^seguemap: note: reading took \d+\.\d{3} s of CPU time, analysis \d+\.\d{3} s$/
    #expect(try command("--verbose").messages.matches(of: line).count == 1)
    #expect(try !command().messages.contains("CPU time"))
  }

  @Test("A storyboard is read from standard input")
  func standardInput() throws {
    var piped = command
    piped.input = storyboardText(first: "Piped", second: "Next")
    let result = try piped("-")
    #expect(result.exitCode == 0)
    #expect(result.text.hasPrefix("Piped"))
    #expect(!result.text.contains("Login"))
  }

  @Test(
    "Launch screens are omitted unless requested",
    arguments: ["svg", "dot", "mermaid", "text", "markdown"])
  func launchScreens(format: String) throws {
    #expect(try !command("--format", format).text.contains("Splash"))
    #expect(try command("--format", format, "--launch-screens").text.contains("Splash"))
  }

  @Test("JSON always contains the launch screens, unless a filter removes them")
  func wholeGraph() throws {
    #expect(try command("--format", "json").text.contains("Splash"))
    #expect(try !command("--format", "json", "--from", "Login").text.contains("Splash"))
  }

  @Test("Filters choose what is shown")
  func filters() throws {
    #expect(try !command("--focus", "Home", "--depth", "0").text.contains("Login"))
    #expect(try command("--to", "Home").text.contains("Login"))
    #expect(try !command("--kind", "unwind,embed").text.contains("next"))
    #expect(try command("--include", "Elsewhere/**").text.contains("Login") == false)
    #expect(try command("--collapse", "storyboard").text.contains("Main"))
  }

  @Test("Containers are folded unless told otherwise, and never in JSON")
  func containers() throws {
    let path = "Container/Main.storyboard"
    let project = try TemporaryProject([
      path: """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      initialViewController="n"><scenes>
      <scene><objects><navigationController title="Stack" id="n"><connections>
      <segue destination="v" kind="relationship" relationship="rootViewController" id="r"/>
      </connections></navigationController></objects></scene>
      <scene><objects><viewController title="Home" id="v"/></objects></scene>
      </scenes></document>
      """
    ])
    let command = BuiltCommand(folder: project.path)
    #expect(try command(path).text.hasPrefix("Home (in stack)"))
    #expect(try command(path, "--containers", "show").text.hasPrefix("Stack"))
    let json = ["--format", "json"]
    #expect(try command.run([path] + json).text.contains("navigationController"))
    #expect(
      try command.run([path, "--focus", "Home"] + json).text.contains("navigationController"))
  }

  @Test("20 runs give the same bytes, in any order of the paths")
  func determinism() throws {
    let runs = try (0..<20).map { run in
      let paths = ["App/Main.storyboard", "App/Launch.storyboard"]
      let order = run.isMultiple(of: 2) ? paths : paths.reversed()
      return try command.run(order + ["--launch-screens", "--format", "svg"]).output
    }
    #expect(Set(runs).count == 1)
  }

  @Test("A closed pipe is not an error")
  func closedPipe() throws {
    let process = Process()
    process.executableURL = URL(fileURLWithPath: "/bin/sh")
    process.arguments = [
      "-c",
      """
      { sleep 0.2; '\(BuiltCommand.executable.path)' --format svg; echo $? > code; } 2> err | true
      """,
    ]
    process.currentDirectoryURL = URL(fileURLWithPath: project.path)
    try process.run()
    process.waitUntilExit()
    #expect(try project.bytes(of: "code") == Array("0\n".utf8))
    #expect(try project.bytes(of: "err") == [])
  }

  @Test("A pipe gets no colour unless requested, and NO_COLOR does not override the option")
  func color() throws {
    var uncolored = command
    uncolored.environment = ["NO_COLOR": "1"]
    #expect(try !command().text.contains("\u{1B}"))
    #expect(try uncolored("--color", "always").text.contains("\u{1B}"))
  }
}
