import Foundation
import TestSupport
import Testing

@Suite("Sections and paths of .seguemap.yml")
struct ConfigurationSectionTests {
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home"),
      "Other/Extra.storyboard": storyboardText(first: "Extra", second: "More"),
    ])
  }

  private func run(in folder: String = "", _ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand(folder: project.file(folder)).run(arguments)
  }

  @Test("A section has precedence over what stands outside, for its own command only")
  func precedence() throws {
    try project.write(
      "draw:\n  format: mermaid\nformat: dot\ndiff:\n  format: json\nlint:\n  strict: true\ndocs:\n",
      to: ".seguemap.yml")
    #expect(try run().output == run("--no-config", "--format", "mermaid").output)
    let changes = try run("diff", "App", "Other").text
    #expect(try changes == run("diff", "App", "Other", "--no-config", "--format", "json").text)
  }

  @Test("diff has its own options, and no output of draw")
  func diff() throws {
    try project.write("output: flow.svg\ndiff: {fail-on: flow, context: 1}\n", to: ".seguemap.yml")
    let result = try run("diff", "App", "Other")
    #expect(result.exitCode == 1)
    #expect(!result.text.isEmpty)
    #expect(try run("diff", "App", "Other", "--no-config").exitCode == 0)
    #expect(try project.names() == [".seguemap.yml", "App", "Other"])
  }

  @Test("The folder of the file is read from wherever below it the command runs")
  func folderBelow() throws {
    try project.write("output: flow.json\n", to: ".seguemap.yml")
    #expect(try run().written == ["flow.json"])
    let whole = try project.bytes(of: "flow.json")
    try project.remove("flow.json")
    let below = try run(in: "App")
    #expect(below.written == ["../flow.json"])
    #expect(try project.bytes(of: "flow.json") == whole)
    #expect(try project.names() == [".seguemap.yml", "App", "Other", "flow.json"])
  }

  @Test("Messages about a file that is read from below lead there")
  func messagesFromBelow() throws {
    try project.write("", to: ".seguemap.yml")
    try project.write("<document>", to: "Other/Broken.xib")
    #expect(try run(in: "App").messages.hasPrefix("../Other/Broken.xib:1:"))
  }

  @Test("paths are read where the command line names none, relative to the file")
  func paths() throws {
    try project.write("paths: [Other]\n", to: ".seguemap.yml")
    let other = try run("--no-config", "Other").output
    #expect(try run().output == other)
    #expect(try run(in: "App").output == other)
    #expect(try run("App").output == run("--no-config", "App").output)
    #expect(try run("routes", "Extra", "More").exitCode == 0)
    #expect(try run("routes", "Login", "Home").exitCode == 64)
    for path in ["..", "/etc", "../x"] {
      try project.write("paths: '\(path)'\n", to: ".seguemap.yml")
      #expect(
        try run().messages.hasSuffix(
          ".seguemap.yml:1:8: error: path '\(path)' is not in the folder of this file; only the "
            + "command line can name it\n"))
    }
  }

  @Test("diff reads the paths of the file in both states")
  func pathsOfDiff() throws {
    let repository = TemporaryRepository(at: project.path, in: project)
    try repository.git("init", "--quiet")
    try project.write("paths: App\n", to: ".seguemap.yml")
    try repository.commit()
    try project.write(storyboardText(first: "Extra", second: "Most"), to: "Other/Extra.storyboard")
    #expect(try run("diff", "HEAD").text == "")
    #expect(try run(in: "Other", "diff", "HEAD").text == "")
    #expect(try run(in: "Other", "diff", "HEAD", ".").text.contains("‘Most’"))
    #expect(try run(in: "Other", "diff", "--log", "HEAD").text.isEmpty)
  }

  @Test("A file in the home folder has options for all projects")
  func home() throws {
    try project.write("title: Mine\n", to: ".seguemap.yml")
    var command = BuiltCommand(folder: project.file("App"))
    command.environment["HOME"] = project.path
    #expect(try command.run([]).output == command.run(["--no-config"]).output)
  }

  @Test("A file outside of the current folder's path does not choose what is read")
  func elsewhere() throws {
    try project.write("theme: dark\n", to: "Other/options.yml")
    #expect(try run("--config", "Other/options.yml").output == run("--no-config").output)
  }

  @Test(
    "A part of the app never replaces the output of the file unless -o names it",
    arguments: [
      ["App"], ["--focus", "Login"], ["--exclude", "Other"], ["--no-code"], ["--kind", "show"],
      ["--collapse", "folder"], ["--from", "Login"], ["--containers", "show"],
    ])
  func part(arguments: [String]) throws {
    try project.write("output: [flow.txt, flow.json]\n", to: ".seguemap.yml")
    let command = BuiltCommand(folder: project.path)
    let result = try command.run(arguments)
    #expect(result.exitCode == 0)
    #expect(try result.output == command.run(arguments + ["--no-config"]).output)
    #expect(
      result.messages == """
        seguemap: note: not written, as this is a part of the app: 'flow.txt', 'flow.json'; \
        -o writes a part

        """)
    #expect(try project.names() == [".seguemap.yml", "App", "Other"])
    #expect(try command.run(arguments + ["-o", "flow.txt"]).exitCode == 0)
    #expect(try project.names() == [".seguemap.yml", "App", "Other", "flow.txt"])
  }

  @Test("How a picture looks is no filter, so that the output of the file is written")
  func look() throws {
    try project.write("output: flow.txt\n", to: ".seguemap.yml")
    #expect(try run("--theme", "dark", "--title", "T").written == ["flow.txt"])
    #expect(try run("--quiet").written == [])
  }

  @Test(".seguemap.yaml is read, too; beside .seguemap.yml it is not, which is reported")
  func otherExtension() throws {
    try project.write("format: json\n", to: ".seguemap.yaml")
    #expect(try run().output == run("--no-config", "--format", "json").output)
    try project.write("format: dot\n", to: ".seguemap.yml")
    let result = try run()
    #expect(try result.output == run("--no-config", "--format", "dot").output)
    #expect(result.messages.contains(".seguemap.yaml' is skipped: it is beside '"))
  }

  @Test(
    "An unknown key has a suggestion",
    arguments: [
      ("thme: dark\n", "1:1: error: unknown option 'thme'; did you mean 'theme'?"),
      ("draww:\n  theme: dark\n", "1:1: error: unknown option 'draww'; did you mean 'draw'?"),
      (
        "draw:\n  ouptut: a.svg\n",
        "2:3: error: unknown option 'ouptut' under 'draw'; did you mean 'output'?"
      ),
      (
        "diff:\n  output: a.svg\n",
        "2:3: error: unknown option 'output' under 'diff'; it is one of 'draw'"
      ),
      ("context: 3\n", "1:1: error: unknown option 'context'; it is one of 'diff'"),
      ("strict: true\n", "1:1: error: unknown option 'strict'; it is one of 'lint'"),
      ("draw: dark\n", "1:7: error: expected options, such as 'theme: dark'"),
    ])
  func unknown(text: String, message: String) throws {
    try project.write(text, to: ".seguemap.yml")
    let result = try run("diff", "App", "Other")
    #expect(result.exitCode == 64)
    #expect(result.messages.contains(".seguemap.yml:\(message)\n"), "\(result.messages)")
  }
}
