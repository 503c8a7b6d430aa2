import SegueMapKit
import Yams

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
    guard case .mapping(let mapping) = root else {
      throw fault("expected options, such as 'theme: dark'", at: root)
    }
    var configuration = Configuration()
    for (key, value) in mapping {
      let name = key.scalar?.string ?? ""
      guard let option = ConfigurationOption(rawValue: name) else {
        let known = ConfigurationOption.allCases.map(\.rawValue).joined(separator: ", ")
        throw fault("unknown option '\(name)'; known are \(known)", at: key)
      }
      do {
        try option.set(ConfigurationValue(node: value), in: &configuration)
      } catch {
        throw fault("'\(name)' has a wrong value; expected \(error.expectation)", at: value)
      }
    }
    // Wherever the command runs, a file lands at the same place.
    let file = TextFile(path: path)
    configuration.output = configuration.output?.map { $0 == "-" ? $0 : file.resolving($0) }
    return configuration
  }

  /// Returns the file's value; `nil` for an empty file.
  private func root() throws(ConfigurationError) -> Node? {
    do {
      return try compose(yaml: try TextFile(path: path).contents())
    } catch let error as YamlError {
      throw ConfigurationError(path: path, mark: error.mark, message: error.problem)
    } catch {
      throw ConfigurationError(path: path, mark: nil, message: "\(error)")
    }
  }

  private func fault(_ message: String, at node: Node) -> ConfigurationError {
    ConfigurationError(path: path, mark: node.mark, message: message)
  }
}

extension YamlError {
  fileprivate var mark: Mark? {
    switch self {
    case .scanner(_, _, let mark, _), .parser(_, _, let mark, _), .composer(_, _, let mark, _):
      mark
    case .duplicatedKeysInMapping(_, let context): context.mark
    default: nil
    }
  }

  fileprivate var problem: String {
    switch self {
    case .reader(let problem, _, _, _), .scanner(_, let problem, _, _),
      .parser(_, let problem, _, _), .composer(_, let problem, _, _):
      problem
    case .duplicatedKeysInMapping(let keys, _):
      "\(keys.map { "'\($0)'" }.joined(separator: ", ")) more than once"
    default: "no YAML"
    }
  }
}
