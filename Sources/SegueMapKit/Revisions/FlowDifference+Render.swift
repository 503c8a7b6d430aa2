import DrawingModel
import FlowDiff
import FlowLayout
import FlowRender
import FlowReport

extension FlowDifference {
  /// Writes the changes in several formats; each layout, which takes the most time, is made once.
  ///
  /// The same two flows give the same bytes on every host, except in ``Format/png`` and
  /// ``Format/pdf``, which use the installed fonts. If nothing changed, the result is a file that says
  /// so.
  ///
  /// ```swift
  /// let difference = FlowDifference(from: old, to: new)
  /// for file in try difference.render([.svg, .html]) {
  ///   try file.write(to: "changes." + file.format.fileExtensions[0])
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - context: How many segues away from a change a picture still shows a scene.
  ///   - arrangement: How a picture shows both states; ``Format/html`` lets its reader choose, and
  ///     begins with this.
  ///   - style: How a picture is drawn; text takes only its colours for a terminal.
  /// - Returns: One rendering for each format, in their order.
  /// - Throws: ``FlowError/drawing(activity:message:)`` where a picture library failed.
  public func render(
    _ formats: [Format], context: Int = 0, arrangement: Arrangement = .merged,
    style: PictureStyle = PictureStyle()
  ) throws(FlowError) -> [RenderedFile<Format>] {
    try renderings(context: context, arrangement: arrangement, style: style).render(formats)
  }

  /// Returns the files that can be made of the changes, none of which is made yet.
  ///
  /// The parameters are those of ``render(_:context:arrangement:style:)``.
  public func renderings(
    context: Int = 0, arrangement: Arrangement = .merged, style: PictureStyle = PictureStyle()
  ) -> Renderings<Format> {
    let surroundings = surroundings(in: style)
    var style = style
    style.linkBase = style.linkBase?.within(self.surroundings.folder)
    style.earlierLinkBase = style.earlierLinkBase?.within(self.surroundings.folder)
    let pictures = ChangePictures(self, context: context, style: style)
    return Renderings { (format) throws(FlowError) in
      switch format {
      case .text, .markdown, .mermaid, .json:
        let reporter = format.reporter(
          context: context, usesTerminalColors: style.usesTerminalColors,
          surroundings: surroundings)
        let text = (isEmpty ? reporter?.unchanged : reporter?.report(changes)) ?? ""
        return RenderedFile(format: format, bytes: Array(text.utf8))
      case .html:
        return try pictures.page(beginningWith: arrangement)
      case .svg, .png, .pdf:
        let drawing = try pictures.drawing(arrangement)
        return try RenderedFile(drawing, with: format.renderer(in: style), format: format)
      }
    }
  }

  private func surroundings(in style: PictureStyle) -> CommentSurroundings {
    var surroundings = surroundings
    surroundings.links = style.linkBase?.links
    surroundings.earlierLinks = style.earlierLinkBase?.links
    surroundings.picture = style.pictureAddress?.text
    return surroundings
  }

  /// Writes the changes in one format.
  ///
  /// - Throws: ``FlowError/drawing(activity:message:)`` where a picture library failed.
  public func render(
    _ format: Format, context: Int = 0, arrangement: Arrangement = .merged,
    style: PictureStyle = PictureStyle()
  ) throws(FlowError) -> RenderedFile<Format> {
    try renderings(context: context, arrangement: arrangement, style: style).render(format)
  }
}

extension FlowDifference.Format {
  func renderer(in style: PictureStyle) -> any DrawingRenderer {
    let theme = style.theme.value
    return switch self {
    case .png: PNGRenderer(theme: theme, scale: style.scale)
    case .pdf: PDFRenderer(theme: theme)
    case .svg, .text, .markdown, .mermaid, .json, .html: SVGRenderer(theme: theme)
    }
  }
}
