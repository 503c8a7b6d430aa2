/// What a file consists of.
struct TokenList {
  /// `#define NAME value`
  struct Definition {
    let name: UInt32
    let nameStart: UInt32
    /// The value's first token in `definitionTokens`; an `.end` follows the last one.
    let firstToken: Int
  }

  /// The last is `.end`.
  var tokens: [Token] = []
  /// Those of the values of all `definitions`.
  var definitionTokens: [Token] = []
  var definitions: [Definition] = []
  var names = NameTable()
}

extension [Token] {
  /// Gives every opening bracket the token at which what it opens ends: its partner, or where that is
  /// missing, what shows that it is.
  ///
  /// A brace closes what was left open within it, a parenthesis never a brace: what lies between a
  /// bracket and its end lies within it whole, in whatever broken file.
  mutating func matchBrackets() {
    var open: [Int] = []
    for index in indices {
      switch self[index].kind {
      case .openParenthesis, .openBracket, .openBrace: open.append(index)
      case .closeParenthesis: close(.openParenthesis, at: index, open: &open)
      case .closeBracket: close(.openBracket, at: index, open: &open)
      case .closeBrace: close(.openBrace, at: index, open: &open)
      case .methodMark, .end: closeAll(at: index, open: &open)
      case .atWord where endsEverything(index): closeAll(at: index, open: &open)
      default: break
      }
    }
    closeAll(at: count - 1, open: &open)
  }

  private mutating func close(_ kind: Token.Kind, at index: Int, open: inout [Int]) {
    while let last = open.last {
      let lastKind = self[last].kind
      if lastKind == .openBrace, kind != .openBrace { return }
      open.removeLast()
      self[last].value = UInt32(truncatingIfNeeded: index)
      if lastKind == kind { return }
    }
  }

  private mutating func closeAll(at index: Int, open: inout [Int]) {
    for bracket in open { self[bracket].value = UInt32(truncatingIfNeeded: index) }
    open.removeAll(keepingCapacity: true)
  }

  /// `@protocol(Name)` is a value.
  private func endsEverything(_ index: Int) -> Bool {
    guard let keyword = Keyword(name: self[index].value), keyword.endsEverything else {
      return false
    }
    return keyword != .protocol || index + 1 >= count || self[index + 1].kind != .openParenthesis
  }
}
