import AppleFrameworks
import SourceModel

/// Reads the declarations of an Objective-C file from its tokens.
struct ObjectiveCDigester {
  private let text: SourceText
  private var builder: DigestBuilder
  private var index = 0
  private var isInContainer = false
  /// Whether the container is a category or class extension.
  private var isCategory = false

  init(_ text: SourceText) {
    self.text = text
    builder = DigestBuilder(text, language: .objectiveC)
  }

  mutating func digest() -> SourceDigest {
    while index < text.count {
      switch text.sign(index) {
      case "#" where text.startsLine(index): takeDirective()
      case "@": takeAtWord()
      case "-", "+":
        if isInContainer, text.startsLine(index) { takeMethod() } else { index += 1 }
      case "{", "(", "[": takeGroup()
      default:
        if text.isWord(index), text.isAtMargin(index) {
          takeDeclaration()
        } else {
          takePart()
          index += 1
        }
      }
    }
    return builder.finish()
  }

  /// Records the current token, which may end a statement or assign to a variable.
  private mutating func takePart() {
    switch text.sign(index) {
    case ";", "{", "}": builder.endStatement()
    default:
      guard text.isWord(index) else { return }
      if text.isAssigned(index), !text.isMember(index) || text.word(index - 2) == "self" {
        builder.bind(index)
      }
      builder.take(index)
    }
  }

  /// `#define NAME value`. All other directives are skipped.
  private mutating func takeDirective() {
    builder.begin()
    if text.word(index + 1) == "import", text.word(index + 3) == "XCTest" { builder.markAsTest() }
    let isDefinition = text.word(index + 1) == "define"
    if isDefinition { builder.declare(text.word(index + 2)) }
    index += isDefinition ? 3 : 1
    while index < text.count, !text.startsLine(index) || text.sign(index - 1) == "\\" {
      if isDefinition, text.isWord(index) {
        builder.want(text.word(index))
        builder.take(index)
      }
      index += 1
    }
  }

  private mutating func takeAtWord() {
    index += 1
    switch text.word(index) {
    case "interface", "implementation": takeContainer()
    case "protocol":
      // `@protocol Name;` is a forward declaration, `@protocol(Name)` a value.
      guard text.isWord(index + 1), text.sign(index + 2) != ";", text.sign(index + 2) != "," else {
        break
      }
      takeContainer()
    case "property": takeProperty()
    case "end":
      builder.begin()
      isInContainer = false
    default: break
    }
  }

  private mutating func takeContainer() {
    builder.begin()
    isInContainer = true
    let name = text.word(index + 1)
    builder.declare(name)
    isCategory = text.sign(index + 2) == "("
    // What the class inherits is in its interface.
    if isCategory || text.word(index) == "implementation" { builder.want(name) }
    index += 2
    while index < text.count,
      !text.startsLine(index) || ":,<".unicodeScalars.contains(text.sign(index - 1))
    {
      if text.sign(index) == "{" { break }
      if text.isWord(index) {
        let word = text.word(index)
        if !isCategory { builder.want(word) }
        if FrameworkClasses.isController(word), !isCategory { builder.declare(screen: name) }
        builder.take(index)
      }
      index += 1
    }
  }

  /// `@property (nonatomic) Type *name;`
  private mutating func takeProperty() {
    builder.begin()
    builder.member.isProperty = true
    index += 1
    while index < text.count, text.sign(index) != ";",
      !"@}".unicodeScalars.contains(text.sign(index))
    {
      if text.isWord(index) { builder.take(index) }
      index += 1
    }
    builder.bind(index - 1)
    // The instance variable behind it.
    builder.bind(implicit: "_" + text.word(index - 1))
    builder.begin()
  }

  private mutating func takeMethod() {
    var member = DigestBuilder.Member()
    member.isStatic = text.sign(index) == "+"
    member.isShared = isCategory || member.isStatic
    builder.begin(member)
    var isInParentheses = false
    while index < text.count, text.sign(index) != ";", text.sign(index) != "{" {
      switch text.sign(index) {
      case "(": isInParentheses = true
      case ")": isInParentheses = false
      default:
        if text.isWord(index) { takeSignaturePart(isInParentheses: isInParentheses) }
      }
      index += 1
    }
    builder.beginBody()
  }

  private mutating func takeSignaturePart(isInParentheses: Bool) {
    let word = text.word(index)
    builder.take(index)
    if !isInParentheses {
      if builder.member.names.isEmpty { builder.member.names = [word] }
      if text.sign(index - 1) == ")" {
        builder.bind(index)
        builder.endStatement()
      }
    } else if builder.member.names.isEmpty {
      // The return type.
      if word.hasSuffix("Controller") {
        builder.member.makesScreens = true
        builder.member.returnsController = true
      }
    } else if word == "NSString" || word == "Class" || FrameworkClasses.isController(word) {
      builder.member.isShared = true
    }
  }

  /// A variable, a function or a type of C, which begins at the margin.
  private mutating func takeDeclaration() {
    builder.begin()
    var last = ""
    var isConstant = false
    while index < text.count {
      let sign = text.sign(index)
      if "@#-+}".unicodeScalars.contains(sign), text.startsLine(index) { return }
      // A macro may precede it: `EXPORTED @interface Page`.
      if sign == "@", ["interface", "implementation"].contains(text.word(index + 1)) { return }
      if text.isWord(index) {
        let word = text.word(index)
        if isConstant { builder.want(word) } else { last = word }
        builder.take(index)
      }
      switch sign {
      case "=", ";", "(", "[", "{":
        if !isConstant, !last.isEmpty { builder.declare(last) }
        if sign == "(" {
          builder.member.names = [last]
          builder.member.isShared = true
        }
        if sign == ";" || sign == "{" {
          if sign == ";" { index += 1 }
          return
        }
        if sign == "=" { isConstant = true } else { return takeGroup() }
      default: break
      }
      index += 1
    }
  }

  /// Records the contents of brackets. A token that can only be outside all brackets ends them.
  private mutating func takeGroup() {
    var depth = 0
    while index < text.count {
      switch text.sign(index) {
      case "(", "[", "{": depth += 1
      case ")", "]", "}": depth -= 1
      case "@"
      where text.startsLine(index) && ["end", "implementation"].contains(text.word(index + 1)):
        return
      default: break
      }
      takePart()
      index += 1
      if depth <= 0 { return }
    }
  }
}
