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
    "Characters that terminals interpret, that change direction or that are invisible are escaped",
    arguments: [
      ("\u{0}", "0"), ("\u{7}", "7"), ("\u{1B}", "1B"), ("\u{7F}", "7F"), ("\u{9B}", "9B"),
      ("\u{202E}", "202E"), ("\u{2066}", "2066"), ("\u{200F}", "200F"), ("\u{FFFE}", "FFFE"),
      ("\u{200B}", "200B"), ("\u{200C}", "200C"), ("\u{200D}", "200D"), ("\u{2060}", "2060"),
      ("\u{FEFF}", "FEFF"), ("\u{AD}", "AD"), ("\u{FE0F}", "FE0F"), ("\u{E0041}", "E0041"),
      ("\u{E007F}", "E007F"), ("\u{E0100}", "E0100"), ("\u{3164}", "3164"),
    ])
  func controls(mark: String, digits: String) {
    #expect("a\(mark)b".singleLine == "a\\u{\(digits)}b")
    #expect("a\(mark)b".singleLine.singleLine == "a\\u{\(digits)}b")
  }

  @Test(
    "Emoji, marks and scripts stay as they are",
    arguments: [
      "👩‍👩‍👧 e\u{301} 漢字 עברית", "❤️ 1️⃣ 🏳️‍🌈 👍🏽 👩🏽‍💻", "🏴󠁧󠁢󠁷󠁬󠁳󠁿", "می\u{200C}خواهم", "क्\u{200D}ष",
      "葛\u{E0100}",
    ])
  func scripts(text: String) {
    #expect(text.singleLine == text)
    #expect(text.drawnLine == text)
  }

  @Test(
    "Tags that make no flag, and joiners at an end, are escaped",
    arguments: [
      ("🏴\u{E0067}", "🏴\\u{E0067}"), ("👩\u{200D}", "👩\\u{200D}"), ("\u{200D}👩", "\\u{200D}👩"),
      ("a\u{200D}👩", "a\\u{200D}👩"),
    ])
  func loneParts(text: String, line: String) {
    #expect(text.singleLine == line)
  }

  @Test(
    "A line can't begin as a command to GitHub's runner does",
    arguments: [
      ("::error::x", "\\u{3A}:error::x"), ("  ::add-mask::x", "\\u{3A}:add-mask::x"),
      ("\n::x", "\\u{3A}:x"), (":", "\\u{3A}"), ("##[group]x", "\\u{23}#[group]x"),
      ("a::b", "a::b"), (":tada:", ":tada:"), ("# a", "# a"),
    ])
  func commands(text: String, line: String) {
    #expect(text.singleLine == line)
  }

  @Test(
    "In a picture, control characters and those that change direction become U+FFFD",
    arguments: ["\u{0}", "\u{1B}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{FFFE}"])
  func drawnControls(mark: String) {
    #expect("a\(mark)b".drawnLine == "a\u{FFFD}b")
    #expect(" a\nb\u{200D} ".drawnLine == "a b\u{200D}")
  }
}
