import AppResources
import Foundation
import InputBounds
import Testing

@Suite("A .strings file") struct StringsFileTests {
  private func texts(_ text: String) throws -> [String: String] {
    try StringsFile.texts(Array(text.utf8))
  }

  private static let sample = """
    /* Class = "UILabel"; text = "Hello"; ObjectID = "abc-de-fgh"; */
    "abc-de-fgh.text" = "Bonjour";

    // A button.
    "ijk-lm-nop.normalTitle" = "Élan 🍅";
    """
  private static let meant = [
    "abc-de-fgh.text": "Bonjour", "ijk-lm-nop.normalTitle": "Élan 🍅",
  ]

  @Test("Comments are skipped, and keys lead to texts")
  func pairs() throws {
    #expect(try texts(Self.sample) == Self.meant)
    #expect(try texts("") == [:])
    #expect(try texts("/* nothing */ // at all") == [:])
  }

  @Test(
    "The file may be UTF-8 or UTF-16, with or without a byte order mark",
    arguments: [String.Encoding.utf8, .utf16LittleEndian, .utf16BigEndian])
  func encodings(encoding: String.Encoding) throws {
    let bytes = Array(try #require(Self.sample.data(using: encoding)))
    let mark = Array(try #require("\u{FEFF}".data(using: encoding)))
    #expect(try StringsFile.texts(bytes) == Self.meant)
    #expect(try StringsFile.texts(mark + bytes) == Self.meant)
  }

  @Test("An XML or binary property list is accepted, and its values that are no texts are ignored")
  func propertyLists() throws {
    let value: [String: Any] = ["a.text": "Bonjour", "b.text": ["one": 1]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: format, options: 0)
      #expect(try StringsFile.texts(Array(data)) == ["a.text": "Bonjour"])
    }
  }

  @Test(
    "Escapes are decoded",
    arguments: [
      (#""k" = "a\nb\tc";"#, "a\nb\tc"), (#""k" = "say \"yes\" \\ no";"#, "say \"yes\" \\ no"),
      (#""k" = "\U00e9t\u00E9";"#, "été"), (#""k" = "\Ud83c\Udf45";"#, "🍅"),
      (#""k" = "100\%";"#, "100%"), (#""k" = "\Ud83c.";"#, "\u{FFFD}."),
      ("\"k\" = \"two\nlines\";", "two\nlines"),
    ])
  func escapes(file: String, text: String) throws {
    #expect(try texts(file) == ["k": text])
  }

  @Test(
    "Quotes may be missing or single, a value may be missing, and braces may surround the whole")
  func oldStyle() throws {
    #expect(
      try texts("abc-de-fgh.text = Salut; 'x' = 'y'; lone; // end")
        == ["abc-de-fgh.text": "Salut", "x": "y", "lone": "lone"])
    #expect(try texts("{ a = b; \"c\"=\"d\"; }\n") == ["a": "b", "c": "d"])
    #expect(try texts("a = b/* c */; d = e//f\n;") == ["a": "b", "d": "e"])
  }

  @Test("If a key occurs twice, the last text counts")
  func repeated() throws {
    #expect(try texts("a = b; a = c;") == ["a": "c"])
  }

  @Test(
    "A fault is reported with its line",
    arguments: [
      ("a = b;\n\"c\" \"d\";", ResourceError(.syntax(expected: "';'"), line: 2)),
      ("a = b;\n\nc = d\n", ResourceError(.endsTooEarly, line: 4)),
      ("a = ;", ResourceError(.syntax(expected: "a text in quotes after '='"), line: 1)),
      ("a = b;\n= c;", ResourceError(.syntax(expected: "a key in quotes"), line: 2)),
      ("\n\"a\" = \"b;\n\n", ResourceError(.endsTooEarly, line: 2)),
      ("\n/* a = b;\n", ResourceError(.endsTooEarly, line: 2)),
      ("{ a = b;", ResourceError(.endsTooEarly, line: 1)),
      ("{ a = b; } c", ResourceError(.syntax(expected: "the end of the file after '}'"), line: 1)),
      ("a = b;\n<<<<<<< HEAD\n", ResourceError(.mergeConflict, line: 2)),
      ("<?xml version=\"1.0\"?><plist><array/></plist>", ResourceError(.notPropertyList)),
      ("bplist00 no more", ResourceError(.notPropertyList)),
    ])
  func faults(file: String, error: ResourceError) {
    #expect(throws: error) { try texts(file) }
  }

  @Test("Text that is neither UTF-8 nor UTF-16 is reported")
  func otherBytes() {
    #expect(throws: ResourceError(.encoding)) { try StringsFile.texts([0x22, 0xFF, 0x22]) }
    #expect(throws: ResourceError(.endsTooEarly)) { try StringsFile.texts([0xFF, 0xFE, 0x61]) }
  }

  @Test("A file that is cut or damaged anywhere is read or rejected without a crash")
  func damaged() throws {
    let file = Array(Self.sample.utf8) + Array(#""z" = "\Ud83c\Udf45\n"; { } 'q' = w;"#.utf8)
    for end in file.indices {
      _ = try? StringsFile.texts(Array(file[..<end]))
      var changed = file
      changed[end] ^= UInt8(truncatingIfNeeded: end &* 37 | 1)
      _ = try? StringsFile.texts(changed)
    }
  }

  @Test("The cost of a large file is in proportion to its size")
  func large() throws {
    // With a count of lines at each text, these are 10^10 steps.
    let count = 30_000
    let lines = (0..<count).map { "/* Note. */\n\"key \($0)\" = \"Text\";\n" }.joined()
    #expect(try texts(lines).count == count)
  }

  @Test("A property list that nests too deeply is rejected before it is decoded")
  func nesting() {
    let list =
      "<plist><dict><key>a</key>" + String(repeating: "<array>", count: 8194)
      + String(repeating: "</array>", count: 8194) + "</dict></plist>"
    let excess = BoundExcess(InputBounds.dataDepth, found: 8195)
    #expect(throws: ResourceError(.excess(excess))) { try texts(list) }
  }
}
