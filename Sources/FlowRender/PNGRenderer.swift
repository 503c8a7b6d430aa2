package import DrawingModel

/// Draws a drawing as an opaque PNG, light where the theme is left to the reader.
///
/// The picture is drawn and encoded a band at a time, so that it never stands in memory as a whole.
package struct PNGRenderer: DrawingRenderer {
  private let theme: Theme
  private let scale: Double
  private let pixelBudget: Int

  /// - Parameters:
  ///   - scale: Pixels to a unit of the drawing; lowered, with a warning, where the picture would
  ///     have a side of more than 32,767 pixels or more pixels than the budget. What is no scale
  ///     (zero, negative or not finite) counts as 1.
  ///   - pixelBudget: The most pixels in all.
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
