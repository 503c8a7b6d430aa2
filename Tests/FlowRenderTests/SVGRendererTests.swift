import DrawingModel
import FlowRender
import Testing

@Suite struct SVGRendererTests {
  private func svg(_ drawing: Drawing, theme: Theme = .light) throws -> String {
    String(decoding: try SVGRenderer(theme: theme).render(drawing).bytes, as: UTF8.self)
  }

  @Test("A drawing is written completely, without unused definitions")
  func golden() throws {
    let drawing = Drawing.sample(
      [
        .rectangle(
          Box(x: 10, y: 5.5, width: 40, height: 20), cornerRadius: 4,
          Style(fill: .ink, stroke: Stroke(.ink, width: 1.5, dash: [4, 2]), opacity: 0.25)),
        .text("A & B", x: 50, anchor: .middle, weight: .bold),
      ], id: "Main.storyboard#a_b", tooltip: "One\nTwo")
    #expect(
      try svg(drawing) == """
        <svg xmlns="http://www.w3.org/2000/svg" width="100" height="60" viewBox="0 0 100 60" \
        role="img" aria-labelledby="_title _description" \
        font-family="Arial, 'Liberation Sans', Helvetica, sans-serif" fill="none" \
        stroke-linecap="round" stroke-linejoin="round">
        <title id="_title">Title</title>
        <desc id="_description">Description</desc>
        <style>
        .f-canvas{fill:#f0f1f2}
        .f-ink{fill:#112233}
        .s-ink{stroke:#112233}
        .l-1_5{stroke-width:1.5}
        .d-4-2{stroke-dasharray:4 2}
        .t-12-bold{font-size:12px;font-weight:700}
        .a-middle{text-anchor:middle}
        </style>
        <rect class="f-canvas" width="100" height="60"/>
        <g id="Main.storyboard_23a__b" class="scene">
        <title>One
        Two</title>
        <rect class="f-ink s-ink l-1_5 d-4-2" opacity="0.25" x="10" y="5.5" width="40" \
        height="20" rx="4"/>
        <text class="f-ink t-12-bold a-middle" x="50" y="55" textLength="30" \
        lengthAdjust="spacingAndGlyphs">A &amp; B</text>
        </g>
        </svg>

        """)
  }

  @Test("A layer is a group with a position, a clip and an opacity")
  func layer() throws {
    let clip = Layer.Clip(Box(x: 0, y: 0, width: 9, height: 8), cornerRadius: 2)
    let layer = Layer(
      at: Point(3, 4.5), scale: 0.5, clip: clip, opacity: 0.4, shapes: [.square(1, 1, 5, .ink)])
    let text = try svg(.sample([.layer(layer)]))
    #expect(
      text.contains(
        """
        <clipPath id="_clip1"><rect width="9" height="8" rx="2"/>
        </clipPath>
        <g transform="translate(3 4.5)scale(0.5)" clip-path="url(#_clip1)" opacity="0.4">
        <rect class="f-ink" x="1" y="1" width="5" height="5"/>
        </g>
        """))
  }

  @Test("Layers with the same clip share one clip path, wherever they are")
  func sharedClip() throws {
    let clip = Layer.Clip(Box(x: 0, y: 0, width: 9, height: 8))
    let layers = [0.0, 20, 40].map {
      Shape.layer(Layer(at: Point($0, 5), clip: clip, shapes: [.square(0, 0, 5, .ink)]))
    }
    let other = Shape.layer(
      Layer(clip: Layer.Clip(Box(x: 0, y: 0, width: 1, height: 1)), shapes: []))
    let text = try svg(.sample(layers + [other]))
    #expect(text.ranges(of: "<clipPath").count == 2)
    #expect(text.ranges(of: "url(#_clip1)").count == 3)
  }

  @Test("The automatic theme is light, and dark by a media query at the end")
  func autoTheme() throws {
    let text = try svg(.sample([.square(0, 0, 9, .glass)]), theme: .auto)
    #expect(
      text.contains(
        """
        <style>
        .f-canvas{fill:#f0f1f2}
        .f-glass{fill:#ff0000;fill-opacity:0.5}
        @media (prefers-color-scheme:dark){
        .f-canvas{fill:#101112}
        .f-glass{fill:#00ff00;fill-opacity:1}
        }
        </style>
        """))
  }

  @Test("A fixed theme contains only that theme's colours", arguments: [Theme.light, .dark])
  func fixedTheme(theme: Theme) throws {
    let text = try svg(.sample(), theme: theme)
    #expect(text.contains("#f0f1f2") == (theme == .light))
    #expect(text.contains("#101112") == (theme == .dark))
    #expect(!text.contains("@media"))
  }

  @Test("Paths keep their elements, to two decimals")
  func path() throws {
    let text = try svg(
      .sample([
        .path(
          [
            .move(Point(1.006, -0.001)), .line(Point(-2.5, 1 / 3)),
            .curve(Point(5, 6), control1: Point(1, 2), control2: Point(3, 4)), .close,
          ], Style(fill: .ink))
      ]))
    #expect(text.contains(#"<path class="f-ink" d="M1.01 0L-2.5 0.33C1 2 3 4 5 6Z"/>"#))
  }

  @Test("An ellipse has its centre and radii, and a corner radius is at most half a side")
  func roundShapes() throws {
    let box = Box(x: 10, y: 20, width: 30, height: 8)
    let text = try svg(
      .sample([
        .ellipse(box, Style(fill: .ink)), .rectangle(box, cornerRadius: 99, Style(fill: .ink)),
      ]))
    #expect(text.contains(#"<ellipse class="f-ink" cx="25" cy="24" rx="15" ry="4"/>"#))
    #expect(
      text.contains(#"<rect class="f-ink" x="10" y="20" width="30" height="8" rx="4"/>"#))
  }

  @Test("A text keeps its width, but one character is not stretched, and a blank one not drawn")
  func textLength() throws {
    let text = try svg(.sample([.text("ab"), .text("👩‍👩‍👧"), .text("  "), .text("c", width: 0)]))
    #expect(text.split(separator: "textLength").count == 2)
    #expect(text.split(separator: "<text").count == 4)
  }

  @Test("Spaces that XML would collapse are kept", arguments: [" a", "a ", "a  b", "a\t\nb"])
  func spaces(string: String) throws {
    #expect(try svg(.sample([.text(string)])).contains(#" xml:space="preserve">"#))
    #expect(try !svg(.sample([.text("a b")])).contains("xml:space"))
  }

  @Test("Text of any kind leaves the document well-formed", arguments: Theme.allCases)
  func wellFormed(theme: Theme) throws {
    let bytes = try SVGRenderer(theme: theme).render(.everything).bytes
    #expect(XMLCheck.faults(in: bytes) == [])
    let text = String(decoding: bytes, as: UTF8.self)
    #expect(!text.contains("<script"))
    #expect(!text.contains("\u{202E}"))
    #expect(text.hasSuffix("</svg>\n") && !text.hasSuffix("\n\n"))
  }

  @Test("A group leads to another one of the document, unless it has a link")
  func goals() throws {
    var drawing = Drawing.sample([.square(0, 0, 9, .ink)], id: "a")
    drawing.groups[0].goal = "a b#c"
    #expect(try svg(drawing).contains("<a href=\"#a_20b_23c\">"))
    drawing.groups[0].link = "https://example.org/"
    #expect(try !svg(drawing).contains("<a href=\"#"))
  }

  @Test("A group with a link is an escaped link, and the document's role is not that of an image")
  func links() throws {
    var drawing = Drawing.sample([.square(0, 0, 9, .ink)], id: "a", tooltip: "T")
    #expect(try !svg(drawing).contains("<a "))
    drawing.groups[0].link = "https://example.org/?a=\"&b"
    let text = try svg(drawing)
    #expect(
      text.contains(
        """
        <a href="https://example.org/?a=&quot;&amp;b">
        <g id="a" class="scene">
        <title>T</title>
        <rect class="f-ink" width="9" height="9"/>
        </g>
        </a>
        """))
    #expect(text.contains(#"role="graphics-document document""#))
    #expect(text.contains("a:focus-visible"))
    #expect(XMLCheck.faults(in: Array(text.utf8)) == [])
  }

  @Test("A second group with the same ID is written without one")
  func repeatedID() throws {
    var drawing = Drawing.sample(id: "a")
    drawing.groups.append(drawing.groups[0])
    let text = try svg(drawing)
    #expect(text.split(separator: #"id="a""#).count == 2)
  }

  @Test("IDs that look alike but have different characters are both kept")
  func alikeIDs() throws {
    var drawing = Drawing.sample(id: "\u{E9}")
    drawing.groups += Drawing.sample(id: "e\u{301}").groups
    let text = try svg(drawing)
    #expect(text.contains(#"id="_C3_A9""#) && text.contains(#"id="e_CC_81""#))
  }

  @Test("A coordinate that is not a number is 0, and such a size is 1")
  func notANumber() throws {
    let text = try svg(
      .sample([.square(.nan, .infinity, 5, .ink)], size: Size(.nan, 0)))
    #expect(text.contains(#"x="0" y="1000000000" width="5""#))
    #expect(text.contains(#"width="1" height="1" viewBox="0 0 1 1""#))
  }

  @Test("The same drawing gives the same bytes")
  func deterministic() throws {
    #expect(try svg(.everything, theme: .auto) == svg(.everything, theme: .auto))
  }
}
