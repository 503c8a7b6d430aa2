import AppleFrameworks
import SourceModel

/// Walks through the declarations of a Swift file.
///
/// It knows types, members, brackets and where statements begin: all that stands between the braces of a
/// member belongs to it.
struct SwiftDigester {
  private enum Kind { case other, function, value, alias }

  private struct Block {
    let name: String
    /// Whether what stands in it is called on whoever conforms to it or is extended.
    let isShared: Bool
  }

  private let text: SourceText
  private var builder: DigestBuilder
  private var index = 0
  private var blocks: [Block] = []
  private var kind = Kind.other
  private var isStatic = false
  /// Of a constant: where its value begins, once an `=` is met, and whether it is more than names.
  private var valueStart: Int?
  private var holdsValues = false
  private var isConstant = false
  private var hasParameters = false
  private var isInParameters = false
  /// How many parentheses are open since each brace that is, and whether that brace is part of the
  /// statement in which it stands.
  /// Where the statement that is being read begins.
  private var statementStart = 0
  private var levels = [(parentheses: 0, isInline: false)]

  init(_ text: SourceText) {
    self.text = text
    builder = DigestBuilder(text, language: .swift)
  }

  mutating func digest() -> SourceDigest {
    while index < text.count {
      if text.isWord(index) {
        takeWord()
      } else {
        takeSign()
      }
    }
    end()
    return builder.finish()
  }

  private mutating func takeSign() {
    switch text.sign(index) {
    case "{", "(", "[":
      if text.sign(index) == "{", kind == .function || kind == .value { builder.beginBody() }
      takeGroup()
    case "}":
      end()
      _ = blocks.popLast()
      index += 1
    case "@" where text.startsLine(index):
      end()
      index += 1
    case "#":
      // The condition of `#if` is no part of a member.
      index += 1
      if ["if", "elseif"].contains(text.word(index)) { skipLine() }
    case "=":
      if kind == .value, valueStart == nil {
        valueStart = index + 1
        // The value is the property's body, though it stands in the statement that names it.
        builder.member.bodyStart = builder.digest.statements.count
      }
      index += 1
    default: index += 1
    }
  }

  private mutating func takeWord() {
    let word = text.word(index)
    guard !text.isMember(index), text.sign(index - 1) != "`" else { return takePart() }
    switch word {
    case "import":
      end()
      skipLine()
    case "class" where Self.modifiers.contains(text.word(index + 1)), "static":
      isStatic = true
      index += 1
    case "class", "struct", "enum", "actor", "protocol", "extension":
      if text.isWord(index + 1) || text.sign(index + 1) == "`" {
        beginType(word)
      } else {
        takePart()
      }
    case "func", "init", "subscript", "deinit": begin(.function)
    case "let", "var": begin(.value)
    case "typealias", "associatedtype": begin(.alias)
    case "case": begin(.other)
    default: takePart()
    }
  }

  /// A word of the member that is being read.
  private mutating func takePart() {
    let word = text.word(index)
    takeStatementPart()
    builder.take(index)
    if kind == .alias, word.isTypeName { builder.want(word) }
    if valueStart == nil, kind == .function || kind == .value {
      if word.hasSuffix("Controller") { builder.member.makesScreens = true }
      if word == "View" || word == "AnyView" { builder.member.viewMaker = blocks.last?.name }
    }
    index += 1
  }

  private mutating func skipLine() {
    index += 1
    while index < text.count, !text.startsLine(index) { index += 1 }
  }

  private static let modifiers: Set = [
    "func", "var", "let", "override", "final", "private", "fileprivate", "internal", "public",
    "open", "package", "subscript", "dynamic", "nonisolated",
  ]
}

// MARK: - Declarations

extension SwiftDigester {
  /// Ends the member that is being read.
  private mutating func end() {
    if isConstant, let valueStart, !holdsValues {
      for place in valueStart..<max(valueStart, index) where text.isWord(place) {
        let word = text.word(place)
        if !text.isMember(place) || word.isTypeName { builder.want(word) }
      }
    }
    builder.begin()
    kind = .other
    isStatic = false
    isConstant = false
    valueStart = nil
    holdsValues = false
    hasParameters = false
    levels = [(0, false)]
  }

  private mutating func begin(_ kind: Kind) {
    let isStatic = isStatic
    end()
    self.kind = kind
    var name = text.word(index + (text.sign(index + 1) == "`" ? 2 : 1))
    if ["init", "subscript", "deinit"].contains(text.word(index)) { name = text.word(index) }
    switch kind {
    case .function, .value:
      if isStatic { builder.declare("." + name) } else if blocks.isEmpty { builder.declare(name) }
      isConstant = kind == .value && (isStatic || blocks.isEmpty)
    case .alias: builder.declare(name)
    case .other: break
    }
    if kind == .value {
      builder.member.isProperty = true
      builder.bind(name)
    }
    if kind == .function {
      builder.member.names = [name]
      builder.member.isShared = isStatic || blocks.last?.isShared ?? true
    }
    index += 1
  }

  private mutating func beginType(_ keyword: String) {
    end()
    index += 1
    var name = ""
    repeat {
      if text.sign(index) == "." || text.sign(index) == "`" { index += 1 }
      name = text.word(index)
      if keyword == "extension" { builder.want(name) }
      index += 1
      if text.sign(index) == "`" { index += 1 }
    } while text.sign(index) == "." && text.isWord(index + 1)
    builder.declare(keyword == "extension" ? "+" + name : name)
    if keyword == "class" { builder.declare(class: name) }
    // What it inherits, and what its parameters are.
    while index < text.count, text.sign(index) != "{", text.sign(index) != "}" {
      if text.isWord(index) {
        if text.word(index).isTypeName { builder.want(text.word(index)) }
        builder.take(index)
      }
      index += 1
    }
    guard text.sign(index) == "{" else { return }
    index += 1
    end()
    blocks.append(Block(name: name, isShared: ["extension", "protocol"].contains(keyword)))
  }

  /// Takes brackets of a member with all that stands between them.
  ///
  /// A brace closes what was left open within it, and a parenthesis never a brace: so source that is
  /// broken, or taken for a string, hides no more than a member.
  private mutating func takeGroup() {
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

  /// Looks whether a statement ends before a token, or a variable is given a value by it.
  private mutating func takeStatementPart() {
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
      if text.isWord(index), isBound { builder.bind(text.word(index)) }
    }
  }

  private mutating func endStatement(before next: Int) {
    builder.endStatement()
    statementStart = next
  }

  /// Whether the statement gives a variable or the caller a value, which a brace in it is part of.
  private var givesValue: Bool {
    ["let", "var", "return"].contains(text.word(statementStart))
  }

  /// Whether a brace begins a closure that is an argument and may give a value: what is done when a
  /// screen is there, or gone, has no part in it.
  private var isArgument: Bool {
    guard let level = levels.last, level.parentheses > 0 else { return false }
    return text.sign(index - 1) != ":" || !Self.actions.contains(text.word(index - 2))
  }

  private static let actions: Set = ["completion", "completionHandler", "handler", "animations"]

  private var continuesStatement: Bool {
    ".?:&|+=".unicodeScalars.contains(text.sign(index))
      || "=,.&|+".unicodeScalars.contains(text.sign(index - 1))
  }

  /// Whether the word at the current token is a variable that is given a value.
  private var isBound: Bool {
    if isInParameters { return text.sign(index + 1) == ":" }
    if ["let", "var", "for"].contains(text.word(index - 1)) { return true }
    return text.isAssigned(index) && (!text.isMember(index) || text.word(index - 2) == "self")
  }

  private mutating func takeInside() {
    builder.take(index)
    switch text.word(index) {
    case "class", "struct", "enum", "actor", "protocol", "typealias":
      let name = text.word(index + 1)
      if name.isTypeName, !text.isMember(index) { builder.declare(name) }
    default: break
    }
  }

  /// Looks whether a caller may give a function a screen, or the name of one.
  private mutating func takeParameters() {
    hasParameters = true
    let first = text.word(index + 1)
    if !first.isEmpty, first != "_" {
      // As Objective-C calls it.
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
      default: if passesOn(place, generics) { builder.member.isShared = true }
      }
      place += 1
    } while depth > 0 && place < text.count
  }

  private func passesOn(_ place: Int, _ generics: Set<String>) -> Bool {
    guard text.isWord(place) else { return false }
    let word = text.word(place)
    if word == "Type", text.isMember(place) { return true }
    let isType =
      text.sign(place - 1) == ":" || ["any", "some", "inout"].contains(text.word(place - 1))
    return isType
      && (word == "String" || generics.contains(word) || FrameworkClasses.isController(word))
  }
}
