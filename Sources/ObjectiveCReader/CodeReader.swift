import SourceModel

/// Reads types, expressions and statements from a file's tokens.
///
/// Whatever the tokens are, each is read once but for a bounded look ahead, nothing is read beyond
/// the end of the bracket that it stands in, and a call that can be read is kept.
struct CodeReader {
  /// How deep reading may go, and how high an expression may grow: values are freed by recursion too.
  static let deepest = 160
  static let highest = 300

  let bytes: UnsafeBufferPointer<UInt8>
  let tokens: [Token]
  let names: NameTable
  let lines: LineTable
  /// The number of the next token.
  var index = 0
  var depth = 0
  /// How high the expression is that was read last.
  var height = 0
  /// The highest expression of the body that is being read.
  var bodyHeight = 0
  /// How many calls and closures were read.
  var callCount = 0
  /// How many `?` wait for their `:`.
  var openChoices = 0
  /// The last name that was read, for an assignment's place.
  var lastName = 0
  /// What the body that is being read does so far.
  var steps: [Statement] = []
  /// Whether something was left out since it is nested too deeply.
  var isCut = false

  /// What tells nothing.
  static let nothing = Expression.opaque([])
}

// MARK: - Tokens

extension CodeReader {
  var kind: Token.Kind { tokens[index].kind }

  func token(at index: Int) -> Token { tokens[min(index, tokens.count - 1)] }

  func kind(after distance: Int) -> Token.Kind { token(at: index + distance).kind }

  /// Where what the bracket at an index opens ends: always after it.
  func partner(of index: Int) -> Int {
    max(min(Int(tokens[index].value), tokens.count - 1), index)
  }

  /// The keyword at the next token, if it is a word.
  var keyword: Keyword? { keyword(at: index) }

  func keyword(at index: Int) -> Keyword? {
    let token = token(at: index)
    return token.kind == .word ? Keyword(name: token.value) : nil
  }

  func name(at index: Int) -> String { names[tokens[index].value] }

  func position(at index: Int) -> SourcePosition {
    lines.position(atOffset: Int(tokens[index].start))
  }

  /// Goes on by one token, though never past the last.
  mutating func advance() {
    if index < tokens.count - 1 { index += 1 }
  }

  /// - Returns: Whether the next token was of this kind; it is passed then.
  @discardableResult
  mutating func skip(_ kind: Token.Kind) -> Bool {
    guard self.kind == kind else { return false }
    advance()
    return true
  }

  /// Goes to after a bracket and what it opens.
  mutating func skipBrackets() {
    leave(partner(of: index))
  }

  /// Goes to the end of a bracket, and past it if it is one.
  mutating func leave(_ close: Int) {
    index = max(index, close)
    switch kind {
    case .closeParenthesis, .closeBracket, .closeBrace: advance()
    default: break
    }
  }

  /// Goes past one token, or a bracket and all in it.
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
