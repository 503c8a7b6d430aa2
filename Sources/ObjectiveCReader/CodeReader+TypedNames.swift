import SourceModel

extension CodeReader {
  /// How many words and signs a type and its name may have.
  private static let longestType = 24

  /// Reads a type and a name, up to the first token that belongs to neither.
  ///
  /// - Returns: `nil` where there is neither; the position of the reader is then unspecified.
  mutating func readTypedName(isAbstract: Bool = false, nesting: Int = 0) -> TypedName? {
    var result = TypedName()
    var words = TypedNameWords()
    for _ in 0..<Self.longestType {
      switch kind {
      case .word where keyword?.endsType != true:
        guard readWord(&result, &words) else { return nil }
      case .less where words.declarator == nil && !words.words.isEmpty:
        words.argumentOwner = words.words.last
        guard let arguments = readTypeArguments(nesting: nesting) else { return nil }
        result.typeArguments = arguments
      case .star, .ampersand:
        let hasType = !words.words.isEmpty || words.macro != nil
        guard words.declarator == nil, hasType || result.isPrimitive || result.isInferred
        else { return nil }
        result.isPointer = true
        advance()
      case .doubleColon:
        if !words.words.isEmpty { words.words.removeLast() }
        advance()
      case .openBracket
      where words.declarator != nil || words.words.count >= 2 || result.isPrimitive:
        result.isArray = true
        skipBrackets()
      case .openParenthesis where startsCallableDeclarator(index):
        readCallableDeclarator(&result)
      case .ellipsis:
        advance()
      default:
        words.settle(&result, isAbstract: isAbstract)
        return result
      }
      if result.parameters != nil {
        words.settle(&result, isAbstract: isAbstract)
        return result
      }
    }
    return nil
  }

  private mutating func readWord(_ result: inout TypedName, _ words: inout TypedNameWords) -> Bool {
    if let keyword, keyword.isNoName {
      readQualifier(keyword, &result)
      return true
    }
    let word = index
    let isMacro = isMacroLike(at: word)
    advance()
    if kind == .openParenthesis, !startsCallableDeclarator(index) {
      return readParameters(of: word, isMacro: isMacro, &result, &words)
    }
    if result.isPointer || result.isInferred || result.isCallable {
      if words.declarator == nil, !result.isCallable {
        words.declarator = word
      } else if !isMacro {
        return false
      }
    } else if isMacro {
      words.macro = word
    } else {
      words.words.append(word)
    }
    words.isMacroLast = isMacro
    return true
  }

  /// Reads the parentheses after a word: those of a macro or of a function's parameters.
  private mutating func readParameters(
    of word: Int, isMacro: Bool, _ result: inout TypedName, _ words: inout TypedNameWords
  ) -> Bool {
    let hasType =
      !words.words.isEmpty || words.macro != nil || result.isPointer || result.isPrimitive
    let hasName = words.declarator != nil || words.words.count >= 2 || result.isCallable
    if isMacro, hasName || !hasType, token(at: partner(of: index) + 1).kind != .openBrace {
      skipBrackets()
      return true
    }
    guard words.declarator == nil, !result.isCallable else { return false }
    words.declarator = word
    result.parameters = index
    return true
  }

  private mutating func readQualifier(_ keyword: Keyword, _ result: inout TypedName) {
    switch keyword {
    case .static: result.isStatic = true
    case .extern: result.isExternal = true
    case .segueAction: result.isSegueAction = true
    case .auto, .typeOf: result.isInferred = true
    case .primitive: result.isPrimitive = true
    default: break
    }
    advance()
    let takesParentheses =
      keyword == .typeOf || keyword == .attribute || keyword == .outletCollection
    if takesParentheses, kind == .openParenthesis { skipBrackets() }
    let mayHaveBody = keyword == .aggregate || keyword == .enum
    if mayHaveBody, kind == .openBrace { skipBrackets() }
  }

  /// Whether `(^name)(…)` or `(*name)(…)` starts at an index; the name may be missing.
  private func startsCallableDeclarator(_ index: Int) -> Bool {
    let sign = token(at: index + 1).kind
    let next = token(at: index + 2).kind
    return (sign == .caret || sign == .star) && (next == .word || next == .closeParenthesis)
      && token(at: partner(of: index) + 1).kind == .openParenthesis
  }

  private mutating func readCallableDeclarator(_ result: inout TypedName) {
    let close = partner(of: index)
    advance()
    while index < close {
      if kind == .word, keyword?.isNoName != true { result.name = index }
      if kind == .openBracket { result.isArray = true }
      skipOne()
    }
    result.isCallable = true
    leave(close)
    if kind == .openParenthesis { skipBrackets() }
  }
}
