import CCairo
import DrawingModel

/// The bytes of a PDF that Cairo writes.
final class PDFDocument {
  private(set) var bytes: [UInt8] = []

  /// Writes a document of one page.
  ///
  /// - Parameter paint: Draws the page, and returns the status of its Cairo context.
  func draw(
    page: Size, title: String, paint: (borrowing CairoSurface) -> cairo_status_t
  ) throws(RenderError) {
    let activity = "writing a PDF"
    let library = try CairoLibrary.loaded()
    let cairo = library.cairo
    let surface = try CairoSurface(
      owning: cairo.pdf_surface_create_for_stream(
        { context, start, count in
          guard let context else { return CAIRO_STATUS_WRITE_ERROR }
          let document = Unmanaged<PDFDocument>.fromOpaque(context).takeUnretainedValue()
          document.bytes.append(
            contentsOf: UnsafeBufferPointer(start: start, count: Int(count)))
          return CAIRO_STATUS_SUCCESS
        },
        Unmanaged.passUnretained(self).toOpaque(), page.width, page.height),
      of: library, while: activity)
    // Later versions compress the document information, which `blankProducer` must find.
    cairo.pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_4)
    cairo.pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
    // An empty date instead of the current one.
    cairo.pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    try library.check(paint(surface), while: activity)
    cairo.surface_finish(surface.pointer)
    try library.check(cairo.surface_status(surface.pointer), while: activity)
    blankProducer()
  }

  /// Overwrites the library's name and version with spaces; Cairo has no setting for this.
  ///
  /// The length stays the same, so that the file's offsets remain valid. The last match is the
  /// right one: Cairo escapes parentheses in a title, so no title can look the same.
  private func blankProducer() {
    let key = Array("/Producer (".utf8)
    guard
      let start = bytes.indices.dropLast(key.count).last(where: { index in
        bytes[index] == key[0] && bytes[index...].starts(with: key)
      })
    else { return }
    var index = start + key.count
    var depth = 1
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "(") { depth += 1 }
      if bytes[index] == UInt8(ascii: ")") { depth -= 1 }
      if depth == 0 { return }
      bytes[index] = UInt8(ascii: " ")
      index += 1
    }
  }
}
