extension Tokeniser {
  mutating func readSign(_ byte: UInt8) {
    let start = position
    let (kind, length) = sign(byte)
    position += length
    switch kind {
    case .openParenthesis, .openBracket, .openBrace: depth += 1
    case .closeParenthesis, .closeBracket, .closeBrace: depth -= 1
    default: break
    }
    if kind == .plus || kind == .minus, startsMethod(at: start) {
      depth = 0
      emit(.methodMark, from: start)
    } else if let kind {
      emit(kind, from: start)
    }
  }

  /// - Returns: `nil` as the kind for a byte that is invalid in source.
  private func sign(_ byte: UInt8) -> (Token.Kind?, length: Int) {
    switch byte {
    case UInt8(ascii: "("): (.openParenthesis, 1)
    case UInt8(ascii: ")"): (.closeParenthesis, 1)
    case UInt8(ascii: "["): (.openBracket, 1)
    case UInt8(ascii: "]"): (.closeBracket, 1)
    case UInt8(ascii: "{"): (.openBrace, 1)
    case UInt8(ascii: "}"): (.closeBrace, 1)
    case UInt8(ascii: ";"): (.semicolon, 1)
    case UInt8(ascii: ","): (.comma, 1)
    case UInt8(ascii: "?"): (.question, 1)
    case UInt8(ascii: ":"): peek(1) == byte ? (.doubleColon, 2) : (.colon, 1)
    case UInt8(ascii: "."):
      peek(1) == byte && peek(2) == byte ? (.ellipsis, 3) : (.dot, 1)
    default: operatorSign(byte)
    }
  }

  private func operatorSign(_ byte: UInt8) -> (Token.Kind?, length: Int) {
    let next = peek(1)
    let isAssigning = next == UInt8(ascii: "=")
    switch byte {
    case UInt8(ascii: "="): return isAssigning ? (.infix, 2) : (.assignment, 1)
    case UInt8(ascii: "!"), UInt8(ascii: "~"): return isAssigning ? (.infix, 2) : (.prefix, 1)
    case UInt8(ascii: "<"), UInt8(ascii: ">"):
      // A `>>` stays two signs, as it may close two lists of types.
      if isAssigning { return (.infix, 2) }
      if next == byte, peek(2) == UInt8(ascii: "=") { return (.compoundAssignment, 3) }
      return (byte == UInt8(ascii: "<") ? .less : .greater, 1)
    case UInt8(ascii: "-") where next == UInt8(ascii: ">"): return (.arrow, 2)
    case UInt8(ascii: "+"), UInt8(ascii: "-"):
      if next == byte { return (.increment, 2) }
      if isAssigning { return (.compoundAssignment, 2) }
      return (byte == UInt8(ascii: "+") ? .plus : .minus, 1)
    case UInt8(ascii: "&"), UInt8(ascii: "|"):
      if next == byte { return (.infix, 2) }
      if isAssigning { return (.compoundAssignment, 2) }
      return (byte == UInt8(ascii: "&") ? .ampersand : .infix, 1)
    case UInt8(ascii: "*"), UInt8(ascii: "^"), UInt8(ascii: "/"), UInt8(ascii: "%"):
      if isAssigning { return (.compoundAssignment, 2) }
      if byte == UInt8(ascii: "*") { return (.star, 1) }
      return (byte == UInt8(ascii: "^") ? .caret : .infix, 1)
    default: return (nil, 1)
    }
  }

  /// Whether a `-` or `+` is in the first column and before a type, and does not follow a value.
  private func startsMethod(at start: Int) -> Bool {
    guard start == 0 || bytes[start - 1] == UInt8(ascii: "\n") else { return false }
    var next = position
    while next < limit, bytes[next] == UInt8(ascii: " ") { next += 1 }
    guard next < limit, bytes[next] == UInt8(ascii: "(") else { return false }
    switch list.tokens.last?.kind {
    case .closeBrace, .semicolon, .openBrace, .atWord, nil: return true
    default: return depth <= 0
    }
  }
}
