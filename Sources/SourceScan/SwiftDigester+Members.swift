import AppleFrameworks

extension SwiftDigester {
  /// Records the contents of brackets in a member.
  ///
  /// A closing brace also ends the brackets that were left open inside it; a closing parenthesis never ends
  /// a brace. Broken source therefore hides no more than one member.
  mutating func takeGroup() {
    if kind == .function, !hasParameters, text.sign(index) == "(" {
      takeParameters()
      isInParameters = true
    }
    defer { isInParameters = false }
    holdsValues = true
    var open: [Unicode.Scalar] = []
    while index < text.count {
      let sign = text.sign(index)
      takeStatementPart()
      switch sign {
      case "(", "[", "{": open.append(sign)
      case "}":
        guard let brace = open.lastIndex(of: "{") else { return }
        open.removeSubrange(brace...)
      case ")", "]": if let last = open.last, last != "{" { open.removeLast() }
      default: if text.isWord(index) { takeInside() }
      }
      index += 1
      if open.isEmpty { return }
    }
  }

  /// Checks whether a statement ends before the current token, or the token assigns to a variable.
  mutating func takeStatementPart() {
    let last = levels.count - 1
    switch text.sign(index) {
    case "{":
      let isInline = levels[last].isInline || isArgument || givesValue
      if !isInline { endStatement(before: index + 1) }
      levels.append((0, isInline))
    case "}":
      if !levels[last].isInline { endStatement(before: index + 1) }
      if last > 0 { levels.removeLast() }
    case ";": if !levels[last].isInline { endStatement(before: index + 1) }
    case "(", "[": levels[last].parentheses += 1
    case ")", "]": levels[last].parentheses = max(0, levels[last].parentheses - 1)
    case "," where isInParameters && last == 0 && levels[0].parentheses == 1:
      builder.endStatement()
    default:
      if text.startsLine(index), levels[last] == (0, false), !continuesStatement {
        endStatement(before: index)
      }
      if text.sign(index) == "?", isOperator(index) { hasCondition = true }
      if text.isWord(index), isBound { builder.bind(index) }
    }
  }

  private mutating func endStatement(before next: Int) {
    builder.endStatement()
    statementStart = next
    hasCondition = false
  }

  /// Whether the statement assigns or returns a value, to which its braces belong.
  private var givesValue: Bool {
    switch text.keyword(statementStart) {
    case .let, .var, .return: true
    default: false
    }
  }

  /// Whether a brace begins a closure that is an argument and may contribute to the value of the statement.
  /// A completion handler does not.
  private var isArgument: Bool {
    guard let level = levels.last, level.parentheses > 0 else { return false }
    return text.sign(index - 1) != ":" || text.keyword(index - 2)?.isActionLabel != true
  }

  private var continuesStatement: Bool {
    if ".?:&|+=".unicodeScalars.contains(text.sign(index)) { return true }
    switch text.sign(index - 1) {
    case "=", ",", ".", "&", "|", "+": return true
    // `condition ?` and `value ??`, but not `Type?`
    case "?": return isOperator(index - 1)
    // The end of a `case` has no condition before it.
    case ":": return hasCondition
    default: return false
    }
  }

  /// Whether a `?` is part of an operator.
  private func isOperator(_ index: Int) -> Bool {
    !text.touches(index) || text.sign(index - 1) == "?"
  }

  /// Whether the current word is a variable that is assigned to.
  private var isBound: Bool {
    if isInParameters { return text.sign(index + 1) == ":" }
    switch text.keyword(index - 1) {
    case .let, .var, .for: return true
    default: break
    }
    return text.isAssigned(index)
      && (!text.isMember(index) || text.keyword(index - 2) == .instance)
  }

  private mutating func takeInside() {
    builder.take(index)
    switch text.keyword(index) {
    case .class, .struct, .enum, .actor, .protocol, .typealias:
      let name = text.word(index + 1)
      if name.isTypeName, !text.isMember(index) { builder.declare(name) }
    default: break
    }
  }

  /// Checks whether a caller may pass a function a screen, or the name of one.
  private mutating func takeParameters() {
    hasParameters = true
    let first = text.word(index + 1)
    if !first.isEmpty, first != "_" {
      // The names by which Objective-C calls it.
      let label = first.prefix(1).uppercased() + first.dropFirst()
      builder.member.names += builder.member.names.flatMap { [$0 + label, $0 + "With" + label] }
    }
    var generics: Set<String> = []
    var before = index - 1
    if text.sign(before) == ">" {
      while before > 0, text.sign(before) != "<" {
        if text.isWord(before) { generics.insert(text.word(before)) }
        before -= 1
      }
    }
    var place = index
    var depth = 0
    repeat {
      switch text.sign(place) {
      case "(": depth += 1
      case ")": depth -= 1
      default:
        if passesOn(place, generics) { builder.member.isShared = true }
        if isParameterType(place), text.word(place).isTypeName {
          builder.member.parameterTypes.insert(text.word(place))
        }
      }
      place += 1
    } while depth > 0 && place < text.count
  }

  private func passesOn(_ place: Int, _ generics: Set<String>) -> Bool {
    guard text.isWord(place) else { return false }
    let word = text.word(place)
    if word == "Type", text.isMember(place) { return true }
    return isParameterType(place)
      && (word == "String" || generics.contains(word) || FrameworkClasses.isController(word))
  }

  private func isParameterType(_ place: Int) -> Bool {
    guard text.isWord(place) else { return false }
    return switch text.keyword(place - 1) {
    case .existential, .opaque, .inout: true
    default: text.sign(place - 1) == ":"
    }
  }
}
