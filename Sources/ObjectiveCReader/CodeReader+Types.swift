import SourceModel

extension CodeReader {
  private static let deepestType = 8

  /// Reads `<A *, B<C>>`, from its `<`.
  ///
  /// - Returns: `nil` where that is not a list of types.
  mutating func readTypeArguments(nesting: Int = 0) -> [TypeReference]? {
    guard nesting < Self.deepestType else { return nil }
    advance()
    var arguments: [TypeReference] = []
    while kind != .greater {
      guard let argument = readTypedName(isAbstract: true, nesting: nesting + 1) else { return nil }
      arguments.append(type(of: argument) ?? .function())
      if !skip(.comma), kind != .greater { return nil }
    }
    advance()
    return arguments
  }

  /// The declared type; `nil` for `void` and for a type that the source does not name.
  func type(of declared: TypedName) -> TypeReference? {
    if declared.isCallable {
      let returnsNothing = declared.typeWord.map { keyword(at: $0) == .void } ?? false
      return .function(result: returnsNothing ? .tuple([]) : nil)
    }
    guard let word = declared.typeWord else { return nil }
    let base = type(word, declared.typeArguments, isPointer: declared.isPointer)
    return declared.isArray ? base.map(TypeReference.array) : base
  }

  private func type(
    _ word: Int, _ arguments: [TypeReference], isPointer: Bool
  ) -> TypeReference? {
    switch keyword(at: word) {
    case .id: arguments.first ?? .named("id")
    case .classType: .metatype(arguments.first ?? .named("NSObject"))
    case .void where !isPointer, .action: nil
    case .collection:
      arguments.first.map(TypeReference.array) ?? .named(name(at: word))
    default: .named(name(at: word), arguments: arguments)
    }
  }

  /// Reads a type in parentheses.
  mutating func readTypeInParentheses() -> (type: TypeReference?, isSegueAction: Bool) {
    let close = partner(of: index)
    advance()
    let declared = readTypedName(isAbstract: true)
    let isComplete = index <= close
    index = min(index, close)
    leave(close)
    guard isComplete, let declared else { return (nil, false) }
    return (type(of: declared), declared.isSegueAction)
  }

  /// Reads the parameters of a function or block, with their parentheses.
  mutating func readParameters() -> [Parameter] {
    let close = partner(of: index)
    advance()
    var parameters: [Parameter] = []
    while index < close {
      if let declared = readTypedName(), index <= close, let word = declared.name {
        parameters.append(Parameter(label: nil, name: name(at: word), type: type(of: declared)))
      }
      while index < close, kind != .comma { skipOne() }
      if index < close { advance() }
    }
    leave(close)
    return parameters
  }
}
