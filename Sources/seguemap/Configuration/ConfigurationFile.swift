import ProjectFiles
import SegueMapKit
import YAMLReader

/// A `.seguemap.yml`: options by the names that they have on the command line.
struct ConfigurationFile {
  let path: String

  /// Returns the path of the file in the current folder, or else in the nearest one above.
  static func nearestPath() throws(ConfigurationError) -> String? {
    let name = ".seguemap.yml"
    do {
      return try TextFile.nearest(named: name)
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
    }
    // The place of a file does not depend on the current folder.
    let file = TextFile(path: path)
    configuration.output = configuration.output?.map { $0 == "-" ? $0 : file.resolving($0) }
    return configuration
  }

  /// Returns the file's value; `nil` for an empty file.
  private func root() throws(ConfigurationError) -> YAMLNode? {
    do {
      return try YAMLReader.document(in: try TextFile(path: path).contents())
    } catch let error as YAMLError {
      throw fault(error.message, at: error.mark)
    } catch {
      throw ConfigurationError(path: path, mark: nil, message: "\(error)")
    }
  }

  private func fault(_ message: String, at mark: YAMLMark) -> ConfigurationError {
    ConfigurationError(path: path, mark: mark, message: message)
  }
}
