import InterfaceBuilder
import Testing

struct ParseErrorTests {
  @Test(
    "Each kind of unreadable file has its own message, at its own place",
    arguments: [
      ("", "1:1: error: the file is empty; restore it, or take it out of the project"),
      (" \r\n\t\n", "1:1: error: the file is empty; restore it, or take it out of the project"),
      (
        "bplist00\u{1}\u{2}",
        "1:1: error: a binary property list; expected the XML that Xcode saves, not what it builds"
      ),
      ("{}", "1:1: error: not well-formed XML; expected '<' at the start"),
      (
        "<?xml version='1.0'?>\n<archive type='Cocoa.XIB' version='8.00'><data/></archive>",
        "2:1: error: saved by Xcode 4 or older as an <archive>; open it in Xcode and save it in "
          + "today's format"
      ),
      (
        "<?xml version='1.0'?>\n\n  <plist version='1.0'/>",
        "3:3: error: not an Interface Builder document; expected <document>, found <plist>"
      ),
      (
        "<document>\n<a></b></document>",
        "2:8: error: not well-formed XML; opening and ending tag mismatch: a line 2 and b"
      ),
      (
        "<document>\n<a b='1' b='2'/></document>",
        "2:15: error: not well-formed XML; attribute b redefined"
      ),
      (
        "<document>\n<a:b/></document>",
        "2:5: error: not well-formed XML; namespace prefix a on b is not defined"
      ),
      (
        "<document>&nope;</document>", "1:17: error: not well-formed XML; entity 'nope' not defined"
      ),
    ])
  func kinds(text: String, message: String) {
    #expect(complaint(about: text.utf8) == "Main.storyboard:" + message)
  }

  @Test("Text that is valid in no encoding is distinguished from invalid XML")
  func brokenEncodings() {
    #expect(
      complaint(
        about: Array("<document>\n<a b='".utf8) + [0xC3, 0x28] + Array("'/></document>".utf8))
        == "Main.storyboard:2:7: error: not well-formed XML; the text is not proper UTF-8")
    #expect(
      complaint(about: [0xFF, 0xFE, 0x3C, 0x00, 0x00, 0xDC, 0x61, 0x00])
        == "Main.storyboard:1:1: error: not well-formed XML; the text is not proper UTF-16")
    #expect(
      complaint(about: [0xFF, 0xFE, 0x3C, 0x00, 0x61])
        == "Main.storyboard:1:1: error: the file ends too early; restore the rest of it")
  }

  @Test("Reading stops at the DOCTYPE of an entity bomb or an external entity")
  func documentTypes() {
    let message =
      "error: a DOCTYPE, which no interface file has; entities are not expanded"
    let bomb = """
      <?xml version="1.0"?>
      <!DOCTYPE lolz [
      <!ENTITY a "lol"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;"><!ENTITY c "&b;&b;&b;&b;&b;&b;&b;">
      ]>
      <document title="&c;">&c;</document>
      """
    #expect(complaint(about: bomb.utf8) == "Main.storyboard:2: " + message)
    let external = """
      <!DOCTYPE document [<!ENTITY x SYSTEM "file:///etc/passwd">]><document>&x;</document>
      """
    #expect(complaint(about: external.utf8) == "Main.storyboard:1: " + message)
    let subset = "<!DOCTYPE document SYSTEM 'http://example.org/a.dtd'>\n<document/>"
    #expect(complaint(about: subset.utf8) == "Main.storyboard:1: " + message)
  }

  @Test("Nesting is bounded at 256 elements")
  func depth() {
    func nested(_ depth: Int) -> String {
      "<document>\n" + String(repeating: "<a>", count: depth - 1)
        + String(repeating: "</a>", count: depth - 1) + "</document>"
    }
    #expect(complaint(about: nested(256).utf8) == nil)
    let message =
      "Main.storyboard:2: error: more than 256 levels of elements; "
      + "an interface file may have at most 256"
    #expect(complaint(about: nested(257).utf8) == message)
    #expect(complaint(about: nested(100_000).utf8) == message)
    let open = "<document>\n" + String(repeating: "<a>", count: 1_000_000)
    #expect(complaint(about: open.utf8) == message)
  }

  @Test("The size of a file and the numbers of attributes and namespaces are bounded")
  func size() {
    func message(_ found: String, _ limit: String) -> String {
      "error: \(found); \(limit)"
    }
    let names8192 = message("more than 8192 names", "an interface file may have at most 8192")
    let blanks = [UInt8](repeating: UInt8(ascii: " "), count: 32 << 20 + 1)
    #expect(
      complaint(about: blanks) == "Main.storyboard:1:1: "
        + message("33554433 bytes", "an interface file may have at most 32 MB"))
    let flood = (0..<200_000).map { " a\($0)='>'" }.joined()
    #expect(
      complaint(about: "\n<document\(flood)/>".utf8) == "Main.storyboard:2: "
        + message("more than 1024 attributes", "an element may have at most 1024"))
    let names = (0..<9000).map { "<a\($0)/>" }.joined()
    #expect(
      complaint(about: "<document>\(names)</document>".utf8) == "Main.storyboard:1: " + names8192)
    let instructions = (0..<9000).map { "<?a\($0)?>" }.joined()
    #expect(
      complaint(about: "\(instructions)<document/>".utf8) == "Main.storyboard:1: " + names8192)
    let namespaces = (0..<100).map { " xmlns:a\($0)='b'" }.joined()
    #expect(
      complaint(about: "<document\(namespaces)/>".utf8) == "Main.storyboard:1: "
        + message("more than 64 namespaces", "an interface file may have at most 64"))
  }

  @Test("Long texts, values and comments do not count as too many attributes")
  func longText() {
    let long = String(repeating: "a = 'b' ", count: 50_000)
    #expect(
      complaint(about: "<document><!--\(long)-->\(long)<a b=\"\(long)\"/></document>".utf8) == nil)
  }

  @Test("A document that is cut anywhere is reported as such, without a crash or an endless loop")
  func truncation() {
    let text = """
      <?xml version="1.0" encoding="UTF-8"?>
      <!-- é -->
      <document type="Storyboard"><scenes><!--A 🙈--><scene><objects>
      <viewController id="é&amp;&#38;" sceneMemberID="viewController"><![CDATA[ x ]]>
      <string key="title">日本 &lt;</string><connections><segue id="g" destination='e'/>
      </connections></viewController></objects></scene></scenes></document>
      """
    let bytes = Array(text.utf8)
    for end in 1..<bytes.count {
      let message = complaint(about: bytes[..<end])
      #expect(
        message?.hasSuffix("the file ends too early; restore the rest of it") == true, "\(end)")
    }
    let units: [UInt8] = text.utf16.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
    let utf16 = [0xFE, 0xFF] + units
    for end in 3..<utf16.count {
      let message = complaint(about: utf16[..<end])
      #expect(
        message?.hasSuffix("the file ends too early; restore the rest of it") == true, "\(end)")
    }
  }

  @Test("Any one byte of a document may change without a crash")
  func damage() {
    let bytes = Array(
      "<document type='Storyboard'><scenes><!--A--><scene id=\"&amp;\">é</scene></scenes></document>"
        .utf8)
    for index in bytes.indices {
      for byte in [0x00, 0x3C, 0x26, 0x22, 0xFF, 0x80] as [UInt8] {
        var damaged = bytes
        damaged[index] = byte
        if let message = complaint(about: damaged) {
          #expect(message.hasPrefix("Main.storyboard:1"))
        }
      }
    }
  }
}
