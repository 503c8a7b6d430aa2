import ArgumentParser
import ProjectFiles
import SegueMapKit

/// `seguemap draw`: files in, pictures and reports out.
struct DrawCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "draw",
    abstract: "Draw the screens of an app and the segues between them.",
    usage: "seguemap [draw] [<path> ...] [-o <file>] ... [<options>]",
    discussion: """
      Without -o or --format the flow is printed as a tree. The format of a file follows its \
      extension: .svg, .png, .pdf, .html (a page to explore), .dot, .gv, .mmd (Mermaid), .json, .md \
      or .txt.

      Name a <scene> by its name, class, storyboard identifier or path#objectID.

      EXAMPLES
        seguemap MyApp -o flow.svg -o flow.png
        seguemap MyApp -o flow.html
        seguemap MyApp --theme dark --direction TB -o flow.pdf
        seguemap MyApp --focus Settings --depth 1 -o settings.svg
        seguemap MyApp --hide 'Legacy/**' --kind show,presentation -o flow.svg
        seguemap MyApp --format json | jq '.scenes | length'
        git show main:App/Main.storyboard | seguemap - -o main.svg
      """)

  @OptionGroup var input: InputOptions

  @Flag(
    name: .customLong("findings"),
    help: "Check the app as 'seguemap lint' does, report all findings and mark them in pictures.")
  var showsFindings = false

  @OptionGroup(title: "Output") var output: OutputOptions<OutputFormat>
  @Flag(
    help: """
      Draw again whenever a file changes, until you end it with Ctrl-C. After a file that can't be read, \
      the last picture stays.
      """)
  var watch = false
  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup(title: "Overview") var overview: OverviewOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  // The main thread has the largest stack.
  @MainActor func run() async throws {
    let configuration = try await settings.configuration(for: .draw)
    let console = settings.console(configuration)
    if !showsFindings { configuration.checkLint(telling: console) }
    let targets = try output.targets(
      configuredOutput(configuration, console), usual: configuration.format ?? .text)
    var filter = try filters.filter(configuration)
    try overview.add(to: &filter, configuration)
    var style = try picture.style(configuration)
    style.usesTerminalColors =
      targets == [.standardOutput(.text)] && settings.usesColor(on: .output, configuration)

    if watch {
      return try await redraw(targets, configuration, filter, style, console)
    }
    let flow = try input.flow(
      configuration, for: picture, checking: try rules(for: targets, configuration),
      telling: console)
    console.report(flow.processorTimes)
    let renderings = try flow.renderings(filter: filter, style: style)
    try output.write(
      targets, from: renderings, telling: console, activity: "drawing \(flow.sceneCount) scenes")
    // A page folds what is too much.
    if targets.contains(where: { $0.format.isPicture && $0.format != .html }) {
      try advise(on: flow, filter, console)
    }
    if flow.hasErrors { throw ExitCode.trouble }
  }

  /// Returns what to do with the rules: a page has their findings with its screens, whether or not they are
  /// reported.
  func rules(
    for targets: [OutputOptions<OutputFormat>.Target], _ configuration: Configuration
  ) throws -> InputOptions.Rules? {
    if showsFindings { return .reported(try configuration.lintSettings()) }
    return targets.contains { $0.format == .html }
      ? .described(try configuration.lintSettings()) : nil
  }

  /// Returns the files to write where the command line names none: those of the configuration, which hold
  /// the whole app, and so none for a part of it.
  private func configuredOutput(
    _ configuration: Configuration, _ console: Console
  ) -> [String] {
    guard let files = configuration.output, input.isPart || filters.isSet || overview.isSet else {
      return configuration.output ?? []
    }
    if output.output.isEmpty, output.format == nil {
      let names = files.map { "'\($0)'" }.joined(separator: ", ")
      console.advise("not written, as this is a part of the app: \(names); -o writes a part")
    }
    return []
  }

  /// Tells how to draw an overview, if a picture has more screens than a reader can take in.
  private func advise(on flow: AppFlow, _ filter: FlowFilter, _ console: Console) throws {
    guard filter.collapse == nil, case let count = try flow.sceneCount(filter),
      count > PictureStyle.readableSceneCount
    else { return }
    let command = CommandLine.arguments.dropFirst() + ["--collapse", "folder"]
    console.advise(
      "the picture has \(count) screens; for an overview: seguemap "
        + command.map(\.shellWord).joined(separator: " "))
  }
}

extension String {
  /// The text as one word for a shell.
  fileprivate var shellWord: String {
    let isPlain = unicodeScalars.allSatisfy { scalar in
      scalar.properties.isAlphabetic || scalar.properties.numericType != nil
        || "-_./:=,@%+".unicodeScalars.contains(scalar)
    }
    return isPlain && !isEmpty
      ? self
      : "'" + split(separator: "'", omittingEmptySubsequences: false).joined(separator: #"'\''"#)
        + "'"
  }
}
