/// Finds manifests that would overflow the parser's stack or take it years, before they are parsed.
///
/// Each level of nested lists doubles the parser's time, and it recurses with every operator and member.
/// Real manifests stay far below these limits.
struct ManifestNesting {
  private(set) var isTooDeep = false
  private var brackets = 0
  private var lists = 0
  /// The number of consecutive operators and dots, with only words and spaces between them.
  private var operators = 0

  init(_ bytes: [UInt8]) {
    isTooDeep = bytes.count > 1 << 20
    for line in bytes.split(separator: UInt8(ascii: "\n")) where !isTooDeep { take(line) }
  }

  private mutating func take(_ line: ArraySlice<UInt8>) {
    var isText = false
    var last: UInt8 = 0
    for byte in line {
      defer { last = byte }
      if byte == UInt8(ascii: "\""), last != UInt8(ascii: "\\") { isText.toggle() }
      if isText { continue }
      if byte == UInt8(ascii: "/"), last == byte { return }
      count(byte)
      if brackets > 64 || lists > 12 || operators > 200 { isTooDeep = true }
    }
  }

  private mutating func count(_ byte: UInt8) {
    switch byte {
    case UInt8(ascii: "["):
      lists += 1
      open()
    case UInt8(ascii: "]"):
      lists = max(0, lists - 1)
      close()
    case UInt8(ascii: "("), UInt8(ascii: "{"): open()
    case UInt8(ascii: ")"), UInt8(ascii: "}"): close()
    case UInt8(ascii: ","), UInt8(ascii: "="): operators = 0
    case UInt8(ascii: "."), UInt8(ascii: "!"), UInt8(ascii: "-"), UInt8(ascii: "?"),
      UInt8(ascii: "<"), UInt8(ascii: "&"), UInt8(ascii: "~"):
      operators += 1
    default: break
    }
  }

  private mutating func open() {
    brackets += 1
    operators = 0
  }

  private mutating func close() {
    brackets = max(0, brackets - 1)
  }
}
