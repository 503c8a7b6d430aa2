import CCairo
import DrawingModel

/// Paints shapes on a Cairo surface so that they look the same as in an SVG of the drawing.
///
/// Pango's font map belongs to one thread, so a painter must be used on a single thread.
struct CairoPainter: ~Copyable {
  private let cairo: seguemap_cairo
  private let context: OpaquePointer?
  private let text: CairoText
  private let images: CairoImages
  private let theme: Theme
  private let scale: Double

  /// - Parameters:
  ///   - scale: The device units for one unit of the drawing.
  ///   - keepsFiles: Whether the surface embeds image files instead of pixels.
  init(
    on surface: borrowing CairoSurface, theme: Theme, scale: Double, keepsFiles: Bool = false
  ) {
    cairo = surface.library.cairo
    context = cairo.create(surface.pointer)
    cairo.scale(context, scale, scale)
    cairo.set_line_cap(context, CAIRO_LINE_CAP_ROUND)
    cairo.set_line_join(context, CAIRO_LINE_JOIN_ROUND)
    text = CairoText(context: context, library: surface.library)
    images = CairoImages(library: surface.library, keepsFiles: keepsFiles)
    self.theme = theme
    self.scale = scale
  }

  deinit {
    cairo.destroy(context)
  }

  /// Moves the drawing up so that the given y coordinate is at the top of the surface.
  func move(to top: Double) {
    cairo.identity_matrix(context)
    cairo.scale(context, scale, scale)
    cairo.translate(context, 0, -top)
  }

  /// Fills the whole surface with an opaque colour.
  func fill(with paint: Paint) {
    setSource(paint, opacity: 1)
    cairo.paint(context)
  }

  func paint(_ shape: Shape) {
    switch shape {
    case .rectangle(let box, let cornerRadius, let style):
      addRectangle(box, radius: box.cornerRadius(atMost: cornerRadius))
      drawPath(style)
    case .ellipse(let box, let style):
      addEllipse(box)
      drawPath(style)
    case .path(let elements, let style):
      for element in elements { add(element) }
      drawPath(style)
    case .text(let run):
      setSource(run.paint, opacity: 1)
      text.draw(run, in: context)
    case .image(let file, let box):
      images.draw(file, in: box, on: context)
    case .layer(let layer):
      paint(layer)
    }
  }

  private func paint(_ layer: Layer) {
    // A matrix that is not invertible would put Cairo's context into a permanent error state.
    guard layer.origin.isFinite, layer.scale > 0, layer.scale.isFinite else { return }
    cairo.save(context)
    cairo.translate(context, layer.origin.x, layer.origin.y)
    cairo.scale(context, layer.scale, layer.scale)
    if let clip = layer.clip {
      addRectangle(clip.box, radius: clip.box.cornerRadius(atMost: clip.cornerRadius))
      cairo.clip(context)
    }
    if layer.opacity < 1 { cairo.push_group(context) }
    for shape in layer.shapes { paint(shape) }
    if layer.opacity < 1 {
      cairo.pop_group_to_source(context)
      cairo.paint_with_alpha(context, max(0, layer.opacity))
    }
    cairo.restore(context)
  }

  /// Paints shapes; the first rectangle among them becomes the area of the group's link.
  ///
  /// A PDF link is a rectangle. That of a long curve could cover half of the picture, so a group
  /// without a rectangle has no link.
  func paint(_ group: Drawing.Group) {
    var link = group.link
    for shape in group.shapes {
      if let address = link, case .rectangle = shape {
        cairo.tag_begin(context, CAIRO_TAG_LINK, "uri='\(address)'")
        paint(shape)
        cairo.tag_end(context, CAIRO_TAG_LINK)
        link = nil
      } else {
        paint(shape)
      }
    }
  }

  /// Messages about what could not be painted.
  var warnings: [String] { images.warnings }

  /// The first error since the painter was created.
  var status: cairo_status_t {
    cairo.status(context)
  }
}

extension CairoPainter {
  /// Fills and strokes the current path, then clears it.
  private func drawPath(_ style: Style) {
    if style.opacity < 1, style.fill != nil, style.stroke != nil {
      drawAsOne(style)
    } else {
      draw(style, opacity: style.opacity)
    }
    cairo.new_path(context)
  }

  /// Combines fill and stroke before fading them, so that neither shows through the other.
  private func drawAsOne(_ style: Style) {
    cairo.save(context)
    clipToPath(strokeWidth: style.stroke?.width ?? 0)
    cairo.push_group(context)
    draw(style, opacity: 1)
    cairo.pop_group_to_source(context)
    cairo.paint_with_alpha(context, max(0, style.opacity))
    cairo.restore(context)
  }

  /// Clips to the path's extent, so that the temporary surface of a group is no larger than the
  /// shape.
  private func clipToPath(strokeWidth: Double) {
    let path = cairo.copy_path(context)
    var (left, top, right, bottom) = (0.0, 0.0, 0.0, 0.0)
    cairo.path_extents(context, &left, &top, &right, &bottom)
    cairo.new_path(context)
    cairo.rectangle(
      context, left - strokeWidth, top - strokeWidth,
      right - left + 2 * strokeWidth, bottom - top + 2 * strokeWidth)
    cairo.clip(context)
    cairo.append_path(context, path)
    cairo.path_destroy(path)
  }

  private func draw(_ style: Style, opacity: Double) {
    if let paint = style.fill {
      setSource(paint, opacity: opacity)
      cairo.fill_preserve(context)
    }
    if let stroke = style.stroke {
      setSource(stroke.paint, opacity: opacity)
      cairo.set_line_width(context, max(0, stroke.width))
      let dash = stroke.isDashed ? stroke.dash : []
      cairo.set_dash(context, dash, Int32(dash.count), 0)
      cairo.stroke_preserve(context)
    }
  }

  private func setSource(_ paint: Paint, opacity: Double) {
    let color = paint.color(in: theme)
    cairo.set_source_rgba(
      context, Double(color.red) / 255, Double(color.green) / 255, Double(color.blue) / 255,
      color.alpha * opacity)
  }
}

extension CairoPainter {
  private func addRectangle(_ box: Box, radius: Double) {
    guard radius > 0 else {
      cairo.rectangle(
        context, box.minX, box.minY, max(0, box.size.width), max(0, box.size.height))
      return
    }
    let (left, right) = (box.minX + radius, box.maxX - radius)
    let (top, bottom) = (box.minY + radius, box.maxY - radius)
    let quarter = Double.pi / 2
    // SVG starts a rectangle's outline, and so its dashes, at this point.
    cairo.move_to(context, left, box.minY)
    cairo.arc(context, right, top, radius, -quarter, 0)
    cairo.arc(context, right, bottom, radius, 0, quarter)
    cairo.arc(context, left, bottom, radius, quarter, 2 * quarter)
    cairo.arc(context, left, top, radius, 2 * quarter, 3 * quarter)
    cairo.close_path(context)
  }

  private func addEllipse(_ box: Box) {
    guard box.size.width > 0, box.size.height > 0, box.center.isFinite else { return }
    cairo.save(context)
    cairo.translate(context, box.center.x, box.center.y)
    cairo.scale(context, box.size.width / 2, box.size.height / 2)
    cairo.new_sub_path(context)
    cairo.arc(context, 0, 0, 1, 0, 2 * Double.pi)
    cairo.close_path(context)
    cairo.restore(context)
  }

  private func add(_ element: PathElement) {
    switch element {
    case .move(let point): cairo.move_to(context, point.x, point.y)
    case .line(let point): cairo.line_to(context, point.x, point.y)
    case .curve(let point, let control1, let control2):
      cairo.curve_to(
        context, control1.x, control1.y, control2.x, control2.y, point.x, point.y)
    case .close: cairo.close_path(context)
    }
  }
}
