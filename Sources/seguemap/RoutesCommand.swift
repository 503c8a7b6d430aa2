import ArgumentParser
import ProjectFiles
import SegueMapKit

/// `seguemap routes`: how to get from one scene to another.
struct RoutesCommand: AsyncParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "routes",
    abstract: "Print the shortest way from one scene to another.",
    usage: "seguemap routes <from-scene> <to-scene> [<path> ...] [<options>]",
    discussion: """
      The way with the fewest segues is printed, one scene or segue on each line. If there is none, \
      nothing is printed and the exit code is 1.

      Name a scene by its name, class, storyboard identifier or path#objectID.

      EXAMPLES
        seguemap routes Login Settings
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

  @OptionGroup var input: InputOptions
  @OptionGroup(title: "Messages and settings") var settings: SettingsOptions

  // The main thread has the largest stack.
  @MainActor func run() async throws {
    let configuration = try await settings.configuration()
    let console = settings.console(configuration)
    let flow = try input.flow(configuration, telling: console)
    guard let route = try flow.route(from: start, to: end) else {
      console.note("no segues lead from '\(start)' to '\(end)'")
      throw ExitCode(1)
    }
    try StandardStream.output.write(Array(route.description.utf8))
    if flow.hasErrors { throw ExitCode.trouble }
  }
}
