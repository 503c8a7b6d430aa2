import SourceModel

extension CodeReader {
  /// Reads a body with its braces.
  ///
  /// - Returns: The body, and the height of the highest expression in it.
  mutating func readBody() -> (steps: [Statement], height: Int) {
    var outer: [Statement] = []
    swap(&outer, &steps)
    let outerHeight = bodyHeight
    bodyHeight = 0
    readBlockSteps()
    swap(&outer, &steps)
    let height = bodyHeight
    bodyHeight = outerHeight
    return (outer, height)
  }

  /// Reads the body of one way of a branch.
  mutating func readWay() -> [Statement] {
    var outer: [Statement] = []
    swap(&outer, &steps)
    readStatement()
    swap(&outer, &steps)
    return outer
  }

  /// Reads the statements in braces into the current body.
  mutating func readBlockSteps() {
    let close = partner(of: index)
    advance()
    while index < close {
      let before = index
      readStatement()
      if index == before { skipOne() }
    }
    leave(close)
  }

  /// Reads one statement; reads nothing where none starts.
  mutating func readStatement() {
    guard depth < Self.deepest else {
      _ = cut()
      return
    }
    depth += 1
    defer { depth -= 1 }
    switch kind {
    case .openBrace: readBlockSteps()
    case .semicolon: advance()
    case .word:
      if let keyword, keyword.startsStatement || keyword == .typedef {
        readKeywordStatement(keyword)
      } else if kind(after: 1) == .colon {
        advance()
        advance()
      } else if !readDeclaration() {
        readExpressionStatement()
      }
    case .atWord: readAtStatement()
    default: readExpressionStatement()
    }
  }

  private mutating func readKeywordStatement(_ keyword: Keyword) {
    switch keyword {
    case .if: readIf()
    case .for: readFor()
    case .while: readWhile()
    case .do: readDo()
    case .switch: readSwitch()
    case .return: readReturn()
    case .case, .default: readStrayLabel()
    case .typedef:
      while kind != .semicolon, kind != .closeBrace, kind != .end, kind != .methodMark { skipOne() }
    case .else: advance()
    default:
      advance()
      if keyword == .goto, self.kind == .word { advance() }
      skip(.semicolon)
    }
  }

  private mutating func readReturn() {
    advance()
    let start = index
    let value = readInitialiser()
    bodyHeight = max(bodyHeight, height)
    steps.append(.return(index == start ? nil : value))
    skip(.semicolon)
  }

  /// A `case` outside any `switch` that was read as one.
  private mutating func readStrayLabel() {
    advance()
    _ = readChoice()
    skip(.colon)
  }

  private mutating func readExpressionStatement() {
    let start = index
    let value = readChoice()
    if kind == .assignment {
      readAssignment(to: value)
    } else if kind == .compoundAssignment {
      advance()
      let targetHeight = height
      let operand = readExpression()
      height = max(height, targetHeight)
      evaluate(opaque([value, operand]))
    } else if index > start {
      evaluate(value)
    }
    skip(.semicolon)
  }

  mutating func evaluate(_ value: Expression) {
    guard value.tells else { return }
    bodyHeight = max(bodyHeight, height)
    steps.append(.evaluate(value))
  }

  private mutating func readAtStatement() {
    if isOutermost { return }
    switch tokens[index].keyword {
    case .try, .finally, .autoreleasepool:
      advance()
      if kind == .openBrace { readBlockSteps() }
    case .synchronized:
      advance()
      if kind == .openParenthesis { readCondition() }
      if kind == .openBrace { readBlockSteps() }
    case .catch:
      advance()
      if kind == .openParenthesis { skipBrackets() }
      if kind == .openBrace { steps.append(.branch([readWay(), []])) }
    default: readExpressionStatement()
    }
  }

  /// Reads a condition in parentheses, of which only calls and assignments are kept.
  mutating func readCondition() {
    guard kind == .openParenthesis else { return }
    let close = partner(of: index)
    advance()
    readConditions(to: close)
  }

  /// Reads the rest of a condition, or of the head of a loop.
  mutating func readConditions(to close: Int) {
    while index < close {
      let before = index
      if !readDeclaration() {
        let calls = callCount
        let value = readExpression()
        if callCount > calls { evaluate(value) }
      }
      if index < close, index == before || kind == .comma || kind == .semicolon {
        skipOne()
      }
    }
    leave(close)
  }
}
