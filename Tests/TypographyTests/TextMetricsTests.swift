import DrawingModel
import Testing

@testable import Typography

@Suite("Text widths")
struct TextMetricsTests {
  @Test(
    "Latin, Greek and Cyrillic are as wide as in Arial",
    arguments: [
      ("Login", 1139 + 1139 + 1139 + 455 + 1139), ("Wi", 1933 + 455), ("a b", 1139 + 569 + 1139),
      ("é", 1139), ("e\u{301}", 1139), ("Ω", 1531), ("Ж", 1891), ("…", 2048), ("", 0),
    ])
  func regular(text: String, units: Int) {
    #expect(TextMetrics.width(of: text, size: 2048) == Double(units))
    #expect(TextMetrics.width(of: text, size: 1024) == Double(units) / 2)
  }

  @Test("Bold text is measured as bold", arguments: [("Login", 5573), ("if", 569 + 682)])
  func bold(text: String, units: Int) {
    #expect(TextMetrics.width(of: text, size: 2048, weight: .bold) == Double(units))
  }

  @Test("A Chinese, Japanese or Korean character is one em", arguments: ["漢", "か", "ア", "한", "Ａ"])
  func cjk(text: String) {
    #expect(TextMetrics.width(of: text, size: 100) == 100)
  }

  @Test(
    "An emoji is an em and a quarter, however many scalars it is made of",
    arguments: ["😀", "👩‍👩‍👧", "👍🏽", "🇩🇪", "❤️", "1️⃣", "☝🏽", "©️"])
  func emoji(text: String) {
    #expect(TextMetrics.width(of: text, size: 100) == 125)
  }

  @Test(
    "Combining marks and invisible characters have no width",
    arguments: ["\u{301}", "\u{20DD}", "\u{200B}"])
  func invisible(text: String) {
    #expect(TextMetrics.width(of: text, size: 100) == 0)
    let width = TextMetrics.width(of: "ab", size: 100)
    #expect(TextMetrics.width(of: "a" + text + "b", size: 100) == width)
  }

  @Test("Text that fits stays as it is", arguments: ["", "Login", "漢字", "👩‍👩‍👧"])
  func fitting(text: String) {
    #expect(TextMetrics.fit(text, into: 100, size: 20) == text)
  }

  private static let long = [
    "A very long name that no card has room for", "漢字漢字漢字漢字漢字漢字漢字漢字",
    String(repeating: "👩‍👩‍👧", count: 8), String(repeating: "e\u{301}", count: 12),
    "WWWWWWWWWWWWWWWWWWWWWWWWWWWWWW", "            spaces first, then more",
  ]

  @Test("Text that is cut fits its room, and is cut between characters", arguments: long)
  func cut(text: String) {
    for limit in stride(from: 20.0, through: 90, by: 0.7) {
      let cut = TextMetrics.fit(text, into: limit, size: 20)
      #expect(TextMetrics.width(of: cut, size: 20) <= limit)
      guard cut != text else { continue }
      #expect(cut.last == "…")
      let kept = cut.dropLast()
      #expect(text.hasPrefix(kept))
      #expect(kept.last?.isWhitespace != true)
      #expect(Array(text.prefix(kept.count)) == Array(kept))
    }
  }

  @Test("A cut text is as long as its room allows")
  func tightness() {
    // Five letters and an ellipsis of 2048 units.
    let limit = 1139.0 * 5 + 2048
    #expect(TextMetrics.fit("aaaaaaaaaa", into: limit, size: 2048) == "aaaaa…")
    #expect(TextMetrics.fit("aaaaaaaaaa", into: limit - 1, size: 2048) == "aaaa…")
    #expect(TextMetrics.fit("aaaaaa", into: 1139 * 6, size: 2048) == "aaaaaa")
  }
}
