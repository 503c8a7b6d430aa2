import AppReading
import FlowAnalysis

/// Which of the files at some paths are read; all as it stands.
///
/// A file that is not read costs nothing and has no faults. A reference that only such a file could resolve is
/// none either.
public struct FileSelection: Hashable, Sendable {
  /// Globs of the interface files and source files to read, such as `App/**`, by their paths in the flow;
  /// empty for all. Files that describe the app, such as its `Info.plist` and its Xcode project, are read in
  /// any case.
  public var include: [String] = []
  /// Globs of the files of any kind that are not read; they have precedence.
  public var exclude: [String] = []

  public init(include: [String] = [], exclude: [String] = []) {
    self.include = include
    self.exclude = exclude
  }

  /// Whether the file with a path of the graph is to be read.
  var contains: @Sendable (String, SourceFile.Role?) -> Bool {
    let globs = GlobSelection(of: include, except: exclude)
    return { path, role in
      switch role {
      case .interface, .source: globs.contains(path)
      // A glob of what is in a folder also counts for the folder.
      case nil: !globs.isException(path) && !globs.isException(path + "/-")
      case .manifest, .project, .propertyList: !globs.isException(path)
      }
    }
  }
}
