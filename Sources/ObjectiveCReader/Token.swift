/// One word or sign of a file. Comments, blanks and preprocessor lines are no tokens.
struct Token {
  enum Kind: UInt8 {
    case word
    /// `@end`; the name is without the `@`.
    case atWord
    /// An `@` before a bracket.
    case at
    /// `@"…"`
    case string
    /// Numbers, characters and the strings of C: nothing that tells of navigation.
    case literal
    case openParenthesis, closeParenthesis, openBracket, closeBracket, openBrace, closeBrace
    case semicolon, comma, colon, doubleColon, dot, arrow, question, ellipsis
    case star, ampersand, caret, less, greater, plus, minus
    /// `=`
    case assignment
    /// `+=` and the like.
    case compoundAssignment
    /// `!` and `~`.
    case prefix
    /// `++` and `--`.
    case increment
    /// Every other operator between two values.
    case infix
    /// The `-` or `+` in the first column that a method starts with: whatever is open ends there.
    case methodMark
    case end
  }

  var kind: Kind
  /// Of a word, the number of its name; of an opening bracket, the token at which what it opens ends.
  var value: UInt32
  /// Where it starts and ends, in bytes.
  let start: UInt32
  var end: UInt32
}

extension Token.Kind {
  /// Whether it may stand between two values, assignments aside.
  var isInfix: Bool {
    switch self {
    case .star, .ampersand, .caret, .less, .greater, .plus, .minus, .infix: true
    default: false
    }
  }

  var isOpening: Bool {
    self == .openParenthesis || self == .openBracket || self == .openBrace
  }
}
