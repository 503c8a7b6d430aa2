import ArgumentParser
import FlowLint
import ProjectFiles
import SegueMapKit

/// The files to read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders, storyboards, xibs and source files to read; '-' for a storyboard on standard input.",
      discussion: """
        Without one, the paths or the folder of .seguemap.yml are read, or else the current folder. Pods, Carthage, .build, build, DerivedData, \
        node_modules, *.bundle, *.xctemplate, *.xcloc and hidden folders are left out unless given here.
        """,
      valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String] = []

  @OptionGroup var selection: SelectionOptions

  /// Whether the command line chooses what is read.
  var isPart: Bool { !paths.isEmpty || selection.isSet }

  func validate() throws {
    for path in paths where !path.contains("/") && path != "-" && !Path.leadsSomewhere(path) {
      let near = Set(SegueMap.commandNames).near(path)
      guard near.isEmpty else {
        throw ValidationError(
          "'\(path)' is no file or folder; did you mean the command "
            + near.map { "'\($0)'" }.joined(separator: " or ") + "?")
      }
    }
  }

  /// What becomes of the findings of rules.
  enum Rules {
    /// They are among the findings, in pictures, pages and documents.
    case reported(LintSettings)
    /// They are in pages and documents.
    case described(LintSettings)
  }

  /// Reads the files and reports their findings.
  ///
  /// - Parameters:
  ///   - picture: The options of a picture; `nil` if none is drawn.
  ///   - rules: The rules to check; `nil` for what is found by the way.
  func flow(
    _ configuration: Configuration, for picture: PictureOptions? = nil,
    checking rules: Rules? = nil, telling console: Console
  ) throws -> AppFlow {
    var flow = try loaded(configuration, for: picture, forRules: rules != nil, telling: console)
    flow = checked(flow, by: rules)
    report(flow, to: console)
    return flow
  }

  func checked(_ flow: AppFlow, by rules: Rules?) -> AppFlow {
    switch rules {
    case .reported(let settings): return flow.showing(flow.lint(settings))
    case .described(let settings): return flow.describing(flow.lint(settings))
    case nil: return flow
    }
  }

  /// Returns what to read.
  func project(
    _ configuration: Configuration, for picture: PictureOptions?
  ) throws(FlowError) -> FlowProject {
    var project = try project(configuration)
    project.readsSource = selection.readsSource(configuration)
    project.files = selection.files(configuration)
    picture?.prepare(&project, configuration)
    return project
  }

  /// Reports what was read.
  func report(_ flow: AppFlow, to console: Console) {
    for finding in flow.findings { console.report(finding) }
    console.note(
      "files: \(flow.fileCount), sources: \(flow.sourceCount), scenes: \(flow.sceneCount), "
        + "segues: \(flow.segueCount)")
  }

  /// Reads the files with what rules check, and reports nothing.
  func flow(forRules configuration: Configuration, telling console: Console) throws -> AppFlow {
    try loaded(configuration, for: nil, forRules: true, telling: console)
  }

  private func loaded(
    _ configuration: Configuration, for picture: PictureOptions?, forRules: Bool,
    telling console: Console
  ) throws -> AppFlow {
    var project = try project(configuration, for: picture)
    project.readsForRules = forRules
    return try console.showing("reading") { [project] in try project.load(reporting: $0) }
  }

  private func project(_ configuration: Configuration) throws(FlowError) -> FlowProject {
    let paths = paths.isEmpty ? configuration.paths ?? ["."] : paths
    let files = paths.filter { $0 != "-" }
    if files.count == paths.count { return FlowProject(paths: paths) }
    return FlowProject(paths: files, documents: [try .standardInput()])
  }
}
