import Foundation
import TestSupport
import Testing

/// Runs what `Packaging/README.md` and the hooks for pre-commit tell other tools to run.
@Suite("Packaging")
struct PackagingTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static let app = storyboardText(first: "Home", second: "Cart")
  private static let broken = app.replacing(
    "destination=\"bbb-02-bbb\"", with: "destination=\"gone\"")

  private func text(_ file: String) throws -> String {
    try String(contentsOf: Self.root.appending(path: file), encoding: .utf8)
  }

  /// The program by its name, before any that is installed.
  private func command(in folder: String) -> BuiltCommand {
    var command = BuiltCommand(folder: folder)
    let programs = BuiltCommand.executable.deletingLastPathComponent().path
    command.environment["PATH"] =
      programs + ":" + (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin")
    return command
  }

  // MARK: The run-script phase of Xcode

  private func runScript(in project: TemporaryProject) throws -> BuiltCommand.Result {
    let script = try #require(
      try text("Packaging/README.md").firstMatch(
        of: /## An Xcode run-script phase(?s:.*?)```bash\n(?<script>(?s:.*?))```/)?.script)
    // Not Homebrew's folders, which may have another program of the name.
    let path = try #require(script.firstMatch(of: /PATH="(?<folders>[^$]+)\$PATH"/)?.folders)
    #expect(path == "/opt/homebrew/bin:/usr/local/bin:")
    var command = command(in: "/")
    command.environment["SRCROOT"] = project.path
    return try command.shell(String(script.replacing(path, with: "")))
  }

  @Test("An app without faults is built, with its picture drawn anew")
  func runScript() throws {
    let project = try TemporaryProject(["App/Main.storyboard": Self.app])
    let result = try runScript(in: project)
    #expect(result.exitCode == 0)
    #expect(result.messages.isEmpty && result.text.isEmpty)
    #expect(try project.bytes(of: "Documentation/flow.svg").count > 100)
  }

  @Test("A segue that leads nowhere fails the build, in the form in which Xcode shows it")
  func runScriptFails() throws {
    let project = try TemporaryProject(["App/Main.storyboard": Self.broken])
    let result = try runScript(in: project)
    #expect(result.exitCode == 1)
    #expect(
      result.text.hasPrefix(
        "\(project.path)/App/Main.storyboard:9:25: error: segue 'next' leads to 'gone'; "))
    #expect(try project.bytes(of: "Documentation/flow.svg").count > 100)
  }

  // MARK: pre-commit

  /// The commands of `.pre-commit-hooks.yaml` by the names of their hooks.
  private func hooks() throws -> [String: String] {
    let hooks = try text(".pre-commit-hooks.yaml").matches(
      of: /- id: (?<id>\S+)\n(?s:.*?)entry: (?<entry>.+)\n/)
    return Dictionary(uniqueKeysWithValues: hooks.map { (String($0.id), String($0.entry)) })
  }

  private func run(_ hook: String, in repository: TemporaryRepository) throws -> Int32 {
    let entry = try #require(try hooks()[hook])
    return try command(in: repository.path).shell(entry).exitCode
  }

  @Test("The hooks draw, find faults, and compare with the picture that git has")
  func preCommit() throws {
    let repository = try TemporaryRepository()
    try repository.files.write(Self.app, to: "App/Main.storyboard")
    try repository.files.write(
      "paths: [App]\ndraw:\n  output: [flow.svg]\n", to: ".seguemap.yml")
    #expect(try hooks().keys.sorted() == ["seguemap", "seguemap-check", "seguemap-lint"])

    #expect(try run("seguemap", in: repository) == 0)
    try repository.git("add", ".")
    for hook in ["seguemap-lint", "seguemap-check"] {
      #expect(try run(hook, in: repository) == 0, "\(hook)")
    }
    try repository.files.write(Self.broken, to: "App/Main.storyboard")
    try repository.git("add", "App")
    for hook in ["seguemap-lint", "seguemap-check"] {
      #expect(try run(hook, in: repository) == 1, "\(hook)")
    }
  }
}
