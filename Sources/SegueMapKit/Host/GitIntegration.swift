import FlowModel
import ProjectFiles

/// The settings of git with which it shows flows in place of XML.
///
/// ```swift
/// for step in try await GitIntegration(command: "seguemap").install() { print(step.subject) }
/// ```
public struct GitIntegration: Hashable, Sendable {
  /// The command as a shell calls it.
  public var command: String
  /// Whether the settings are for all of the user's repositories, not just for that of the current
  /// folder.
  public var isGlobal: Bool

  public init(command: String, isGlobal: Bool = false) {
    self.command = command
    self.isGlobal = isGlobal
  }

  /// A setting that was made, or was there already.
  public struct Step: Hashable, Sendable {
    /// A setting and its value, or a line of a file.
    public let subject: String
    /// The file with the line; `nil` for a setting.
    public let file: String?
    /// Whether it was missing before.
    public let isNew: Bool
  }

  /// The lines that select the files for git; a team commits them as `.gitattributes`.
  public static let attributes = ["*.storyboard diff=seguemap", "*.xib diff=seguemap"]

  /// Sets git up: `git diff` and `git show` then show the flow of storyboards and nibs as text, and
  /// `git difftool --tool=seguemap` what changed in it. A second call changes nothing.
  ///
  /// The settings for one clone are in its configuration and its `info/attributes`: no committed
  /// file is changed.
  ///
  /// - Throws: ``FlowError/git(_:)``, ``FlowError/unwritable(path:reason:)``.
  public func install() async throws(FlowError) -> [Step] {
    var steps: [Step] = []
    let path: String
    do throws(GitError) {
      let git =
        isGlobal ? GitCommand(folder: ".") : try await GitRepository(around: ".").command
      for (key, value) in settings { steps.append(try await set(key, to: value, with: git)) }
      path = try await attributesPath(with: git)
    } catch {
      throw .git(error)
    }
    do throws(SystemError) {
      return steps + (try addAttributes(to: path))
    } catch {
      throw .unwritable(path: path, reason: error.description)
    }
  }

  private var settings: [(key: String, value: String)] {
    [
      ("diff.seguemap.textconv", "\(command) diff --textconv"),
      ("difftool.seguemap.cmd", "\(command) diff \"$LOCAL\" \"$REMOTE\""),
    ]
  }

  private var scope: [String] { isGlobal ? ["--global"] : ["--local"] }

  private func set(
    _ key: String, to value: String, with git: GitCommand
  ) async throws(GitError) -> Step {
    let known = try await git.output(["config"] + scope + ["--get-all", key])
    let isNew = String(decoding: known.bytes, as: UTF8.self) != value + "\n"
    if isNew { _ = try await git.bytes(["config"] + scope + ["--replace-all", key, value]) }
    return Step(subject: "\(key) = \(value)", file: nil, isNew: isNew)
  }

  /// Returns where git looks for attributes that nobody commits.
  private func attributesPath(with git: GitCommand) async throws(GitError) -> String {
    guard isGlobal else {
      let line = try await git.bytes(["rev-parse", "--git-path", "info/attributes"])
      let path = String(fileName: line.dropLast())
      return path.hasPrefix("/") ? path : Path.joined(git.folder, path)
    }
    let known = try await git.output(["config", "--global", "--path", "core.attributesFile"])
    if known.isSuccess { return String(fileName: known.bytes.dropLast()) }
    let home = ProcessEnvironment.value(of: "HOME") ?? "."
    let settings = ProcessEnvironment.value(of: "XDG_CONFIG_HOME") ?? ""
    return Path.joined(settings.isEmpty ? home + "/.config" : settings, "git/attributes")
  }

  private func addAttributes(to path: String) throws(SystemError) -> [Step] {
    var text = ""
    do throws(SystemError) {
      text = try TextFile(path: path).contents()
    } catch .noSuchFile {
      try Path.makeFolder(Path.split(path).folder)
    }
    let known = text.split(whereSeparator: \.isNewline).map {
      $0.split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }
    let steps = Self.attributes.map { line in
      Step(subject: line, file: path, isNew: !known.contains(line))
    }
    let missing = steps.filter(\.isNew).map { $0.subject + "\n" }.joined()
    if missing.isEmpty { return steps }
    let start = text.isEmpty || text.hasSuffix("\n") ? text : text + "\n"
    // The file may be one of the user's own that lies elsewhere; in a clone it is git's.
    try FileReplacement(of: path, followingLink: isGlobal).write(Array((start + missing).utf8))
    return steps
  }
}
