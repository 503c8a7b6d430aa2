import FlowModel
import SourceModel

/// Reads the declarations of a file.
struct DeclarationReader {
  var code: CodeReader
  var unit: SourceUnit
  /// The sections of the file that are compiled under different conditions.
  let sections: [TokenList.Section]
  /// The class, category or protocol that is being read, until its `@end`.
  var current: Int?
  var isInImplementation = false
  /// The name that `NS_SWIFT_NAME(…)` gives the next declaration.
  var otherName: String?

  mutating func readFile() {
    while code.kind != .end {
      let before = code.index
      readNext()
      if code.index == before { code.skipOne() }
    }
    guard code.isCut else { return }
    unit.findings.append(
      Finding(
        .note, rule: "deep-source",
        message: "source nested more than \(CodeReader.deepest) deep is skipped",
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
    switch code.tokens[code.index].keyword {
    case .interface: readContainer(isImplementation: false)
    case .implementation: readContainer(isImplementation: true)
    case .protocol: readProtocol()
    case .property: readProperty()
    case .end:
      // Each branch of an `#if` may contain a head for the same members.
      if let current, condition(at: code.index) != unit.types[current].condition {
        unit.types[current].condition = nil
      }
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
    // C++ classes are not screens.
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

  /// Skips to the next `;` and past it, but not into the next declaration where the `;` is missing.
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

  /// The condition under which the token at an index is compiled; `nil` where it is for all platforms.
  ///
  /// - Complexity: O(log *n*) for *n* sections.
  func condition(at index: Int) -> CompilationCondition? {
    var low = 0
    var high = sections.count
    while low < high {
      let middle = (low + high) / 2
      if sections[middle].firstToken <= index { low = middle + 1 } else { high = middle }
    }
    return low == 0 ? nil : sections[low - 1].condition
  }

  /// Adds variables to the current type, or to the file.
  mutating func add(_ variables: [VariableDeclaration], toType: Bool) {
    if toType, let current {
      unit.types[current].variables += variables
    } else {
      unit.variables += variables
    }
  }
}
