/// How a flow is drawn.
public struct PictureStyle: Hashable, Sendable {
  /// The colours of a picture.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    case light, dark
    /// As the reader's system has it, where the format can tell (SVG); light elsewhere.
    case auto
  }

  /// Which way a flow runs.
  public enum Direction: String, CaseIterable, Hashable, Sendable {
    case leftToRight = "LR"
    case topToBottom = "TB"
  }

  /// Where the scenes are put.
  public enum Layout: String, CaseIterable, Hashable, Sendable {
    /// In ranks, by Graphviz's `dot`.
    case dot
    /// Where their author put them on Xcode's canvas.
    case canvas
  }

  public var theme = Theme.auto
  /// Pixels of a PNG for each of the drawing's own; lowered, with a warning, where the picture
  /// would grow beyond what PNG readers take.
  public var scale = 2.0
  public var direction = Direction.leftToRight
  public var layout = Layout.dot
  /// Stands at the foot of the picture; `nil` for the project's name.
  public var title: String?
  /// What makes the scenes and edges of an SVG, a PDF and a DOT file links to their source; `nil` for
  /// none.
  public var linkBase: LinkBase?
  /// Whether ``OutputFormat/text`` is coloured for a terminal.
  public var usesTerminalColors = false

  public init() {}
}
