/// Splits a file into tokens, in one pass over its bytes.
///
/// All branches of `#if` are read, except `#if 0` and branches that would leave brackets unbalanced
/// because an earlier branch opened or closed the same ones.
struct Tokeniser {
  let bytes: UnsafeBufferPointer<UInt8>
  /// The index of the next byte.
  var position = 0
  /// The index at which to stop: the end of the file, or of a preprocessor line.
  var limit: Int
  var list = TokenList()
  var isInDefinition = false
  /// Whether only blanks precede on this line.
  var isAtLineStart = true
  /// The number of open brackets.
  var depth = 0
  var conditions: [OpenCondition] = []
  private var numbers: [String: UInt32] = [:]

  init(bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
    limit = bytes.count
  }

  static func tokens(of bytes: UnsafeBufferPointer<UInt8>) -> TokenList {
    var tokeniser = Tokeniser(bytes: bytes)
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
      let name = readWord()
      emit(.word, from: start, value: name, keyword: Keyword(list.names[Int(name)]))
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
      let keyword = Keyword(list.names[Int(name)])
      if let keyword, keyword.endsEverything, keyword != .protocol { depth = 0 }
      emit(.atWord, from: start, value: name, keyword: keyword)
    } else {
      emit(.at, from: start)
    }
  }

  /// The byte at a distance from the next one; 0 beyond the end.
  func peek(_ distance: Int) -> UInt8 {
    position + distance < limit ? bytes[position + distance] : 0
  }

  /// Adds the token that ends before the next byte.
  mutating func emit(
    _ kind: Token.Kind, from start: Int, value: UInt32 = 0, keyword: Keyword? = nil
  ) {
    list.tokens.append(
      Token(
        kind: kind, keyword: keyword, value: value, start: UInt32(truncatingIfNeeded: start),
        end: UInt32(truncatingIfNeeded: position)))
  }

  /// Reads a word.
  ///
  /// - Returns: The index of its name.
  mutating func readWord() -> UInt32 {
    let start = position
    while position < limit, bytes[position].isWordPart { position += 1 }
    let word = String(decoding: bytes[start..<position], as: UTF8.self)
    if let known = numbers[word] { return known }
    let number = UInt32(list.names.count)
    numbers[word] = number
    list.names.append(word)
    return number
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
