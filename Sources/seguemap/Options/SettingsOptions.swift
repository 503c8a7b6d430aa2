import ArgumentParser
import ProjectFiles
import SegueMapKit

/// Which messages are printed, and where more options come from.
struct SettingsOptions: ParsableArguments {
  @Flag(exclusivity: .chooseLast)
  var verbosity: VerbosityFlag?

  @Option(help: "Use colours in a terminal; NO_COLOR also turns them off. (default: auto)")
  var color: ColorChoice?

  @Option(
    name: .customLong("config"),
    help: ArgumentHelp(
      """
      Read options from a file, or from git by <revision>:<path>, instead of the nearest \
      .seguemap.yml in the current folder or above.
      """, valueName: "file"),
    completion: .file(extensions: ["yml", "yaml"]))
  var configurationPath: String?

  @Flag(name: .customLong("no-config"), help: "Read no .seguemap.yml.")
  var ignoresConfiguration = false

  /// Reads the file that adds to the command line.
  ///
  /// - Parameter command: Whose section counts; `nil` for a command without one.
  func configuration(for command: ConfiguredCommand? = nil) async throws -> Configuration {
    if ignoresConfiguration {
      guard configurationPath == nil else {
        throw ValidationError("--config and --no-config can't be combined")
      }
      return Configuration()
    }
    if let configurationPath {
      return try await ConfigurationFile(named: configurationPath).configuration(for: command)
    }
    let file = try ConfigurationFile.nearest(telling: console(Configuration()))
    return try file?.configuration(for: command) ?? Configuration()
  }

  func console(_ configuration: Configuration) -> Console {
    let verbosity: Console.Verbosity =
      switch verbosity ?? configuration.verbosity {
      case .quiet: .quiet
      case .verbose: .verbose
      case nil: .normal
      }
    return Console(verbosity: verbosity, usesColor: usesColor(on: .error, configuration))
  }

  func usesColor(on stream: StandardStream, _ configuration: Configuration) -> Bool {
    switch color ?? configuration.color ?? .auto {
    case .always: true
    case .never: false
    case .auto: stream.showsColor
    }
  }
}

extension StandardStream {
  /// As <https://no-color.org> and the terminal define it.
  fileprivate var showsColor: Bool {
    let isAskedNotTo = ProcessEnvironment.value(of: "NO_COLOR").map { !$0.isEmpty } ?? false
    return isTerminal && !isAskedNotTo && ProcessEnvironment.value(of: "TERM") != "dumb"
  }
}
