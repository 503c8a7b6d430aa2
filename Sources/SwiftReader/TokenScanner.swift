import SourceModel

/// Finds brackets and words in Swift source, and what of it is string, comment or pattern.
///
/// Much coarser than a lexer: it only has to agree with one on where a string or a comment ends.
struct TokenScanner {
  enum Kind {
    case open(UInt8)
    case close(UInt8)
    /// Up to the given offset.
    case word(end: Int)
    /// `<` right after a name.
    case angle
    case closingAngle
    /// `?` after a space.
    case ternary
    case colon
    case semicolon
    case equals
    case other
  }

  struct Token {
    let kind: Kind
    let offset: Int
  }

  /// A string that an interpolation stands in, to be gone on with after it.
  private struct OpenString {
    let pounds: Int
    let isMultiline: Bool
    /// How many parentheses of the interpolation are open.
    var parentheses = 1
  }

  /// Whether something stood in the source that may be more or less than it was taken for: a pattern or
  /// a division, a string without an end, a letter that may as well be an operator.
  var isInDoubt = false

  private let bytes: UnsafeBufferPointer<UInt8>
  private var index = 0
  private var strings: [OpenString] = []
  /// The last byte of the token before, which tells a pattern from a division.
  private var before = UInt8(ascii: ";")

  init(_ bytes: UnsafeBufferPointer<UInt8>) {
    self.bytes = bytes
  }

  mutating func next() -> Token? {
    skipSpaceAndComments()
    guard index < bytes.count else { return nil }
    let offset = index
    let kind = takeToken()
    before = bytes[index - 1]
    return Token(kind: kind, offset: offset)
  }
}

extension TokenScanner {
  private func byte(_ distance: Int = 0) -> UInt8 {
    let place = index + distance
    return place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  private mutating func takeToken() -> Kind {
    let first = byte()
    if first.isWord { return takeWord() }
    index += 1
    switch first {
    case UInt8(ascii: "("):
      if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
      return .open(first)
    case UInt8(ascii: ")"):
      closeParenthesis()
      return .close(first)
    case UInt8(ascii: "["), UInt8(ascii: "{"): return .open(first)
    case UInt8(ascii: "]"), UInt8(ascii: "}"): return .close(first)
    case UInt8(ascii: ";"): return .semicolon
    case UInt8(ascii: ":"): return .colon
    case UInt8(ascii: "="): return .equals
    case UInt8(ascii: "<"): return byte(-2).isWord ? .angle : .other
    case UInt8(ascii: ">"): return .closingAngle
    case UInt8(ascii: "?"):
      return Self.isSpace(byte(-2)) && byte() != UInt8(ascii: "?") ? .ternary : .other
    case UInt8(ascii: "\""): return takeString(pounds: 0)
    case UInt8(ascii: "#"): return takePounds()
    case UInt8(ascii: "/"):
      if !Self.isSpace(byte()) || !Self.isSpace(byte(-2)) { isInDoubt = true }
      if startsPattern { skipPattern() }
      return .other
    case UInt8(ascii: "'"), 0...0x1F:
      isInDoubt = true
      return .other
    default: return .other
    }
  }

  private mutating func takeWord() -> Kind {
    var end = index
    var all: UInt8 = 0
    while end < bytes.count, bytes[end].isWord {
      all |= bytes[end]
      end += 1
    }
    index = end
    if all >= 0x80 { isInDoubt = true }
    return .word(end: end)
  }

  private mutating func skipSpaceAndComments() {
    while index < bytes.count {
      let first = byte()
      if Self.isSpace(first) {
        index += 1
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "/") {
        index = bytes[index...].firstIndex(where: Self.isLineEnd) ?? bytes.count
      } else if first == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else {
        return
      }
    }
  }

  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*") {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    if depth > 0 { isInDoubt = true }
    index = min(index, bytes.count)
  }
}

// MARK: - Strings and patterns

extension TokenScanner {
  private mutating func takePounds() -> Kind {
    var pounds = 1
    while byte() == UInt8(ascii: "#") {
      pounds += 1
      index += 1
    }
    guard byte() == UInt8(ascii: "\"") else { return .other }
    index += 1
    return takeString(pounds: pounds)
  }

  /// Goes on after the first quote.
  private mutating func takeString(pounds: Int) -> Kind {
    let isMultiline = byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if isMultiline { index += 2 }
    return takeRest(of: OpenString(pounds: pounds, isMultiline: isMultiline))
  }

  /// Goes to the string's end, or into the interpolation that is next.
  private mutating func takeRest(of string: OpenString) -> Kind {
    while index < bytes.count {
      let first = byte()
      if first == UInt8(ascii: "\"") {
        index += 1
        if endsString(string) { return .other }
      } else if first == UInt8(ascii: "\\") {
        index += 1
        guard hasPounds(string.pounds) else { continue }
        index += string.pounds
        guard index < bytes.count else { break }
        index += 1
        if byte(-1) == UInt8(ascii: "(") {
          strings.append(string)
          return .open(UInt8(ascii: "("))
        }
      } else if !string.isMultiline, Self.isLineEnd(first) {
        break
      } else {
        index += 1
      }
    }
    isInDoubt = true
    return .other
  }

  /// After a quote: takes the others and the pounds that would end the string.
  private mutating func endsString(_ string: OpenString) -> Bool {
    var length = 0
    if string.isMultiline {
      guard byte() == UInt8(ascii: "\""), byte(1) == UInt8(ascii: "\"") else { return false }
      length = 2
    }
    guard hasPounds(string.pounds, after: length) else { return false }
    index += length + string.pounds
    return true
  }

  private func hasPounds(_ count: Int, after distance: Int = 0) -> Bool {
    (0..<count).allSatisfy { byte(distance + $0) == UInt8(ascii: "#") }
  }

  private mutating func closeParenthesis() {
    guard var string = strings.popLast() else { return }
    string.parentheses -= 1
    if string.parentheses > 0 {
      strings.append(string)
    } else {
      _ = takeRest(of: OpenString(pounds: string.pounds, isMultiline: string.isMultiline))
    }
  }

  private var startsPattern: Bool {
    !Self.isSpace(byte()) && "(=,:[{;#".utf8.contains(before)
  }

  private mutating func skipPattern() {
    while index < bytes.count, !Self.isLineEnd(byte()), byte() != UInt8(ascii: "/") {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
    }
    index = min(index + (Self.isLineEnd(byte()) ? 0 : 1), bytes.count)
  }

  private static func isLineEnd(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: "\n") || byte == UInt8(ascii: "\r")
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte) || byte == 0
  }
}

extension UInt8 {
  /// The bracket that this one closes.
  var opening: UInt8 {
    switch self {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}
