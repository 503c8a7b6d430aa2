/// A place in a file of the user's project.
public struct SourceLocation: Hashable, Comparable, Sendable {
  /// The path relative to the root folder, with `/` as its separator.
  public let path: String
  /// The line, counted from 1; 0 if a fault concerns the file as a whole.
  public let line: Int
  /// The column in bytes, counted from 1; 0 if only the line is known.
  public let column: Int

  public init(path: String, line: Int, column: Int = 0) {
    self.path = path
    self.line = line
    self.column = column
  }

  public static func < (a: Self, b: Self) -> Bool {
    a.path == b.path ? (a.line, a.column) < (b.line, b.column) : a.path < b.path
  }
}

extension SourceLocation: CustomStringConvertible {
  public var description: String {
    if line == 0 { return path }
    return column == 0 ? "\(path):\(line)" : "\(path):\(line):\(column)"
  }
}
