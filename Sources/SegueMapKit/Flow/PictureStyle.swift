package import FlowModel

/// How a flow is drawn.
public struct PictureStyle: Hashable, Sendable {
  /// The colours of a picture.
  public enum Theme: String, CaseIterable, Hashable, Sendable {
    case light, dark
    /// As the reader's system asks for, in an SVG; light in other formats.
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

  /// How a scene is drawn.
  public enum SceneStyle: String, CaseIterable, Hashable, Sendable {
    /// As its screen, and its segues from the controls that fire them.
    ///
    /// A scene without an interface file is still a card.
    case wireframe
    /// As a card with its name.
    case card
  }

  public var theme = Theme.auto
  /// How scenes are drawn; `nil` for wireframes where a picture has room for them: up to
  /// ``wireframeLimit`` scenes.
  public var sceneStyle: SceneStyle?
  /// Pixels of a PNG for each of the drawing's own; lowered, with a warning, where the picture
  /// would grow beyond what PNG readers take.
  public var scale = 2.0
  /// Which way a flow runs; `nil` for left to right, or for a difference that would be too wide, top to
  /// bottom.
  public var direction: Direction?
  public var layout = Layout.dot
  /// Stands at the foot of the picture; `nil` for the project's name.
  public var title: String?
  /// What makes the scenes and edges of an SVG, a PDF and a DOT file links to their source; `nil` for
  /// none.
  public var linkBase: LinkBase?
  /// Like ``linkBase``, for what only the earlier of two states has; `nil` for no links.
  public var earlierLinkBase: LinkBase?
  /// The address of a picture that Markdown on a difference shows in place of a Mermaid chart.
  public var pictureAddress: PictureAddress?
  /// The program that lays large pictures out, in a process that can be ended; `nil` to lay all
  /// pictures out in this process.
  public var layoutProgram: LayoutProgram?
  /// Whether ``OutputFormat/text`` is coloured for a terminal.
  public var usesTerminalColors = false

  /// How many scenes a picture shows as wireframes by default.
  public static let wireframeLimit = 40
  /// The number of screens up to which a picture of all of them can be read. Above it, an overview, or
  /// a part, is better.
  public static let readableSceneCount = 100

  public init() {}
}

/// Where the source of an app can be read on the web, such as
/// `https://github.com/me/app/blob/main`.
///
/// With one in ``PictureStyle/linkBase``, the scenes and edges of a picture are links to it.
public struct LinkBase: Hashable, Sendable {
  package let links: SourceLinks

  /// Returns `nil` unless the address is the `https` address of a folder: without a query, a
  /// fragment, or characters that an address can't contain.
  public init?(_ address: String) {
    guard let links = SourceLinks(base: address) else { return nil }
    self.links = links
  }

  private init(_ links: SourceLinks) { self.links = links }

  /// Returns the base for paths that are relative to a folder.
  ///
  /// - Parameter folder: Empty, or with a slash at its end.
  func within(_ folder: String) -> LinkBase { LinkBase(links.within(folder)) }
}

/// The `https` address of a picture.
public struct PictureAddress: Hashable, Sendable {
  let text: String

  /// Returns `nil` unless the address is an `https` address without a query, a fragment, or characters
  /// that an address can't contain.
  public init?(_ address: String) {
    guard let links = SourceLinks(base: address) else { return nil }
    text = links.base
  }
}
