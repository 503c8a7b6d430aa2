import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

/// `seguemap docs`: files in, a folder of documents out.
struct DocsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "docs",
    abstract: "Write documents of an app's screens: an overview, and a page for each feature.",
    usage: "seguemap docs [<path> ...] -o <folder> [--kind <kind>] [--check] [<options>]",
    discussion: """
      A feature is a storyboard or a folder; --collapse chooses. Pages of what the app no longer has \
      are deleted, if they carry the mark of this command; other files stay. Text between two lines \
      '<!-- keep -->' stays where it was.

      EXAMPLES
        seguemap docs MyApp -o Documentation/Flow
        seguemap docs MyApp -o Flow.docc --kind docc
        seguemap docs MyApp -o Documentation/Flow --check
      """)

  @OptionGroup var input: InputOptions
  @Option(
    name: [.short, .long], help: ArgumentHelp("The folder of the documents.", valueName: "folder"),
    completion: .directory)
  var output: String
  @Option(
    help: """
      Markdown for GitHub and GitLab, a site of static HTML, or a catalogue for DocC. (default: \
      markdown)
      """)
  var kind = DocumentKind.markdown
  @Flag(help: "Write nothing; list the files that are not up to date, and exit with 1 if any is.")
  var check = false
  @OptionGroup(title: "Picture") var picture: PictureOptions
  @Option(
    help: ArgumentHelp("Describe only the screens of a target. May repeat.", valueName: "name"))
  var target: [String] = []
  @OptionGroup(title: "Overview") var overview: OverviewOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  // The main thread has the largest stack.
  @MainActor func run() async throws {
    let configuration = try await settings.configuration(for: .docs)
    let console = settings.console(configuration)
    var filter = FlowFilter()
    filter.targets = target.isEmpty ? configuration.target ?? [] : target
    if let containers = configuration.containers { filter.containers = containers }
    try overview.add(to: &filter, configuration)
    let style = try picture.style(configuration)
    let flow = try input.flow(
      configuration, for: picture, checking: .described(configuration.lintSettings()),
      telling: console)
    let documents = try console.showing("drawing \(flow.sceneCount) scenes") { _ in
      try flow.documents(kind, filter: filter, style: style)
    }
    for warning in documents.warnings { console.report(.warning, warning) }
    if check {
      try report(try documents.differences(from: output))
    } else {
      let changes = try documents.update(output)
      for path in changes.outdated { console.note("wrote '\(Path.joined(output, path))'") }
      for path in changes.obsolete { console.note("deleted '\(Path.joined(output, path))'") }
      for path in changes.kept {
        console.report(
          .warning,
          "'\(Path.joined(output, path))' is about nothing in the app, but has text of yours; "
            + "move that text and delete the file")
      }
    }
    if flow.hasErrors || documents.dependsOnHost { throw ExitCode.trouble }
  }

  /// Lists the files that are not up to date.
  private func report(_ differences: FlowDocuments.Differences) throws {
    let stale =
      differences.outdated.map { "outdated: \($0)" }
      + (differences.obsolete + differences.kept).map { "obsolete: \($0)" }
    guard !stale.isEmpty else { return }
    let lines = stale.map { $0.singleLine + "\n" }.joined()
    try StandardStream.output.write(Array(lines.utf8))
    throw ExitCode(1)
  }
}
