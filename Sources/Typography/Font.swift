package import DrawingModel

/// A weight and a size of the single font family that pictures use.
package struct Font: Hashable, Sendable {
  package let size: Double
  package let weight: TextRun.Weight

  /// - Parameter size: In pixels.
  package init(size: Double, weight: TextRun.Weight) {
    self.size = size
    self.weight = weight
  }

  package func width(of text: String) -> Double {
    TextMetrics.width(of: text, size: size, weight: weight)
  }

  package func fit(_ text: String, into limit: Double) -> String {
    TextMetrics.fit(text, into: limit, size: size, weight: weight)
  }

  package func fitMiddle(_ text: String, into limit: Double) -> String {
    TextMetrics.fitMiddle(text, into: limit, size: size, weight: weight)
  }

  /// Returns one line of text with its baseline at `origin`.
  package func run(
    _ text: String, at origin: Point, anchor: TextRun.Anchor = .start, paint: Paint
  ) -> Shape {
    .text(
      TextRun(
        text, at: origin, size: size, weight: weight, anchor: anchor, paint: paint,
        width: width(of: text)))
  }
}

extension String {
  /// Breaks the text at spaces into at most `maxLines` lines; a text that is too long ends in an
  /// ellipsis.
  package func wrapped(to width: Double, font: Font, maxLines: Int) -> [String] {
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
