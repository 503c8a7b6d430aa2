import FlowModel
import ProjectFiles
import SegueMapKit

/// The text of a first `.seguemap.yml`, with comments, for an app that was read.
struct ProposedConfiguration {
  let flow: AppFlow
  /// How many screens a picture of it has.
  let screenCount: Int
  /// The folder of the app.
  let folder: String

  var text: String {
    [opening, reading, drawing, comparing, checking].joined(separator: "\n")
  }

  private var opening: String {
    """
    # Settings of SegueMap. Every option has the name that it has on the command line, which has
    # precedence; Documentation/Configuration.md of SegueMap lists them all.
    #
    # Found here: \(found).

    """
  }

  private var found: String {
    let apps = flow.graph.targets.filter(\.kind.isApp).map { $0.name.singleLine }
    let counts = [
      counted(screenCount, "screen"), counted(flow.fileCount, "interface file"),
      counted(flow.segueCount, "segue"),
    ].joined(separator: ", ")
    return apps.isEmpty ? counts : counts + "; apps: " + apps.joined(separator: ", ")
  }

  // MARK: - Sections

  private var reading: String {
    let tests = excludedFolders.map { $0 + "/**" }
    let broken = unreadable.prefix(20)
    var lines = [
      "# Folders and files to read, relative to this file.", "paths: [\".\"]", "",
      "# What is not read: it costs nothing, and a reference to it is no fault.",
      tests.isEmpty
        ? "# exclude: [\"Legacy/**\"]" : "exclude: \(Self.list(tests))",
    ]
    if !broken.isEmpty {
      lines += ["# These could not be read:"] + broken.map { "#   - " + Self.quoted($0) }
    }
    return Self.lines(lines)
  }

  private var drawing: String {
    let isLarge = screenCount > PictureStyle.readableSceneCount
    let targets = flow.graph.targets.filter(\.kind.isApp).map(\.name)
    return Self.lines(
      [
        "draw:",
        "  # Written by 'seguemap' if the command line names no file and asks for no part of the app.",
        "  output: \(Self.list([outputFolder + "flow.svg"]))",
        isLarge
          ? "  # One node for each folder, as there are more screens than a reader can take in."
          : "",
        isLarge ? "  collapse: folder" : "  # collapse: folder",
        targets.count > 1 ? "  # target: \(Self.list([targets[0]]))" : "",
        "  # theme: dark",
      ].filter { !$0.isEmpty })
  }

  private var comparing: String {
    Self.lines([
      "# diff:", "#   # 'seguemap diff' exits with 1 if more changed than what screens show.",
      "#   fail-on: flow",
    ])
  }

  private var checking: String {
    Self.lines(["# lint:", "#   # A warning fails 'seguemap lint', too.", "#   strict: true"])
  }

  // MARK: - What was found

  /// The folders at the top whose names say that they hold no part of the app.
  private var excludedFolders: [String] {
    let paths = flow.graph.storyboards.map(\.path) + flow.graph.scenes.map(\.id.path)
    let folders = Set(paths.filter { $0.contains("/") }.map { String($0.split(separator: "/")[0]) })
    return folders.filter { name in
      let word = name.lowercased()
      return word.hasSuffix("tests") || ["test", "examples", "demo", "samples"].contains(word)
    }.sorted()
  }

  private var unreadable: [String] {
    let paths = flow.findings.filter { $0.severity == .error }.map(\.location.path)
    return Set(paths).filter { !$0.isEmpty }.sorted()
  }

  /// The folder for documents that is there, with a slash at its end; empty where there is none.
  private var outputFolder: String {
    let usual = ["Documentation", "Docs", "docs", "doc"]
    let entries = (try? Disk().entries(of: folder)) ?? []
    let found = usual.first { name in
      entries.contains { $0.name == name && $0.kind == .folder }
    }
    return found.map { $0 + "/" } ?? ""
  }

  // MARK: - YAML

  private static func lines(_ lines: [String]) -> String { lines.map { $0 + "\n" }.joined() }

  private static func list(_ texts: [String]) -> String {
    "[" + texts.map(quoted).joined(separator: ", ") + "]"
  }

  /// Returns a text in quotes in which no character has a meaning but the quote and the backslash.
  private static func quoted(_ text: String) -> String {
    "\"" + text.singleLine.replacing(["\\": "\\\\", "\"": "\\\""]) + "\""
  }
}
