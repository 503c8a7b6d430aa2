import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

/// `seguemap routes`: how to get from one scene to another.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes",
    abstract: "Print the shortest ways from one scene to another.",
    usage: "seguemap routes <from-scene> <to-scene> [<path> ...] [<options>]",
    discussion: """
      The way with the fewest segues is printed, one scene or segue on each line. If there is none, \
      nothing is printed and the exit code is 1.

      The format of a file follows its extension: .txt, .json or .svg (a picture of the ways).

      Name a scene by its name, class, storyboard identifier or path#objectID.

      EXAMPLES
        seguemap routes Login Settings
        seguemap routes Login Settings --all -o ways.svg
        seguemap routes LoginViewController App/Main.storyboard#q1w-e2-r3t MyApp
      """)

  @Argument(
    help: ArgumentHelp("The scene to start from.", valueName: "from-scene"),
    completion: Candidates.scenes)
  var start: String

  @Argument(
    help: ArgumentHelp("The scene to get to.", valueName: "to-scene"), completion: Candidates.scenes
  )
  var end: String

  @Flag(help: "All ways with that number of segues, up to \(Self.limit).")
  var all = false

  /// More ways than a reader can compare.
  private static let limit = 100

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Output") var output: OutputOptions<FlowRoutes.Format>
  @OptionGroup(title: "Picture") var picture: PictureOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  // The main thread has the largest stack.
  @MainActor func run() async throws {
    let configuration = try await settings.configuration()
    let console = settings.console(configuration)
    let targets = try output.targets(usual: .text)
    let style = try picture.style(configuration)
    let flow = try input.flow(configuration, for: picture, telling: console)
    let limit = all ? Self.limit : 1
    let routes = try flow.routes(from: start, to: end, limit: limit)
    guard !routes.routes.isEmpty else {
      console.note("no segues lead from '\(start)' to '\(end)'")
      throw ExitCode(1)
    }
    if all, !routes.isComplete {
      console.report(.warning, "there are more ways than the \(limit) that are shown")
    }
    try output.write(targets, from: routes.renderings(style: style), telling: console)
    if flow.hasErrors { throw ExitCode.trouble }
  }
}
