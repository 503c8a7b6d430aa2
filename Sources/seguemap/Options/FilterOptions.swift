import ArgumentParser
import SegueMapKit

/// Which part of a flow to show.
struct FilterOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Show only scenes in the files that match, such as 'App/**'. May repeat.", valueName: "glob"))
  var show: [String] = []

  @Option(
    help: ArgumentHelp(
      "Leave out scenes in the files that match. May repeat.", valueName: "glob"))
  var hide: [String] = []

  @Option(
    help: ArgumentHelp("Show only the screens of a target. May repeat.", valueName: "name"),
    completion: Candidates.targets)
  var target: [String] = []

  @Option(
    help: ArgumentHelp("Show only a scene and those near it.", valueName: "scene"),
    completion: Candidates.scenes)
  var focus: String?

  @Option(help: ArgumentHelp("How many segues from --focus. (default: 1)", valueName: "n"))
  var depth: Int?

  @Option(
    help: ArgumentHelp("Show only what can be reached from a scene.", valueName: "scene"),
    completion: Candidates.scenes)
  var from: String?

  @Option(
    help: ArgumentHelp("Show only what leads to a scene.", valueName: "scene"),
    completion: Candidates.scenes)
  var to: String?

  @Option(
    help: ArgumentHelp(
      """
      Show only these kinds of segues, such as 'show,unwind'. May repeat. (values: \
      \(Self.kinds.joined(separator: ", ")), or a kind of Interface Builder)
      """, valueName: "kind,..."),
    completion: .list(kinds))
  var kind: [String] = []

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

  /// What groups the kinds of segues.
  private static let kinds = [
    "show", "detail", "present", "popover", "embed", "relationship", "custom", "unwind", "code",
  ]

  /// Whether the command line names any filter.
  var isSet: Bool {
    ![show, hide, target, kind].allSatisfy(\.isEmpty)
      || ![focus, from, to].allSatisfy { $0 == nil }
      || depth != nil || confidence != nil || containers != nil || nibs != nil
      || launchScreens != nil
  }

  /// - Parameter showsAllFiles: Whether launch screens and the xibs of views are shown where no option names
  ///   them.
  func filter(
    _ configuration: Configuration, showsAllFiles: Bool = false
  ) throws -> FlowFilter {
    var filter = FlowFilter()
    filter.show = show.isEmpty ? configuration.show ?? [] : show
    filter.hide = hide.isEmpty ? configuration.hide ?? [] : hide
    filter.targets = target.isEmpty ? configuration.target ?? [] : target
    filter.focus = focus ?? configuration.focus
    filter.from = from ?? configuration.from
    filter.to = to ?? configuration.to
    filter.kinds = (kind.isEmpty ? configuration.kind ?? [] : kind).flatMap { names in
      names.split(separator: ",").map(String.init)
    }
    if let containers = containers ?? configuration.containers { filter.containers = containers }
    if let confidence = confidence ?? configuration.confidence { filter.confidence = confidence }
    filter.includesNibs = nibs ?? configuration.nibs ?? showsAllFiles
    filter.includesLaunchScreens =
      launchScreens ?? configuration.launchScreens ?? showsAllFiles
    if let depth = depth ?? configuration.depth {
      guard depth >= 0 else { throw ValidationError("--depth is \(depth); expected 0 or more") }
      guard filter.focus != nil else { throw ValidationError("--depth needs --focus") }
      filter.depth = depth
    }
    return filter
  }
}
