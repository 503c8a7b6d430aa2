/// A property list that a decoder can be given: it is not too deep, and in an encoding in which the
/// decoder reads the same text as the check did.
package struct PropertyListText {
  package let bytes: [UInt8]

  package enum Fault: Error, Hashable, Sendable {
    case excess(BoundExcess)
    /// Not a property list, or not in UTF-8 or UTF-16.
    case malformed
  }

  /// - Parameter file: A binary, XML or old-style property list.
  /// - Complexity: O(*n*) for *n* bytes.
  package init(_ file: [UInt8]) throws(Fault) {
    if file.starts(with: "bplist".utf8) {
      bytes = file
      guard let list = BinaryNesting(file) else { throw .malformed }
      try list.check()
      return
    }
    guard let text = Self.utf8(file) else { throw .malformed }
    guard text.first(where: { !$0.isBlank }) == UInt8(ascii: "<") else {
      bytes = text
      try Self.check(depth: OldStyleNesting.depth(of: text))
      return
    }
    let body = Self.withoutDeclaration(text)
    guard let depth = MarkupNesting.depth(of: body) else { throw .malformed }
    try Self.check(depth: depth)
    // Whatever encoding the declaration named, the text is in UTF-8 now.
    bytes = body.count == text.count ? text : Array("<?xml version=\"1.0\"?>".utf8) + body
  }

  private static func check(depth: Int) throws(Fault) {
    do throws(BoundExcess) {
      try InputBounds.dataDepth.check(depth)
    } catch {
      throw .excess(error)
    }
  }

  /// The text without its byte order mark; `nil` if it is neither UTF-8 nor marked UTF-16.
  private static func utf8(_ file: [UInt8]) -> [UInt8]? {
    if file.starts(with: [0xEF, 0xBB, 0xBF]) { return utf8(Array(file.dropFirst(3))) }
    let isBigEndian = file.starts(with: [0xFE, 0xFF])
    guard isBigEndian || file.starts(with: [0xFF, 0xFE]) else {
      return String(validating: file, as: UTF8.self) == nil ? nil : file
    }
    let units = stride(from: 2, to: file.count - 1, by: 2).map { index in
      let (first, second) = (UInt16(file[index]), UInt16(file[index + 1]))
      return isBigEndian ? first << 8 | second : second << 8 | first
    }
    return String(validating: units, as: UTF16.self).map { Array($0.utf8) }
  }

  private static func withoutDeclaration(_ text: [UInt8]) -> ArraySlice<UInt8> {
    guard text.starts(with: "<?xml".utf8), let end = text.firstIndex(of: UInt8(ascii: ">")) else {
      return text[...]
    }
    return text[(end + 1)...]
  }
}

extension UInt8 {
  var isBlank: Bool { self == 0x20 || (0x09...0x0D).contains(self) }
}
