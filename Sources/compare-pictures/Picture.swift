import CPNG

/// The pixels of a picture over a white background: red, green and blue, with 8 bits each.
struct Picture {
  let width: Int
  let height: Int
  /// The rows from the top, with three bytes for each pixel.
  let bytes: [UInt8]

  init(width: Int, height: Int, bytes: [UInt8]) {
    self.width = width
    self.height = height
    self.bytes = bytes
  }

  init(pngAt path: String) throws(UnreadablePicture) {
    var image = png_image()
    image.version = png_uint_32(PNG_IMAGE_VERSION)
    defer { png_image_free(&image) }
    guard png_image_begin_read_from_file(&image, path) != 0 else {
      throw UnreadablePicture(path: path, image: image)
    }
    image.format = png_uint_32(PNG_FORMAT_FLAG_COLOR)
    width = Int(image.width)
    height = Int(image.height)
    var pixels = [UInt8](repeating: 0, count: width * height * 3)
    var white = png_color(red: 255, green: 255, blue: 255)
    guard png_image_finish_read(&image, &white, &pixels, 0, nil) != 0 else {
      throw UnreadablePicture(path: path, image: image)
    }
    bytes = pixels
  }
}

struct UnreadablePicture: Error, CustomStringConvertible {
  let description: String

  init(path: String, image: png_image) {
    let message = withUnsafeBytes(of: image.message) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
    description = "\(path): error: \(message)"
  }
}
