import CCairo
import CJPEG
import CPNG
import DrawingModel

/// The images of one painter, each decoded when it is first painted.
final class CairoImages {
  private let cairo: seguemap_cairo
  /// The decoded images; `nil` for a file that could not be decoded.
  private var surfaces: [ImageFile: OpaquePointer?] = [:]
  /// Whether the surface embeds files unchanged. Only a PDF does so, and only for JPEG.
  private let keepsFiles: Bool

  init(library: CairoLibrary, keepsFiles: Bool) {
    cairo = library.cairo
    self.keepsFiles = keepsFiles
  }

  deinit {
    for case let surface? in surfaces.values { cairo.surface_destroy(surface) }
  }

  /// Draws an image; draws nothing if it can't be decoded.
  func draw(_ file: ImageFile, in box: Box, on context: OpaquePointer?) {
    let factors = (box.size.width / Double(file.width), box.size.height / Double(file.height))
    guard factors.0 > 1e-6, factors.1 > 1e-6, factors.0.isFinite, factors.1.isFinite,
      box.origin.isFinite, let surface = surface(of: file)
    else { return }
    cairo.save(context)
    cairo.translate(context, box.minX, box.minY)
    cairo.scale(context, factors.0, factors.1)
    cairo.set_source_surface(context, surface, 0, 0)
    if keepsFiles {
      cairo.paint(context)
    } else {
      // Padding keeps the edges of a scaled image sharp. A PDF surface would embed pixels instead
      // of the file.
      cairo.pattern_set_extend(cairo.get_source(context), CAIRO_EXTEND_PAD)
      cairo.rectangle(context, 0, 0, Double(file.width), Double(file.height))
      cairo.fill(context)
    }
    cairo.restore(context)
  }

  /// Messages about images that could not be decoded.
  var warnings: [String] {
    surfaces.filter { $0.value == nil }.keys.map(\.name).sorted()
      .map { "image '\($0)' can't be decoded; left out" }
  }

  private func surface(of file: ImageFile) -> OpaquePointer? {
    if let known = surfaces[file] { return known }
    let surface = decoded(file)
    surfaces[file] = .some(surface)
    return surface
  }

  private func decoded(_ file: ImageFile) -> OpaquePointer? {
    guard let width = Int32(exactly: file.width), let height = Int32(exactly: file.height),
      let surface = cairo.image_surface_create(CAIRO_FORMAT_ARGB32, width, height)
    else { return nil }
    let stride = cairo.image_surface_get_stride(surface)
    guard let pixels = cairo.image_surface_get_data(surface),
      decode(file, into: pixels, stride: stride)
    else {
      cairo.surface_destroy(surface)
      return nil
    }
    cairo.surface_mark_dirty(surface)
    if keepsFiles, file.format == .jpeg { attach(file, to: surface) }
    return surface
  }

  private func decode(
    _ file: ImageFile, into pixels: UnsafeMutablePointer<UInt8>, stride: Int32
  ) -> Bool {
    let (width, height) = (UInt32(file.width), UInt32(file.height))
    return file.bytes.withUnsafeBufferPointer { bytes in
      switch file.format {
      case .png:
        let result = seguemap_png_decode(
          bytes.baseAddress, bytes.count, width, height, pixels, stride)
        guard result == 0 else { return false }
        multiply(UnsafeMutableRawBufferPointer(start: pixels, count: Int(stride) * file.height))
        return true
      case .jpeg:
        guard let library = JPEGLibrary.functions else { return false }
        return withUnsafePointer(to: library) { library in
          var job = seguemap_jpeg_job(
            bytes: bytes.baseAddress, count: bytes.count, width: width, height: height,
            pixels: pixels, stride: Int(stride))
          return seguemap_jpeg_decode(library, &job) == 0
        }
      }
    }
  }

  /// Multiplies the colours of pixels by their alpha, the format that Cairo expects.
  private func multiply(_ memory: UnsafeMutableRawBufferPointer) {
    for index in stride(from: 0, to: memory.count, by: 4) {
      let pixel = memory.load(fromByteOffset: index, as: UInt32.self)
      let alpha = pixel >> 24
      guard alpha < 255 else { continue }
      func part(_ shift: UInt32) -> UInt32 {
        ((pixel >> shift & 0xFF) * alpha + 127) / 255 << shift
      }
      memory.storeBytes(
        of: alpha << 24 | part(16) | part(8) | part(0), toByteOffset: index, as: UInt32.self)
    }
  }

  /// Attaches the file itself, which a PDF embeds instead of the larger pixels.
  private func attach(_ file: ImageFile, to surface: OpaquePointer) {
    let copy = UnsafeMutablePointer<UInt8>.allocate(capacity: file.bytes.count)
    copy.initialize(from: file.bytes, count: file.bytes.count)
    let status = cairo.surface_set_mime_data(
      surface, CAIRO_MIME_TYPE_JPEG, copy, UInt(file.bytes.count),
      { $0?.assumingMemoryBound(to: UInt8.self).deallocate() }, copy)
    if status != CAIRO_STATUS_SUCCESS { copy.deallocate() }
  }
}

/// The functions of libjpeg, loaded when an image first needs them.
private enum JPEGLibrary {
  /// The functions; `nil` if the host has no libjpeg.
  static let functions: seguemap_jpeg? = seguemap_load_jpeg()?.pointee
}
