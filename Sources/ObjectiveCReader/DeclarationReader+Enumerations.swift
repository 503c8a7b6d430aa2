import SourceModel

extension DeclarationReader {
  /// `typedef NS_ENUM(…) {…}`, `typedef enum {…} Name`; every other `typedef` is skipped.
  mutating func readTypeDefinition() {
    let next = code.keyword(at: code.index + 1)
    if next == .enumerationMacro || next == .enum {
      code.advance()
      return next == .enum ? readEnumeration() : readEnumerationMacro()
    }
    skipDeclaration()
  }

  /// `NS_ENUM(NSInteger, Name) { … }`
  mutating func readEnumerationMacro() {
    code.advance()
    guard code.kind == .openParenthesis else { return }
    let close = code.partner(of: code.index)
    code.advance()
    var rawType: TypeReference?
    if let declared = code.readTypedName(isAbstract: true) { rawType = code.type(of: declared) }
    code.index = min(code.index, close)
    while code.index < close, code.kind != .word { code.advance() }
    let word = code.index < close ? code.index : nil
    code.leave(close)
    readCases(of: word, rawType: rawType)
  }

  /// `enum Name : Type { … } Name;`, of which the first or the last name may be missing.
  mutating func readEnumeration() {
    code.advance()
    var word: Int?
    while code.kind == .word {
      if code.keyword?.isNoName != true { word = code.index }
      code.advance()
      if code.kind == .openParenthesis { code.skipBrackets() }
    }
    var rawType: TypeReference?
    if code.skip(.colon), let declared = code.readTypedName(isAbstract: true) {
      rawType = code.type(of: declared)
    }
    guard code.kind == .openBrace else { return }
    if word == nil {
      let after = code.partner(of: code.index) + 1
      if code.token(at: after).kind == .word { word = after }
    }
    readCases(of: word, rawType: rawType)
    while code.kind == .word { code.advance() }
    code.skip(.semicolon)
  }

  private mutating func readCases(of word: Int?, rawType: TypeReference?) {
    guard code.kind == .openBrace else { return }
    let close = code.partner(of: code.index)
    code.advance()
    var cases: [EnumerationCase] = []
    while code.index < close {
      if code.kind == .word {
        cases.append(EnumerationCase(name: code.name(at: code.index), rawValue: nil))
      }
      while code.index < close, code.kind != .comma { code.skipOne() }
      if code.index < close { code.advance() }
    }
    code.leave(close)
    guard let word else { return }
    var type = TypeDeclaration(
      kind: .enumeration, name: code.name(at: word), position: code.position(at: word))
    type.condition = condition(at: word)
    type.otherName = otherName
    otherName = nil
    type.inherited = rawType.map { [$0] } ?? []
    type.cases = cases
    unit.types.append(type)
  }
}
