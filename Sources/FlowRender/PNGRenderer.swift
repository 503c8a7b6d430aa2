package import DrawingModel

/// Draws a drawing as an opaque PNG, light if the theme is `auto`.
///
/// The picture is drawn and encoded in bands, so that it is never in memory as a whole.
package struct PNGRenderer: DrawingRenderer {
  private let theme: Theme
  private let scale: Double
  private let pixelBudget: Int

  /// - Parameters:
  ///   - scale: The pixels for one unit of the drawing. It is lowered, with a warning, if the
  ///     picture would have a side of more than 32,767 pixels or more pixels than the budget. A
  ///     scale that is not positive and finite counts as 1.
  ///   - pixelBudget: The greatest number of pixels in all.
  package init(theme: Theme, scale: Double, pixelBudget: Int = 250_000_000) {
    self.theme = theme
    self.scale = scale
    self.pixelBudget = pixelBudget
  }

  package func render(_ drawing: Drawing) throws(RenderError) -> Rendering {
    let size = PixelSize(of: drawing.extent, scale: scale, budget: pixelBudget)
    let rows = try RasterRows(of: drawing, theme: theme, size: size)
    let bytes = try PNGEncoder(size: size).encode(rows)
    return Rendering(bytes: bytes, warnings: (size.warning.map { [$0] } ?? []) + rows.warnings)
  }
}
