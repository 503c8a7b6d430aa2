import SourceModel

extension Tokeniser {
  /// An `#if` whose `#endif` was not reached.
  struct OpenCondition {
    /// How many brackets were open where it starts.
    let depth: Int
    /// The conditions of its branches so far, the current one last.
    var branches: [CompilationCondition]

    /// The condition of the current branch.
    var current: CompilationCondition {
      branches.count == 1
        ? branches[0] : .all(branches.dropLast().map { .not($0) } + branches.suffix(1))
    }
  }

  /// Reads a preprocessor line, from its `#`.
  mutating func readDirective() {
    position += 1
    skipBlanks()
    let start = position
    while position < limit, bytes[position].isWordPart { position += 1 }
    let name = UnsafeBufferPointer(rebasing: bytes[start..<position])
    if name.spells("define") {
      readDefinition()
    } else if name.spells("if") {
      skipBlanks()
      let isNever = peek(0) == UInt8(ascii: "0") && !peek(1).isWordPart
      conditions.append(OpenCondition(depth: depth, branches: [readCondition()]))
      if isNever { skipBranches(toEnd: false) }
    } else if name.spells("ifdef") || name.spells("ifndef") {
      skipDirective()
      conditions.append(OpenCondition(depth: depth, branches: [.unknown]))
    } else if name.spells("else") || name.spells("elif") {
      beginBranch(name.spells("elif") ? readCondition() : skipElse())
      // What follows `#if 1` is never compiled.
      if let condition = conditions.last,
        condition.depth != depth || condition.branches.dropLast().contains(.boolean(true))
      {
        skipBranches(toEnd: true)
      }
    } else {
      if name.spells("endif"), !conditions.isEmpty { conditions.removeLast() }
      skipDirective()
    }
    beginSection()
  }

  private mutating func beginBranch(_ condition: CompilationCondition) {
    if conditions.isEmpty { return }
    conditions[conditions.count - 1].branches.append(condition)
  }

  private mutating func skipElse() -> CompilationCondition {
    skipDirective()
    return .boolean(true)
  }

  /// Begins a section where the condition of the tokens changes.
  private mutating func beginSection() {
    let condition = currentCondition
    if condition == list.sections.last?.condition { return }
    list.sections.append(.init(firstToken: list.tokens.count, condition: condition))
  }

  /// The conjunction of the open conditions that exclude a platform.
  private var currentCondition: CompilationCondition? {
    let decided = conditions.map(\.current).filter(\.excludesPlatform)
    return decided.count > 1 ? .all(decided) : decided.first
  }

  /// Reads the rest of an `#if` or `#elif` line.
  private mutating func readCondition() -> CompilationCondition {
    skipBlanks()
    let start = position
    skipDirective()
    return CompilationCondition(
      preprocessor: String(decoding: bytes[start..<position], as: UTF8.self))
  }

  /// Skips to after the `#endif` of the innermost condition, or else to after its next `#else`.
  private mutating func skipBranches(toEnd: Bool) {
    var nesting = 0
    while position < limit {
      skipBlanks()
      guard peek(0) == UInt8(ascii: "#") else {
        skipDisabledLine()
        continue
      }
      position += 1
      skipBlanks()
      let start = position
      while position < limit, bytes[position].isWordPart { position += 1 }
      let name = UnsafeBufferPointer(rebasing: bytes[start..<position])
      let branch = name.spells("elif") ? readCondition() : skipElse()
      if name.spells("if") || name.spells("ifdef") || name.spells("ifndef") {
        nesting += 1
      } else if name.spells("endif") {
        if nesting == 0 {
          if !conditions.isEmpty { conditions.removeLast() }
          return
        }
        nesting -= 1
      } else if nesting == 0, !toEnd, name.spells("else") || name.spells("elif") {
        return beginBranch(branch)
      }
    }
  }

  /// A comment in disabled source may contain a `#`; an apostrophe begins no character there.
  private mutating func skipDisabledLine() {
    while position < limit, bytes[position] != UInt8(ascii: "\n") {
      if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "*") {
        skipBlockComment()
      } else if bytes[position] == UInt8(ascii: "/"), peek(1) == UInt8(ascii: "/") {
        skipLineComment()
      } else {
        position += 1
      }
    }
    if position < limit { position += 1 }
  }

  /// Keeps the value of a definition without parameters, unless it is a number.
  private mutating func readDefinition() {
    skipBlanks()
    let nameStart = position
    guard position < limit, bytes[position].isWordStart else { return skipDirective() }
    let name = readWord()
    guard peek(0) != UInt8(ascii: "(") else { return skipDirective() }
    let valueStart = position
    skipDirective()
    let end = position
    position = valueStart
    skipBlanks()
    guard position < end, !bytes[position].isDigit else {
      position = end
      return
    }
    let first = list.definitionTokens.count
    list.definitions.append(
      .init(
        name: name, nameStart: UInt32(truncatingIfNeeded: nameStart), firstToken: first,
        condition: list.sections.last?.condition))
    readDefinitionTokens(to: end)
  }

  private mutating func readDefinitionTokens(to end: Int) {
    let outer = (limit: limit, depth: depth)
    // Tokens are added to the one list while the other is set aside.
    swap(&list.tokens, &list.definitionTokens)
    (limit, isInDefinition) = (end, true)
    run()
    emit(.end, from: position)
    swap(&list.tokens, &list.definitionTokens)
    (limit, depth) = outer
    isInDefinition = false
    position = end
  }

  private mutating func skipBlanks() {
    while position < limit,
      bytes[position] == UInt8(ascii: " ") || bytes[position] == UInt8(ascii: "\t")
    {
      position += 1
    }
  }
}

extension UnsafeBufferPointer<UInt8> {
  fileprivate func spells(_ word: StaticString) -> Bool {
    guard count == word.utf8CodeUnitCount else { return false }
    return word.withUTF8Buffer { zip($0, self).allSatisfy { $0 == $1 } }
  }
}
