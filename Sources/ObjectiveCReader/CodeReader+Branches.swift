import SourceModel

extension CodeReader {
  /// Reads a chain of `if` and `else if` as one branch, so that long chains do not nest. A way begins with
  /// what follows from its conditions. So does the code after the branch, if the other ways do not reach
  /// it.
  mutating func readIf() {
    advance()
    if keyword == .qualifier { advance() }
    var narrowing = narrowing(at: index)
    var failing = narrowing.failing
    readCondition()
    var ways = [narrowing.holding + readWay()]
    while keyword == .else {
      advance()
      guard keyword == .if else {
        ways.append(failing + readWay())
        steps.append(.branch(ways))
        return
      }
      advance()
      narrowing = self.narrowing(at: index)
      var outer: [Statement] = []
      swap(&outer, &steps)
      steps = failing
      readCondition()
      steps += narrowing.holding
      readStatement()
      swap(&outer, &steps)
      ways.append(outer)
      failing += narrowing.failing
    }
    let allReturn = ways.allSatisfy { if case .return? = $0.last { true } else { false } }
    ways.append(allReturn ? [] : failing)
    steps.append(.branch(ways))
    if allReturn { steps += failing }
  }

  mutating func readWhile() {
    advance()
    readCondition()
    steps.append(.branch([readWay(), []]))
  }

  /// The body of `do` runs at least once.
  mutating func readDo() {
    advance()
    readStatement()
    if keyword == .while {
      advance()
      readCondition()
    }
    skip(.semicolon)
  }

  mutating func readFor() {
    advance()
    guard kind == .openParenthesis else { return }
    let close = partner(of: index)
    advance()
    if let (name, type) = readLoopVariable(close) {
      let sequence = readExpression()
      bodyHeight = max(bodyHeight, height + 1)
      leave(close)
      let way = readWay()
      steps.append(.loop(name, type, in: sequence, way))
      return
    }
    readConditions(to: close)
    steps.append(.branch([readWay(), []]))
  }

  /// Reads past the `in`; reads nothing where there is none.
  private mutating func readLoopVariable(_ close: Int) -> (String, TypeReference?)? {
    let start = index
    if kind == .word, keyword(at: index + 1) == .in {
      let name = name(at: index)
      index += 2
      return (name, nil)
    }
    if let declared = readTypedName(), index < close, let name = declared.name,
      keyword == .in || kind == .colon
    {
      advance()
      return (self.name(at: name), type(of: declared))
    }
    index = start
    return nil
  }

  // MARK: - Switches

  mutating func readSwitch() {
    advance()
    guard kind == .openParenthesis else { return }
    let close = partner(of: index)
    advance()
    let parts = readParts(to: close)
    let subject = parts.count == 1 ? parts[0] : opaque(parts)
    bodyHeight = max(bodyHeight, height)
    guard kind == .openBrace else { return }
    let cases = readCases()
    steps.append(.switch(subject, cases))
  }

  private mutating func readCases() -> [SwitchCase] {
    let close = partner(of: index)
    var cases: [SwitchCase] = []
    var hasDefault = false
    advance()
    while index < close {
      if keyword == .default { hasDefault = true }
      let patterns = readLabels(to: close)
      var outer: [Statement] = []
      swap(&outer, &steps)
      while index < close, keyword != .case, keyword != .default {
        let before = index
        readStatement()
        if index == before { skipOne() }
      }
      swap(&outer, &steps)
      cases.append(SwitchCase(patterns: patterns, body: outer))
    }
    leave(close)
    // No case may match.
    if !hasDefault { cases.append(SwitchCase(patterns: [], body: [])) }
    return cases
  }

  /// Reads consecutive labels; no patterns where one of them names no value.
  private mutating func readLabels(to close: Int) -> [Expression] {
    var patterns: [Expression] = []
    var isOpen = false
    while index < close, let label = keyword, label == .case || label == .default {
      advance()
      let value = label == .case ? readPrefixed() : Self.nothing
      bodyHeight = max(bodyHeight, height)
      switch value {
      case .name, .member: patterns.append(value)
      default: isOpen = true
      }
      while index < close, kind != .colon, kind != .semicolon, keyword != .case { skipOne() }
      if kind == .colon { advance() }
    }
    return isOpen ? [] : patterns
  }
}
