package import DrawingModel

/// Writes a drawing as an SVG that needs nothing but itself: no script, no font, no other file.
///
/// Colours, dashes and fonts are classes in one style sheet, so that a reader may restyle the
/// picture, and with ``Theme/auto`` the reader's own theme picks among them. Every group carries its
/// ID (see ``SVGIdentifier``), its classes, and its tooltip as a `<title>`.
package struct SVGRenderer: DrawingRenderer {
  private let theme: Theme

  package init(theme: Theme) {
    self.theme = theme
  }

  package func render(_ drawing: Drawing) throws(RenderError) -> Rendering {
    var writer = SVGWriter(theme: theme)
    return Rendering(bytes: writer.write(drawing))
  }
}
