package import DrawingModel

/// Writes a drawing as a self-contained SVG: without scripts, fonts or references to other files.
///
/// Colours, dashes and fonts are classes in one style sheet, so that users may restyle the picture.
/// With ``Theme/auto``, the viewer's own theme chooses among the colours. Every group has its ID
/// (see ``SVGIdentifier``), its classes, and its tooltip as a `<title>`.
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
