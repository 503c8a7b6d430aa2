import ArgumentParser
import SegueMapKit

/// The modes of `seguemap diff` other than comparing two states.
struct DiffModeOptions: ParsableArguments {
  @Flag(
    help: """
      List the commits that changed the flow since <base>, or all, the newest first. A merge counts as one \
      commit; M^..M^2 lists those that the merge M brought.
      """)
  var log = false

  @Option(
    name: [.customShort("n"), .long],
    help: ArgumentHelp("List at most this many commits.", valueName: "number"))
  var maxCount: Int?

  @Option(
    help: ArgumentHelp(
      "Report what both sides changed of a merge that left conflicts in a file.", valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var conflict: String?

  @Option(
    help: ArgumentHelp(
      "Print the flow of one file as text, for git's 'textconv'.", valueName: "file"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var textconv: String?

  @Flag(help: "Set git up so that 'git diff' and 'git show' show flows in place of XML.")
  var installTextconv = false

  @Flag(
    name: .customLong("global"),
    help: "Set git up for all of your repositories, not just this one.")
  var isGlobal = false

  /// The requested mode; `nil` for comparing two states.
  enum Mode {
    case log
    case conflict(String)
    case textconv(String)
    case installation
  }

  var mode: Mode? { modes.first }

  private var modes: [Mode] {
    [
      log ? .log : nil, conflict.map(Mode.conflict), textconv.map(Mode.textconv),
      installTextconv ? .installation : nil,
    ].compactMap(\.self)
  }

  func validate() throws {
    guard modes.count < 2 else {
      throw ValidationError(
        "--log, --conflict, --textconv and --install-textconv can't be combined")
    }
    if isGlobal, !installTextconv { throw ValidationError("--global needs --install-textconv") }
    if let maxCount {
      guard log else { throw ValidationError("--max-count needs --log") }
      guard maxCount >= 0 else {
        throw ValidationError("--max-count is \(maxCount); expected 0 or more")
      }
    }
  }
}
