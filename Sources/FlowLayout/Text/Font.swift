import DrawingModel

/// The type sizes of a picture.
struct Font: Hashable, Sendable {
  let size: Double
  let weight: TextRun.Weight

  static let name = Font(size: 13, weight: .bold)
  static let detail = Font(size: 11, weight: .regular)
  static let badge = Font(size: 10.5, weight: .regular)
  static let label = Font(size: 11, weight: .bold)
  static let clusterTitle = Font(size: 14, weight: .bold)
  static let pageTitle = Font(size: 15, weight: .bold)
  static let foot = Font(size: 12, weight: .regular)

  func width(of text: String) -> Double { TextMetrics.width(of: text, size: size, weight: weight) }

  func fit(_ text: String, into limit: Double) -> String {
    TextMetrics.fit(text, into: limit, size: size, weight: weight)
  }

  func fitMiddle(_ text: String, into limit: Double) -> String {
    TextMetrics.fitMiddle(text, into: limit, size: size, weight: weight)
  }

  /// One line of text with its baseline at `origin`.
  func run(
    _ text: String, at origin: Point, anchor: TextRun.Anchor = .start, paint: Paint
  ) -> Shape {
    .text(
      TextRun(
        text, at: origin, size: size, weight: weight, anchor: anchor, paint: paint,
        width: width(of: text)))
  }
}

extension String {
  /// Breaks the text at spaces into at most `maxLines` lines; what is left over is cut with an
  /// ellipsis.
  func wrapped(to width: Double, font: Font, maxLines: Int) -> [String] {
    var lines: [String] = []
    var words = split(separator: " ")[...]
    while !words.isEmpty, lines.count < maxLines - 1 {
      var line = String(words.removeFirst())
      while let next = words.first, font.width(of: line + " " + next) <= width {
        line += " " + next
        words.removeFirst()
      }
      lines.append(font.fit(line, into: width))
    }
    if !words.isEmpty { lines.append(font.fit(words.joined(separator: " "), into: width)) }
    return lines
  }
}
