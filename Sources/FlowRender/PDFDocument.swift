import CCairo
import DrawingModel

/// The bytes of a PDF, as Cairo writes them.
final class PDFDocument {
  private(set) var bytes: [UInt8] = []

  /// Writes a document of one page.
  ///
  /// - Parameter paint: Draws on the page, and tells how its Cairo context fared.
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
    // Later versions pack the document's information into compressed streams; see `blankProducer`.
    cairo.pdf_surface_restrict_to_version(surface.pointer, CAIRO_PDF_VERSION_1_4)
    cairo.pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_TITLE, title)
    // No date at all, in place of today's.
    cairo.pdf_surface_set_metadata(surface.pointer, CAIRO_PDF_METADATA_CREATE_DATE, nil)
    try library.check(paint(surface), while: activity)
    cairo.surface_finish(surface.pointer)
    try library.check(cairo.surface_status(surface.pointer), while: activity)
    blankProducer()
  }

  /// Blanks the library's name and version, which Cairo writes and has no setting for.
  ///
  /// Spaces of the same number keep every offset of the file right. The last match is the genuine
  /// one: Cairo escapes parentheses in a title, so no title reads like it.
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
