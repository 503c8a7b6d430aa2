package import DrawingModel

/// A self-contained HTML page to explore a flow: drawings, screens and data for its script.
///
/// The script and the style sheets are the package's own, and part of the page. Its content security
/// policy names them by their hashes and forbids everything else: other scripts, handlers in attributes
/// and network access. What comes from an app is text, or data of JSON.
package struct ExplorerPage: Sendable {
  package var title: String
  /// What the page shows, as counts.
  package var summary: String
  /// The data of the script, as JSON.
  package var data: String
  package var layouts: [Drawing]
  /// The layout that is shown initially.
  package var first: Int
  /// The screens, by the names of their scenes.
  package var screens: [(name: String, wireframe: Wireframe)]
  /// The names by which the script finds the groups of drawings, by the groups' IDs.
  package var names: [String: String]
  package var palette: HTMLPage.Palette
  package var theme: Theme

  package init(
    title: String, summary: String, data: String, layouts: [Drawing], first: Int,
    screens: [(name: String, wireframe: Wireframe)], names: [String: String],
    palette: HTMLPage.Palette, theme: Theme
  ) {
    self.title = title
    self.summary = summary
    self.data = data
    self.layouts = layouts
    self.first = first
    self.screens = screens
    self.names = names
    self.palette = palette
    self.theme = theme
  }

  /// The size up to which a page has the screens of all scenes.
  package static let usualLimit = 9_500_000

  /// Returns the page.
  ///
  /// - Parameter limit: The number of bytes that the page should not exceed. The last screens are left out
  ///   if it would, and a warning says so.
  package func render(within limit: Int = usualLimit) -> Rendering {
    var writer = ExplorerPageWriter(self)
    return writer.write(within: limit)
  }
}
