/// Names of files are bytes, and need not be UTF-8. As text, a byte that is not is `\xHH`, and a backslash
/// is doubled, so that different names are different texts.
extension String {
  /// The text of a file's name or path.
  ///
  /// - Complexity: O(*n*) for *n* bytes.
  package init(fileName bytes: some BidirectionalCollection<UInt8>) {
    if !bytes.contains(UInt8(ascii: "\\")), let text = String(validating: bytes, as: UTF8.self) {
      self = text
      return
    }
    self.init()
    var parser = Unicode.UTF8.ForwardParser()
    var iterator = bytes.makeIterator()
    var rest = bytes[...]
    while true {
      switch parser.parseScalar(from: &iterator) {
      case .valid(let scalar):
        rest = rest.dropFirst(scalar.count)
        let scalar = Unicode.UTF8.decode(scalar)
        unicodeScalars.append(scalar)
        if scalar == "\\" { unicodeScalars.append(scalar) }
      case .error(let length):
        for byte in rest.prefix(length) { append("\\x" + String(byte, radix: 16, uppercase: true)) }
        rest = rest.dropFirst(length)
      case .emptyInput: return
      }
    }
  }

  /// The bytes of the name or path that the text refers to. A backslash with another meaning than above
  /// is itself, so that a user may write it once.
  package var fileNameBytes: [UInt8] {
    let text = Array(utf8)
    guard text.contains(UInt8(ascii: "\\")) else { return text }
    var bytes: [UInt8] = []
    var rest = text[...]
    while let byte = rest.popFirst() {
      bytes.append(byte)
      guard byte == UInt8(ascii: "\\"), let next = rest.first else { continue }
      if next == byte {
        rest.removeFirst()
      } else if next == UInt8(ascii: "x"),
        let value = UInt8(String(decoding: rest.dropFirst().prefix(2), as: UTF8.self), radix: 16),
        // Only such a byte can be invalid.
        value >= 0x80
      {
        bytes[bytes.count - 1] = value
        rest = rest.dropFirst(3)
      }
    }
    return bytes
  }
}
