import SourceModel

/// Reads types, expressions and statements from a file's tokens.
///
/// For any tokens, even of broken source: each is read once, except for a bounded lookahead; nothing is read
/// past the end of the enclosing bracket; every call that can be read is kept.
struct CodeReader {
  /// The limits of nesting while reading, and of the height of an expression, which is freed recursively.
  static let deepest = 160
  static let highest = 300

  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  let names: [String]
  let lines: LineTable
  /// The index of the next token.
  var index = 0
  var depth = 0
  /// The height of the expression that was read last.
  var height = 0
  /// The height of the highest expression in the current body.
  var bodyHeight = 0
  /// The number of calls and closures read so far.
  var callCount = 0
  /// The number of `?` whose `:` has not been read.
  var openChoices = 0
  /// The index of the last name that was read, which is the place of an assignment.
  var lastName = 0
  /// The statements of the current body so far.
  var steps: [Statement] = []
  /// Whether source was skipped because it is nested too deeply.
  var isCut = false

  /// A value of which nothing is known.
  static let nothing = Expression.opaque([])
}

// MARK: - Tokens

extension CodeReader {
  var kind: Token.Kind { tokens[index].kind }

  func token(at index: Int) -> Token { tokens[min(index, tokens.count - 1)] }

  func kind(after distance: Int) -> Token.Kind { token(at: index + distance).kind }

  /// The index of the token that ends the bracket at an index; always after it.
  func partner(of index: Int) -> Int {
    max(min(Int(tokens[index].value), tokens.count - 1), index)
  }

  /// The keyword at the next token, if it is a word.
  var keyword: Keyword? { keyword(at: index) }

  func keyword(at index: Int) -> Keyword? {
    let token = token(at: index)
    return token.kind == .word ? token.keyword : nil
  }

  /// The name at an index; empty for a token that is not a word.
  func name(at index: Int) -> String {
    let token = tokens[index]
    return token.kind == .word || token.kind == .atWord ? names[Int(token.value)] : ""
  }

  func position(at index: Int) -> SourcePosition {
    lines.position(atOffset: Int(tokens[index].start))
  }

  /// Advances by one token, but not past the last.
  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// - Returns: Whether the next token was of this kind, in which case it is skipped.
  @discardableResult
  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Skips a bracket with its contents.
  mutating func skipBrackets() {
    leave(partner(of: index))
  }

  /// Advances to the end of a bracket, and past the token there if it is a closing bracket.
  mutating func leave(_ close: Int) {
    index = max(index, close)
    switch kind {
    case .closeParenthesis, .closeBracket, .closeBrace: advance()
    default: break
    }
  }

  /// Skips one token, or a bracket with its contents.
  mutating func skipOne() {
    if kind.isOpening { skipBrackets() } else { advance() }
  }

  /// Whether the token at an index is the first on its line.
  func startsLine(_ index: Int) -> Bool {
    var offset = Int(tokens[index].start)
    while offset > 0 {
      offset -= 1
      switch bytes[offset] {
      case UInt8(ascii: "\n"): return true
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): continue
      default: return false
      }
    }
    return true
  }

  /// Whether a name looks like a macro: capitals with an underscore.
  func isMacroLike(at index: Int) -> Bool {
    let token = tokens[index]
    var hasUnderscore = false
    for byte in bytes[Int(token.start)..<Int(token.end)] {
      if byte == UInt8(ascii: "_") {
        hasUnderscore = true
      } else if byte >= UInt8(ascii: "a"), byte <= UInt8(ascii: "z") {
        return false
      }
    }
    return hasUnderscore
  }
}
