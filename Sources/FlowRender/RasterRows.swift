import CCairo
import DrawingModel

/// The pixel rows of a drawing, which are drawn in bands on demand.
///
/// One surface of a few megabytes is reused for every band, so that memory use does not grow with
/// the picture's height.
final class RasterRows {
  /// Four megabytes. Measured, a quarter of that and sixteen times as much take the same time.
  private static let pixelsPerBand = 1 << 20

  private let drawing: Drawing
  private let size: PixelSize
  private let bandHeight: Int
  /// The vertical extent of each group, in units of the drawing.
  private let reaches: [ClosedRange<Double>]
  private let surface: CairoSurface
  private let painter: CairoPainter
  private var band: Range<Int> = 0..<0

  init(of drawing: Drawing, theme: Theme, size: PixelSize) throws(RenderError) {
    self.drawing = drawing
    self.size = size
    bandHeight = min(size.height, max(64, Self.pixelsPerBand / size.width))
    reaches = drawing.groups.map(\.verticalReach)
    let library = try CairoLibrary.loaded()
    surface = try CairoSurface(
      owning: library.cairo.image_surface_create(
        CAIRO_FORMAT_RGB24, Int32(size.width), Int32(bandHeight)),
      of: library, while: "making a picture of \(size.width) × \(size.height) pixels")
    painter = CairoPainter(on: surface, theme: theme, scale: size.scale)
  }

  /// Messages about what could not be drawn so far.
  var warnings: [String] { painter.warnings }

  /// Returns the pixels of one row, as `0xXXRRGGBB` in the machine's byte order.
  ///
  /// - Parameter y: The row, counted from the top. Rows are requested in order, and each is valid
  ///   until the next request.
  func row(_ y: Int) throws(RenderError) -> UnsafePointer<UInt8> {
    if !band.contains(y) { try draw(from: y) }
    let cairo = surface.library.cairo
    guard let pixels = cairo.image_surface_get_data(surface.pointer) else {
      throw RenderError(.library("the surface is empty"), while: "drawing row \(y)")
    }
    let stride = Int(cairo.image_surface_get_stride(surface.pointer))
    return UnsafePointer(pixels + (y - band.lowerBound) * stride)
  }

  private func draw(from y: Int) throws(RenderError) {
    band = y..<min(y + bandHeight, size.height)
    let top = Double(band.lowerBound) / size.scale
    let visible = top...(Double(band.upperBound) / size.scale)
    painter.move(to: top)
    painter.fill(with: drawing.background)
    for (group, reach) in zip(drawing.groups, reaches) where reach.overlaps(visible) {
      for shape in group.shapes where shape.verticalReach.overlaps(visible) {
        painter.paint(shape)
      }
    }
    try surface.library.check(painter.status, while: "drawing rows from \(y)")
    surface.library.cairo.surface_flush(surface.pointer)
  }
}
