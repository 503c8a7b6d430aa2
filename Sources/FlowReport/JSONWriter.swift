/// Appends JSON to a byte buffer, in the order of the calls.
///
/// Members with an empty value are omitted, so that callers need no checks. Each element of a
/// `list` is on its own line, which suits line-based diffs and keeps large graphs compact.
struct JSONWriter {
  private var bytes: [UInt8] = []
  /// Whether the open object or array already has an element.
  private var needsComma = false

  var text: String { String(decoding: bytes, as: UTF8.self) }

  mutating func newline() { append("\n") }

  /// Writes `{…}` as a value; `body` writes the members.
  mutating func object(_ body: (inout JSONWriter) -> Void) {
    enclose("{", "}", body)
  }

  /// Writes `{…}` with each member on its own line.
  mutating func document(_ members: [(key: StaticString, value: (inout JSONWriter) -> Void)]) {
    append("{")
    for (index, member) in members.enumerated() {
      append(index == 0 ? "\n  " : ",\n  ")
      string(member.key)
      append(": ")
      member.value(&self)
    }
    append("\n}")
  }

  /// Writes `[…]` as a value, with each element on its own line.
  mutating func list<Element>(
    _ elements: some Collection<Element>, _ write: (inout JSONWriter, Element) -> Void
  ) {
    append("[")
    for (index, element) in elements.enumerated() {
      append(index == 0 ? "\n    " : ",\n    ")
      write(&self, element)
    }
    append(elements.isEmpty ? "]" : "\n  ]")
  }

  mutating func number(_ value: Int) { append(String(value)) }

  mutating func flag(_ value: Bool) { append(value ? "true" : "false") }

  private mutating func enclose(
    _ open: StaticString, _ close: StaticString, _ body: (inout JSONWriter) -> Void
  ) {
    let outer = needsComma
    needsComma = false
    append(open)
    body(&self)
    append(close)
    needsComma = outer
  }
}

// MARK: - Members

extension JSONWriter {
  /// Omitted if `value` is `nil` or empty.
  mutating func member(_ key: StaticString, _ value: String?) {
    guard let value, !value.isEmpty else { return }
    self.key(key)
    string(value)
  }

  mutating func member(_ key: StaticString, required value: String) {
    self.key(key)
    string(value)
  }

  mutating func member(_ key: StaticString, _ value: Bool) {
    self.key(key)
    flag(value)
  }

  mutating func member(_ key: StaticString, _ value: Int?) {
    guard let value else { return }
    self.key(key)
    append(String(value))
  }

  /// Omitted if the line is 0, that is, unknown.
  mutating func line(_ line: Int) {
    if line > 0 { member("line", line) }
  }

  /// Written without a fraction if the number is whole.
  mutating func member(_ key: StaticString, _ value: Double) {
    self.key(key)
    let digits = value.description
    append(digits.hasSuffix(".0") ? String(digits.dropLast(2)) : digits)
  }

  mutating func member(_ key: StaticString, object body: (inout JSONWriter) -> Void) {
    self.key(key)
    object(body)
  }

  /// Omitted if there are no elements.
  mutating func member<Element>(
    _ key: StaticString, _ elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    guard !elements.isEmpty else { return }
    self.key(key)
    enclose("[", "]") { json in
      for element in elements {
        json.separate()
        write(&json, element)
      }
    }
  }

  /// Written even if there are no elements.
  mutating func key<Element>(
    _ key: StaticString, list elements: [Element], _ write: (inout JSONWriter, Element) -> Void
  ) {
    self.key(key)
    list(elements, write)
  }

  /// Sorted by key; omitted if there are no entries.
  mutating func member(_ key: StaticString, _ entries: [String: String]) {
    guard !entries.isEmpty else { return }
    member(key) { json in
      for entry in entries.sorted(by: { $0.key < $1.key }) {
        json.separate()
        json.string(entry.key)
        json.append(": ")
        json.string(entry.value)
      }
    }
  }

  private mutating func key(_ key: StaticString) {
    append(needsComma ? ", \"" : "\"")
    append(key)
    append("\": ")
    needsComma = true
  }

  private mutating func separate() {
    if needsComma { append(", ") }
    needsComma = true
  }
}

// MARK: - Bytes

extension JSONWriter {
  /// Writes a string as RFC 8259 specifies.
  ///
  /// It also escapes the control characters from U+007F to U+009F, which terminals interpret; the
  /// separators U+2028 and U+2029, which end a line in JavaScript before 2019; the characters that
  /// change the direction of text; and invisible ones, tags included.
  mutating func string(_ value: String) {
    bytes.append(UInt8(ascii: "\""))
    var value = value
    value.withUTF8 { text in
      var clean = 0
      for index in text.indices where !Self.isPlain(text[index]) {
        guard let escape = Self.escape(at: index, of: text) else { continue }
        bytes.append(contentsOf: text[clean..<index])
        bytes.append(contentsOf: escape.replacement.utf8)
        clean = index + escape.length
      }
      bytes.append(contentsOf: text[clean...])
    }
    bytes.append(UInt8(ascii: "\""))
  }

  private mutating func string(_ key: StaticString) {
    append("\"")
    append(key)
    append("\"")
  }

  private mutating func append(_ text: StaticString) {
    text.withUTF8Buffer { bytes.append(contentsOf: $0) }
  }

  private mutating func append(_ text: String) { bytes.append(contentsOf: text.utf8) }

  /// Whether a byte cannot begin a character that is escaped, which is true of most bytes.
  private static func isPlain(_ byte: UInt8) -> Bool {
    byte &- 0x20 < 0x5F && byte != UInt8(ascii: "\"") && byte != UInt8(ascii: "\\")
  }

  private static func escape(
    at index: Int, of text: UnsafeBufferPointer<UInt8>
  ) -> (replacement: String, length: Int)? {
    switch text[index] {
    case 0x22: return ("\\\"", 1)
    case 0x5C: return ("\\\\", 1)
    case 0x0A: return ("\\n", 1)
    case 0x0D: return ("\\r", 1)
    case 0x09: return ("\\t", 1)
    case let control where control < 0x20 || control == 0x7F: return (escape(of: control), 1)
    case 0xC2 where text[index + 1] < 0xA0 || text[index + 1] == 0xAD:
      return (escape(of: text[index + 1]), 2)
    case 0xD8 where text[index + 1] == 0x9C: return (escape(of: 0x1C, block: 0x06), 2)
    case 0xE1 where text[index + 1] == 0xA0 && text[index + 2] == 0x8E:
      return (escape(of: 0x0E, block: 0x18), 3)
    case 0xE2:
      switch (text[index + 1], text[index + 2]) {
      case (0x80, let last) where (0x8B...0x8F).contains(last) || (0xA8...0xAE).contains(last):
        return (escape(of: last - 0x80, block: 0x20), 3)
      case (0x81, let last) where last >= 0xA0:
        return (escape(of: last - 0x40, block: 0x20), 3)
      default: return nil
      }
    case 0xEF where text[index + 1] == 0xBB && text[index + 2] == 0xBF:
      return (escape(of: 0xFF, block: 0xFE), 3)
    case 0xF3 where text[index + 1] == 0xA0 && text[index + 2] < 0x82:
      // U+E0000 to U+E007F, as the two surrogates of UTF-16.
      let low = (text[index + 2] & 1) << 6 | text[index + 3] & 0x3F
      return ("\\udb40" + escape(of: low, block: 0xDC), 4)
    default: return nil
    }
  }

  /// - Parameter block: The upper byte of the UTF-16 code unit.
  private static func escape(of character: UInt8, block: UInt8 = 0) -> String {
    let digits = String(UInt32(block) << 8 | UInt32(character), radix: 16)
    return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
  }
}
