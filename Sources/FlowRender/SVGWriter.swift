import DrawingModel

/// Writes one drawing. The body is written first, since it determines the rules of the style sheet.
struct SVGWriter {
  private let theme: Theme
  private let idPrefix: String
  private var body = SVGBuffer()
  private var styles = SVGStyleSheet()
  private var usedIDs: Set<String> = []
  private var clipNames: [Layer.Clip: String] = [:]
  private var images: SVGImages
  private let goals: [String: String]
  /// The names of groups by their IDs; `nil` for a document of its own.
  private let names: [String: String]?
  /// The clip paths and images of a page, which stay there while its drawings come and go.
  private(set) var definitions = SVGBuffer()

  /// - Parameters:
  ///   - idPrefix: A prefix of every ID, so that one document can contain several drawings.
  ///   - goals: The IDs of elements of the document to which clicks on groups lead, by the groups' IDs.
  ///     They have precedence over the groups' own links.
  init(theme: Theme, idPrefix: String = "", goals: [String: String] = [:]) {
    self.goals = goals
    self.theme = theme
    self.idPrefix = idPrefix
    names = nil
    images = SVGImages(idPrefix: idPrefix)
  }

  /// Creates a writer of several drawings of one page, which share styles and definitions.
  ///
  /// - Parameter names: The names by which the page's script finds groups, by their IDs. Groups have no
  ///   other ID, no link and no tooltip.
  init(namesOnPage names: [String: String]) {
    self.names = names
    goals = [:]
    theme = .auto
    idPrefix = ""
    images = SVGImages(idPrefix: "")
  }

  /// Returns the markup of groups.
  mutating func fragment(of groups: [Drawing.Group]) -> SVGBuffer {
    body = SVGBuffer()
    for group in groups { write(group) }
    return body
  }

  /// Returns the markup of shapes.
  mutating func fragment(of shapes: [Shape]) -> SVGBuffer {
    body = SVGBuffer()
    for shape in shapes { write(shape) }
    return body
  }

  /// Returns the rules of all styles so far, for a page with a switch between the themes.
  func rulesOfPage() -> SVGStyleSheet.PageRules { styles.pageRules() }

  mutating func write(_ drawing: Drawing) -> [UInt8] {
    let extent = drawing.extent
    let canvas = Box(x: 0, y: 0, width: extent.width, height: extent.height)
    write(.rectangle(canvas, cornerRadius: 0, Style(fill: drawing.background)))
    for group in drawing.groups { write(group) }

    var svg = SVGBuffer()
    writeHead(of: drawing, to: &svg)
    styles.write(to: &svg, theme: theme, hasLinks: hasLinks(drawing))
    svg.write(body)
    svg.write("</svg>\n")
    return svg.bytes
  }

  /// Writes the start of the document. Its own IDs differ from those of groups: see
  /// ``SVGIdentifier``.
  private func writeHead(of drawing: Drawing, to svg: inout SVGBuffer) {
    let extent = drawing.extent
    svg.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    svg.write(attribute: " width=\"", extent.width)
    svg.write(attribute: " height=\"", extent.height)
    svg.write(" viewBox=\"0 0 ")
    svg.write(extent.width)
    svg.write(attribute: " ", extent.height)
    // Assistive technology ignores the content of an element with the role `img`, including links.
    svg.write(hasLinks(drawing) ? " role=\"graphics-document document\"" : " role=\"img\"")
    svg.write(markup: " aria-labelledby=\"\(idPrefix)_title \(idPrefix)_description\"")
    svg.write(" font-family=\"Arial, 'Liberation Sans', Helvetica, sans-serif\"")
    svg.write(
      " fill=\"none\" stroke-linecap=\"round\" stroke-linejoin=\"round\">\n<title id=\"")
    svg.write(markup: idPrefix)
    svg.write("_title\">")
    svg.write(text: LegibleText(drawing.title, keepsLines: true).string)
    svg.write("</title>\n<desc id=\"")
    svg.write(markup: idPrefix)
    svg.write("_description\">")
    svg.write(text: LegibleText(drawing.description, keepsLines: true).string)
    svg.write("</desc>\n")
  }

  private func hasLinks(_ drawing: Drawing) -> Bool {
    !goals.isEmpty || drawing.groups.contains { $0.link != nil || $0.goal != nil }
  }

  private mutating func write(_ group: Drawing.Group) {
    if names != nil { return writeElement(group) }
    let address = group.link.map { LegibleText($0).string }
    let anchor = group.goal.map { "#\(idPrefix)\(SVGIdentifier($0).name)" }
    let goal = group.id.flatMap { goals[$0] }.map { "#" + $0 }
    guard let link = goal ?? address ?? anchor else {
      writeElement(group)
      return
    }
    body.write("<a href=\"")
    body.write(text: link)
    body.write("\">\n")
    writeElement(group)
    body.write("</a>\n")
  }

  private mutating func writeElement(_ group: Drawing.Group) {
    body.write("<g")
    // Object IDs may repeat in a damaged file, but a document with a repeated ID would be invalid.
    if let names {
      writeName(" data-id=\"", group.id.flatMap { names[$0] })
      writeName(" data-of=\"", group.owner.flatMap { names[$0] })
    } else if let id = group.id.map({ idPrefix + SVGIdentifier($0).name }),
      usedIDs.insert(id).inserted
    {
      body.write(" id=\"")
      body.write(markup: id)
      body.write("\"")
    }
    if !group.classes.isEmpty {
      body.write(" class=\"")
      body.write(text: LegibleText(group.classes.joined(separator: " ")).string)
      body.write("\"")
    }
    body.write(">\n")
    if let tooltip = group.tooltip, names == nil {
      body.write("<title>")
      body.write(text: LegibleText(tooltip, keepsLines: true).string)
      body.write("</title>\n")
    }
    for shape in group.shapes { write(shape) }
    body.write("</g>\n")
  }

  private mutating func writeName(_ attribute: StaticString, _ name: String?) {
    guard let name else { return }
    body.write(attribute)
    body.write(markup: name)
    body.write("\"")
  }

  private mutating func write(_ shape: Shape) {
    switch shape {
    case .rectangle(let box, let cornerRadius, let style):
      body.write("<rect")
      write(style)
      if box.minX != 0 { body.write(attribute: " x=\"", box.minX) }
      if box.minY != 0 { body.write(attribute: " y=\"", box.minY) }
      body.write(attribute: " width=\"", max(box.size.width, 0))
      body.write(attribute: " height=\"", max(box.size.height, 0))
      let radius = box.cornerRadius(atMost: cornerRadius)
      if radius > 0 { body.write(attribute: " rx=\"", radius) }
    case .ellipse(let box, let style):
      body.write("<ellipse")
      write(style)
      body.write(attribute: " cx=\"", box.center.x)
      body.write(attribute: " cy=\"", box.center.y)
      body.write(attribute: " rx=\"", max(box.size.width / 2, 0))
      body.write(attribute: " ry=\"", max(box.size.height / 2, 0))
    case .path(let elements, let style):
      body.write("<path")
      write(style)
      body.write(" d=\"")
      for element in elements { body.write(element) }
      body.write("\"")
    case .text(let run):
      write(run)
      return
    case .image(let file, let box):
      var definition = SVGBuffer()
      var image = SVGBuffer()
      images.write(file, in: box, to: &image, defining: &definition)
      if names == nil { body.write(definition) } else { definitions.write(definition) }
      body.write(image)
      return
    case .layer(let layer):
      write(layer)
      return
    }
    body.write("/>\n")
  }

  private mutating func write(_ layer: Layer) {
    let clip: String? = if let clip = layer.clip { name(of: clip) } else { nil }
    body.write("<g")
    writePlace(of: layer)
    if let clip {
      body.write(" clip-path=\"url(#")
      body.write(markup: clip)
      body.write(")\"")
    }
    if layer.opacity < 1 { body.write(attribute: " opacity=\"", max(layer.opacity, 0)) }
    body.write(">\n")
    for shape in layer.shapes { write(shape) }
    body.write("</g>\n")
  }

  private mutating func writePlace(of layer: Layer) {
    guard layer.origin != Point(0, 0) || layer.scale != 1 else { return }
    body.write(" transform=\"translate(")
    body.write(layer.origin.x)
    body.write(" ")
    body.write(layer.origin.y)
    body.write(")")
    if layer.scale != 1 {
      body.write("scale(")
      body.write(layer.scale)
      body.write(")")
    }
    body.write("\"")
  }

  /// Returns the ID of a clip path, which is written at its first use.
  private mutating func name(of clip: Layer.Clip) -> String {
    if let name = clipNames[clip] { return name }
    let name = "\(idPrefix)_clip\(clipNames.count + 1)"
    clipNames[clip] = name
    let isOnPage = names != nil
    if isOnPage { swap(&body, &definitions) }
    defer { if isOnPage { swap(&body, &definitions) } }
    body.write("<clipPath id=\"")
    body.write(markup: name)
    body.write("\">")
    write(.rectangle(clip.box, cornerRadius: clip.cornerRadius, Style()))
    body.write("</clipPath>\n")
    return name
  }

  private mutating func write(_ style: Style) {
    styles.writeClasses(of: style, to: &body)
    if style.opacity < 1 { body.write(attribute: " opacity=\"", style.opacity) }
  }

  private mutating func write(_ run: TextRun) {
    let string = LegibleText(run.string).string
    guard string.utf8.contains(where: { $0 != UInt8(ascii: " ") }) else { return }
    body.write("<text")
    styles.writeClasses(of: run, to: &body)
    body.write(attribute: " x=\"", run.origin.x)
    body.write(attribute: " y=\"", run.origin.y)
    // A single character has no spacing to adjust, and some viewers would stretch it.
    if run.width > 0, string.count > 1 {
      body.write(attribute: " textLength=\"", run.width)
      body.write(" lengthAdjust=\"spacingAndGlyphs\"")
    }
    if string.collapsesAsXML { body.write(" xml:space=\"preserve\"") }
    body.write(">")
    body.write(text: string)
    body.write("</text>\n")
  }
}

extension SVGBuffer {
  /// Appends a number between the start of an attribute and its closing quote.
  fileprivate mutating func write(attribute: StaticString, _ value: Double) {
    write(attribute)
    write(value)
    write("\"")
  }

  fileprivate mutating func write(_ element: PathElement) {
    switch element {
    case .move(let point):
      write("M")
      write(point)
    case .line(let point):
      write("L")
      write(point)
    case .curve(let point, let control1, let control2):
      write("C")
      write(control1)
      write(" ")
      write(control2)
      write(" ")
      write(point)
    case .close:
      write("Z")
    }
  }

  private mutating func write(_ point: Point) {
    write(point.x)
    write(" ")
    write(point.y)
  }
}

extension String {
  /// Whether collapsing white space would make the text narrower.
  fileprivate var collapsesAsXML: Bool {
    var previous = UInt8(ascii: " ")
    for byte in utf8 {
      if byte == UInt8(ascii: " "), previous == byte { return true }
      previous = byte
    }
    return previous == UInt8(ascii: " ")
  }
}
