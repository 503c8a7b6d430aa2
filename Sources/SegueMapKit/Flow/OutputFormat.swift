import ProjectFiles

/// A format of a file, and its extensions.
public protocol FileFormat: CaseIterable, Hashable, Sendable {
  /// Without the dot; the usual one first.
  var fileExtensions: [String] { get }
  /// Whether the format is binary, so that a terminal can't show it.
  var isBinary: Bool { get }
  /// Whether the format has a picture, whose layout takes the most time.
  var isPicture: Bool { get }
}

extension FileFormat {
  /// The format of a file by its extension; `nil` for an unknown one.
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

/// A format that a flow can be written in.
public enum OutputFormat: String, FileFormat {
  /// A picture that scales, with both themes in one file.
  case svg
  /// A picture of pixels.
  case png
  /// A picture of one page.
  case pdf
  /// A page to explore the flow, in one file.
  case html
  /// Graphviz's language, for a layout of one's own.
  case dot
  /// A flowchart that GitHub and GitLab draw inside Markdown.
  case mermaid
  /// The whole graph, for other programs; `Documentation/graph.schema.json` describes it.
  case json
  /// Tables of scenes and segues.
  case markdown
  /// A tree of scenes for a terminal.
  case text

  public var fileExtensions: [String] {
    switch self {
    case .svg, .png, .pdf, .html, .json: [rawValue]
    case .dot: ["dot", "gv"]
    case .mermaid: ["mmd"]
    case .markdown: ["md"]
    case .text: ["txt"]
    }
  }

  public var isBinary: Bool { self == .png || self == .pdf }

  public var isPicture: Bool { [.svg, .png, .pdf, .html].contains(self) }

  /// Whether the format holds all that was read unless a filter says otherwise, launch screens
  /// included.
  var holdsWholeGraph: Bool { self == .json }
}
