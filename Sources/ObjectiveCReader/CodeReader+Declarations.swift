import SourceModel

extension CodeReader {
  /// Reads the declaration of local variables, if one starts here.
  mutating func readDeclaration() -> Bool {
    guard mayStartDeclaration else { return false }
    let start = index
    guard let declared = readTypedName(), isDeclaration(declared) else {
      index = start
      return false
    }
    var declarator = declared
    while true {
      bind(declarator)
      guard kind == .comma else { break }
      let comma = index
      advance()
      guard let next = readDeclarator(like: declared) else {
        index = comma
        break
      }
      declarator = next
    }
    skip(.semicolon)
    return true
  }

  private var mayStartDeclaration: Bool {
    if keyword?.isNoName == true { return true }
    switch kind(after: 1) {
    case .word, .star, .less, .doubleColon, .ampersand, .openParenthesis: return kind == .word
    default: return false
    }
  }

  private func isDeclaration(_ declared: TypedName) -> Bool {
    guard let name = declared.name, declared.hasType else { return false }
    if let parameters = declared.parameters {
      return token(at: partner(of: parameters) + 1).kind == .semicolon && declared.typeWord != nil
        && !startsLine(name)
    }
    switch kind {
    case .assignment, .semicolon, .comma, .openBrace: break
    default: return false
    }
    // A macro on a line of its own is not a type.
    return declared.isPointer || declared.isCallable || declared.isInferred || !startsLine(name)
  }

  /// Reads `*name` after a comma.
  mutating func readDeclarator(like first: TypedName) -> TypedName? {
    var next = first
    next.isPointer = false
    (next.isArray, next.isCallable, next.parameters) = (false, false, nil)
    while kind == .star || keyword?.isNoName == true {
      if kind == .star { next.isPointer = true }
      advance()
    }
    guard kind == .word, keyword?.startsStatement != true else { return nil }
    next.name = index
    advance()
    while kind == .openBracket {
      next.isArray = true
      skipBrackets()
    }
    return next
  }

  private mutating func bind(_ declared: TypedName) {
    guard let word = declared.name else { return }
    let name = name(at: word)
    let type = type(of: declared)
    height = 0
    var value: Expression?
    if let parameters = declared.parameters {
      advance()
      value = opaque(readParts(to: partner(of: parameters)))
    } else if skip(.assignment) {
      value = readInitialiser()
    } else if kind == .openBrace {
      value = readInitialiser()
    }
    bodyHeight = max(bodyHeight, height)
    if let made = value, let type, made.isMadeByFramework { value = .cast(made, type) }
    steps.append(.bind(name, type, value))
  }
}

extension Expression {
  /// Whether a framework makes the object, of a class that only a cast or a declaration tells: a reused cell, or the
  /// contents of a nib.
  fileprivate var isMadeByFramework: Bool {
    switch self {
    case .element(let list): list.isMadeByFramework
    case .call(let call):
      switch call.callee {
      case .member(_, let name):
        name.hasPrefix("dequeueReusable") || name == "loadNibNamed"
          || name == "instantiateWithOwner"
      default: false
      }
    default: false
    }
  }
}
