extension CodeReader {
  /// The text of a string with or without an `@`, with its escapes replaced.
  func decodedString(at index: Int) -> String {
    let token = tokens[index]
    var start = Int(token.start)
    var end = Int(token.end)
    if start < end, bytes[start] == UInt8(ascii: "@") { start += 1 }
    start += 1
    if end > start, bytes[end - 1] == UInt8(ascii: "\"") { end -= 1 }
    guard start < end else { return "" }
    let content = UnsafeBufferPointer(rebasing: bytes[start..<end])
    if !content.contains(UInt8(ascii: "\\")) { return String(decoding: content, as: UTF8.self) }
    return Self.unescaped(content)
  }

  private static func unescaped(_ content: UnsafeBufferPointer<UInt8>) -> String {
    var result: [UInt8] = []
    var rest = content[...]
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let escape = rest.popFirst() else {
        result.append(byte)
        continue
      }
      switch escape {
      case UInt8(ascii: "n"): result.append(0x0A)
      case UInt8(ascii: "t"): result.append(0x09)
      case UInt8(ascii: "r"): result.append(0x0D)
      case UInt8(ascii: "\n"): break
      case UInt8(ascii: "\r"): if rest.first == 0x0A { rest.removeFirst() }
      case UInt8(ascii: "x"): result.append(UInt8(truncatingIfNeeded: number(&rest, 2, radix: 16)))
      case UInt8(ascii: "u"): append(number(&rest, 4, radix: 16), to: &result)
      case UInt8(ascii: "U"): append(number(&rest, 8, radix: 16), to: &result)
      case UInt8(ascii: "0")...UInt8(ascii: "7"):
        rest = content[(rest.startIndex - 1)...]
        result.append(UInt8(truncatingIfNeeded: number(&rest, 3, radix: 8)))
      default: result.append(escape)
      }
    }
    return String(decoding: result, as: UTF8.self)
  }

  private static func number(
    _ rest: inout Slice<UnsafeBufferPointer<UInt8>>, _ digits: Int, radix: UInt32
  ) -> UInt32 {
    var number: UInt32 = 0
    for _ in 0..<digits {
      guard let byte = rest.first,
        let digit = Character(UnicodeScalar(byte)).hexDigitValue, digit < radix
      else { break }
      number = number &* radix &+ UInt32(digit)
      rest.removeFirst()
    }
    return number
  }

  private static func append(_ scalar: UInt32, to bytes: inout [UInt8]) {
    bytes.append(contentsOf: String(UnicodeScalar(scalar) ?? "\u{FFFD}").utf8)
  }
}
