import FlowModel
import SourceModel

/// Reads what a file declares.
struct DeclarationReader {
  var code: CodeReader
  var unit: SourceUnit
  /// The class, category or protocol that is being read, until its `@end`.
  var current: Int?
  var isInImplementation = false
  /// What `NS_SWIFT_NAME(…)` says of the declaration that follows.
  var otherName: String?

  mutating func readFile() {
    while code.kind != .end {
      let before = code.index
      readNext()
      if code.index == before { code.skipOne() }
    }
    guard code.isCut else { return }
    unit.diagnostics.append(
      Diagnostic(
        .note, rule: "deep-source",
        message: "source nested more than \(CodeReader.deepest) deep is left out",
        at: SourceLocation(path: unit.path, line: 0)))
  }

  private mutating func readNext() {
    switch code.kind {
    case .atWord: readAtWord()
    case .methodMark, .minus, .plus:
      if current == nil { code.advance() } else { readMethod() }
    case .word: readWord()
    default: break
    }
  }

  private mutating func readAtWord() {
    switch Keyword(name: code.tokens[code.index].value) {
    case .interface: readContainer(isImplementation: false)
    case .implementation: readContainer(isImplementation: true)
    case .protocol: readProtocol()
    case .property: readProperty()
    case .end:
      code.advance()
      current = nil
    case .class, .remark: skipDeclaration()
    default: break
    }
  }

  private mutating func readWord() {
    switch code.keyword {
    case .typedef: readTypeDefinition()
    case .enum: readEnumeration()
    case .swiftName where code.kind(after: 1) == .openParenthesis: readOtherName()
    case .extern where code.kind(after: 1) == .literal && code.kind(after: 2) == .openBrace:
      // `extern "C" {`
      code.index += 3
    case .namespace:
      while code.kind == .word || code.kind == .doubleColon { code.advance() }
      code.skip(.openBrace)
    // A class of C++ tells of no screens.
    case .using, .class: skipDeclaration()
    case .template:
      code.advance()
      if code.kind == .less, code.readTypeArguments() == nil { code.advance() }
    case .enumerationMacro: readEnumerationMacro()
    default: readDeclaration()
    }
  }

  private mutating func readOtherName() {
    let close = code.partner(of: code.index + 1)
    code.advance()
    code.advance()
    if code.kind == .word { otherName = code.name(at: code.index) }
    code.leave(close)
  }

  /// Goes to after the next `;`, though not into what follows where that is missing.
  mutating func skipDeclaration() {
    code.advance()
    while true {
      switch code.kind {
      case .semicolon: return code.advance()
      case .closeBrace, .methodMark, .end: return
      case .atWord where code.isOutermost: return
      default: code.skipOne()
      }
    }
  }

  /// What variables and functions of the type, or of the file, are added to.
  mutating func add(_ variables: [VariableDeclaration], toType: Bool) {
    if toType, let current {
      unit.types[current].variables += variables
    } else {
      unit.variables += variables
    }
  }
}
