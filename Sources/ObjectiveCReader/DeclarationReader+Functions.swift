import SourceModel

extension DeclarationReader {
  /// `- (Type)name:(Type)a second:(Type)b { … }`, or without a body.
  mutating func readMethod() {
    guard let current else { return }
    let isStatic = code.tokens[code.index].isPlus(in: code.bytes)
    code.advance()
    var returned: (type: TypeReference?, isSegueAction: Bool) = (.named("id"), false)
    if code.kind == .openParenthesis { returned = code.readTypeInParentheses() }
    guard code.kind == .word || code.kind == .colon else { return }
    let first = code.index
    var method = FunctionDeclaration(
      name: code.kind == .word ? code.name(at: first) : "", position: code.position(at: first))
    method.condition = condition(at: first)
    method.selector = readSelector(&method)
    method.returnType = returned.type
    method.isStatic = isStatic
    method.isSegueAction = returned.isSegueAction
    method.isAction = true
    method.isUnwindHandler = method.takesOnlySegue
    method.isOverride = isInImplementation
    method.body = readMethodBody()
    if condition(at: code.index - 1) != method.condition { method.condition = nil }
    unit.types[current].functions.append(method)
  }

  /// - Returns: The whole selector.
  private mutating func readSelector(_ method: inout FunctionDeclaration) -> String {
    var selector = method.name
    if code.kind == .word { code.advance() }
    var label: String?
    while true {
      if code.kind == .doubleColon {
        code.advance()
        selector += ":"
      } else {
        guard code.skip(.colon) else { return selector }
      }
      selector += ":"
      method.parameters.append(readParameter(label: label))
      label = nil
      while code.kind == .word, code.kind(after: 1) != .colon, isAttribute {
        code.advance()
        if code.kind == .openParenthesis { code.skipBrackets() }
      }
      if code.kind == .word, code.kind(after: 1) == .colon {
        label = code.name(at: code.index)
        selector += label ?? ""
        code.advance()
      }
    }
  }

  private var isAttribute: Bool {
    code.keyword?.isNoName == true || code.isMacroLike(at: code.index)
  }

  private mutating func readParameter(label: String?) -> Parameter {
    var type: TypeReference? = .named("id")
    if code.kind == .openParenthesis { type = code.readTypeInParentheses().type }
    while let keyword = code.keyword, keyword.isNoName, code.kind(after: 1) != .colon {
      code.advance()
      if keyword == .attribute, code.kind == .openParenthesis { code.skipBrackets() }
    }
    guard code.kind == .word else { return Parameter(label: label, name: "", type: type) }
    defer { code.advance() }
    return Parameter(label: label, name: code.name(at: code.index), type: type)
  }

  /// Skips tokens before a body, which in an implementation may include a `;`.
  private mutating func readMethodBody() -> [Statement] {
    while true {
      switch code.kind {
      case .openBrace: return code.readBody().steps
      case .semicolon:
        code.advance()
        if isInImplementation, code.kind == .openBrace { return code.readBody().steps }
        return []
      case .atWord where code.isOutermost: return []
      case .methodMark, .end, .closeBrace, .minus, .plus: return []
      default: code.skipOne()
      }
    }
  }

  /// Reads a C function from its parameters on. One without a body is skipped.
  mutating func readFunction(_ declared: TypedName, parameters: Int) {
    guard let word = declared.name else { return }
    var function = FunctionDeclaration(
      name: code.name(at: word), position: code.position(at: word))
    function.condition = condition(at: word)
    function.returnType = code.type(of: declared)
    code.index = parameters
    function.parameters = code.readParameters()
    skipFunctionAttributes()
    guard code.kind == .openBrace else {
      code.skip(.semicolon)
      return
    }
    function.body = code.readBody().steps
    if condition(at: code.index - 1) != function.condition { function.condition = nil }
    unit.functions.append(function)
  }

  private mutating func skipFunctionAttributes() {
    while code.kind == .word, isAttribute {
      code.advance()
      if code.kind == .openParenthesis { code.skipBrackets() }
    }
    guard code.kind == .colon else { return }
    // The initialisers of a C++ constructor.
    while code.kind == .word || code.kind == .colon || code.kind == .comma
      || code.kind == .openParenthesis
    {
      code.skipOne()
    }
  }
}

extension FunctionDeclaration {
  fileprivate var takesOnlySegue: Bool {
    guard !isStatic, parameters.count == 1 else { return false }
    return parameters[0].type?.name?.hasSuffix("StoryboardSegue") ?? false
  }
}

extension Token {
  fileprivate func isPlus(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    bytes[Int(start)] == UInt8(ascii: "+")
  }
}
