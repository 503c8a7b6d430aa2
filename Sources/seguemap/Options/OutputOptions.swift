import ArgumentParser
import FlowModel
import ProjectFiles
import SegueMapKit

/// Where the result goes, and in which formats.
struct OutputOptions<Format: FileFormat & ExpressibleByArgument>: ParsableArguments {
  @Option(
    name: [.short, .long],
    help: ArgumentHelp(
      "Write to a file, in the format of its extension; '-' for standard output. May repeat.",
      valueName: "file"),
    completion: .file(extensions: Self.fileExtensions))
  var output: [String] = []

  @Option(help: "The format of standard output. (default: text)")
  var format: Format?

  @Flag(
    name: .customLong("follow-links"),
    help: "Write where a link leads; otherwise a link in an output's place is an error.")
  var followsLinks = false

  /// One thing to write.
  enum Target: Hashable {
    case file(String, Format)
    case standardOutput(Format)

    var format: Format {
      switch self {
      case .file(_, let format), .standardOutput(let format): format
      }
    }

  }

  /// Writes each file as soon as it is made, those without a picture first: a picture may fail, or take so
  /// long that someone ends it.
  ///
  /// - Throws: ``ExitCode/trouble`` if one could not be made or written, or depends on the host, after the
  ///   others were written.
  func write(
    _ targets: [Target], from renderings: Renderings<Format>, telling console: Console,
    activity: String = "drawing"
  ) throws {
    var isComplete = true
    for target in targets.filter({ !$0.format.isPicture }) + targets.filter(\.format.isPicture) {
      do {
        let rendering = try console.showing(activity) { _ in try renderings.render(target.format) }
        for warning in rendering.warnings { console.report(.warning, warning) }
        if rendering.dependsOnHost { isComplete = false }
        try write(rendering, to: target, telling: console)
      } catch let error as FlowError {
        console.report(error)
        isComplete = false
      }
    }
    if !isComplete { throw ExitCode.trouble }
  }

  private func write(
    _ rendering: RenderedFile<Format>, to target: Target, telling console: Console
  ) throws {
    switch target {
    case .file(let path, _):
      try rendering.write(to: path, followingLink: followsLinks)
      console.wrote(path)
    case .standardOutput: try StandardStream.output.write(rendering.bytes)
    }
  }

  /// Returns what to write, each once; standard output where no file is named.
  ///
  /// - Parameters:
  ///   - configuredPaths: Files to write where none is named here.
  ///   - usual: The format of standard output where none is named here.
  func targets(_ configuredPaths: [String] = [], usual: Format) throws -> [Target] {
    // --format asks for standard output, even if the configuration names files.
    let paths = output.isEmpty && format == nil ? configuredPaths : output
    let shown = format ?? usual
    if shown.isBinary, paths.isEmpty || paths.contains("-"), StandardStream.output.isTerminal {
      throw ValidationError("a terminal can't show \(shown); use -o <file> or a pipe")
    }
    if paths.isEmpty { return [.standardOutput(shown)] }
    if format != nil, !paths.contains("-") {
      throw ValidationError(
        "--format is for standard output; the format of '\(paths[0])' follows its extension")
    }
    var targets: [Target] = []
    for path in paths {
      let target = path == "-" ? .standardOutput(shown) : try Self.file(path)
      if !targets.contains(target) { targets.append(target) }
    }
    return targets
  }

  private static var fileExtensions: [String] { Format.allCases.flatMap(\.fileExtensions) }

  private static func file(_ path: String) throws -> Target {
    guard let format = Format(path: path) else {
      let known = fileExtensions.map { "." + $0 }
      throw ValidationError(
        "the extension of '\(path)' has no format; known are \(known.joined(separator: " "))")
    }
    return .file(path, format)
  }
}
