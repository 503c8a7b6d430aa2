import ArgumentParser
import SegueMapKit

/// Which part of a flow to show.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show only the files that match, such as 'App/**'. May repeat.", valueName: "glob"))
  var include: [String] = []

  @Option(help: ArgumentHelp("Leave out the files that match. May repeat.", valueName: "glob"))
  var exclude: [String] = []

  @Option(
    help: ArgumentHelp("Show only the screens of a target. May repeat.", valueName: "name"))
  var target: [String] = []

  @Option(help: ArgumentHelp("Show only a scene and those near it.", valueName: "scene"))
  var focus: String?

  @Option(help: ArgumentHelp("How many segues from --focus. (default: 1)", valueName: "n"))
  var depth: Int?

  @Option(help: ArgumentHelp("Show only what can be reached from a scene.", valueName: "scene"))
  var from: String?

  @Option(help: ArgumentHelp("Show only what leads to a scene.", valueName: "scene"))
  var to: String?

  @Option(
    help: ArgumentHelp(
      "Show only these kinds of segues, such as 'show,unwind'. May repeat.", valueName: "kind,..."),
    completion: .list([
      "show", "detail", "present", "popover", "embed", "relationship", "custom", "unwind",
      "code",
    ]))
  var kind: [String] = []

  @Option(help: "Draw an overview, with one node for each of these.")
  var collapse: FlowFilter.Collapse?

  @Option(
    help: ArgumentHelp(
      "How many folders name a group of '--collapse folder'. (default: as many as can be read)",
      valueName: "n"))
  var collapseDepth: Int?

  @Option(
    help:
      "Show only segues that certainly lead to their scene, or also possible ones. (default: possible)"
  )
  var confidence: FlowFilter.Confidence?

  @Option(
    help: ArgumentHelp(
      """
      Draw a navigation, window, page or hosting controller with one screen as a mark of that \
      screen (fold), or as a scene (show); JSON always has them. (default: fold)
      """))
  var containers: FlowFilter.Containers?

  @Flag(
    inversion: .prefixedNo,
    help: "Show the xibs of cells and other views; JSON always has them. (default: --no-nibs)")
  var nibs: Bool?

  @Flag(
    inversion: .prefixedNo,
    help: "Show launch screens in all formats; JSON always has them. (default: --no-launch-screens)"
  )
  var launchScreens: Bool?

  func filter(_ configuration: Configuration) throws -> FlowFilter {
    var filter = FlowFilter()
    filter.include = include.isEmpty ? configuration.include ?? [] : include
    filter.exclude = exclude.isEmpty ? configuration.exclude ?? [] : exclude
    filter.targets = target.isEmpty ? configuration.target ?? [] : target
    filter.focus = focus ?? configuration.focus
    filter.from = from ?? configuration.from
    filter.to = to ?? configuration.to
    filter.kinds = (kind.isEmpty ? configuration.kind ?? [] : kind).flatMap { names in
      names.split(separator: ",").map(String.init)
    }
    if let containers = containers ?? configuration.containers { filter.containers = containers }
    filter.collapse = collapse ?? configuration.collapse
    if let depth = collapseDepth ?? configuration.collapseDepth {
      guard depth >= 1 else {
        throw ValidationError("--collapse-depth is \(depth); expected 1 or more")
      }
      guard filter.collapse == .folder else {
        throw ValidationError("--collapse-depth needs --collapse folder")
      }
      filter.collapseDepth = depth
    }
    if let confidence = confidence ?? configuration.confidence { filter.confidence = confidence }
    filter.includesNibs = nibs ?? configuration.nibs ?? false
    filter.includesLaunchScreens = launchScreens ?? configuration.launchScreens ?? false
    if let depth = depth ?? configuration.depth {
      guard depth >= 0 else { throw ValidationError("--depth is \(depth); expected 0 or more") }
      guard filter.focus != nil else { throw ValidationError("--depth needs --focus") }
      filter.depth = depth
    }
    return filter
  }
}
