import Testing

@testable import FlowRender

@Suite struct LegibleTextTests {
  @Test(
    "Text without special characters is unchanged", arguments: ["", "Plain ~", "é漢🎉👩‍👩‍👧שלום\u{200F}"])
  func untouched(text: String) {
    #expect(LegibleText(text).string == text)
  }

  @Test("Breaks become spaces on a single line, and stay in several lines")
  func breaks() {
    let text = "a\nb\tc\rd\u{2028}e\u{85}f"
    #expect(LegibleText(text).string == "a b c d e f")
    #expect(LegibleText(text, keepsLines: true).string == "a\nb\tc\nd\ne\nf")
    #expect(LegibleText("a\r\nb").string == "a b")
    #expect(LegibleText("a\r\nb", keepsLines: true).string == "a\nb")
  }

  @Test("Bidirectional controls are dropped")
  func overrides() {
    #expect(LegibleText("\u{202E}gpj\u{202C}.\u{2066}a\u{2069}").string == "gpj.a")
  }

  @Test("Control characters and what XML can't represent become U+FFFD")
  func controls() {
    #expect(LegibleText("a\0\u{1F}\u{7F}\u{9F}\u{FFFE}\u{FFFF}").string.unicodeScalars.count == 7)
    #expect(LegibleText("\u{1}", keepsLines: true).string == "\u{FFFD}")
  }
}
