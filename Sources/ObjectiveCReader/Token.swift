/// One word or sign of a file. Comments, blanks and preprocessor lines are not tokens.
struct Token {
  enum Kind: UInt8 {
    case word
    /// `@end`; the name is without the `@`.
    case atWord
    /// An `@` before a bracket.
    case at
    /// `@"…"`
    case string
    /// Numbers, characters and the strings of C, none of which names a screen.
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
    /// The `-` or `+` in the first column that begins a method. It ends all open brackets.
    case methodMark
    case end
  }

  var kind: Kind
  /// The meaning of a word that the reader knows.
  var keyword: Keyword?
  /// Of a word, the index of its name; of an opening bracket, the index of the token that ends it.
  var value: UInt32
  /// The range of the token in bytes.
  let start: UInt32
  let end: UInt32
}

extension Token.Kind {
  /// Whether it may be an operator between two values, except for assignments.
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
