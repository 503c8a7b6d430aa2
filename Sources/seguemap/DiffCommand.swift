import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

/// `seguemap diff`: what changed in the flow.
struct DiffCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "diff",
    abstract: "Report what changed in the flow between two states of an app.",
    usage: "seguemap diff <base> [<head>] [<path> ...] [<options>]",
    discussion: """
      <base> and <head> are git revisions, folders, files or flows exported as JSON. Without \
      <head> a revision is compared with the work tree. 'main...topic' compares topic with the \
      common ancestor of both. Nothing is checked out, and the repository is not changed.

      A view or scene that only moved, or that another Xcode version saved differently, is not a \
      change. If nothing changed, nothing is printed, and a file that -o names says so.

      The format of a file follows its extension: .svg, .png, .pdf, .html (a page with both states \
      and a list of the changes), .md, .mmd (Mermaid), .json or .txt.

      EXAMPLES
        seguemap diff main                     the work tree with main
        seguemap diff main...HEAD MyApp        a branch, as a pull request shows it
        seguemap diff v1.0 v2.0 --format md    two releases, for a comment
        seguemap diff main -o diff.svg         a picture with all that changed marked
        seguemap diff main --focus Checkout    what changed there and a segue away
        seguemap diff main --fail-on flow      fails if more changed than what screens show
        seguemap diff main --findings          also what rules find that they did not find before
        seguemap diff --staged HEAD            what the next commit changes
        seguemap diff flow.json --exit-code    fails if the app is not as it was exported
        seguemap diff --log v1.0..v2.0         the commits that changed the flow between the two
        seguemap diff --conflict Main.storyboard
                                               what both sides of a failed merge changed
        seguemap diff --install-textconv       makes 'git diff' show flows in place of XML
      """)

  @Argument(
    help: ArgumentHelp(
      "The older state, the newer one, then the folders and files to read of both.",
      valueName: "state-or-path"), completion: Candidates.states)
  var states: [String] = []

  @Flag(name: [.customLong("staged"), .customLong("cached")], help: "Compare with git's index.")
  var isStaged = false

  @Option(
    help: ArgumentHelp(
      "How many segues away from a change a picture still shows a scene. (default: 0)",
      valueName: "n"))
  var context: Int?

  @Flag(
    name: .customLong("side-by-side"), inversion: .prefixedNo,
    help: "Draw the two states in two pictures, side by side. (default: --no-side-by-side)")
  var isSideBySide: Bool?

  @Flag(help: "Exit with 1 if something changed, as '--fail-on looks' does.")
  var exitCode = false

  @Option(
    help: """
      Exit with 1 if the flow changed, or also if only what a screen shows did. (default: looks with \
      --exit-code, else neither)
      """)
  var failOn: FailureCause?

  @Flag(
    name: .customLong("findings"),
    help: """
      Check both states as 'seguemap lint' does, and report all new findings and all that are gone.
      """)
  var showsFindings = false

  @OptionGroup var selection: SelectionOptions

  @OptionGroup(title: "Output") var output: OutputOptions<FlowDifference.Format>
  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "For a comment") var comment: CommentOptions
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup(title: "In place of two states") var modes: DiffModeOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  func validate() throws {
    if states.isEmpty, modes.mode == nil {
      throw ValidationError("<base> is missing; expected a revision, a folder or an exported flow")
    }
    _ = try context(Configuration())
  }

  func run() async throws {
    if case .textconv(let file) = modes.mode { return try convert(file) }
    let configuration = try await settings.configuration(for: .diff)
    if !showsFindings { configuration.checkLint(telling: settings.console(configuration)) }
    switch modes.mode {
    case .log: try await tellHistory(configuration)
    case .conflict(let file): try await tellConflict(in: file, configuration)
    case .installation: try await installConversion(settings.console(configuration))
    case .textconv, nil: try await tellDifference(configuration)
    }
  }

  private func tellDifference(_ configuration: Configuration) async throws {
    let console = settings.console(configuration)
    // Standard output stays empty if nothing changed, so that the app need not be read for it.
    let needsFlows = !output.output.allSatisfy { $0 == "-" } || comment.savesFlows
    let rules = showsFindings ? try configuration.lintSettings() : nil
    var flows = try await console.showing("reading") { progress in
      var comparison = try await FlowComparison(
        arguments: states, comparesIndex: isStaged, usualPaths: configuration.paths ?? ["."])
      comparison.readsSource = selection.readsSource(configuration)
      comparison.files = selection.files(configuration)
      comparison.readsForRules = showsFindings
      picture.prepare(&comparison, configuration)
      return needsFlows
        ? try await comparison.load(reporting: progress)
        : try await comparison.loadIfChanged(reporting: progress)
    }
    if let rules, let both = flows {
      flows = (both.base.checked(rules), both.head.checked(rules))
    }
    if let flows { try tellDifference(from: flows.base, to: flows.head, configuration) }
  }

  func tellDifference(
    from older: AppFlow, to newer: AppFlow, _ configuration: Configuration
  ) throws {
    let console = settings.console(configuration)
    console.reportErrors(of: [older, newer])
    for file in newer.filesUnreadInBoth { console.advise("\(file.place): \(file.message)") }
    let (targets, style) = try targets(configuration)
    let difference = try comment.difference(from: older, to: newer).restricted(
      to: filter(configuration))
    try comment.save(difference, followingLinks: output.followsLinks, telling: console)
    try write(difference, to: targets, in: style, configuration)
    if older.hasErrors || newer.hasErrors { throw ExitCode.trouble }
    if fails(for: !difference.isEmpty, difference.changesFlow, configuration) { throw ExitCode(1) }
  }

  func filter(_ configuration: Configuration) throws -> FlowFilter {
    try filters.filter(configuration, showsAllFiles: true)
  }

  /// - Parameters:
  ///   - isChanged: Whether there is any change.
  ///   - changesFlow: Whether there is one of anything else than looks.
  func fails(for isChanged: Bool, _ changesFlow: Bool, _ configuration: Configuration) -> Bool {
    switch failOn ?? (exitCode ? .looks : configuration.failOn) {
    case .looks: isChanged
    case .flow: changesFlow
    case nil: false
    }
  }

  typealias Targets = [OutputOptions<FlowDifference.Format>.Target]

  func targets(_ configuration: Configuration) throws -> (Targets, PictureStyle) {
    let targets = try output.targets(usual: configuration.changesFormat ?? .text)
    var style = try picture.style(configuration)
    try comment.apply(to: &style)
    style.usesTerminalColors =
      targets == [.standardOutput(.text)] && settings.usesColor(on: .output, configuration)
    return (targets, style)
  }

  /// Standard output stays empty if nothing changed; a file is written in any case.
  private func write(
    _ difference: FlowDifference, to targets: Targets, in style: PictureStyle,
    _ configuration: Configuration
  ) throws {
    let wanted = targets.filter { target in
      if case .standardOutput = target { !difference.isEmpty } else { true }
    }
    let renderings = difference.renderings(
      context: try context(configuration),
      arrangement: isSideBySide ?? configuration.isSideBySide ?? false ? .sideBySide : .merged,
      style: style)
    try output.write(wanted, from: renderings, telling: settings.console(configuration))
  }

  func context(_ configuration: Configuration) throws -> Int {
    let context = context ?? configuration.context ?? 0
    guard context >= 0 else {
      throw ValidationError("--context is \(context); expected 0 or more")
    }
    return context
  }
}
