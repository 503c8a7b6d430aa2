import CCairo
import DrawingModel

/// Draws lines of text with Pango, in the fonts that the SVG names.
final class CairoText {
  private let cairo: seguemap_cairo
  private let pango: seguemap_pango
  private let layout: OpaquePointer?
  private let font: OpaquePointer?

  init(context: OpaquePointer?, library: CairoLibrary) {
    cairo = library.cairo
    pango = library.pango
    layout = pango.cairo_create_layout(context)
    font = pango.font_description_new()
    pango.font_description_set_family(font, "Arial, Liberation Sans, Helvetica, sans-serif")
    setOptions()
  }

  deinit {
    pango.font_description_free(font)
    pango.object_unref(UnsafeMutableRawPointer(layout))
  }

  /// Turns hinting off, as in browsers: hinted advances would not add up to the width of the
  /// layout.
  private func setOptions() {
    let options = cairo.font_options_create()
    cairo.font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    cairo.font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo.font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    let context = pango.layout_get_context(layout)
    pango.cairo_context_set_font_options(context, options)
    pango.context_set_round_glyph_positions(context, 0)
    pango.context_set_base_dir(context, PANGO_DIRECTION_LTR)
    pango.layout_set_auto_dir(layout, 0)
    pango.layout_set_single_paragraph_mode(layout, 1)
    cairo.font_options_destroy(options)
  }

  /// Draws a text run in the context's current colour, condensed if it is wider than its layout.
  func draw(_ run: TextRun, in context: OpaquePointer?) {
    var string = LegibleText(run.string).string
    guard !string.isEmpty, run.size > 0, run.size.isFinite, run.origin.isFinite else { return }
    string.withUTF8 { bytes in
      bytes.withMemoryRebound(to: CChar.self) {
        pango.layout_set_text(layout, $0.baseAddress, Int32(clamping: $0.count))
      }
    }
    pango.font_description_set_absolute_size(font, run.size * Double(PANGO_SCALE))
    pango.font_description_set_weight(
      font, run.weight == .bold ? PANGO_WEIGHT_BOLD : PANGO_WEIGHT_NORMAL)
    pango.layout_set_font_description(layout, font)
    var (width, height): (Int32, Int32) = (0, 0)
    pango.layout_get_size(layout, &width, &height)
    let natural = Double(width) / Double(PANGO_SCALE)
    let factor = condensing(natural, to: run.width)

    cairo.save(context)
    cairo.translate(context, run.origin.x - run.anchor.share * natural * factor, run.origin.y)
    cairo.scale(context, factor, 1)
    cairo.move_to(context, 0, 0)
    pango.cairo_show_layout_line(context, pango.layout_get_line_readonly(layout, 0))
    cairo.restore(context)
    cairo.new_path(context)
  }

  /// Returns the factor, in steps of 1/64 because Cairo caches glyphs for each factor. A difference
  /// of up to 1 % is ignored, since metric-compatible fonts may differ that much.
  private func condensing(_ natural: Double, to width: Double) -> Double {
    guard width > 0, natural > width * 1.01 else { return 1 }
    return max(1, (width / natural * 64).rounded(.down)) / 64
  }
}

extension TextRun.Anchor {
  /// The part of a text's width that lies before its origin.
  fileprivate var share: Double {
    switch self {
    case .start: 0
    case .middle: 0.5
    case .end: 1
    }
  }
}
