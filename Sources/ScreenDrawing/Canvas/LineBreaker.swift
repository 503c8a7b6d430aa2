import FlowModel
import Typography

/// Breaks a text into lines. Its time depends on what is shown, not on the length of the text.
struct LineBreaker {
  enum Truncation: String { case tail, head, middle, clip }

  let font: Font
  /// The greatest width of a line, in pixels.
  let limit: Double
  let maxLines: Int
  private(set) var lines: [String] = []
  private(set) var isCut = false

  init(_ text: String, font: Font, limit: Double, maxLines: Int, truncation: Truncation = .tail) {
    self.font = font
    self.limit = max(limit, 1)
    self.maxLines = min(max(maxLines, 1), 200)
    let paragraphs = Self.paragraphs(of: text, atMost: budget)
    for paragraph in paragraphs where lines.count <= self.maxLines { breakUp(paragraph) }
    while lines.last == "" { lines.removeLast() }
    guard lines.count > self.maxLines else { return }
    isCut = true
    let isWhole = self.maxLines == 1 && truncation != .clip
    let whole = isWhole ? paragraphs[0] : lines[self.maxLines - 1]
    lines.removeSubrange((self.maxLines - 1)...)
    lines.append(cut(whole, truncation))
  }

  /// More characters than the lines can show at this size.
  private var budget: Int {
    min(Int(Double(maxLines + 1) * (limit / max(font.size * 0.2, 0.1) + 8)), 8000)
  }

  private static func paragraphs(of text: String, atMost budget: Int) -> [String] {
    text.unicodeScalars.prefix(budget)
      .split(omittingEmptySubsequences: false) { $0 == "\n" || $0 == "\r" || $0 == "\u{2028}" }
      .map { String($0).drawnLine }
  }

  private mutating func breakUp(_ paragraph: String) {
    var line = ""
    var width = 0.0
    let space = font.width(of: " ")
    for word in paragraph.split(separator: " ") {
      guard lines.count <= maxLines else { return }
      let length = font.width(of: String(word))
      if !line.isEmpty, width + space + length <= limit {
        line += " " + word
        width += space + length
        continue
      }
      if !line.isEmpty { lines.append(line) }
      if length <= limit {
        (line, width) = (String(word), length)
      } else {
        (line, width) = breakUp(word: word)
      }
    }
    lines.append(line)
  }

  /// Breaks a word that is wider than a line, and returns the start of the next line.
  private mutating func breakUp(word: Substring) -> (String, Double) {
    var line = ""
    var width = 0.0
    for character in word {
      let length = font.width(of: String(character))
      if !line.isEmpty, width + length > limit {
        lines.append(line)
        guard lines.count <= maxLines else { return ("", 0) }
        (line, width) = ("", 0)
      }
      line.append(character)
      width += length
    }
    return (line, width)
  }

  private func cut(_ text: String, _ truncation: Truncation) -> String {
    switch truncation {
    case .middle: return font.fitMiddle(text, into: limit)
    case .head:
      var tail = Substring(text)
      let room = limit - font.width(of: "…")
      var width = 0.0
      for index in text.indices.reversed() {
        width += font.width(of: String(text[index]))
        if width > room { break }
        tail = text[index...]
      }
      return tail.count < text.count ? "…" + tail : text
    case .clip: return text
    case .tail:
      let fitted = font.fit(text, into: limit)
      if fitted != text { return fitted }
      // The line fits, but text follows that does not, so the line needs an ellipsis.
      let marked = text + "…"
      return font.width(of: marked) <= limit ? marked : font.fit(marked + " …", into: limit)
    }
  }
}
