import AppleFrameworks
import SourceModel

/// Walks through the declarations of an Objective-C file.
struct ObjectiveCDigester {
  private let text: SourceText
  private var builder: DigestBuilder
  private var index = 0
  private var isInContainer = false
  /// Whether what stands in the container is added to a class of elsewhere.
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

  /// Takes in the token at hand, which may end a statement or give a variable a value.
  private mutating func takePart() {
    switch text.sign(index) {
    case ";", "{", "}": builder.endStatement()
    default:
      guard text.isWord(index) else { return }
      if text.isAssigned(index), !text.isMember(index) || text.word(index - 2) == "self" {
        builder.bind(text.word(index))
      }
      builder.take(index)
    }
  }

  /// `#define NAME value`; of all others, nothing is of interest.
  private mutating func takeDirective() {
    builder.begin()
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
      // `@protocol Name;` only says that there is one, `@protocol(Name)` is a value.
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
    if isCategory { builder.want(name) }
    index += 2
    while index < text.count,
      !text.startsLine(index) || ":,<".unicodeScalars.contains(text.sign(index - 1))
    {
      if text.sign(index) == "{" { break }
      if text.isWord(index) {
        if !isCategory { builder.want(text.word(index)) }
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
    builder.bind(text.word(index - 1))
    // What it is kept in.
    builder.bind("_" + text.word(index - 1))
    builder.begin()
  }

  private mutating func takeMethod() {
    var member = DigestBuilder.Member()
    member.isShared = isCategory || text.sign(index) == "+"
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
        builder.bind(word)
        builder.endStatement()
      }
    } else if builder.member.names.isEmpty {
      // What it returns.
      if word.hasSuffix("Controller") { builder.member.makesScreens = true }
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

  /// Takes brackets with all that stands between them; what can only stand outside of all ends them.
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
