/// A format that a flow can be written in.
public enum OutputFormat: String, FileFormat {
  /// A picture that scales, with both themes in one file.
  case svg
  /// A picture of pixels.
  case png
  /// A picture of one page.
  case pdf
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
    case .svg, .png, .pdf, .json: [rawValue]
    case .dot: ["dot", "gv"]
    case .mermaid: ["mmd"]
    case .markdown: ["md"]
    case .text: ["txt"]
    }
  }

  public var isBinary: Bool { self == .png || self == .pdf }

  /// Whether the format holds all that was read unless a filter says otherwise, launch screens
  /// included.
  var holdsWholeGraph: Bool { self == .json }
}
