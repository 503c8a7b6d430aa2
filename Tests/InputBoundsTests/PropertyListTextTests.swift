import Foundation
import InputBounds
import Testing

@Suite("How deeply a property list may nest")
struct PropertyListTextTests {
  private func fault(_ text: String) -> PropertyListText.Fault? { fault(Array(text.utf8)) }

  private func fault(_ bytes: [UInt8]) -> PropertyListText.Fault? {
    do throws(PropertyListText.Fault) {
      _ = try PropertyListText(bytes)
      return nil
    } catch {
      return error
    }
  }

  private func tooDeep(_ found: Int?) -> PropertyListText.Fault {
    .excess(BoundExcess(InputBounds.dataDepth, found: found))
  }

  private func xml(_ depth: Int, _ between: String = "") -> String {
    "<plist version=\"1.0\">" + String(repeating: "<array>" + between, count: depth)
      + String(repeating: "</array>", count: depth) + "</plist>"
  }

  @Test("XML may nest 128 deep, and no deeper")
  func markup() {
    #expect(fault(xml(128)) == nil)
    #expect(fault(xml(129)) == tooDeep(129))
    #expect(fault(xml(8194)) == tooDeep(8194))
    #expect(fault(xml(100_000)) == tooDeep(100_000))
    #expect(fault("<plist><dict><key>a</key><array/><key>b</key><true/></dict></plist>") == nil)
  }

  @Test(
    "What is no end tag for the decoder hides no level",
    arguments: [
      "<!-- </array> -->", "<?a </array> ?>", "<?></array><?a ?>",
      "<string><![CDATA[</array>]]></string>",
      "<data></array></data>", "<true></array>", "</array >", "<a b='/'>",
    ])
  func hidden(between: String) {
    #expect(fault(xml(200, between)) != nil)
  }

  @Test("UTF-16 is checked as text, and the declared encoding does not count")
  func encodings() throws {
    let text = "<?xml version=\"1.0\" encoding=\"UTF-16\"?>" + xml(129)
    let bytes = Array(try #require(text.data(using: .utf16)))
    #expect(fault(bytes) == tooDeep(129))
    // The bytes of this letter are those of an end tag's first two.
    let letters = Array(try #require(xml(129, "<string>\u{2F3C}a</string>").data(using: .utf16)))
    #expect(fault(letters) == tooDeep(130))
    let list = try PropertyListText(Array(text.replacing(xml(129), with: xml(1)).utf8))
    #expect(!String(decoding: list.bytes, as: UTF8.self).contains("UTF-16"))
    #expect(fault([0xFF, 0x80, 0x80]) == .malformed)
  }

  @Test("Old-style lists may nest 128 deep, and brackets in texts and comments are none")
  func oldStyle() {
    func list(_ depth: Int, _ between: String = "") -> String {
      String(repeating: "( " + between, count: depth) + String(repeating: ")", count: depth)
    }
    #expect(fault(list(128)) == nil)
    #expect(fault(list(129)) == tooDeep(129))
    #expect(fault(list(100_000)) == tooDeep(100_000))
    for between in ["\"a)\\\")\",", "'))',", "/* ) */", "// )\n", "// )\u{2028}", "a//,"] {
      #expect(fault(list(129, between)) == tooDeep(129), "\(between)")
    }
    #expect(fault("{ a = \"((((\"; /* ((( */ b = (1, 2); }") == nil)
  }

  /// A binary property list: objects with their bytes, the first at the top.
  private func binary(_ objects: [[UInt8]]) -> [UInt8] {
    var bytes = Array("bplist00".utf8)
    var offsets: [UInt8] = []
    for object in objects {
      offsets += [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)]
      bytes += object
    }
    let table = bytes.count
    func number(_ value: Int) -> [UInt8] {
      (0..<8).reversed().map { UInt8(value >> ($0 * 8) & 255) }
    }
    bytes += offsets + [0, 0, 0, 0, 0, 0, 2, 2]
    return bytes + number(objects.count) + number(0) + number(table)
  }

  @Test("Binary lists may nest 128 deep, and a value that contains itself is one too deep")
  func binaryDepth() {
    func chain(_ depth: Int) -> [UInt8] {
      binary((1...depth).map { $0 < depth ? [0xA1, UInt8($0 >> 8), UInt8($0 & 255)] : [0xA0] })
    }
    #expect(fault(chain(128)) == nil)
    #expect(fault(chain(8194)) == tooDeep(8193))
    #expect(fault(binary([[0xA1, 0, 0]])) == tooDeep(nil))
  }

  @Test(
    "A binary list with a value that is not whole in the file is malformed",
    arguments: [
      // A dictionary, list and text of more contents than there are, and with lengths that are none.
      [0xD2, 0, 0], [0xAF, 0x11, 0xFF, 0xFF], [0x5F, 0x10, 0x80], [0x6F, 0x10, 0x02, 0, 0],
      [0xDF, 0x14, 0x15, 0x55], [0xDF, 0x18], [0xA1, 0x7F, 0xFF], [0x13, 0, 0], [0x33], [0x90],
    ] as [[UInt8]])
  func incomplete(object: [UInt8]) {
    #expect(fault(binary([object])) == .malformed)
  }

  @Test("A value counts as often as it is mentioned")
  func binaryValues() {
    // Each list has the next one twice.
    let doubling = (1...60).map { [0xA2, 0, UInt8($0), 0, UInt8($0)] as [UInt8] } + [[0xA0]]
    guard case .excess(let excess) = fault(binary(doubling)) else {
      Issue.record("2^60 values were accepted")
      return
    }
    #expect(excess.bound == InputBounds.dataValues)
  }

  @Test("What Foundation writes is accepted as it is")
  func accepted() throws {
    let value: [String: Any] = ["a": [1, 2.5, "text", Data([1]), Date()], "b": ["c": true]]
    for format in [PropertyListSerialization.PropertyListFormat.xml, .binary] {
      let data = try PropertyListSerialization.data(
        fromPropertyList: value, format: format, options: 0)
      let list = try PropertyListText(Array(data))
      let read = try PropertyListSerialization.propertyList(from: Data(list.bytes), format: nil)
      #expect((read as? [String: Any])?.count == 2)
    }
  }
}
