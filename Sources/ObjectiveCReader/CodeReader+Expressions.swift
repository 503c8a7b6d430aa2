import SourceModel

extension CodeReader {
  /// Reads a value. An assignment inside it becomes a separate step before the step of the value.
  ///
  /// Reads nothing where no value starts.
  mutating func readExpression() -> Expression {
    guard depth < Self.deepest else { return cut() }
    depth += 1
    defer { depth -= 1 }
    let value = readChoice()
    if kind == .assignment {
      readAssignment(to: value)
    } else if kind == .compoundAssignment {
      advance()
      return opaque([value, readExpression()])
    }
    return value
  }

  /// Reads from the `=` on.
  mutating func readAssignment(to target: Expression) {
    let place = position(at: lastName)
    let targetHeight = height
    advance()
    let value = readInitialiser()
    bodyHeight = max(bodyHeight, height, targetHeight)
    height = targetHeight
    steps.append(.assign(to: target, value, place))
  }

  /// A value, or the values of an array or a structure in braces.
  mutating func readInitialiser() -> Expression {
    kind == .openBrace ? readBraces() : readExpression()
  }

  private mutating func readBraces() -> Expression {
    guard depth < Self.deepest else { return cut() }
    depth += 1
    defer { depth -= 1 }
    let close = partner(of: index)
    advance()
    let parts = readParts(to: close)
    return grown(.array(parts), over: height)
  }

  /// Skips source that is nested too deeply.
  mutating func cut() -> Expression {
    isCut = true
    switch kind {
    case .closeParenthesis, .closeBracket, .closeBrace, .semicolon, .methodMark, .end: break
    case .atWord where isOutermost: break
    default: skipOne()
    }
    height = 0
    return Self.nothing
  }

  /// Whether the next token, a word after an `@`, can only be outside a body.
  var isOutermost: Bool {
    guard let keyword = tokens[index].keyword, keyword.endsEverything else {
      return false
    }
    return keyword != .protocol || kind(after: 1) != .openParenthesis
  }

  /// `a ? b : c`, and chains of them.
  mutating func readChoice() -> Expression {
    var value = readInfix()
    guard kind == .question else { return value }
    var options: [Expression] = []
    var tallest = 0
    while kind == .question {
      advance()
      if !skip(.colon) {
        openChoices += 1
        value = readExpression()
        openChoices -= 1
        skip(.colon)
      }
      tallest = max(tallest, height)
      options.append(value)
      value = readInfix()
    }
    options.append(value)
    return grown(.choice(options), over: max(tallest, height))
  }

  private mutating func readInfix() -> Expression {
    let first = readPrefixed()
    guard kind.isInfix, !(kind == .caret && kind(after: 1) == .openBrace) else { return first }
    var parts = [first]
    var tallest = height
    while kind.isInfix {
      while kind.isInfix { advance() }
      parts.append(readPrefixed())
      tallest = max(tallest, height)
    }
    height = tallest
    return opaque(parts)
  }

  /// A value with the operators before it.
  mutating func readPrefixed() -> Expression {
    var isChanged = false
    while true {
      switch kind {
      case .prefix, .minus, .plus, .increment: isChanged = true
      case .star, .ampersand: break
      default:
        let value = readPostfixed()
        return isChanged ? opaque([value]) : value
      }
      advance()
    }
  }

  /// A value with the members, subscripts and calls after it.
  private mutating func readPostfixed() -> Expression {
    var value = readOperand()
    while true {
      switch kind {
      case .dot, .arrow, .doubleColon:
        guard kind(after: 1) == .word else { return value }
        advance()
        value = readMember(of: value)
      case .openBracket where !startsLine(index):
        skipBrackets()
        value = grown(.element(value), over: height)
      case .openParenthesis:
        guard depth < Self.deepest else { return cut() }
        value = readCall(of: value, at: lastName)
      case .increment:
        advance()
        value = opaque([value])
      default:
        return value
      }
    }
  }

  private mutating func readMember(of base: Expression) -> Expression {
    let keyword = keyword
    lastName = index
    let name = name(at: index)
    advance()
    switch keyword {
    case .element: return grown(.element(base), over: height)
    default: return grown(.member(base, name), over: height)
    }
  }

  private mutating func readCall(of callee: Expression, at name: Int) -> Expression {
    depth += 1
    defer { depth -= 1 }
    let place = position(at: name)
    let close = partner(of: index)
    var tallest = height
    var arguments: [Argument] = []
    advance()
    while index < close {
      let value = readArgument(to: close)
      tallest = max(tallest, height)
      arguments.append(Argument(label: nil, value: value))
      if index < close { skip(.comma) }
    }
    leave(close)
    callCount += 1
    return grown(
      .call(Call(callee: callee, arguments: arguments, position: place)), over: tallest)
  }

  // MARK: - Parts

  /// Reads a value up to the next comma or the end of the enclosing bracket; at least one token.
  mutating func readArgument(to close: Int) -> Expression {
    let start = index
    let value = readInitialiser()
    guard index < close, kind != .comma else { return value }
    var parts = [value]
    var tallest = height
    if index == start { skipOne() }
    while index < close, kind != .comma {
      let before = index
      parts.append(readInitialiser())
      tallest = max(tallest, height)
      if index == before { skipOne() }
    }
    height = tallest
    return opaque(parts)
  }

  /// Reads all values up to the end of a bracket, whatever is between them, and the bracket.
  mutating func readParts(to close: Int) -> [Expression] {
    var parts: [Expression] = []
    var tallest = 0
    while index < close {
      if kind == .openBracket, token(at: partner(of: index) + 1).kind == .assignment {
        skipBrackets()
        advance()
      } else if kind == .dot, kind(after: 1) == .word, kind(after: 2) == .assignment {
        index += 3
      }
      guard index < close else { break }
      let before = index
      let value = readInitialiser()
      if index == before {
        skipOne()
      } else {
        tallest = max(tallest, height)
        parts.append(value)
        if index < close { skip(.comma) }
      }
    }
    leave(close)
    height = tallest
    return parts
  }

  /// An expression of which only the parts are known.
  mutating func opaque(_ parts: [Expression]) -> Expression {
    let telling = parts.filter(\.tells)
    if telling.isEmpty { return Self.nothing }
    return grown(.opaque(telling), over: height)
  }

  /// Records the height of an expression with subexpressions, and drops one that is too high.
  mutating func grown(_ value: Expression, over below: Int) -> Expression {
    height = below + 1
    guard height > Self.highest else { return value }
    isCut = true
    height = 0
    return Self.nothing
  }
}

extension Expression {
  /// Whether it is more than an unnamed literal.
  var tells: Bool {
    switch self {
    case .opaque(let parts): !parts.isEmpty
    case .boolean, .absent: false
    default: true
    }
  }
}
