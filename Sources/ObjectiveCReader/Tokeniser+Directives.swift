extension Tokeniser {
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
      skipDirective()
      conditions.append(depth)
      if isNever { skipBranches(toEnd: false) }
    } else if name.spells("ifdef") || name.spells("ifndef") {
      skipDirective()
      conditions.append(depth)
    } else if name.spells("else") || name.spells("elif") {
      skipDirective()
      if let before = conditions.last, before != depth { skipBranches(toEnd: true) }
    } else {
      if name.spells("endif"), !conditions.isEmpty { conditions.removeLast() }
      skipDirective()
    }
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
      skipDirective()
      if name.spells("if") || name.spells("ifdef") || name.spells("ifndef") {
        nesting += 1
      } else if name.spells("endif") {
        if nesting == 0 {
          if !conditions.isEmpty { conditions.removeLast() }
          return
        }
        nesting -= 1
      } else if nesting == 0, !toEnd, name.spells("else") || name.spells("elif") {
        return
      }
    }
  }

  /// A comment in disabled source may hold a `#`, and an apostrophe means nothing.
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

  /// Keeps the value of a definition without parameters; a number is none that matters.
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
      .init(name: name, nameStart: UInt32(truncatingIfNeeded: nameStart), firstToken: first))
    readDefinitionTokens(to: end)
  }

  private mutating func readDefinitionTokens(to end: Int) {
    let outer = (limit: limit, depth: depth)
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
