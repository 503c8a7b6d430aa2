package import SourceModel

/// One word, string or sign of a source file. Comments and spaces are not tokens.
package struct SourceToken: Sendable {
  package enum Kind: Equatable, Sendable {
    case word
    /// A string, or the rest of one after its last interpolation, whose tokens precede it.
    case string
    case sign(UInt8)
  }

  package let kind: Kind
  /// The offset of its first byte.
  package let start: Int
  package let end: Int
  /// Whether it is the first token on its line.
  package let startsLine: Bool
}

/// Splits Swift and Objective-C into words and signs, and skips strings, comments and regular expressions.
///
/// Much coarser than a lexer: it only has to agree with one on where strings and comments end. The text of a
/// string is skipped, as it contains no names; its interpolations are code.
package struct SourceTokens {
  /// A string whose interpolation is being read. The string continues after it.
  private struct OpenString {
    let pounds: Int
    let isMultiline: Bool
    /// How many parentheses of the interpolation are open.
    var parentheses = 1
  }

  private let bytes: UnsafeBufferPointer<UInt8>
  private let isSwift: Bool
  private var index = 0
  private var startsLine = true
  private var strings: [OpenString] = []
  /// The last byte of the token before, which distinguishes a regular expression from a division.
  private var before = UInt8(ascii: ";")

  package init(_ bytes: UnsafeBufferPointer<UInt8>, language: SourceLanguage) {
    self.bytes = bytes
    isSwift = language == .swift
  }

  /// The next token; `nil` at the end of the file.
  package mutating func next() -> SourceToken? {
    skipSpaceAndComments()
    guard index < bytes.count else { return nil }
    let (start, startsLine) = (index, startsLine)
    let kind = takeToken()
    before = bytes[index - 1]
    self.startsLine = false
    return SourceToken(kind: kind, start: start, end: index, startsLine: startsLine)
  }
}

extension SourceTokens {
  private func byte(_ distance: Int = 0) -> UInt8 {
    let place = index + distance
    return place >= 0 && place < bytes.count ? bytes[place] : 0
  }

  private mutating func takeToken() -> SourceToken.Kind {
    let first = byte()
    if first.isWord {
      while index < bytes.count, bytes[index].isWord { index += 1 }
      return .word
    }
    index += 1
    switch first {
    case UInt8(ascii: "("): if !strings.isEmpty { strings[strings.count - 1].parentheses += 1 }
    case UInt8(ascii: ")"): closeParenthesis()
    case UInt8(ascii: "\""): return takeString(pounds: 0)
    case UInt8(ascii: "'") where !isSwift: skipCharacter()
    case UInt8(ascii: "#") where isSwift: return takePounds()
    case UInt8(ascii: "/") where isSwift && startsPattern: skipPattern()
    default: break
    }
    return .sign(first)
  }

  private mutating func skipSpaceAndComments() {
    while index < bytes.count {
      let first = byte()
      if Self.isLineEnd(first) { startsLine = true }
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

  /// Only Swift's comments may be nested.
  private mutating func skipBlockComment() {
    var depth = 0
    repeat {
      if byte() == UInt8(ascii: "/"), byte(1) == UInt8(ascii: "*"), isSwift || depth == 0 {
        depth += 1
        index += 2
      } else if byte() == UInt8(ascii: "*"), byte(1) == UInt8(ascii: "/") {
        depth -= 1
        index += 2
      } else {
        index += 1
      }
    } while depth > 0 && index < bytes.count
    index = min(index, bytes.count)
  }
}

// MARK: - Strings and regular expressions

extension SourceTokens {
  private mutating func takePounds() -> SourceToken.Kind {
    var pounds = 1
    while byte() == UInt8(ascii: "#") {
      pounds += 1
      index += 1
    }
    guard byte() == UInt8(ascii: "\"") else { return .sign(UInt8(ascii: "#")) }
    index += 1
    return takeString(pounds: pounds)
  }

  /// Reads on after the first quote.
  private mutating func takeString(pounds: Int) -> SourceToken.Kind {
    let isMultiline = isSwift && byte() == UInt8(ascii: "\"") && byte(1) == UInt8(ascii: "\"")
    if isMultiline { index += 2 }
    return takeRest(of: OpenString(pounds: pounds, isMultiline: isMultiline))
  }

  /// Reads to the string's end, or to its next interpolation.
  private mutating func takeRest(of string: OpenString) -> SourceToken.Kind {
    while index < bytes.count {
      let first = byte()
      if first == UInt8(ascii: "\"") {
        index += 1
        if endsString(string) { return .string }
      } else if first == UInt8(ascii: "\\") {
        index += 1
        guard hasPounds(string.pounds) else { continue }
        index += string.pounds
        guard index < bytes.count else { break }
        index += 1
        if isSwift, byte(-1) == UInt8(ascii: "(") {
          strings.append(string)
          return .sign(UInt8(ascii: "("))
        }
      } else if !string.isMultiline, Self.isLineEnd(first) {
        break
      } else {
        index += 1
      }
    }
    return .string
  }

  /// After a quote: reads the other quotes and the pounds that end the string.
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

  /// `'a'`, which ends with its line at the latest.
  private mutating func skipCharacter() {
    while index < bytes.count, !Self.isLineEnd(byte()) {
      index += byte() == UInt8(ascii: "\\") ? 2 : 1
      if byte(-1) == UInt8(ascii: "'"), byte(-2) != UInt8(ascii: "\\") { break }
    }
    index = min(index, bytes.count)
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
  /// Whether a name may contain it: a letter, a digit, an underscore, or a byte beyond ASCII.
  package var isWord: Bool {
    // The bit that distinguishes cases is set first.
    (self | 0x20) &- 0x61 < 26 || self &- 0x30 < 10 || self == 0x5F || self >= 0x80
  }

  /// The bracket that this one closes.
  package var opening: UInt8 {
    switch self {
    case UInt8(ascii: ")"): UInt8(ascii: "(")
    case UInt8(ascii: "]"): UInt8(ascii: "[")
    default: UInt8(ascii: "{")
    }
  }
}
