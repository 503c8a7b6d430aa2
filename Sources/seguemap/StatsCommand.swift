import ArgumentParser
import ProjectFiles
import SegueMapKit

/// `seguemap stats`: a flow in numbers.
struct StatsCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "stats",
    abstract: "Count the screens and segues of an app.",
    usage: "seguemap stats [<path> ...] [-o <file>] ... [<options>]",
    discussion: """
      Prints the number of screens, the segues by kind, how many taps away from the start screens \
      are, the busiest screens, the cycles, and the parts that no segue joins.

      The format of a file follows its extension: .txt, .json or .md.

      EXAMPLES
        seguemap stats MyApp
        seguemap stats MyApp --target MyWatchApp -o watch.md
        seguemap stats --format json | jq '.depths | length - 1'
      """)

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Output") var output: OutputOptions<StatisticsFormat>
  @OptionGroup(title: "Filters") var filters: FilterOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  // The main thread has the largest stack.
  @MainActor func run() async throws {
    let configuration = try await settings.configuration()
    let console = settings.console(configuration)
    let targets = try output.targets(usual: .text)
    let filter = try filters.filter(configuration)
    let flow = try input.flow(configuration, telling: console)
    try output.write(targets, from: flow.statistics(filter: filter), telling: console)
    if flow.hasErrors { throw ExitCode.trouble }
  }
}
