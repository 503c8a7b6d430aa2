extension Tokeniser {
  /// `0x1F`, `1.5e-3f`, `1'000`.
  mutating func skipNumber() {
    while position < limit {
      let byte = bytes[position]
      if byte.isWordPart || byte == UInt8(ascii: ".") {
        position += 1
        let isExponent = byte | 0x20 == UInt8(ascii: "e") || byte | 0x20 == UInt8(ascii: "p")
        if isExponent, peek(0) == UInt8(ascii: "+") || peek(0) == UInt8(ascii: "-"),
          peek(1).isDigit
        {
          position += 1
        }
      } else {
        return
      }
    }
  }

  /// A string ends at the end of its line at the latest.
  mutating func skipQuoted(by quote: UInt8) {
    position += 1
    while position < limit {
      let byte = bytes[position]
      if byte == UInt8(ascii: "\n") { return }
      position += 1
      if byte == quote { return }
      if byte == UInt8(ascii: "\\"), position < limit {
        if bytes[position] == UInt8(ascii: "\r"), peek(1) == UInt8(ascii: "\n") { position += 1 }
        position += 1
      }
    }
  }

  mutating func skipLineComment() {
    while position < limit, bytes[position] != UInt8(ascii: "\n") { position += 1 }
  }

  /// A comment that is not closed extends to the end of the file.
  mutating func skipBlockComment() {
    position += 2
    while position < limit {
      if bytes[position] == UInt8(ascii: "*"), peek(1) == UInt8(ascii: "/") {
        position += 2
        return
      }
      position += 1
    }
  }

  /// Goes to the end of a preprocessor line, which a backslash or a comment may continue.
  mutating func skipDirective() {
    while position < limit {
      switch bytes[position] {
      case UInt8(ascii: "\n"):
        return
      case UInt8(ascii: "\\"):
        position += 1
        if peek(0) == UInt8(ascii: "\r") { position += 1 }
        position += 1
      case UInt8(ascii: "\""):
        skipQuoted(by: UInt8(ascii: "\""))
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        return skipLineComment()
      default:
        position += 1
      }
    }
    position = min(position, limit)
  }
}
