import FlowModel
import Testing

@Suite("Names of files as text")
struct FileNameTests {
  @Test(
    "A byte that is not UTF-8 and a backslash are spelt out, and nothing else",
    arguments: [
      (Array("Главная 漢字.storyboard".utf8), "Главная 漢字.storyboard"),
      ([0x4D, 0xFF, 0x2E], #"M\xFF."#),
      (Array(#"M\xFF."#.utf8), #"M\\xFF."#),
      ([0xE2, 0x82], #"\xE2\x82"#), ([0xE2, 0x82, 0x41, 0xC0, 0x80], #"\xE2\x82A\xC0\x80"#),
      ([0xED, 0xA0, 0x80], #"\xED\xA0\x80"#), ([], ""),
    ])
  func text(bytes: [UInt8], text: String) {
    #expect(String(fileName: bytes) == text)
    #expect(text.fileNameBytes == bytes)
  }

  @Test(
    "What a user writes with one backslash refers to it",
    arguments: [#"a\b"#, #"a\x41"#, #"a\xF"#, #"a\xG0"#, #"a\"#, #"\x"#, #"\x-8"#])
  func typed(text: String) {
    #expect(text.fileNameBytes == Array(text.utf8))
  }
}
