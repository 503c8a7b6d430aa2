package import DrawingModel

/// Measures text by a table in the package instead of the host's fonts, so that a layout is the
/// same on every host.
///
/// Widths are exact for Latin, Greek and Cyrillic in Arial, Helvetica and Liberation Sans, which
/// share their metrics. They are 1 em for CJK, 1.25 em for an emoji, and a generous estimate for
/// other scripts.
package enum TextMetrics {
  private static let unitsPerEm = 2048.0

  /// - Returns: The width in pixels of one line of text at `size` pixels.
  /// - Complexity: O(*n*) for *n* characters.
  package static func width(of text: String, size: Double, weight: TextRun.Weight = .regular)
    -> Double
  {
    if let units = unitsOfASCII(text, weight: weight) { return units * size / unitsPerEm }
    var units = 0.0
    for character in text { units += advance(of: character, weight: weight) }
    return units * size / unitsPerEm
  }

  /// Returns the text, cut with an ellipsis where it is wider than `limit` pixels.
  package static func fit(
    _ text: String, into limit: Double, size: Double, weight: TextRun.Weight = .regular
  ) -> String {
    guard width(of: text, size: size, weight: weight) > limit else { return text }
    let budget = limit * unitsPerEm / size
    let ellipsis = advance(of: "…", weight: weight)
    var units = 0.0
    var cut = text.startIndex
    for index in text.indices {
      units += advance(of: text[index], weight: weight)
      if units > budget {
        return text[..<cut].trimmingTrailingSpaces() + "…"
      }
      if units + ellipsis <= budget { cut = text.index(after: index) }
    }
    return text
  }

  /// Returns the text, cut in the middle if it is wider than `limit` pixels. Class names and paths
  /// usually differ at their ends.
  package static func fitMiddle(
    _ text: String, into limit: Double, size: Double, weight: TextRun.Weight = .regular
  ) -> String {
    guard width(of: text, size: size, weight: weight) > limit else { return text }
    let budget = limit * unitsPerEm / size
    let advances = text.map { advance(of: $0, weight: weight) }
    var units = advance(of: "…", weight: weight)
    var (head, tail) = (0, 0)
    // Characters are taken from both ends in turn, beginning with the last.
    while head + tail < advances.count {
      let takesTail = tail <= head
      units += takesTail ? advances[advances.count - 1 - tail] : advances[head]
      guard units <= budget else { break }
      if takesTail { tail += 1 } else { head += 1 }
    }
    return text.prefix(head) + "…" + text.suffix(tail)
  }

  /// Returns the width of printable ASCII text without decoding characters; `nil` for other text.
  private static func unitsOfASCII(_ text: String, weight: TextRun.Weight) -> Double? {
    let block = AdvanceWidths.blocks[0]
    let widths = weight == .bold ? block.bold : block.regular
    var units = 0
    for byte in text.utf8 {
      guard (0x20..<0x7F).contains(byte) else { return nil }
      units += Int(widths[Int(byte) - 0x20])
    }
    return Double(units)
  }

  private static func advance(of character: Character, weight: TextRun.Weight) -> Double {
    guard let first = character.unicodeScalars.first else { return 0 }
    if !character.isASCII, character.isDrawnAsEmoji {
      return 1.25 * unitsPerEm
    }
    for block in AdvanceWidths.blocks where first.value >= block.first {
      let index = Int(first.value - block.first)
      let widths = weight == .bold ? block.bold : block.regular
      if index < widths.count, widths[index] > 0 { return Double(widths[index]) }
    }
    return estimatedAdvance(of: first)
  }

  private static func estimatedAdvance(of first: Unicode.Scalar) -> Double {
    switch first.value {
    // Hangul jamo, CJK and kana, Hangul syllables, compatibility and full-width forms.
    case 0x1100...0x115F, 0x2E80...0x9FFF, 0xA960...0xA97F, 0xAC00...0xD7FF, 0xF900...0xFAFF,
      0xFE30...0xFE4F, 0xFF00...0xFF60, 0xFFE0...0xFFE6, 0x1F300...0x1FAFF, 0x20000...0x3FFFD:
      return unitsPerEm
    default: break
    }
    switch first.properties.generalCategory {
    case .nonspacingMark, .enclosingMark, .format, .control: return 0
    default: return 0.72 * unitsPerEm
    }
  }
}

extension Character {
  /// Whether the character is drawn as an emoji. A keycap, or a sign with a skin tone, begins with
  /// a scalar of the table but is not a letter.
  fileprivate var isDrawnAsEmoji: Bool {
    unicodeScalars.contains { $0 == "\u{FE0F}" || $0.properties.isEmojiPresentation }
  }
}

extension Substring {
  fileprivate func trimmingTrailingSpaces() -> String {
    var rest = self
    while rest.last?.isWhitespace == true { rest.removeLast() }
    return String(rest)
  }
}
