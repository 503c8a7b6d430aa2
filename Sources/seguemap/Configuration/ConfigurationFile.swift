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
    let name = ".seguemap.yml"
    do {
      let path = try TextFile.nearest(named: name) { path, reason in
        console.report(.warning, "'\(path)' is skipped: it \(reason)")
      }
      return path.map(ConfigurationFile.init(path:))
    } catch {
      throw ConfigurationError(path: name, mark: nil, message: "\(error)")
    }
  }

  func configuration() throws(ConfigurationError) -> Configuration {
    guard let root = try root() else { return Configuration() }
    guard case .mapping(let entries) = root.content else {
      throw fault("expected options, such as 'theme: dark'", at: root.mark)
    }
    var configuration = Configuration()
    for entry in entries {
      if entry.name == "lint" {
        configuration.lint = ConfigurationSection(path: name, node: entry.value)
        continue
      }
      guard let option = ConfigurationOption(rawValue: entry.name) else {
        let known = ConfigurationOption.allCases.map(\.rawValue).joined(separator: ", ")
        throw fault("unknown option '\(entry.name)'; known are \(known)", at: entry.mark)
      }
      do {
        try option.set(ConfigurationValue(node: entry.value), in: &configuration)
      } catch {
        throw fault(
          "'\(entry.name)' has a wrong value; expected \(error.expectation)", at: entry.value.mark)
      }
      if option == .output {
        configuration.output = try places(of: configuration.output ?? [], at: entry.value.mark)
      }
    }
    return configuration
  }

  /// Returns the paths of output files, which do not depend on the current folder. None lies outside of this
  /// file's own, not even by a link: who wrote the file may be a stranger.
  private func places(
    of outputs: [String], at mark: YAMLMark
  ) throws(ConfigurationError) -> [String] {
    var places: [String] = []
    for output in outputs {
      guard output != "-" else {
        places.append(output)
        continue
      }
      guard file.holdsInItsFolder(output) else {
        throw fault(
          "output '\(output)' is not in the folder of this file; only -o can name it", at: mark)
      }
      places.append(file.resolving(output))
    }
    return places
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
