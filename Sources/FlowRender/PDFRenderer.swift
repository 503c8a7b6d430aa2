import CCairo
package import DrawingModel

/// Draws a drawing as a PDF of one page, which keeps text as text.
///
/// One unit of the drawing is one point, unless a side would exceed 14,400 points, the limit of
/// common viewers; then the page is scaled down, with a warning. The file contains neither a date
/// nor a library version, so it is the same on every run.
package struct PDFRenderer: DrawingRenderer {
  private static let longestSide = 14_400.0

  private let theme: Theme

  package init(theme: Theme) {
    self.theme = theme
  }

  package func render(_ drawing: Drawing) throws(RenderError) -> Rendering {
    let size = drawing.extent
    let scale = min(1, Self.longestSide / max(size.width, size.height))
    let page = Size(max(size.width * scale, 1), max(size.height * scale, 1))
    let document = PDFDocument()
    var warnings = Self.warnings(scale: scale)
    try document.draw(page: page, title: LegibleText(drawing.title).string) { surface in
      let painter = CairoPainter(on: surface, theme: theme, scale: scale, keepsFiles: true)
      painter.fill(with: drawing.background)
      for group in drawing.groups { painter.paint(group) }
      warnings += painter.warnings
      return painter.status
    }
    return Rendering(bytes: document.bytes, warnings: warnings)
  }

  private static func warnings(scale: Double) -> [String] {
    guard scale < 1 else { return [] }
    return ["scale lowered from 1 to \(scale.shortText) to keep each side within 14400 points"]
  }
}
