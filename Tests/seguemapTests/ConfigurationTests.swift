import Foundation
import TestSupport
import Testing

@Suite(".seguemap.yml")
struct ConfigurationTests {
  private let project: TemporaryProject

  init() throws {
    project = try TemporaryProject([
      "App/Main.storyboard": storyboardText(first: "Login", second: "Home")
    ])
  }

  private func run(_ arguments: String...) throws -> BuiltCommand.Result {
    try BuiltCommand(folder: project.file("App")).run(arguments)
  }

  @Test("The file is found above the current folder, and the command line has precedence")
  func precedence() throws {
    try project.write("format: mermaid\nquiet: true\n", to: ".seguemap.yml")
    #expect(try run().output == run("--no-config", "..", "--format", "mermaid").output)
    #expect(try run("--format", "dot").output == run("--no-config", "..", "--format", "dot").output)
  }

  @Test("An output file in it is written beside it, wherever the command runs")
  func output() throws {
    try project.write("output: [flow.json]\n", to: ".seguemap.yml")
    #expect(try run().exitCode == 0)
    #expect(try project.names() == [".seguemap.yml", "App", "flow.json"])
  }

  @Test(
    "An output outside of its folder is an error, and not written",
    arguments: [
      "../x.json", "sub/../../x.json", "link/x.json", "linked.json", "OUT/x.json",
      "new/../../x.json",
    ])
  func outputElsewhere(output: String) throws {
    let outside = try TemporaryProject(["linked.json": "old"])
    try project.link("App/link", to: outside.path)
    try project.link("App/linked.json", to: outside.file("linked.json"))
    let output = output.replacing("OUT", with: outside.path)
    try project.write("quiet: true\noutput: [flow.txt, '\(output)']\n", to: "App/.seguemap.yml")
    for arguments in [[], ["--follow-links"]] {
      let result = try BuiltCommand(folder: project.file("App")).run(arguments)
      #expect(result.exitCode == 64)
      #expect(result.messages.contains(".seguemap.yml:2:9: error: output '\(output)' is not in"))
    }
    #expect(try outside.names() == ["linked.json"])
    #expect(try outside.bytes(of: "linked.json") == Array("old".utf8))
    #expect(try project.names() == ["App"])
  }

  @Test("An output in its folder may be named by any path")
  func outputInside() throws {
    try project.write(
      "output: ['App/../flow.json', \(project.file("b.json"))]\n", to: ".seguemap.yml")
    #expect(try run().exitCode == 0)
    #expect(try project.names() == [".seguemap.yml", "App", "b.json", "flow.json"])
  }

  @Test("A link out of its folder and a pipe in its place are skipped with a warning")
  func notAFile() throws {
    let outside = try TemporaryProject(["options.yml": "format: json\n"])
    try project.write("format: mermaid\n", to: ".seguemap.yml")
    let expected = try run("--no-config", "..", "--format", "mermaid").output
    let path = project.file("App/.seguemap.yml")
    try project.link("App/.seguemap.yml", to: outside.file("options.yml"))
    let linked = try run()
    #expect(linked.output == expected)
    #expect(
      linked.messages == """
        seguemap: warning: '\(path)' is skipped: it is a link that leads out of its folder, \
        to '\(outside.file("options.yml"))'

        """)
    try project.remove("App/.seguemap.yml")
    #expect(mkfifo(path, 0o600) == 0)
    let piped = try run()
    #expect(piped.output == expected)
    #expect(
      piped.messages
        == "seguemap: warning: '\(path)' is skipped: it is a device, a pipe or a socket\n")
    #expect(try run("--quiet").messages == "")
  }

  @Test("A revision's file is read from git, and its paths lead where they would in the work tree")
  func revision() throws {
    let repository = TemporaryRepository(at: project.path, in: project)
    try repository.git("init", "--quiet")
    try project.write("output: [flow.json]\n", to: "App/.seguemap.yml")
    try repository.commit()
    try project.write("output: [stranger.svg]\n", to: "App/.seguemap.yml")
    for name in ["HEAD:App/.seguemap.yml", "HEAD:./.seguemap.yml"] {
      let result = try run("--config", name)
      #expect(result.exitCode == 0, "\(result.messages)")
      #expect(
        try FileManager.default.contentsOfDirectory(atPath: project.file("App")).sorted()
          == [".seguemap.yml", "Main.storyboard", "flow.json"])
      try project.remove("App/flow.json")
    }
    #expect(
      try run("--config", "HEAD:App/nope.yml").messages
        == "HEAD:App/nope.yml: error: revision 'HEAD' has no file 'App/nope.yml'\n")
    #expect(
      try run("--config", "nope:App/.seguemap.yml").messages.hasPrefix(
        "nope:App/.seguemap.yml: error: revision 'nope' is not in this clone"))
  }

  @Test("A file can't pass itself off as a revision's")
  func namedAsRevision() throws {
    try project.write("format: json\n", to: "App/main:options.yml")
    #expect(try run("--config", "main:options.yml").exitCode == 64)
    #expect(try run("--config", "./main:options.yml").output == run("--format", "json").output)
  }

  @Test(
    "A fault in it is reported at its place",
    arguments: [
      ("theme: dark\nthme: dark\n", "2:1: error: unknown option 'thme'; did you mean 'theme'?"),
      ("scale: big\n", "1:8: error: 'scale' has a wrong value; expected a number"),
      ("theme: blue\n", "1:8: error: 'theme' has a wrong value; expected one of 'light'"),
      ("include:\n  a: b\n", "2:3: error: 'include' has a wrong value; expected text or a list"),
      ("quiet: 3\n", "1:8: error: 'quiet' has a wrong value; expected true or false"),
      (
        "exclude: [\(Array(repeating: "a", count: 501).joined(separator: ", "))]\n",
        "1:10: error: 'exclude' has a wrong value; expected fewer patterns: it has 501 patterns of "
          + "paths; a list may have at most 500"
      ),
      (
        #"{ "a\e[31m\n\u202eb": 1 }"#,
        #"1:3: error: unknown option 'a\u{1B}[31m \u{202E}b'; known are paths, code"#
      ),
      (#"{ "::a\eb": 1, "::a\eb": 2 }"#, #"1:16: error: '::a\u{1B}b' more than once"#),
      ("- theme\n", "1:1: error: expected options, such as 'theme: dark'"),
      ("theme: [dark\n", "2:1: error: did not find expected ',' or ']'"),
    ])
  func faults(text: String, message: String) throws {
    try project.write(text, to: "options.yml")
    let path = project.file("options.yml")
    let result = try run("--config", path)
    #expect(result.exitCode == 64)
    #expect(result.output.isEmpty)
    #expect(result.messages.hasPrefix("\(path):\(message)"))
    #expect(try run("--no-config").exitCode == 0)
  }

  @Test("It sets the base URL of links, as the command line does")
  func linkBase() throws {
    try project.write("link-base: https://example.org/app\n", to: ".seguemap.yml")
    let svg = try run("--format", "svg").output
    #expect(String(decoding: svg, as: UTF8.self).contains(#"<a href="https://example.org/app/"#))
    #expect(
      try run("--no-config", "..", "--format", "svg", "--link-base", "https://example.org/app/")
        .output
        == svg)
    try project.write("link-base: ftp://example.org\n", to: ".seguemap.yml")
    #expect(try run("--format", "svg").exitCode == 64)
  }

  @Test("It sets how scenes are drawn, and the command line has precedence")
  func style() throws {
    try project.write("style: card\n", to: ".seguemap.yml")
    let card = try run("--format", "svg").output
    #expect(try run("--no-config", "..", "--format", "svg", "--style", "card").output == card)
    #expect(try run("--format", "svg", "--style", "wireframe").output != card)
    #expect(try run("--format", "text", "--style", "wireframe").output == run().output)
    #expect(try run("--format", "svg", "--style", "photo").exitCode == 64)
  }

  @Test("An empty file has no effect")
  func empty() throws {
    try project.write("# nothing yet\n", to: ".seguemap.yml")
    #expect(try run().output == run("--no-config", "..").output)
  }
}
