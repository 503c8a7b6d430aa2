import ArgumentParser
import FlowLint
import FlowModel
import ProjectFiles
import SegueMapKit

/// `seguemap lint`: what is broken in an app's flow.
struct LintCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "lint",
    abstract: "Report what is broken in the flow of an app.",
    usage: "seguemap lint [<path> ...] [<options>]",
    discussion: """
      Each finding is a line with its file, line and column, and the rule that found it; \
      'seguemap rules' lists the rules, and 'seguemap rules <name>' explains one. The section 'lint' \
      of .seguemap.yml chooses rules and has rules of your own.

      A comment 'seguemap:disable <rule>' in an object's notes in Interface Builder disables a rule \
      for the object, or for the scene if the object is its controller; in source, one on the line \
      above does.

      EXIT CODES
        0   no errors
        1   an error, or with --strict a warning
        2   something could not be read or written
        64  wrong usage

      EXAMPLES
        seguemap lint MyApp
        seguemap lint MyApp --reporter sarif -o lint.sarif
        seguemap lint --write-baseline lint.baseline      what there is today
        seguemap lint --baseline lint.baseline --strict   only what is new
        seguemap lint --only unreachable-screen --possible
        seguemap lint --draw-split Main.storyboard -o split.svg
      """)

  @OptionGroup var input: InputOptions

  @Option(help: "The form of the findings. (default: text)")
  var reporter: FindingsFormat = .text

  @Option(
    name: [.short, .long],
    help: ArgumentHelp("Write the findings to a file.", valueName: "file"), completion: .file())
  var output: String?

  @Flag(
    name: .customLong("follow-links"),
    help: "Write where a link leads; otherwise a link in an output's place is an error.")
  var followsLinks = false

  @Flag(name: .customLong("strict"), help: "Exit with 1 for a warning, too.")
  var isStrict = false

  @Flag(name: .customLong("possible"), help: "Report findings of which a rule is not sure, too.")
  var reportsPossible = false

  @Option(
    name: .customLong("only"),
    help: ArgumentHelp("Check only this rule. May repeat.", valueName: "rule"),
    completion: Candidates.rules)
  var only: [String] = []

  @Option(
    name: .customLong("disable"),
    help: ArgumentHelp("Don't check this rule. May repeat.", valueName: "rule"),
    completion: Candidates.rules)
  var disabled: [String] = []

  @Option(
    help: ArgumentHelp(
      "Report only what is not in this file, and which of its entries are stale.",
      valueName: "file"), completion: .file())
  var baseline: String?

  @Option(
    help: ArgumentHelp(
      "Write the findings to this file, for --baseline, and report none.", valueName: "file"),
    completion: .file())
  var writeBaseline: String?

  @Option(
    help: ArgumentHelp(
      "Draw how this storyboard could be split, to -o or as a tree; nothing is reported.",
      valueName: "storyboard"), completion: .file(extensions: ["storyboard"]))
  var drawSplit: String?

  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  // The main thread has the largest stack.
  @MainActor func run() async throws {
    let configuration = try await settings.configuration(for: .lint)
    let console = settings.console(configuration)
    let section = try configuration.lint.map(LintConfiguration.init) ?? LintConfiguration()
    let rules = try lintSettings(section)
    var flow = try input.flow(forRules: configuration, telling: console)
    if let drawSplit { return try drawSplitting(of: drawSplit, flow, telling: console) }
    await flow.readAuthors(rules.limits)
    for trouble in flow.lintTroubles { console.report(trouble) }
    let findings = flow.lint(rules)
    let isComplete = !flow.lintTroubles.contains { $0.severity == .error }
    if let writeBaseline {
      try write(Baseline(of: findings.findings).file, to: writeBaseline, telling: console)
      if !isComplete { throw ExitCode.trouble }
    } else {
      let fails = try report(findings, section, telling: console)
      // What could not be read may have more findings, or be the cause of those that there are.
      if !isComplete { throw ExitCode.trouble }
      if fails { throw ExitCode(1) }
    }
  }

  private func lintSettings(_ section: LintConfiguration) throws -> LintSettings {
    var settings = section.settings
    let known = Set(RuleCatalogue.descriptions.map(\.name) + settings.policies.map(\.name))
    for name in only + disabled where !known.contains(name) {
      throw ValidationError(unknownRule(name, among: known))
    }
    settings.only = Set(only)
    for name in disabled { settings.levels[name] = .off }
    if reportsPossible { settings.reportsPossible = true }
    return settings
  }

  /// Writes the findings.
  ///
  /// - Returns: Whether one of them counts.
  private func report(
    _ findings: LintFindings, _ section: LintConfiguration, telling console: Console
  ) throws -> Bool {
    var findings = findings
    if let baseline = baseline ?? section.baseline {
      let (new, stale) = try Self.baseline(at: baseline).compared(to: findings.findings)
      for entry in stale {
        console.report(
          .warning,
          "'\(baseline)' has a stale entry: \(entry.path): \(entry.message) [\(entry.rule)]")
      }
      findings = LintFindings(new, rules: findings.rules, prefix: findings.prefix)
    }
    let report = reporter.render(findings, version: SegueMap.configuration.version)
    if let output, output != "-" {
      try write(report, to: output, telling: console)
    } else {
      try StandardStream.output.write(report.bytes)
    }
    return findings.errorCount > 0
      || ((isStrict || section.isStrict) && findings.warningCount > 0)
  }

  private func write(
    _ file: RenderedFile<FindingsFormat>, to path: String, telling console: Console
  ) throws {
    try file.write(to: path, followingLink: followsLinks)
    console.wrote(path)
  }

  /// `seguemap lint --draw-split`
  private func drawSplitting(
    of path: String, _ flow: AppFlow, telling console: Console
  ) throws {
    guard let (parts, split) = try flow.split(ofStoryboardAt: path) else {
      return console.report(.warning, "'\(path)' is best left whole: it has few scenes")
    }
    console.note("parts: \(split.parts.count), segues between them: \(split.cutSegues.count)")
    guard let output, output != "-" else {
      return try StandardStream.output.write(try parts.render(.text).bytes)
    }
    guard let format = OutputFormat(path: output) else {
      throw ValidationError("the extension of '\(output)' has no format")
    }
    var style = PictureStyle()
    style.layoutProgram = LayoutCommand.program(timeout: LayoutProgram.usualTimeout)
    style.title = "Proposal for \(path)"
    let picture = try parts.render(format, style: style)
    for warning in picture.warnings { console.report(.warning, warning) }
    try picture.write(to: output, followingLink: followsLinks)
    console.wrote(output)
  }

  private static func baseline(at path: String) throws -> Baseline {
    let text: String
    do throws(SystemError) {
      text = try TextFile(path: path).contents()
    } catch {
      throw FlowError.unreadable(path: path, reason: error.description)
    }
    do throws(Baseline.Fault) {
      return try Baseline(text)
    } catch {
      throw FlowError.unreadable(path: path, reason: "line \(error.line) is \(error.message)")
    }
  }
}

/// Returns a message about a rule that does not exist, with similar names.
func unknownRule(_ name: String, among known: Set<String>) -> String {
  let near = known.near(name).map { "'\($0)'" }
  let hint =
    near.isEmpty ? "'seguemap rules' lists them" : "did you mean \(near.joined(separator: " or "))?"
  return "unknown rule '\(name)'; \(hint)"
}
