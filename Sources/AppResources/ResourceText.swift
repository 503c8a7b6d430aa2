import InputBounds

/// The text of a file in UTF-8 or UTF-16.
struct ResourceText {
  let string: String

  /// - Throws: `ResourceError`, if the text is neither UTF-8 nor UTF-16 or contains a merge
  ///   conflict.
  init(_ bytes: [UInt8]) throws(ResourceError) {
    do throws(BoundExcess) {
      try InputBounds.tableSize.check(bytes.count)
    } catch {
      throw ResourceError(.excess(error))
    }
    string =
      if let order = ByteOrder(of: bytes) {
        try Self.utf16(bytes, order)
      } else {
        try Self.utf8(bytes)
      }
    if let line = Self.conflict(in: string) { throw ResourceError(.mergeConflict, line: line) }
  }

  private static func utf8(_ bytes: [UInt8]) throws(ResourceError) -> String {
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let content = bytes.starts(with: mark) ? bytes.dropFirst(3) : bytes[...]
    guard let text = String(validating: content, as: UTF8.self) else {
      throw ResourceError(.encoding)
    }
    return text
  }

  private static func utf16(
    _ bytes: [UInt8], _ order: ByteOrder
  ) throws(ResourceError) -> String {
    guard bytes.count.isMultiple(of: 2) else { throw ResourceError(.endsTooEarly) }
    let units = stride(from: order.hasMark ? 2 : 0, to: bytes.count, by: 2).map { index in
      let (first, second) = (UInt16(bytes[index]), UInt16(bytes[index + 1]))
      return order.isBigEndian ? first << 8 | second : second << 8 | first
    }
    guard let text = String(validating: units, as: UTF16.self) else {
      throw ResourceError(.encoding)
    }
    return text
  }

  /// Returns the line of the first conflict marker.
  private static func conflict(in text: String) -> Int? {
    let mark = "<<<<<<<".utf8
    guard text.utf8.contains(UInt8(ascii: "<")) else { return nil }
    let lines = text.utf8.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return lines.firstIndex { $0.starts(with: mark) }.map { $0 + 1 }
  }
}

/// The byte order of a UTF-16 text.
private struct ByteOrder {
  let isBigEndian: Bool
  let hasMark: Bool

  /// - Returns: `nil` if the text is not UTF-16. Without a byte order mark, the first character
  ///   decides, which is ASCII in what Xcode writes.
  init?(of bytes: [UInt8]) {
    guard bytes.count >= 2 else { return nil }
    switch (bytes[0], bytes[1]) {
    case (0xFE, 0xFF): (isBigEndian, hasMark) = (true, true)
    case (0xFF, 0xFE): (isBigEndian, hasMark) = (false, true)
    case (0, 1...): (isBigEndian, hasMark) = (true, false)
    case (1..., 0): (isBigEndian, hasMark) = (false, false)
    default: return nil
    }
  }
}
