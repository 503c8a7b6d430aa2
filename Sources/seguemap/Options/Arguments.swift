public import ArgumentParser
public import SegueMapKit

// The names of the library's choices on the command line.

/// A choice among values that the command line names as their raw values.
public protocol ArgumentChoice: ExpressibleByArgument, CaseIterable, RawRepresentable<String> {}

extension PictureStyle.SceneStyle: ArgumentChoice {}
extension PictureStyle.Theme: ArgumentChoice {}
extension PictureStyle.Direction: ArgumentChoice {}
extension PictureStyle.Layout: ArgumentChoice {}

extension FlowFilter.Containers: ArgumentChoice {}
extension FlowFilter.Collapse: ArgumentChoice {}
extension FlowFilter.Confidence: ArgumentChoice {}

extension DocumentKind: ArgumentChoice {}
extension FindingsFormat: ArgumentChoice {}

extension OutputFormat: ArgumentChoice {
  public init?(argument: String) { self.init(named: argument) }
}

extension FlowDifference.Format: ArgumentChoice {
  public init?(argument: String) { self.init(named: argument) }
}

extension FlowRoutes.Format: ArgumentChoice {
  public init?(argument: String) { self.init(named: argument) }
}

extension StatisticsFormat: ArgumentChoice {
  public init?(argument: String) { self.init(named: argument) }
}

extension FileFormat where Self: RawRepresentable<String> {
  /// Accepts the name of a format, or one of its file extensions.
  fileprivate init?(named name: String) {
    let match = Self.allCases.first { $0.rawValue == name || $0.fileExtensions.contains(name) }
    guard let match else { return nil }
    self = match
  }
}

/// When to colour what a terminal shows.
enum ColorChoice: String, ArgumentChoice {
  case auto, always, never
}

/// The changes for which `seguemap diff` fails.
enum FailureCause: String, ArgumentChoice {
  /// How screens lead to each other, and which there are.
  case flow
  /// Any change, also of what a screen shows.
  case looks
}

/// How many messages are printed.
enum VerbosityFlag: String, EnumerableFlag, CustomStringConvertible {
  case quiet, verbose

  var description: String { rawValue }

  static func help(for value: VerbosityFlag) -> ArgumentHelp? {
    switch value {
    case .quiet: "Print no warnings and no progress; errors are still printed."
    case .verbose: "Print notes, what was read and written, and the CPU time that reading took."
    }
  }

  static func name(for value: VerbosityFlag) -> NameSpecification { .shortAndLong }
}
