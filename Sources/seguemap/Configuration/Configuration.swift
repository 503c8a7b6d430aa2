import FlowModel
import SegueMapKit
import YAMLReader

/// The options that a `.seguemap.yml` sets for one command; `nil` for those that it does not set.
struct Configuration {
  /// What to read where the command line names no path; as seen from the current folder.
  var paths: [String]?
  var code: Bool?
  var output: [String]?
  var format: OutputFormat?
  /// The format of `seguemap diff`, which has others.
  var changesFormat: FlowDifference.Format?
  var style: PictureStyle.SceneStyle?
  var language: String?
  var assets: Bool?
  var theme: PictureStyle.Theme?
  var scale: Double?
  var direction: PictureStyle.Direction?
  var layout: PictureStyle.Layout?
  var title: String?
  var linkBase: String?
  var timeout: Int?
  var include: [String]?
  var exclude: [String]?
  var show: [String]?
  var hide: [String]?
  var focus: String?
  var depth: Int?
  var from: String?
  var to: String?
  var kind: [String]?
  var target: [String]?
  var nibs: Bool?
  var containers: FlowFilter.Containers?
  var collapse: FlowFilter.Collapse?
  var collapseDepth: Int?
  var confidence: FlowFilter.Confidence?
  var launchScreens: Bool?
  var context: Int?
  var isSideBySide: Bool?
  var failOn: FailureCause?
  var verbosity: VerbosityFlag?
  var color: ColorChoice?
  /// What the section `lint` has.
  var lint: ConfigurationSection?
}

/// A command that has a section of its own in a configuration file.
enum ConfiguredCommand: String, CaseIterable {
  case draw, diff, lint, docs
}

/// The section of a command that reads it itself.
struct ConfigurationSection {
  /// The path of the file, as messages show it.
  let path: String
  let node: YAMLNode

  func fault(_ message: String, at mark: YAMLMark) -> ConfigurationError {
    ConfigurationError(path: path, mark: mark, message: message)
  }
}

/// A fault in a configuration file.
struct ConfigurationError: Error, CustomStringConvertible {
  let path: String
  /// `nil` where the message is about the file as a whole.
  let mark: YAMLMark?
  /// Lower case, no full stop.
  let message: String

  /// `path:line:column: error: message` on one line.
  var description: String { finding(.error).description }

  /// The same, where it does not prevent a command from running.
  var warning: Finding { finding(.warning) }

  private func finding(_ severity: Finding.Severity) -> Finding {
    let place = SourceLocation(path: path, line: mark?.line ?? 0, column: mark?.column ?? 0)
    return Finding(severity, rule: "settings", message: message, at: place)
  }
}
