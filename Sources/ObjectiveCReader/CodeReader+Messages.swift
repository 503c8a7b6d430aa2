import SourceModel

extension CodeReader {
  /// Reads `[receiver name:a second:b]`, or another value in brackets.
  mutating func readMessage() -> Expression {
    guard depth < Self.deepest else { return cut() }
    depth += 1
    let choices = openChoices
    openChoices = 0
    defer {
      depth -= 1
      openChoices = choices
    }
    let close = partner(of: index)
    if startsLambda(close) { return readLambda(close) }
    advance()
    let receiver = readReceiver()
    guard kind == .word, index < close else {
      let below = height
      let parts = readParts(to: close)
      height = max(below, height)
      return opaque([receiver] + parts)
    }
    return readSelector(of: receiver, close: close)
  }

  private mutating func readReceiver() -> Expression {
    if kind == .openParenthesis {
      let end = partner(of: index)
      let after = token(at: end + 2).kind
      if token(at: end + 1).kind == .word, after == .closeBracket || after == .colon {
        advance()
        let parts = readParts(to: end)
        return parts.count == 1 ? parts[0] : opaque(parts)
      }
    } else if kind == .word, kind(after: 1) == .less {
      let start = index
      advance()
      if readTypeArguments() != nil, kind == .word {
        lastName = start
        height = 0
        return .name(name(at: start))
      }
      index = start
    }
    return readExpression()
  }

  private mutating func readSelector(of receiver: Expression, close: Int) -> Expression {
    let name = index
    var tallest = height
    var arguments: [Argument] = []
    advance()
    var label: String?
    while kind == .colon, index < close {
      advance()
      arguments.append(Argument(label: label, value: readMessageArgument(to: close)))
      tallest = max(tallest, height)
      while kind == .comma, index < close {
        advance()
        arguments.append(Argument(label: nil, value: readMessageArgument(to: close)))
        tallest = max(tallest, height)
      }
      label = nil
      if kind == .word, kind(after: 1) == .colon, index < close {
        label = self.name(at: index)
        advance()
      }
    }
    if index < close {
      arguments += readParts(to: close).map { Argument(label: nil, value: $0) }
      tallest = max(tallest, height)
    } else {
      leave(close)
    }
    callCount += 1
    lastName = name
    return message(to: receiver, name: name, arguments, below: tallest)
  }

  private mutating func message(
    to receiver: Expression, name: Int, _ arguments: [Argument], below: Int
  ) -> Expression {
    switch keyword(at: name) {
    case .element: return grown(.element(receiver), over: below)
    case .indexedElement where arguments.count == 1: return grown(.element(receiver), over: below)
    default:
      let callee = Expression.member(receiver, self.name(at: name))
      return grown(
        .call(Call(callee: callee, arguments: arguments, position: position(at: name))),
        over: below + 1)
    }
  }

  /// Reads up to the next part of the selector, a comma or the end.
  private mutating func readMessageArgument(to close: Int) -> Expression {
    var parts: [Expression] = []
    var tallest = 0
    while index < close, kind != .comma, kind != .colon,
      !(kind == .word && kind(after: 1) == .colon)
        || parts.isEmpty
    {
      let before = index
      parts.append(readInitialiser())
      tallest = max(tallest, height)
      if index == before { skipOne() }
    }
    height = tallest
    return parts.count == 1 ? parts[0] : opaque(parts)
  }

  // MARK: - Blocks

  /// Reads `^{ … }`, `^(Type name) { … }`, `^Type (…) { … }`.
  mutating func readBlock() -> Expression {
    guard depth < Self.deepest else { return cut() }
    advance()
    var parameters: [Parameter] = []
    for _ in 0..<16 {
      switch kind {
      case .openBrace: return readClosure(parameters)
      case .openParenthesis:
        if token(at: partner(of: index) + 1).kind == .openBrace {
          parameters = readParameters()
        } else {
          skipBrackets()
        }
      case .word, .star, .less, .greater, .comma: advance()
      default: return Self.nothing
      }
    }
    return Self.nothing
  }

  private mutating func readClosure(_ parameters: [Parameter]) -> Expression {
    depth += 1
    let choices = openChoices
    openChoices = 0
    let (body, below) = readBody()
    openChoices = choices
    depth -= 1
    callCount += 1
    return grown(.closure(Closure(parameters: parameters, body: body)), over: below)
  }

  /// Whether the bracket that ends at an index is the capture list of a C++ lambda.
  private func startsLambda(_ close: Int) -> Bool {
    let next = token(at: close + 1).kind
    guard tokens[close].kind == .closeBracket, next == .openParenthesis else {
      return next == .openBrace && tokens[close].kind == .closeBracket
    }
    return token(at: partner(of: close + 1) + 1).kind == .openBrace
  }

  private mutating func readLambda(_ close: Int) -> Expression {
    leave(close)
    let parameters = kind == .openParenthesis ? readParameters() : []
    return kind == .openBrace ? readClosure(parameters) : Self.nothing
  }
}
