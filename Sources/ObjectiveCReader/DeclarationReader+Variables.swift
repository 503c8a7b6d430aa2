import SourceModel

extension DeclarationReader {
  /// `@property (attributes) Type *name;`
  mutating func readProperty() {
    code.advance()
    var isStatic = false
    if code.kind == .openParenthesis {
      let close = code.partner(of: code.index)
      isStatic = (code.index..<close).contains { code.keyword(at: $0) == .class }
      code.leave(close)
    }
    add(readVariables(isStatic: isStatic), toType: true)
    code.skip(.semicolon)
  }

  /// `{ Type *_name; }` after the head of a class.
  mutating func readInstanceVariables() {
    let close = code.partner(of: code.index)
    code.advance()
    while code.index < close {
      let before = code.index
      if code.kind == .word { add(readVariables(isStatic: false), toType: true) }
      if code.index == before || code.kind != .semicolon { code.skipOne() }
      code.skip(.semicolon)
    }
    code.leave(close)
  }

  /// Reads the variables of one declaration, without their values; empty where it declares none.
  private mutating func readVariables(isStatic: Bool) -> [VariableDeclaration] {
    let start = code.index
    guard let first = code.readTypedName(), first.name != nil, first.parameters == nil else {
      code.index = max(start, code.index)
      return []
    }
    var variables: [VariableDeclaration] = []
    var declared: TypedName? = first
    while let next = declared, let word = next.name {
      var variable = VariableDeclaration(
        name: code.name(at: word), position: code.position(at: word))
      variable.condition = condition(at: word)
      variable.isStatic = isStatic
      variable.type = code.type(of: next)
      variables.append(variable)
      declared = code.skip(.comma) ? code.readDeclarator(like: first) : nil
    }
    return variables
  }

  /// A function or the variables of the file, or a macro that stands alone.
  mutating func readDeclaration() {
    let start = code.index
    guard let declared = code.readTypedName() else {
      code.index = start + 1
      return
    }
    if let parameters = declared.parameters {
      readFunction(declared, parameters: parameters)
    } else if declared.name != nil, declared.hasType {
      readFileVariables(declared)
    } else if code.index == start {
      code.advance()
    }
  }

  private mutating func readFileVariables(_ first: TypedName) {
    let isExternal = first.isExternal || startsWithExport(first)
    var declared: TypedName? = first
    while let next = declared, let word = next.name {
      var variable = VariableDeclaration(
        name: code.name(at: word), position: code.position(at: word))
      variable.condition = condition(at: word)
      variable.type = code.type(of: next)
      if code.skip(.assignment) { variable.value = code.readFileValue() }
      if variable.value != nil || !isExternal { unit.variables.append(variable) }
      declared = code.skip(.comma) ? code.readDeclarator(like: first) : nil
    }
    code.skip(.semicolon)
  }

  /// `FOUNDATION_EXPORT`, `UIKIT_EXTERN` and an app's own.
  private func startsWithExport(_ declared: TypedName) -> Bool {
    guard let word = declared.typeWord ?? declared.name, word > 0 else { return false }
    return (max(0, word - 3)..<word).contains { index in
      guard code.tokens[index].kind == .word else { return false }
      let name = code.name(at: index)
      return name.hasSuffix("_EXPORT") || name.hasSuffix("_EXTERN")
    }
  }
}

extension CodeReader {
  /// Reads a value outside any body. Assignments in it are dropped.
  mutating func readFileValue() -> Expression {
    let value = readInitialiser()
    steps = []
    return value
  }

  /// The variable for a `#define`; `nil` where nothing is known of its value.
  mutating func variable(_ definition: TokenList.Definition) -> VariableDeclaration? {
    index = definition.firstToken
    let value = readFileValue()
    guard kind == .end, height > 0 || !value.isNothing else { return nil }
    var variable = VariableDeclaration(
      name: names[Int(definition.name)],
      position: lines.position(atOffset: Int(definition.nameStart)))
    variable.condition = definition.condition
    variable.value = value
    return variable
  }
}

extension Expression {
  var isNothing: Bool {
    if case .opaque(let parts) = self { parts.isEmpty } else { false }
  }
}
