import SourceModel

/// A type with the name that it declares; in C, each may be around the other.
struct TypedName {
  /// The type's last word; `nil` for `typeof(…)`, `auto` and a bare `unsigned`.
  var typeWord: Int?
  var typeArguments: [TypeReference] = []
  /// The token of the declared name.
  var name: Int?
  var isPointer = false
  var isArray = false
  /// A block or a pointer to a function.
  var isCallable = false
  /// `typeof(…)`, `auto`.
  var isInferred = false
  /// `unsigned`, `int` and the like.
  var isPrimitive = false
  var isStatic = false
  var isExternal = false
  var isSegueAction = false
  /// The index of the parameters' parenthesis, for a function.
  var parameters: Int?

  /// Whether the words before the name are a type.
  var hasType: Bool { typeWord != nil || isInferred || isPrimitive || isCallable }
}

/// The words from which a `TypedName` is determined.
struct TypedNameWords {
  /// The words without macros, `const` and the like.
  var words: [Int] = []
  var macro: Int?
  var isMacroLast = false
  /// The word that the type arguments follow.
  var argumentOwner: Int?
  /// The name, where its position decides that it is one.
  var declarator: Int?

  /// Decides which word is the type and which the name.
  ///
  /// - Parameter isAbstract: Whether no name is expected, as in a cast.
  func settle(_ result: inout TypedName, isAbstract: Bool) {
    if result.isCallable { return }
    if result.isPointer || declarator != nil || isAbstract {
      result.typeWord = words.last ?? (isAbstract || result.isPointer ? macro : nil)
      result.name = declarator
    } else if words.count >= 2 {
      result.typeWord = words[words.count - 2]
      result.name = words.last
    } else if isMacroLast, !words.isEmpty || result.isPrimitive {
      result.typeWord = words.last
      result.name = macro
    } else if result.isPrimitive {
      result.name = words.last
    }
    if argumentOwner != result.typeWord { result.typeArguments = [] }
  }
}
