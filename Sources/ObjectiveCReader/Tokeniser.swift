/// Splits a file into tokens, in one pass over its bytes.
///
/// All branches of `#if` count, but for `#if 0` and for those that would leave brackets uneven since
/// a branch before them opened or closed the same ones.
struct Tokeniser {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The next byte to look at.
  var position = 0
  /// Where to stop: the end of the file, or of a preprocessor line.
  var limit: Int
  var list = TokenList()
  var isInDefinition = false
  /// Whether only blanks stood before on this line.
  var isAtLineStart = true
  /// How many brackets are open.
  var depth = 0
  /// `depth` where each open `#if` started.
  var conditions: [Int] = []

  static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> TokenList {
    var tokeniser = Tokeniser(bytes: bytes, limit: bytes.count)
    tokeniser.list.tokens.reserveCapacity(bytes.count / 5)
    tokeniser.run()
    tokeniser.emit(.end, from: bytes.count)
    tokeniser.list.tokens.matchBrackets()
    tokeniser.list.definitionTokens.matchBrackets()
    return tokeniser.list
  }

  mutating func run() {
    while position < limit {
      let byte = bytes[position]
      switch byte {
      case UInt8(ascii: "\n"):
        position += 1
        isAtLineStart = true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"), UInt8(ascii: "\\"), 0x0B,
        0x0C:
        position += 1
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "/"):
        skipLineComment()
      case UInt8(ascii: "/") where peek(1) == UInt8(ascii: "*"):
        skipBlockComment()
      case UInt8(ascii: "#"):
        if isAtLineStart, !isInDefinition { readDirective() } else { position += 1 }
      default:
        readToken(byte)
        isAtLineStart = false
      }
    }
  }

  private mutating func readToken(_ byte: UInt8) {
    let start = position
    if byte.isWordStart {
      emit(.word, from: start, value: readWord())
    } else if byte.isDigit || (byte == UInt8(ascii: ".") && peek(1).isDigit) {
      skipNumber()
      emit(.literal, from: start)
    } else if byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'") {
      skipQuoted(by: byte)
      emit(.literal, from: start)
    } else if byte == UInt8(ascii: "@") {
      readAt()
    } else {
      readSign(byte)
    }
  }

  private mutating func readAt() {
    let start = position
    position += 1
    let next = peek(0)
    if next == UInt8(ascii: "\"") {
      skipQuoted(by: next)
      emit(.string, from: start)
    } else if next.isWordStart {
      let name = readWord()
      if let keyword = Keyword(name: name), keyword.endsEverything, keyword != .protocol {
        depth = 0
      }
      emit(.atWord, from: start, value: name)
    } else {
      emit(.at, from: start)
    }
  }

  /// The byte so many after the next one; 0 beyond the end.
  func peek(_ distance: Int) -> UInt8 {
    position + distance < limit ? bytes[position + distance] : 0
  }

  /// Adds the token that ends before the next byte.
  mutating func emit(_ kind: Token.Kind, from start: Int, value: UInt32 = 0) {
    list.tokens.append(
      Token(
        kind: kind, value: value, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: position)))
  }
}

extension UInt8 {
  var isDigit: Bool { self >= UInt8(ascii: "0") && self <= UInt8(ascii: "9") }

  var isWordStart: Bool {
    let letter = self | 0x20
    return (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || self == UInt8(ascii: "_")
      || self >= 0x80 || self == UInt8(ascii: "$")
  }

  var isWordPart: Bool { isWordStart || isDigit }
}
