import InputBounds

/// A start tag with too many attributes. Reading one takes quadratic time, as libxml2 before 2.12 compares
/// each attribute of an element with all others.
struct AttributeFlood {
  /// The line on which the tag begins, counted from 1.
  let line: Int

  /// Checks only spans without a `<` that are long enough for so many attributes, as a start tag contains none
  /// after its first. Nearly all of a real file is skipped.
  ///
  /// - Parameter bytes: UTF-8.
  init?(in bytes: UnsafeRawBufferPointer) {
    let opening = UInt8(ascii: "<")
    let stride = 8 * InputBounds.interfaceAttributes.limit / 2
    var last = bytes.startIndex
    while last + stride < bytes.count {
      let middle = last + stride
      let next = bytes[middle...].firstIndex(of: opening) ?? bytes.endIndex
      if next - middle >= stride, let start = bytes[last..<middle].lastIndex(of: opening),
        Self.attributeCount(of: bytes[start..<next]) > InputBounds.interfaceAttributes.limit
      {
        line = bytes[..<start].count { $0 == UInt8(ascii: "\n") } + 1
        return
      }
      last = next
    }
    return nil
  }

  /// Counts the quoted values up to the `>` that ends the tag, at most one more than the limit.
  private static func attributeCount(of tag: Slice<UnsafeRawBufferPointer>) -> Int {
    let (single, double) = (UInt8(ascii: "'"), UInt8(ascii: "\""))
    // Comments, processing instructions and CDATA have no attributes.
    let kind = tag.dropFirst().first
    guard kind != UInt8(ascii: "!"), kind != UInt8(ascii: "?") else { return 0 }
    var count = 0
    var quote: UInt8?
    for byte in tag {
      if let open = quote {
        if byte == open { quote = nil }
      } else if byte == single || byte == double {
        quote = byte
        count += 1
        if count > InputBounds.interfaceAttributes.limit { break }
      } else if byte == UInt8(ascii: ">") {
        break
      }
    }
    return count
  }
}
