import AppleFrameworks
import SourceModel

/// Reads the declarations of a Swift file from its tokens.
///
/// It recognises types, members, brackets and the beginnings of statements. Everything between the braces
/// of a member belongs to that member.
struct SwiftDigester {
  enum Kind { case other, function, value, alias }

  struct Block {
    let name: String
    /// The type that encloses it.
    let outer: String?
    let isExtension: Bool
    /// Whether its members are called on the types that conform to it or are extended.
    let isShared: Bool
    /// Whether other files see its members.
    let isVisible: Bool
    /// Whether it is a SwiftUI view, an app or a part of one.
    var isView = false
    /// Whether it has members other than types, or inherits any.
    var hasMembers = false
    var hasTypes = false

    var declaredName: String { isExtension ? "+" + name : name }
  }

  let text: SourceText
  var builder: DigestBuilder
  var index = 0
  var blocks: [Block] = []
  var kind = Kind.other
  private var isStatic = false
  /// The name of the type alias that is being read.
  private var aliasName = ""
  /// The name under which the constant that is being read is declared.
  private var constantName = ""
  /// The index of the first token of a constant's value, after the `=`; whether the value has brackets.
  private var valueStart: Int?
  var holdsValues = false
  private var isConstant = false
  var hasParameters = false
  var isInParameters = false
  /// The index of the first token of the current statement.
  var statementStart = 0
  /// Whether the current statement has a `?` that is an operator.
  var hasCondition = false
  /// For each open brace, how many parentheses are open inside it, and whether it belongs to the statement
  /// around it.
  var levels = [(parentheses: 0, isInline: false)]

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
    while !blocks.isEmpty { endBlock() }
    return builder.finish()
  }

  private mutating func takeSign() {
    switch text.sign(index) {
    case "{", "(", "[":
      if text.sign(index) == "{", kind == .function || kind == .value { builder.beginBody() }
      takeGroup()
    case "}":
      end()
      endBlock()
      index += 1
    case "@" where text.startsLine(index):
      end()
      if Self.starts.contains(text.word(index + 1)) { builder.markAsStart() }
      // A property wrapper of a view may be a router.
      if blocks.last?.isView == true, text.isWord(index + 1), text.word(index + 1).isTypeName {
        builder.want(text.word(index + 1))
      }
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
    case .xcTest, .testing: builder.markAsTest()
    // A preview after the file's declarations may need more of a module than the app does.
    default:
      if text.keyword(index - 1) == .testable, builder.digest.types.isEmpty { builder.markAsTest() }
    }
    end()
    skipLine()
  }

  /// Records a word of the current member.
  private mutating func takePart() {
    let word = text.word(index)
    takeStatementPart()
    builder.take(index)
    // The objects that a view shares with others may be routers.
    if kind == .value, blocks.last?.isView == true, word.isTypeName { builder.want(word) }
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
        if !text.isMember(place) || word.isTypeName {
          builder.want(word, inDeclarationOf: constantName)
          if let block = blocks.last { builder.want(word, inDeclarationOf: block.declaredName) }
        }
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
      let declaredName = isStatic ? "." + name : name
      isConstant = kind == .value && (isStatic || blocks.isEmpty)
      if isConstant { constantName = declaredName }
      if !blocks.isEmpty { blocks[blocks.count - 1].hasMembers = true }
      if isStatic || blocks.isEmpty, isVisible { builder.declare(declaredName) }
      // Subclasses use it without the type's name.
      if isStatic, let block = blocks.last, block.isExtension, block.name.isFrameworkType {
        builder.declare(name)
      }
    case .alias:
      aliasName = name
      if !blocks.isEmpty { blocks[blocks.count - 1].hasTypes = true }
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
    let path = takeTypePath()
    var block = Block(
      name: path.last ?? "", outer: path.dropLast().last ?? blocks.last?.name,
      isExtension: keyword == .extension, isShared: keyword == .extension || keyword == .protocol,
      isVisible: isVisible)
    if block.isExtension {
      for part in path { builder.want(part, inDeclarationOf: block.declaredName) }
    } else {
      builder.declare(type: block.name)
      if isVisible { builder.declare(block.name, in: block.outer) }
    }
    if keyword == .class { builder.declare(class: block.name, isVisible: isVisible) }
    if keyword == .protocol { builder.declare(protocol: block.name) }
    if !blocks.isEmpty { blocks[blocks.count - 1].hasTypes = true }
    block.hasMembers = takeInheritance(of: &block, keyword)
    guard text.sign(index) == "{" else { return }
    index += 1
    end()
    blocks.append(block)
  }

  /// The components of the name of a type that begins at the current token.
  private mutating func takeTypePath() -> [String] {
    var path: [String] = []
    repeat {
      if text.sign(index) == "." || text.sign(index) == "`" { index += 1 }
      path.append(text.word(index))
      index += 1
      if text.sign(index) == "`" { index += 1 }
    } while text.sign(index) == "." && text.isWord(index + 1)
    return path
  }

  /// Records the inherited types and the generic parameters.
  ///
  /// - Returns: Whether there are any.
  private mutating func takeInheritance(of block: inout Block, _ keyword: Keyword) -> Bool {
    let start = index
    while index < text.count, text.sign(index) != "{", text.sign(index) != "}" {
      if text.isWord(index) {
        let word = text.word(index)
        if word.isTypeName { builder.want(word, inDeclarationOf: block.declaredName) }
        if word.isTypeName { builder.adopt(word) }
        if block.isExtension, word.isTypeName, FrameworkClasses.isController(block.name) {
          builder.declare(screenProtocol: word)
        }
        if ViewCalls.isPartType(word, ofStructure: keyword == .struct) || word == "App" {
          block.isView = true
        }
        if block.isView || keyword == .class && FrameworkClasses.isController(word) {
          builder.declare(screen: block.name)
          // A screen is required wherever it is made, whatever type encloses it.
          if block.isVisible { builder.declare(block.name) }
        }
        builder.take(index)
      }
      index += 1
    }
    return index > start
  }

  private mutating func endBlock() {
    guard let block = blocks.popLast(), block.isExtension, block.isVisible else { return }
    // One with types only is required through their names.
    if block.hasMembers || !block.hasTypes {
      builder.declare(block.declaredName, in: block.outer)
    }
  }
}
