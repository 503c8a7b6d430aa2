import ArgumentParser
import SegueMapKit

/// `seguemap diff`: what a change does to the flow.
struct DiffCommand: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Tell what changed in the flow between two states of an app.",
    usage: "seguemap diff <base> [<head>] [<path> ...] [<options>]",
    discussion: """
      <base> and <head> are git revisions, folders, files or flows exported as JSON. Without \
      <head> a revision is compared with the work tree. 'main...topic' compares topic with what \
      both come from. Nothing is checked out, and the repository stays as it is.

      What only moved on the canvas, or was written anew by another Xcode, is no change. Where \
      nothing changed, nothing is printed.

      EXAMPLES
        seguemap diff main                     the work tree with main
        seguemap diff main...HEAD MyApp        a branch, as a pull request shows it
        seguemap diff v1.0 v2.0 --format md    two releases, for a comment
        seguemap diff --staged HEAD            what the next commit does
        seguemap diff flow.json --exit-code    fails where the app is not as it was exported
        seguemap diff --log v1.0..v2.0         the commits that changed the flow between the two
      """)

  @Argument(
    help: ArgumentHelp(
      "The older state, the newer one, then the folders and files to read of both.",
      valueName: "state-or-path"))
  var states: [String] = []

  @Flag(name: [.customLong("staged"), .customLong("cached")], help: "Compare with git's index.")
  var isStaged = false

  @Option(help: "The format of standard output. (default: text)")
  var format = FlowDifference.Format.text

  @Option(
    help: ArgumentHelp(
      "How many segues away from a change a picture still shows a scene. (default: 1)",
      valueName: "n"))
  var context = 1

  @Flag(help: "Exit with 1 where something changed.")
  var exitCode = false

  @Flag(inversion: .prefixedNo, help: "Read Swift and Objective-C, too. (default: --code)")
  var code: Bool?

  @OptionGroup(title: "In place of two states") var modes: DiffModeOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  func validate() throws {
    if states.isEmpty, !modes.log {
      throw ValidationError("<base> is missing; expected a revision, a folder or an exported flow")
    }
    guard context >= 0 else {
      throw ValidationError("--context is \(context); expected 0 or more")
    }
  }

  func run() throws {
    let configuration = try settings.configuration()
    if modes.log { return try tellHistory(configuration) }
    try tellDifference(configuration)
  }

  private func tellDifference(_ configuration: Configuration) throws {
    let console = settings.console(configuration)
    let readsSource = code ?? configuration.code ?? true
    let (older, newer) = try console.showing("reading") {
      try waiting { [states, isStaged] () throws(FlowError) in
        var comparison = try await FlowComparison(
          arguments: states, comparesIndex: isStaged)
        comparison.readsSource = readsSource
        return try await comparison.load()
      }
    }
    let flows = [older, newer]
    for flow in flows {
      for diagnostic in flow.diagnostics where diagnostic.severity == .error {
        console.report(diagnostic)
      }
    }
    let difference = FlowDifference(from: older, to: newer)
    let report = difference.report(
      format, context: context, usesTerminalColors: settings.usesColor(on: .output, configuration))
    try StandardStream.output.write(Array(report.utf8))
    if flows.contains(where: \.hasErrors) { throw ExitCode.trouble }
    if exitCode, !difference.isEmpty { throw ExitCode(1) }
  }
}
