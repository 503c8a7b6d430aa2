import Testing

@testable import FlowRender

@Suite struct LegibleTextTests {
  @Test("What shows as it should is left alone", arguments: ["", "Plain ~", "é漢🎉👩‍👩‍👧שלום\u{200F}"])
  func untouched(text: String) {
    #expect(LegibleText(text).string == text)
  }

  @Test("Breaks become spaces in a line, and stay in lines")
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

  @Test("Controls and what XML can't hold show as U+FFFD")
  func controls() {
    #expect(LegibleText("a\0\u{1F}\u{7F}\u{9F}\u{FFFE}\u{FFFF}").string.unicodeScalars.count == 7)
    #expect(LegibleText("\u{1}", keepsLines: true).string == "\u{FFFD}")
  }
}
