import SourceModel

extension CodeReader {
  /// Reads a value without operators; reads nothing where none starts.
  mutating func readOperand() -> Expression {
    height = 0
    switch kind {
    case .word: return readName()
    case .string: return readString()
    case .literal:
      advance()
      return Self.nothing
    case .at: return readBoxed()
    case .atWord: return readAtWord()
    case .openParenthesis: return readParenthesised()
    case .openBracket: return readMessage()
    case .caret: return readBlock()
    default: return Self.nothing
    }
  }

  private mutating func readName() -> Expression {
    if let keyword {
      if keyword.startsStatement { return Self.nothing }
      let literal = literal(at: index) ?? Self.nothing
      if keyword == .nothing || keyword == .new || keyword.isNoName {
        let takesParentheses = keyword == .typeOf || keyword == .attribute
        advance()
        if takesParentheses, kind == .openParenthesis { skipBrackets() }
        return keyword == .new ? readOperandDeeper() : literal
      }
      if keyword == .query {
        advance()
        if kind == .openParenthesis { skipBrackets() }
        return Self.nothing
      }
    }
    lastName = index
    let name = name(at: index)
    advance()
    return .name(name)
  }

  /// `YES`, `NO` or `nil`
  func literal(at index: Int) -> Expression? {
    guard keyword(at: index) == .nothing else { return nil }
    return switch name(at: index).lowercased() {
    case "yes", "true": .boolean(true)
    case "no", "false": .boolean(false)
    default: .absent
    }
  }

  /// Reads the value after a word without meaning here.
  private mutating func readOperandDeeper() -> Expression {
    guard depth < Self.deepest else { return cut() }
    depth += 1
    defer { depth -= 1 }
    return readOperand()
  }

  /// Adjacent strings are one.
  private mutating func readString() -> Expression {
    var text = decodedString(at: index)
    advance()
    while kind == .string || (kind == .literal && isQuoted(index)) {
      text += decodedString(at: index)
      advance()
    }
    return .string(text)
  }

  private func isQuoted(_ index: Int) -> Bool {
    bytes[Int(tokens[index].start)] == UInt8(ascii: "\"")
  }

  /// `@[…]`, `@{…}`, `@(…)`
  private mutating func readBoxed() -> Expression {
    advance()
    guard depth < Self.deepest, kind.isOpening else { return kind.isOpening ? cut() : Self.nothing }
    depth += 1
    defer { depth -= 1 }
    let isArray = kind == .openBracket
    let isDictionary = kind == .openBrace
    let close = partner(of: index)
    advance()
    if isDictionary { return readDictionary(to: close) }
    let parts = readParts(to: close)
    return isArray ? grown(.array(parts), over: height) : opaque(parts)
  }

  private mutating func readDictionary(to close: Int) -> Expression {
    var parts: [Expression] = []
    var tallest = 0
    while index < close {
      let before = index
      parts.append(readExpression())
      tallest = max(tallest, height)
      if index < close, kind == .colon || kind == .comma || index == before { skipOne() }
    }
    leave(close)
    height = tallest
    return opaque(parts)
  }

  /// `@selector(…)`, `@YES`; reads nothing that can only be outside a body.
  private mutating func readAtWord() -> Expression {
    if isOutermost { return Self.nothing }
    switch tokens[index].keyword {
    case .try, .catch, .finally, .synchronized, .autoreleasepool: return Self.nothing
    default: break
    }
    advance()
    if kind == .openParenthesis { skipBrackets() }
    return Self.nothing
  }

  /// A cast, a value in parentheses, or statements that are a value: `({ … })`.
  private mutating func readParenthesised() -> Expression {
    guard depth < Self.deepest else { return cut() }
    depth += 1
    defer { depth -= 1 }
    if kind(after: 1) == .openBrace { return readStatementValue() }
    if let cast = readCast() { return cast }
    let close = partner(of: index)
    advance()
    let choices = openChoices
    openChoices = 0
    let parts = readParts(to: close)
    openChoices = choices
    return parts.count == 1 ? parts[0] : opaque(parts)
  }

  private mutating func readStatementValue() -> Expression {
    let open = index
    let close = partner(of: open)
    let place = position(at: open)
    advance()
    var (body, below) = readBody()
    if case .evaluate(let value)? = body.last { body[body.count - 1] = .return(value) }
    index = max(index, close)
    leave(close)
    callCount += 1
    let callee = Expression.closure(Closure(parameters: [], body: body))
    below += 1
    return grown(.call(Call(callee: callee, arguments: [], position: place)), over: below)
  }

  /// - Returns: `nil` where the parentheses contain no type; nothing is read then.
  private mutating func readCast() -> Expression? {
    let open = index
    let close = partner(of: open)
    advance()
    let first = kind
    guard first == .word, let declared = readTypedName(isAbstract: true), index == close,
      kind == .closeParenthesis, declared.hasType, declared.name == nil,
      isCast(declared, open: open, close: close)
    else {
      index = open
      return nil
    }
    advance()
    let value = kind == .openBrace ? readInitialiser() : readPrefixed()
    guard let type = type(of: declared), type != .named("id") else { return value }
    return grown(.cast(value, type), over: height)
  }

  private func isCast(_ declared: TypedName, open: Int, close: Int) -> Bool {
    let next = token(at: close + 1).kind
    let startsOperand: Bool =
      switch next {
      case .word, .string, .literal, .at, .atWord, .openParenthesis, .openBracket, .caret,
        .openBrace, .prefix:
        true
      default: false
      }
    if declared.isPointer || declared.isPrimitive || declared.isCallable || close - open > 2 {
      return startsOperand || next == .minus || next == .star || next == .ampersand
    }
    // One word in parentheses is a type if it is capitalised and no part of a selector follows.
    guard startsOperand, let word = declared.typeWord else { return false }
    let isPart = next == .word && openChoices == 0 && token(at: close + 2).kind == .colon
    if keyword(at: word) == .id || keyword(at: word) == .void { return !isPart }
    let initial = bytes[Int(tokens[word].start)]
    let isCapital = initial >= UInt8(ascii: "A") && initial <= UInt8(ascii: "Z")
    return isCapital && !isPart
  }
}
