import DrawingModel

/// The classes that a drawing's shapes share, each defined once and only where it is used.
///
/// | class | sets |
/// |---|---|
/// | `f-NAME`, `s-NAME` | fill and stroke, by the paint's name |
/// | `l-WIDTH`, `d-DASHES` | stroke width and dashes |
/// | `t-SIZE`, `t-SIZE-bold` | font size and weight |
/// | `a-middle`, `a-end` | text anchor |
///
/// `_` stands for a decimal point. What an SVG sets by default has no class.
struct SVGStyleSheet {
  private var fills: [String: Paint] = [:]
  private var strokes: [String: Paint] = [:]
  private var widths: [Double: Rule] = [:]
  private var dashes: [[Double]: Rule] = [:]
  private var fonts: [Font: Rule] = [:]
  private var anchors: [TextRun.Anchor: Rule] = [:]

  private struct Rule { let className: String, declaration: String }
  private struct Font: Hashable { let size: Double, weight: TextRun.Weight }

  /// The classes that give a shape its style, parted by spaces; empty where it needs none.
  mutating func classes(of style: Style) -> String {
    var classes: [String] = []
    if let paint = style.fill {
      if fills[paint.name] == nil { fills[paint.name] = paint }
      classes.append("f-" + paint.name)
    }
    if let stroke = style.stroke {
      if strokes[stroke.paint.name] == nil { strokes[stroke.paint.name] = stroke.paint }
      classes.append("s-" + stroke.paint.name)
      if stroke.width != 1 { classes.append(className(ofWidth: stroke.width)) }
      if stroke.isDashed { classes.append(className(ofDash: stroke.dash)) }
    }
    return classes.joined(separator: " ")
  }

  mutating func classes(of run: TextRun) -> String {
    if fills[run.paint.name] == nil { fills[run.paint.name] = run.paint }
    var classes = className(ofFont: Font(size: run.size, weight: run.weight))
    classes += " f-" + run.paint.name
    if run.anchor != .start { classes += " " + className(ofAnchor: run.anchor) }
    return classes
  }

  /// Writes the rules for every class handed out so far, sorted within each kind.
  ///
  /// The dark rules come last, so that a reader that can't parse a media query loses nothing else.
  func write(to svg: inout SVGBuffer, theme: Theme) {
    svg.write("<style>\n")
    writePaints(to: &svg, theme: theme)
    let groups = [
      Array(widths.values), Array(dashes.values), Array(fonts.values), Array(anchors.values),
    ]
    for rule in groups.flatMap({ $0.sorted { $0.className < $1.className } }) {
      svg.write(markup: ".\(rule.className){\(rule.declaration)}\n")
    }
    if theme == .auto {
      svg.write("@media (prefers-color-scheme:dark){\n")
      writePaints(to: &svg, theme: .dark)
      svg.write("}\n")
    }
    svg.write("</style>\n")
  }

  private func writePaints(to svg: inout SVGBuffer, theme: Theme) {
    for (prefix, property, paints) in [("f", "fill", fills), ("s", "stroke", strokes)] {
      for (name, paint) in paints.sorted(by: { $0.key < $1.key }) {
        let color = paint.color(in: theme)
        svg.write(markup: ".\(prefix)-\(name){\(property):\(color.hex)")
        if paint.light.alpha < 1 || paint.dark.alpha < 1 {
          svg.write(markup: ";\(property)-opacity:\(Self.text(color.alpha))")
        }
        svg.write("}\n")
      }
    }
  }

  private mutating func className(ofWidth width: Double) -> String {
    if let known = widths[width] { return known.className }
    let name = "l-" + Self.name(width)
    widths[width] = Rule(className: name, declaration: "stroke-width:" + Self.text(width))
    return name
  }

  private mutating func className(ofDash dash: [Double]) -> String {
    if let known = dashes[dash] { return known.className }
    let name = "d-" + dash.map(Self.name).joined(separator: "-")
    let lengths = dash.map(Self.text).joined(separator: " ")
    dashes[dash] = Rule(className: name, declaration: "stroke-dasharray:" + lengths)
    return name
  }

  private mutating func className(ofFont font: Font) -> String {
    if let known = fonts[font] { return known.className }
    var rule = "font-size:\(Self.text(font.size))px"
    var name = "t-" + Self.name(font.size)
    if font.weight == .bold {
      rule += ";font-weight:700"
      name += "-bold"
    }
    fonts[font] = Rule(className: name, declaration: rule)
    return name
  }

  private mutating func className(ofAnchor anchor: TextRun.Anchor) -> String {
    if let known = anchors[anchor] { return known.className }
    let value = anchor == .middle ? "middle" : "end"
    anchors[anchor] = Rule(className: "a-" + value, declaration: "text-anchor:" + value)
    return "a-" + value
  }

  private static func text(_ number: Double) -> String {
    var buffer = SVGBuffer()
    buffer.write(number)
    return String(decoding: buffer.bytes, as: UTF8.self)
  }

  private static func name(_ number: Double) -> String {
    String(text(number).map { $0 == "." ? "_" : $0 })
  }
}
