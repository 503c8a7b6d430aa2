import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

extension DiffCommand {
  /// `seguemap diff --textconv`, as git calls it.
  func convert(_ file: String) throws {
    try StandardStream.output.write(try AppFlow.textConversion(ofFileAt: file))
  }

  /// `seguemap diff --install-textconv`
  func installConversion(_ console: Console) async throws {
    let integration = GitIntegration(command: Self.ownCommand, isGlobal: modes.isGlobal)
    let steps = try await integration.install()
    var lines = steps.map { step in
      (step.isNew ? "set      " : "was set  ") + (step.file.map { "\($0): " } ?? "") + step.subject
    }
    lines += ["", "'git diff' and 'git show' now show the flow of storyboards and nibs."]
    lines += ["'git diff --no-textconv' shows the XML itself."]
    lines += ["'git difftool --tool=seguemap' shows what changed in it."]
    if !modes.isGlobal {
      lines += ["", "To share this with your team, commit these lines in .gitattributes:"]
      lines += GitIntegration.attributes.map { "  " + $0 }
    }
    try StandardStream.output.write(Array(lines.map { $0 + "\n" }.joined().utf8))
  }

  /// How a shell calls this command: by its name where it was found by that, else by its path.
  private static var ownCommand: String {
    let name = CommandLine.arguments.first ?? "seguemap"
    guard name.contains("/") else { return name }
    let path = ProcessEnvironment.absolutePath(name)
    let isPlain = path.utf8.allSatisfy { byte in
      UInt8(ascii: "a")...UInt8(ascii: "z") ~= byte || UInt8(ascii: "A")...UInt8(ascii: "Z") ~= byte
        || UInt8(ascii: "0")...UInt8(ascii: "9") ~= byte || "/._-+".utf8.contains(byte)
    }
    return isPlain ? path : "'" + path.replacing(["'": "'\\''"]) + "'"
  }
}
