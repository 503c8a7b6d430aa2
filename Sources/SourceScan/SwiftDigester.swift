import AppleFrameworks
import SourceModel

/// Reads the declarations of a Swift file from its tokens.
///
/// It recognises types, members, brackets and the beginnings of statements. Everything between the braces
/// of a member belongs to that member.
struct SwiftDigester {
  private enum Kind { case other, function, value, alias }

  private struct Block {
    let name: String
    /// Whether its members are called on the types that conform to it or are extended.
    let isShared: Bool
    /// Whether other files see its members.
    let isVisible: Bool
  }

  private let text: SourceText
  private var builder: DigestBuilder
  private var index = 0
  private var blocks: [Block] = []
  private var kind = Kind.other
  private var isStatic = false
  /// The name of the type alias that is being read.
  private var aliasName = ""
  /// The index of the first token of a constant's value, after the `=`; whether the value has brackets.
  private var valueStart: Int?
  private var holdsValues = false
  private var isConstant = false
  private var hasParameters = false
  private var isInParameters = false
  /// The index of the first token of the current statement.
  private var statementStart = 0
  /// For each open brace, how many parentheses are open inside it, and whether it belongs to the statement
  /// around it.
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
      if Self.starts.contains(text.word(index + 1)) { builder.markAsStart() }
      index += 1
    case "#":
      // The condition of `#if` is not part of a member.
      index += 1
      switch text.keyword(index) {
      case .if, .elseif: skipLine()
      default: break
      }
    case "=":
      if kind == .value, valueStart == nil {
        valueStart = index + 1
        // The value is the property's body, though both are in one statement.
        builder.member.bodyStart = builder.digest.statements.count
      }
      index += 1
    default: index += 1
    }
  }

  private mutating func takeWord() {
    guard let keyword = text.keyword(index), !text.isMember(index), text.sign(index - 1) != "`"
    else { return takePart() }
    switch keyword {
    case .import: takeImport()
    case .class where text.keyword(index + 1)?.isModifier == true, .static:
      isStatic = true
      index += 1
    case .class, .struct, .enum, .actor, .protocol, .extension:
      if text.isWord(index + 1) || text.sign(index + 1) == "`" {
        beginType(keyword)
      } else {
        takePart()
      }
    case .function, .initializer, .subscript, .deinit: begin(.function, keyword)
    case .let, .var: begin(.value, keyword)
    case .typealias, .associatedtype: begin(.alias, keyword)
    case .case: begin(.other, keyword)
    default: takePart()
    }
  }

  private mutating func takeImport() {
    switch text.keyword(index + 1) {
    case .XCTest, .Testing: builder.markAsTest()
    default: if text.keyword(index - 1) == .testable { builder.markAsTest() }
    }
    end()
    skipLine()
  }

  /// Records a word of the current member.
  private mutating func takePart() {
    let word = text.word(index)
    takeStatementPart()
    builder.take(index)
    if kind == .alias, word.isTypeName { builder.want(word, as: aliasName) }
    if valueStart == nil, kind == .function || kind == .value {
      if word.hasSuffix("Controller") {
        builder.member.makesScreens = true
        if word.isTypeName { builder.member.returnsController = true }
      }
      switch text.keyword(index) {
      case .view, .anyView: builder.member.viewMaker = blocks.last?.name
      default: break
      }
    }
    index += 1
  }

  private mutating func skipLine() {
    index += 1
    while index < text.count, !text.startsLine(index) { index += 1 }
  }

  /// The attributes of the type with which an app starts: the last two are UIKit's and AppKit's.
  private static let starts: Set = ["main", "UIApplicationMain", "NSApplicationMain"]
}

// MARK: - Declarations

extension SwiftDigester {
  /// Ends the current member.
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

  private mutating func begin(_ kind: Kind, _ keyword: Keyword) {
    let isStatic = isStatic
    let isVisible = isVisible
    end()
    self.kind = kind
    let nameIndex = index + (text.sign(index + 1) == "`" ? 2 : 1)
    let name =
      switch keyword {
      case .initializer, .subscript, .deinit: text.word(index)
      default: text.word(nameIndex)
      }
    switch kind {
    case .function, .value:
      isConstant = kind == .value && (isStatic || blocks.isEmpty)
      if isStatic || blocks.isEmpty, isVisible {
        builder.declare(isStatic ? "." + name : name)
      }
    case .alias:
      aliasName = name
      if isVisible { builder.declare(name, in: blocks.last?.name) }
      if keyword == .typealias { builder.declare(type: name) }
    case .other: break
    }
    if kind == .value {
      builder.member.isProperty = true
      builder.bind(nameIndex)
    }
    if kind == .function {
      builder.member.names = [name]
      builder.member.isStatic = isStatic
      builder.member.isShared = isStatic || blocks.last?.isShared ?? true
    }
    index += 1
  }

  /// Whether other files see the declaration that begins with a keyword at the current token.
  private var isVisible: Bool {
    var before = index - 1
    while let keyword = text.keyword(before), keyword.isModifier {
      if keyword == .private || keyword == .fileprivate { return false }
      before -= 1
    }
    return blocks.last?.isVisible ?? true
  }

  private mutating func beginType(_ keyword: Keyword) {
    let isVisible = isVisible
    end()
    index += 1
    var name = ""
    var outer = blocks.last?.name
    repeat {
      if !name.isEmpty { outer = name }
      if text.sign(index) == "." || text.sign(index) == "`" { index += 1 }
      name = text.word(index)
      if keyword == .extension { builder.want(name) }
      index += 1
      if text.sign(index) == "`" { index += 1 }
    } while text.sign(index) == "." && text.isWord(index + 1)
    if keyword != .extension { builder.declare(type: name) }
    if isVisible { builder.declare(keyword == .extension ? "+" + name : name, in: outer) }
    if keyword == .class { builder.declare(class: name) }
    // The inherited types and the generic parameters.
    while index < text.count, text.sign(index) != "{", text.sign(index) != "}" {
      if text.isWord(index) {
        let word = text.word(index)
        if word.isTypeName { builder.want(word) }
        if keyword == .class, FrameworkClasses.isController(word) {
          builder.declare(screen: name)
          // A screen is required wherever it is made, whatever type encloses it.
          if isVisible { builder.declare(name) }
        }
        builder.take(index)
      }
      index += 1
    }
    guard text.sign(index) == "{" else { return }
    index += 1
    end()
    let isShared = keyword == .extension || keyword == .protocol
    blocks.append(Block(name: name, isShared: isShared, isVisible: isVisible))
  }

  /// Records the contents of brackets in a member.
  ///
  /// A closing brace also ends the brackets that were left open inside it; a closing parenthesis never ends
  /// a brace. Broken source therefore hides no more than one member.
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

  /// Checks whether a statement ends before the current token, or the token assigns to a variable.
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
      if text.isWord(index), isBound { builder.bind(index) }
    }
  }

  private mutating func endStatement(before next: Int) {
    builder.endStatement()
    statementStart = next
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
    ".?:&|+=".unicodeScalars.contains(text.sign(index))
      || "=,.&|+".unicodeScalars.contains(text.sign(index - 1))
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
      switch text.keyword(place - 1) {
      case .existential, .opaque, .inout: true
      default: text.sign(place - 1) == ":"
      }
    return isType
      && (word == "String" || generics.contains(word) || FrameworkClasses.isController(word))
  }
}
