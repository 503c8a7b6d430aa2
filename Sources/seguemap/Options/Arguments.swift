public import ArgumentParser
public import SegueMapKit

// What the library's choices are called on the command line.

/// A choice among values that the command line names as their raw values.
public protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension PictureStyle.SceneStyle: ArgumentChoice {}
extension PictureStyle.Theme: ArgumentChoice {}
extension PictureStyle.Direction: ArgumentChoice {}
extension PictureStyle.Layout: ArgumentChoice {}

extension OutputFormat: ArgumentChoice {
  public init?(argument: String) { self.init(named: argument) }
}

extension FlowDifference.Format: ArgumentChoice {
  public init?(argument: String) { self.init(named: argument) }
}

extension FileFormat where Self: RawRepresentable<String> {
  /// Takes a format's name, or a file extension that stands for it.
  fileprivate init?(named name: String) {
    let match = Self.allCases.first { $0.rawValue == name || $0.fileExtensions.contains(name) }
    guard let match else { return nil }
    self = match
  }
}

/// What `--collapse` draws as one node.
enum Collapse: String, ArgumentChoice {
  case storyboard
}

/// When to colour what a terminal shows.
enum ColorChoice: String, ArgumentChoice {
  case auto, always, never
}

/// How much is said about a run.
enum VerbosityFlag: String, EnumerableFlag, CustomStringConvertible {
  case quiet, verbose

  var description: String { rawValue }

  static func help(for value: VerbosityFlag) -> ArgumentHelp? {
    switch value {
    case .quiet: "Keep warnings and progress back; errors are still told."
    case .verbose: "Tell what was read and written."
    }
  }

  static func name(for value: VerbosityFlag) -> NameSpecification { .shortAndLong }
}
