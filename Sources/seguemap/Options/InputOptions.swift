import ArgumentParser
import FlowLint
import SegueMapKit

/// The files to read.
struct InputOptions: ParsableArguments {
  @Argument(
    help: ArgumentHelp(
      "Folders, storyboards, xibs and source files to read; '-' for a storyboard on standard input.",
      discussion: """
        Without one, the current folder is read. Pods, Carthage, .build, build, DerivedData, \
        node_modules, *.bundle and hidden folders are left out unless given here.
        """,
      valueName: "path"),
    completion: .file(extensions: ["storyboard", "xib"]))
  var paths: [String] = []

  @Flag(
    inversion: .prefixedNo,
    help: "Also read Swift and Objective-C, for what the storyboards leave out. (default: --code)")
  var code: Bool?

  /// Reads the files and reports their diagnostics.
  ///
  /// - Parameters:
  ///   - picture: The options of a picture; `nil` if none is drawn.
  ///   - excludedPaths: Globs of the files that are not read; `nil` for those of the configuration.
  ///   - rules: The rules whose findings are among the diagnostics; `nil` for what is found by the way.
  func flow(
    _ configuration: Configuration, for picture: PictureOptions? = nil,
    excluding excludedPaths: [String]? = nil, checking rules: LintSettings? = nil,
    telling console: Console
  ) throws -> AppFlow {
    let readsSource = code ?? configuration.code ?? true
    var flow = try console.showing("reading") {
      var project = try project()
      project.readsSource = readsSource
      project.excludedPaths = excludedPaths ?? configuration.exclude ?? []
      project.readsForRules = rules != nil
      picture?.prepare(&project, configuration)
      return try project.load()
    }
    if let rules { flow = flow.showing(flow.findings(rules)) }
    for diagnostic in flow.diagnostics { console.report(diagnostic) }
    console.note(
      "files: \(flow.fileCount), sources: \(flow.sourceCount), scenes: \(flow.sceneCount), "
        + "segues: \(flow.segueCount)")
    return flow
  }

  /// Reads the files with what rules check, and reports nothing.
  func flow(forRules configuration: Configuration, telling console: Console) throws -> AppFlow {
    try console.showing("reading") {
      var project = try project()
      project.readsSource = code ?? configuration.code ?? true
      project.excludedPaths = configuration.exclude ?? []
      project.readsForRules = true
      return try project.load()
    }
  }

  private func project() throws(FlowError) -> FlowProject {
    let files = paths.filter { $0 != "-" }
    if files.count == paths.count { return FlowProject(paths: paths.isEmpty ? ["."] : paths) }
    return FlowProject(paths: files, documents: [try .standardInput()])
  }
}
