import ProjectFiles

/// A format that something can be written in, and how it is called.
public protocol FileFormat: CaseIterable, Hashable, Sendable {
  /// Without the dot; the usual one first.
  var fileExtensions: [String] { get }
  /// Whether the format is no text, so that a terminal can't show it.
  var isBinary: Bool { get }
}

extension FileFormat {
  /// The format of a file by its extension; `nil` where that says nothing.
  ///
  /// ```swift
  /// OutputFormat(path: "Documentation/Flow.SVG")  // .svg
  /// ```
  public init?(path: String) {
    let name = Path.split(path).name
    guard let dot = name.lastIndex(of: "."), dot != name.startIndex else { return nil }
    let wanted = name[name.index(after: dot)...].lowercased()
    let match = Self.allCases.first { $0.fileExtensions.contains(wanted) }
    guard let match else { return nil }
    self = match
  }
}
