import FlowModel
import ProjectFiles
import SegueMapKit
import YAMLReader

/// A `.seguemap.yml`: options by the names that they have on the command line.
struct ConfigurationFile {
  /// As messages show it.
  private let name: String
  private let file: TextFile

  /// - Parameter name: A path, or `REVISION:PATH` for what a revision has there. A path with a colon begins
  ///   with `/`, `./` or `../`, so that no file of a stranger is taken for a revision's.
  init(named name: String) async throws(ConfigurationError) {
    self.name = name
    let isPath = ["/", "./", "../"].contains { name.hasPrefix($0) }
    guard !isPath, let colon = name.firstIndex(of: ":") else {
      file = TextFile(path: name)
      return
    }
    do throws(GitError) {
      file = try await .committed(
        String(name[name.index(after: colon)...]), in: String(name[..<colon]))
    } catch {
      throw ConfigurationError(path: name, mark: nil, message: error.description)
    }
  }

  private init(path: String) {
    name = path
    file = TextFile(path: path)
  }

  /// Returns the file in the current folder, or else in the nearest one above.
  static func nearest(telling console: Console) throws(ConfigurationError) -> ConfigurationFile? {
    do {
      let path = try TextFile.nearest(named: names) { path, reason in
        console.report(.warning, "'\(path)' is skipped: it \(reason)")
      }
      return path.map(ConfigurationFile.init(path:))
    } catch {
      throw ConfigurationError(path: names[0], mark: nil, message: "\(error)")
    }
  }

  /// What the file is called; of two in one folder, the first counts.
  static let names = [".seguemap.yml", ".seguemap.yaml"]

  /// Returns what the file sets for a command: what stands outside of all sections, and before that what the
  /// command's own section has.
  ///
  /// All sections are checked.
  func configuration(
    for command: ConfiguredCommand?
  ) throws(ConfigurationError) -> Configuration {
    var configuration = Configuration()
    var sections: [(command: ConfiguredCommand, node: YAMLNode)] = []
    for entry in try root().map(entries) ?? [] {
      if let section = ConfiguredCommand(rawValue: entry.name) {
        sections.append((section, entry.value))
      } else {
        try set(entry, in: &configuration, for: nil)
      }
    }
    for section in sections {
      var changed = configuration
      try read(section.node, of: section.command, into: &changed)
      if section.command == .lint || section.command == command { configuration = changed }
    }
    if configuration.paths == nil { configuration.paths = usualPaths(beside: configuration) }
    return configuration
  }

  private func read(
    _ node: YAMLNode, of command: ConfiguredCommand, into configuration: inout Configuration
  ) throws(ConfigurationError) {
    switch command {
    case .lint: configuration.lint = ConfigurationSection(path: name, node: node)
    case .draw, .diff, .docs:
      for entry in try entries(of: node) { try set(entry, in: &configuration, for: command) }
    }
  }

  /// Returns the options of the file or of a section, which may be empty.
  private func entries(of node: YAMLNode) throws(ConfigurationError) -> [YAMLNode.Entry] {
    switch node.content {
    case .mapping(let entries): return entries
    case .scalar(""): return []
    case .scalar, .sequence:
      throw fault("expected options, such as 'theme: dark'", at: node.mark)
    }
  }

  private func set(
    _ entry: YAMLNode.Entry, in configuration: inout Configuration,
    for command: ConfiguredCommand?
  ) throws(ConfigurationError) {
    let known = ConfigurationOption.known(to: command)
    guard let option = ConfigurationOption(rawValue: entry.name), known.contains(option) else {
      throw fault(unknown(entry.name, known, in: command), at: entry.mark)
    }
    do {
      try option.set(ConfigurationValue(node: entry.value), in: &configuration, for: command)
    } catch {
      throw fault(
        "'\(entry.name)' has a wrong value; expected \(error.expectation)", at: entry.value.mark)
    }
    switch option {
    case .output:
      configuration.output = try places(
        of: configuration.output ?? [], called: "output", at: entry.value.mark,
        remedy: "only -o can name it")
    case .paths:
      configuration.paths = try places(
        of: configuration.paths ?? [], called: "path", at: entry.value.mark,
        remedy: "only the command line can name it")
    default: break
    }
  }

  private func unknown(
    _ name: String, _ known: [ConfigurationOption], in command: ConfiguredCommand?
  ) -> String {
    let place = command.map { " under '\($0.rawValue)'" } ?? ""
    let message = "unknown option '\(name)'\(place)"
    let homes: [ConfiguredCommand] = [.draw, .diff].filter { home in
      ConfigurationOption.known(to: home).contains { $0.rawValue == name }
    }
    if let home = homes.first { return message + "; it is one of '\(home.rawValue)'" }
    if LintConfiguration.options.contains(name) { return message + "; it is one of 'lint'" }
    let names = known.map(\.rawValue)
    let sections = command == nil ? ConfiguredCommand.allCases.map(\.rawValue) : []
    let near = Set(names + sections).near(name)
    return message
      + (near.isEmpty
        ? "; known are \((names + sections).joined(separator: ", "))"
        : "; did you mean \(near.map { "'\($0)'" }.joined(separator: " or "))?")
  }

  /// Returns paths as seen from the current folder. None lies outside of this file's folder, not even by a
  /// link: who wrote the file may be a stranger.
  private func places(
    of paths: [String], called kind: String, at mark: YAMLMark, remedy: String
  ) throws(ConfigurationError) -> [String] {
    var places: [String] = []
    for path in paths {
      guard path != "-" else {
        places.append(path)
        continue
      }
      guard file.holdsInItsFolder(path) else {
        throw fault("\(kind) '\(path)' is not in the folder of this file; \(remedy)", at: mark)
      }
      places.append(file.pathFromCurrentFolder(path))
    }
    return places
  }

  /// Returns what is read if neither the file nor the command line names it: the file's folder for a run
  /// inside it, and else the current one.
  ///
  /// A file in the home folder is for all projects of a user, unless it names an output.
  private func usualPaths(beside configuration: Configuration) -> [String]? {
    guard file.holdsInItsFolder(ProcessEnvironment.absolutePath(".")) else { return nil }
    let isForAllProjects =
      configuration.output == nil
      && ProcessEnvironment.value(of: "HOME").map(file.isInFolder) ?? false
    return isForAllProjects ? nil : [file.pathFromCurrentFolder(".")]
  }

  /// Returns the file's value; `nil` for an empty file.
  private func root() throws(ConfigurationError) -> YAMLNode? {
    do {
      return try YAMLReader.document(in: try file.contents())
    } catch let error as YAMLError {
      throw fault(error.message, at: error.mark)
    } catch {
      throw ConfigurationError(path: name, mark: nil, message: "\(error)")
    }
  }

  private func fault(_ message: String, at mark: YAMLMark) -> ConfigurationError {
    ConfigurationError(path: name, mark: mark, message: message)
  }
}
