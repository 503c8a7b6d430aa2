/// What a byte may be part of.
enum ByteClass: UInt8 {
  case other, word, blank, newline, quote, slash
  /// What ends the name that a declaration in C begins with.
  case boundary

  /// By byte. Bytes of a character beyond ASCII count as a name's.
  static let table: [ByteClass] = (0...255).map { (byte: UInt8) in
    switch byte {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...0xFF:
      .word
    case UInt8(ascii: " "), UInt8(ascii: "\t"): .blank
    case UInt8(ascii: "\n"), UInt8(ascii: "\r"): .newline
    case UInt8(ascii: "\""): .quote
    case UInt8(ascii: "/"): .slash
    case UInt8(ascii: "="), UInt8(ascii: ";"), UInt8(ascii: "("), UInt8(ascii: "["): .boundary
    default: .other
    }
  }
}
