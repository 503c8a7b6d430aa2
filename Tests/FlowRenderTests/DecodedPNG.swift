import CPNG
import DrawingModel

/// A PNG that libpng decoded.
struct DecodedPNG {
  let width: Int
  let height: Int
  let hasAlpha: Bool
  private let pixels: [UInt8]

  /// - Returns: `nil` if the bytes are not a valid PNG.
  init?(_ bytes: [UInt8]) {
    var image = png_image()
    image.version = UInt32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_memory(&image, bytes, bytes.count) != 0 else { return nil }
    width = Int(image.width)
    height = Int(image.height)
    hasAlpha = image.format & UInt32(PNG_FORMAT_FLAG_ALPHA) != 0
    image.format = UInt32(PNG_FORMAT_FLAG_COLOR)
    var pixels = [UInt8](repeating: 0, count: 3 * width * height)
    guard png_image_finish_read(&image, nil, &pixels, Int32(3 * width), nil) != 0 else {
      return nil
    }
    self.pixels = pixels
  }

  subscript(x: Int, y: Int) -> Color {
    let start = 3 * (y * width + x)
    return Color(
      UInt32(pixels[start]) << 16 | UInt32(pixels[start + 1]) << 8 | UInt32(pixels[start + 2]))
  }

  /// Returns the columns that contain another colour, in some rows or in all.
  func columns(otherThan background: Color, rows: Range<Int>? = nil) -> ClosedRange<Int>? {
    let rows = rows ?? 0..<height
    let inked = (0..<width).filter { x in rows.contains { self[x, $0] != background } }
    guard let first = inked.first, let last = inked.last else { return nil }
    return first...last
  }
}
