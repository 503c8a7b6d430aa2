import DrawingModel

/// The CSS classes that a drawing's shapes share. Only classes that are used are defined.
///
/// | class | sets |
/// |---|---|
/// | `f-NAME`, `s-NAME` | fill and stroke, by the paint's name |
/// | `l-WIDTH`, `d-DASHES` | stroke width and dashes |
/// | `t-SIZE`, `t-SIZE-bold` | font size and weight |
/// | `a-middle`, `a-end` | text anchor |
///
/// `_` replaces a decimal point. Values that are SVG's defaults have no class.
struct SVGStyleSheet {
  private var fills: [String: Paint] = [:]
  private var strokes: [String: Paint] = [:]
  private var widths = Rules<Double>()
  private var dashes = Rules<[Double]>()
  private var fonts = Rules<Font>()
  private var anchors = Rules<TextRun.Anchor>()

  private struct Font: Hashable { let size: Double, weight: TextRun.Weight }

  /// Writes the `class` attribute of a shape's style, if it needs one.
  mutating func writeClasses(of style: Style, to svg: inout SVGBuffer) {
    guard style.fill != nil || style.stroke != nil else { return }
    svg.write(" class=\"")
    if let paint = style.fill {
      if fills[paint.name] == nil { fills[paint.name] = paint }
      svg.write("f-")
      svg.write(markup: paint.name)
    }
    if let stroke = style.stroke {
      let paint = stroke.paint
      if strokes[paint.name] == nil { strokes[paint.name] = paint }
      svg.write(style.fill == nil ? "s-" : " s-")
      svg.write(markup: paint.name)
      if stroke.width != 1 { svg.write(markup: className(ofWidth: stroke.width)) }
      if stroke.isDashed { svg.write(markup: className(ofDash: stroke.dash)) }
    }
    svg.write("\"")
  }

  mutating func writeClasses(of run: TextRun, to svg: inout SVGBuffer) {
    if fills[run.paint.name] == nil { fills[run.paint.name] = run.paint }
    svg.write(" class=\"f-")
    svg.write(markup: run.paint.name)
    svg.write(markup: className(ofFont: Font(size: run.size, weight: run.weight)))
    if run.anchor != .start { svg.write(markup: className(ofAnchor: run.anchor)) }
    svg.write("\"")
  }

  /// Writes the rules of all classes used so far, sorted within each kind.
  ///
  /// The dark rules come last, so that a viewer that can't parse a media query ignores nothing
  /// else.
  ///
  /// - Parameter hasLinks: Whether to show the keyboard focus of links, by thicker lines. The
  ///   outline that browsers draw around an edge would enclose half of the picture. Links of a page
  ///   around the picture keep theirs.
  func write(to svg: inout SVGBuffer, theme: Theme, hasLinks: Bool = false) {
    svg.write("<style>\n")
    writePaints(to: &svg, theme: theme)
    for rule in [widths.sorted, dashes.sorted, fonts.sorted, anchors.sorted].joined() {
      svg.write(markup: ".\(rule.className){\(rule.declaration)}\n")
    }
    if theme == .auto {
      svg.write("@media (prefers-color-scheme:dark){\n")
      writePaints(to: &svg, theme: .dark)
      svg.write("}\n")
    }
    if hasLinks {
      svg.write("a{cursor:pointer}\nsvg a:focus-visible{outline:none}\n")
      svg.write("a:focus-visible .segue path{stroke-width:4}\n")
      // This blue has a contrast of 3:1 on the background of either theme.
      svg.write("a:focus-visible .scene>rect:first-of-type{stroke:#2a8fd6;stroke-width:4}\n")
    }
    svg.write("</style>\n")
  }

  /// The style sheet of a page: its rules, and the declarations of both themes' colours.
  struct PageRules {
    let rules: String
    let light: String
    let dark: String
  }

  func pageRules() -> PageRules {
    var rules = ""
    let all = fills.merging(strokes) { first, _ in first }.sorted { $0.key < $1.key }
    for (prefix, property, paints) in [("f", "fill", fills), ("s", "stroke", strokes)] {
      for (name, paint) in paints.sorted(by: { $0.key < $1.key }) {
        rules += ".\(prefix)-\(name){\(property):var(--p-\(name))"
        if paint.isTranslucent { rules += ";\(property)-opacity:var(--o-\(name))" }
        rules += "}\n"
      }
    }
    for rule in [widths.sorted, dashes.sorted, fonts.sorted, anchors.sorted].joined() {
      rules += ".\(rule.className){\(rule.declaration)}\n"
    }
    func colors(_ theme: Theme) -> String {
      all.map { name, paint in
        let color = paint.color(in: theme)
        return "--p-\(name):\(color.hex)"
          + (paint.isTranslucent ? ";--o-\(name):\(Self.text(color.alpha))" : "")
      }.joined(separator: ";")
    }
    return PageRules(rules: rules, light: colors(.light), dark: colors(.dark))
  }

  private func writePaints(to svg: inout SVGBuffer, theme: Theme) {
    for (prefix, property, paints) in [("f", "fill", fills), ("s", "stroke", strokes)] {
      for (name, paint) in paints.sorted(by: { $0.key < $1.key }) {
        let color = paint.color(in: theme)
        svg.write(markup: ".\(prefix)-\(name){\(property):\(color.hex)")
        if paint.isTranslucent {
          svg.write(markup: ";\(property)-opacity:\(Self.text(color.alpha))")
        }
        svg.write("}\n")
      }
    }
  }

  private mutating func className(ofWidth width: Double) -> String {
    widths.name(of: width) {
      Rule("l-" + Self.name(width), "stroke-width:" + Self.text(width))
    }
  }

  private mutating func className(ofDash dash: [Double]) -> String {
    dashes.name(of: dash) {
      let lengths = dash.map(Self.text).joined(separator: " ")
      return Rule(
        "d-" + dash.map(Self.name).joined(separator: "-"), "stroke-dasharray:" + lengths)
    }
  }

  private mutating func className(ofFont font: Font) -> String {
    fonts.name(of: font) {
      let bold = font.weight == .bold
      return Rule(
        "t-" + Self.name(font.size) + (bold ? "-bold" : ""),
        "font-size:" + Self.text(font.size) + (bold ? "px;font-weight:700" : "px"))
    }
  }

  private mutating func className(ofAnchor anchor: TextRun.Anchor) -> String {
    anchors.name(of: anchor) {
      let value = anchor == .middle ? "middle" : "end"
      return Rule("a-" + value, "text-anchor:" + value)
    }
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

extension Paint {
  fileprivate var isTranslucent: Bool { light.alpha < 1 || dark.alpha < 1 }
}

private struct Rule {
  let className: String
  let declaration: String

  init(_ className: String, _ declaration: String) {
    self.className = className
    self.declaration = declaration
  }
}

/// The rules of one kind, by the value that each sets.
private struct Rules<Key: Hashable> {
  private var rules: [Key: (rule: Rule, attribute: String)] = [:]

  /// Returns the class for a value, preceded by a space.
  mutating func name(of key: Key, rule: () -> Rule) -> String {
    if let known = rules[key] { return known.attribute }
    let rule = rule()
    let attribute = " " + rule.className
    rules[key] = (rule, attribute)
    return attribute
  }

  var sorted: [Rule] {
    rules.values.map(\.rule).sorted { $0.className < $1.className }
  }
}
