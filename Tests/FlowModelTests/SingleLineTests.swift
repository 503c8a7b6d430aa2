import FlowModel
import Testing

@Suite("Text on a single line")
struct SingleLineTests {
  @Test(
    "Line breaks become one space, and spaces at the ends are removed",
    arguments: [
      ("a\nb", "a b"), ("a\r\n\tb", "a b"), (" a ", "a"), ("\n", ""), ("", ""), ("a b", "a b"),
      ("a\u{2028}b\u{85}", "a b"),
    ])
  func breaks(text: String, line: String) {
    #expect(text.singleLine == line)
  }

  @Test(
    "Characters that terminals interpret, that change direction or that XML forbids are replaced",
    arguments: ["\u{0}", "\u{1B}", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{FFFE}"])
  func controls(mark: String) {
    #expect("a\(mark)b".singleLine == "a\u{FFFD}b")
  }

  @Test("Emoji, marks and scripts stay as they are")
  func scripts() {
    #expect("👩‍👩‍👧 e\u{301} 漢字 עברית".singleLine == "👩‍👩‍👧 e\u{301} 漢字 עברית")
  }
}
