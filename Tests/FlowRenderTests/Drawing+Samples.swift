import DrawingModel

extension Paint {
  static let canvas = Paint("canvas", light: Color(0xF0F1F2), dark: Color(0x101112))
  static let ink = Paint("ink", light: Color(0x112233), dark: Color(0xDDEEFF))
  static let glass = Paint("glass", light: Color(0xFF0000, alpha: 0.5), dark: Color(0x00FF00))
}

extension Drawing {
  static func sample(
    _ shapes: [Shape] = [], size: Size = Size(100, 60), id: String? = nil,
    tooltip: String? = nil, title: String = "Title"
  ) -> Drawing {
    Drawing(
      size: size, title: title, description: "Description", background: .canvas,
      groups: [Group(id: id, classes: ["scene"], tooltip: tooltip, shapes: shapes)])
  }

  /// Every shape, a dash, an anchor, and text with special characters.
  static let everything = sample(
    [
      .rectangle(
        Box(x: 4, y: 4, width: 40, height: 20), cornerRadius: 6,
        Style(fill: .glass, stroke: Stroke(.ink, width: 1.5))),
      .ellipse(
        Box(x: 50, y: 4, width: 40, height: 20),
        Style(fill: .ink, stroke: Stroke(.glass, width: 3), opacity: 0.5)),
      .path(
        [
          .move(Point(4, 40)), .line(Point(20, 40)),
          .curve(Point(60, 50), control1: Point(30, 40), control2: Point(40, 50)),
        ],
        Style(stroke: Stroke(.ink, width: 1, dash: [4, 2]))),
      .text("Bold", x: 50, anchor: .middle, weight: .bold),
      .text("🎉👩‍👩‍👧 漢字 שלום", x: 90, anchor: .end),
      .text(.hostile, x: 10),
    ],
    id: .hostile, tooltip: .hostile, title: .hostile)
}

extension String {
  /// Markup, quotes, all kinds of control characters, a bidirectional override, and what XML can't
  /// represent.
  static let hostile =
    "</text><script>&amp;\"'`]]>\u{202E}\0\u{1}\u{B}\u{7F}\u{85}\r\n\t\u{2028}\u{FFFE}\u{FFFF}{}#"
}

extension Shape {
  static func text(
    _ string: String, x: Double = 0, y: Double = 55, size: Double = 12,
    anchor: TextRun.Anchor = .start, weight: TextRun.Weight = .regular, width: Double = 30
  ) -> Shape {
    .text(
      TextRun(
        string, at: Point(x, y), size: size, weight: weight, anchor: anchor, paint: .ink,
        width: width))
  }

  static func square(_ x: Double, _ y: Double, _ side: Double, _ paint: Paint) -> Shape {
    .rectangle(Box(x: x, y: y, width: side, height: side), cornerRadius: 0, Style(fill: paint))
  }
}
