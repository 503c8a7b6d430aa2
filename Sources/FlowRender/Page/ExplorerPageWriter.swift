import DrawingModel

/// Writes the HTML of a page to explore, from the frame in `explore.html`.
struct ExplorerPageWriter {
  private let page: ExplorerPage
  private var svg: SVGWriter

  init(_ page: ExplorerPage) {
    self.page = page
    svg = SVGWriter(namesOnPage: page.names)
  }

  mutating func write(within limit: Int) -> Rendering {
    let layouts = page.layouts.map { layout(of: $0) }
    let data = Self.embedded(page.data)
    let size = layouts.reduce(data.utf8.count) { $0 + $1.bytes.count }
    let (screens, left) = screens(within: limit - size)
    let scripts = PageResource.script
    let style = PageResource.exploreStyle + paletteRules()
    let policy =
      "default-src 'none'; script-src '\(Self.source(scripts))'; "
      + "style-src '\(Self.source(style))'; img-src data:; base-uri 'none'; form-action 'none'"
    var html = SVGBuffer()
    for piece in PageResource.exploreFrame {
      switch piece {
      case .markup(let markup): html.write(markup: markup)
      case .place("policy"): html.write(markup: policy)
      case .place("theme"): html.write(markup: page.theme.rawValue)
      case .place("title"): html.write(text: LegibleText(page.title).string)
      case .place("summary"): html.write(text: LegibleText(page.summary).string)
      case .place("style"): html.write(markup: style)
      case .place("script"): html.write(markup: scripts)
      case .place("data"): html.write(markup: data)
      case .place("first"): html.write(layouts[page.first])
      case .place("layouts"):
        for (index, layout) in layouts.enumerated() where index != page.first {
          html.write(markup: "<template data-layout=\"\(index)\">")
          html.write(layout)
          html.write("</template>\n")
        }
      case .place("screens"): html.write(screens)
      case .place("definitions"): html.write(svg.definitions)
      case .place: break
      }
    }
    let warning =
      "the page would be larger than \(limit / 1_000_000) MB with all screens; \(left) are left out"
    return Rendering(bytes: html.bytes, warnings: left > 0 ? [warning] : [])
  }

  private mutating func layout(of drawing: Drawing) -> SVGBuffer {
    let extent = drawing.extent
    let groups = svg.fragment(of: drawing.groups)
    var markup = SVGBuffer()
    markup.write("<svg class=\"map\" role=\"img\" width=\"")
    markup.write(extent.width)
    markup.write("\" height=\"")
    markup.write(extent.height)
    markup.write("\" viewBox=\"0 0 ")
    markup.write(extent.width)
    markup.write(" ")
    markup.write(extent.height)
    markup.write("\" aria-label=\"")
    markup.write(text: LegibleText(drawing.title + ", " + drawing.description).string)
    markup.write("\">\n")
    markup.write(groups)
    markup.write("</svg>\n")
    return markup
  }

  /// Returns the screens that fit, and the number of those that do not.
  private mutating func screens(within limit: Int) -> (markup: SVGBuffer, left: Int) {
    var markup = SVGBuffer()
    for (index, screen) in page.screens.enumerated() {
      let size = screen.wireframe.size
      let corner = screen.wireframe.cornerRadius
      let clip = Layer.Clip(
        Box(x: 0, y: 0, width: size.width, height: size.height), cornerRadius: corner)
      let shapes = svg.fragment(of: [
        .layer(Layer(clip: clip, shapes: screen.wireframe.shapes))
      ])
      if markup.bytes.count + svg.definitions.bytes.count + shapes.bytes.count > limit {
        return (markup, page.screens.count - index)
      }
      markup.write(markup: "<svg data-screen=\"\(screen.name)\" viewBox=\"0 0 ")
      markup.write(size.width)
      markup.write(" ")
      markup.write(size.height)
      markup.write("\">")
      markup.write(shapes)
      markup.write("</svg>\n")
    }
    return (markup, 0)
  }

  /// Returns the rules of all drawings, and the colours of the page, which are those of its pictures.
  private func paletteRules() -> String {
    let rules = svg.rulesOfPage()
    let names = HTMLStyleSheet.names(of: page.palette)
    let light = HTMLStyleSheet.declarations(of: names, in: .light) + ";" + rules.light
    let dark = HTMLStyleSheet.declarations(of: names, in: .dark) + ";" + rules.dark
    return """
      :root{color-scheme:light;\(light)}
      @media screen{
      :root[data-theme=dark]{color-scheme:dark;\(dark)}
      }
      @media screen and (prefers-color-scheme:dark){
      :root[data-theme=auto]{color-scheme:dark;\(dark)}
      }
      \(rules.rules)
      """
  }

  /// Returns JSON in which no character is markup of HTML or XML.
  private static func embedded(_ json: String) -> String {
    var escaped: [UInt8] = []
    escaped.reserveCapacity(json.utf8.count)
    for byte in json.utf8 {
      switch byte {
      case UInt8(ascii: "<"): escaped += Array("\\u003c".utf8)
      case UInt8(ascii: ">"): escaped += Array("\\u003e".utf8)
      case UInt8(ascii: "&"): escaped += Array("\\u0026".utf8)
      default: escaped.append(byte)
      }
    }
    return String(decoding: escaped, as: UTF8.self)
  }

  /// Returns the name of a script or a style sheet in a policy.
  private static func source(_ text: String) -> String {
    var base64 = SVGBuffer()
    base64.write(base64: SHA256(of: Array(text.utf8)).digest)
    return "sha256-" + String(decoding: base64.bytes, as: UTF8.self)
  }
}
