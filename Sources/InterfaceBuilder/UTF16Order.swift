/// The byte order of a file in UTF-16.
enum UTF16Order {
  case big, little

  /// Checks for a byte order mark, or for the zero byte of the `<` with which XML begins; `nil` for other
  /// encodings.
  init?(of bytes: UnsafeRawBufferPointer) {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF), (0x00, UInt8(ascii: "<")): self = .big
    case (0xFF, 0xFE), (UInt8(ascii: "<"), 0x00): self = .little
    default: return nil
    }
  }

  /// The text in UTF-8, without a byte order mark.
  func utf8(of bytes: UnsafeRawBufferPointer, path: String) throws(ParseError) -> [UInt8] {
    let units = stride(from: 0, to: bytes.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return self == .big ? first << 8 | second : second << 8 | first
    }
    let text = units.first == 0xFEFF ? units[1...] : units[...]
    if let string = String(validating: text, as: UTF16.self), bytes.count.isMultiple(of: 2) {
      return Array(string.utf8)
    }
    // A truncated file may end with half a character.
    let isCut =
      !bytes.count.isMultiple(of: 2) || text.last.map(UTF16.isLeadSurrogate) ?? false
    throw ParseError(
      isCut ? .truncated : .malformed("the text is not proper UTF-16"), path: path)
  }
}
