import SourceModel

extension DeclarationReader {
  /// `@interface A : B <P>`, `@interface A (Category)`, `@implementation A`.
  mutating func readContainer(isImplementation: Bool) {
    code.advance()
    guard code.kind == .word else {
      current = nil
      return
    }
    var type = TypeDeclaration(
      kind: .class, name: code.name(at: code.index), position: code.position(at: code.index))
    type.otherName = takeOtherName()
    type.condition = condition(at: code.index)
    code.advance()
    if code.kind == .less, isGenericParameterList {
      type.genericParameters = readGenericParameters()
    }
    if code.kind == .openParenthesis {
      type.kind = .extension
      code.skipBrackets()
    } else if code.skip(.colon), let (superclass, protocols) = readSuperclass() {
      type.inherited = [superclass] + protocols
    }
    type.inherited += readProtocols()
    open(type, isImplementation: isImplementation)
    if code.kind == .openBrace { readInstanceVariables() }
  }

  /// `@protocol P <Q>`; the forward declaration `@protocol P;` declares nothing.
  mutating func readProtocol() {
    code.advance()
    guard code.kind == .word else { return }
    var type = TypeDeclaration(
      kind: .protocol, name: code.name(at: code.index), position: code.position(at: code.index))
    let otherName = takeOtherName()
    type.condition = condition(at: code.index)
    code.advance()
    if code.kind == .semicolon || code.kind == .comma { return skipDeclaration() }
    type.otherName = otherName
    type.inherited = readProtocols()
    open(type, isImplementation: false)
  }

  private mutating func open(_ type: TypeDeclaration, isImplementation: Bool) {
    isInImplementation = isImplementation
    current = unit.types.count
    unit.types.append(type)
  }

  private mutating func takeOtherName() -> String? {
    defer { otherName = nil }
    return otherName
  }

  // MARK: - Superclass and protocols

  /// The superclass, and the protocols where they look the same as its type arguments.
  private mutating func readSuperclass() -> (TypeReference, [TypeReference])? {
    guard code.kind == .word else { return nil }
    let name = code.name(at: code.index)
    code.advance()
    guard code.kind == .less else { return (.named(name), []) }
    let start = code.index
    guard let arguments = code.readTypeArguments() else { return (.named(name), []) }
    let hasPointer = code.tokens[start..<code.index].contains { $0.kind == .star }
    if hasPointer || code.kind == .less { return (.named(name, arguments: arguments), []) }
    return (.named(name), arguments)
  }

  private mutating func readProtocols() -> [TypeReference] {
    guard code.kind == .less else { return [] }
    let start = code.index
    if let protocols = code.readTypeArguments() { return protocols }
    code.index = start + 1
    return []
  }

  /// Whether `<…>` after a class's own name declares parameters: a protocol list ends its line.
  private var isGenericParameterList: Bool {
    var reader = code
    for _ in 0..<64 {
      switch reader.kind {
      case .greater:
        reader.advance()
        return reader.kind == .colon || reader.kind == .openParenthesis
      case .less, .word, .comma, .colon, .star: reader.advance()
      default: return false
      }
    }
    return false
  }

  private mutating func readGenericParameters() -> [GenericParameter] {
    code.advance()
    var parameters: [GenericParameter] = []
    while code.kind != .greater, code.kind != .end {
      let before = code.index
      if code.keyword?.isNoName == true { code.advance() }
      if code.kind == .word {
        let name = code.name(at: code.index)
        code.advance()
        var bound: TypeReference?
        if code.skip(.colon), let declared = code.readTypedName(isAbstract: true) {
          bound = code.type(of: declared)
        }
        parameters.append(GenericParameter(name: name, bound: bound))
      }
      code.skip(.comma)
      if code.index == before { break }
    }
    code.skip(.greater)
    return parameters
  }
}
