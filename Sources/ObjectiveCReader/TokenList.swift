import SourceModel

/// The tokens of a file, with its preprocessor definitions and conditions.
struct TokenList {
  /// `#define NAME value`
  struct Definition {
    let name: UInt32
    let nameStart: UInt32
    /// The value's first token in `definitionTokens`; an `.end` follows the last one.
    let firstToken: Int
    let condition: CompilationCondition?
  }

  /// Tokens up to the next such section, compiled under one condition.
  struct Section {
    let firstToken: Int
    /// `nil` for one that excludes no platform.
    let condition: CompilationCondition?
  }

  /// The last is `.end`.
  var tokens: [Token] = []
  /// The tokens of the values of all `definitions`.
  var definitionTokens: [Token] = []
  var definitions: [Definition] = []
  /// The distinct words of the file.
  var names: [String] = []
  /// The sections that `#if` and its like begin, in order.
  var sections: [Section] = []
}

extension [Token] {
  /// Gives every opening bracket the index of the token that ends it: the closing bracket, or where that
  /// is missing, the first token that can only follow it.
  ///
  /// A closing brace also ends the brackets that were left open inside it; a closing parenthesis never
  /// ends a brace. The ranges of any two brackets are therefore nested or disjoint, even in broken source.
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
    guard let keyword = self[index].keyword, keyword.endsEverything else {
      return false
    }
    return keyword != .protocol || index + 1 >= count || self[index + 1].kind != .openParenthesis
  }
}
