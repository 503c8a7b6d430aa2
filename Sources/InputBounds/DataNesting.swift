/// How deeply data nests, found without recursion before a decoder that recurses gets the data.
package enum DataNesting {
  /// - Parameter bytes: JSON in UTF-8; whether it is valid is for its decoder to say.
  /// - Throws: ``BoundExcess``, if it nests too deeply.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func check(json bytes: some Sequence<UInt8>) throws(BoundExcess) {
    var depth = DepthCount()
    var isText = false
    var isEscaped = false
    for byte in bytes {
      if isText {
        if isEscaped {
          isEscaped = false
        } else if byte == UInt8(ascii: "\\") {
          isEscaped = true
        } else if byte == UInt8(ascii: "\"") {
          isText = false
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\""): isText = true
      case UInt8(ascii: "["), UInt8(ascii: "{"): depth.open()
      case UInt8(ascii: "]"), UInt8(ascii: "}"): depth.close()
      default: break
      }
    }
    try depth.check()
  }
}

/// The greatest number of brackets that are open at once.
struct DepthCount {
  private var depth = 0
  private(set) var greatest = 0

  mutating func open() {
    depth += 1
    greatest = max(greatest, depth)
  }

  /// A bracket that closes nothing does not make room for one more.
  mutating func close() { depth = max(0, depth - 1) }

  func check() throws(BoundExcess) { try InputBounds.dataDepth.check(greatest) }
}
