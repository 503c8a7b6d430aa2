/// The meaning of a word that the reader knows.
enum Keyword {
  // Of statements.
  case `if`, `else`, `for`, `in`, `while`, `do`, `switch`, `case`, `default`, `return`, goto
  /// `break`, `continue`.
  case jump

  // After an `@`.
  case interface, implementation, `protocol`, end, property, `class`
  case `try`, `catch`, finally, synchronized, autoreleasepool
  /// A declaration that is skipped up to its `;`.
  case remark

  // Beside a type.
  /// A word that does not change the type.
  case qualifier
  case `static`, extern, segueAction, outletCollection
  /// A type that is inferred from the value.
  case auto
  case `enum`
  /// `struct`, `union`.
  case aggregate
  /// `int`, `unsigned` and the like, of which a type may have several.
  case primitive
  case typeOf
  /// Followed by parentheses.
  case attribute

  // Types.
  case id, classType, void, action
  /// `NSArray` and the like.
  case collection

  // Of declarations.
  case typedef, using, namespace, template, enumerationMacro, swiftName

  // Of values.
  case `self`, new
  /// `nil`, `YES` and the like.
  case nothing
  /// Followed by parentheses without values, such as `sizeof`.
  case query
  /// A message that returns an element of an array.
  case element, indexedElement
}

extension Keyword {
  /// The words of each meaning.
  private static let vocabulary: [(Keyword, String)] = [
    (.if, "if"), (.else, "else"), (.for, "for"), (.in, "in"), (.while, "while"), (.do, "do"),
    (.switch, "switch"), (.case, "case"), (.default, "default"), (.return, "return"),
    (.goto, "goto"), (.jump, "break continue"),
    (.interface, "interface"), (.implementation, "implementation"), (.protocol, "protocol"),
    (.end, "end"), (.property, "property"), (.class, "class"), (.try, "try"), (.catch, "catch"),
    (.finally, "finally"), (.synchronized, "synchronized"), (.autoreleasepool, "autoreleasepool"),
    (.remark, "synthesize dynamic import compatibility_alias"),
    (
      .qualifier,
      """
      const inline volatile register restrict typename constexpr mutable virtual explicit nonnull \
      nullable null_unspecified null_resettable oneway out inout bycopy byref IBOutlet \
      IBInspectable __block __weak __strong __unsafe_unretained __autoreleasing __unused __kindof \
      __covariant __contravariant __nonnull __nullable _Nonnull _Nullable _Null_unspecified \
      __bridge __bridge_transfer __bridge_retained __inline __inline__ __const __extension__ \
      NS_REQUIRES_SUPER NS_NOESCAPE
      """
    ),
    (.static, "static"), (.extern, "extern"), (.segueAction, "IBSegueAction"),
    (.outletCollection, "IBOutletCollection"), (.auto, "auto __auto_type"), (.enum, "enum"),
    (.aggregate, "struct union"),
    (.primitive, "unsigned signed long short int char float double bool"),
    (.typeOf, "typeof __typeof__ __typeof decltype"),
    (.attribute, "__attribute__ __attribute alignas __declspec"),
    (.id, "id"), (.classType, "Class"), (.void, "void"), (.action, "IBAction"),
    (
      .collection,
      "NSArray NSMutableArray NSSet NSMutableSet NSOrderedSet NSMutableOrderedSet"
    ),
    (.typedef, "typedef"), (.using, "using"), (.namespace, "namespace"), (.template, "template"),
    (
      .enumerationMacro,
      "NS_ENUM NS_OPTIONS NS_CLOSED_ENUM NS_ERROR_ENUM CF_ENUM CF_OPTIONS CF_CLOSED_ENUM"
    ),
    (.swiftName, "NS_SWIFT_NAME"), (.self, "self"), (.new, "new"),
    (.nothing, "nil Nil NULL YES NO true false nullptr TRUE FALSE"),
    (.query, "sizeof __builtin_available __has_feature"),
    (.element, "firstObject lastObject anyObject"), (.indexedElement, "objectAtIndex"),
  ]

  private static let byWord = Dictionary(
    uniqueKeysWithValues: vocabulary.flatMap { keyword, words in
      words.split(separator: " ").map { (String($0), keyword) }
    })

  init?(_ word: String) {
    guard let keyword = Self.byWord[word] else { return nil }
    self = keyword
  }
}

extension Keyword {
  /// Whether it can be neither the start nor a part of a value.
  var startsStatement: Bool {
    switch self {
    case .if, .else, .for, .in, .while, .do, .switch, .case, .default, .return, .goto, .jump: true
    default: false
    }
  }

  /// Whether it accompanies a type and is neither a type nor a name.
  var isNoName: Bool {
    switch self {
    case .qualifier, .static, .extern, .segueAction, .outletCollection, .auto, .enum, .aggregate,
      .primitive, .typeOf, .attribute:
      true
    default: false
    }
  }

  /// Whether it cannot be part of a type.
  var endsType: Bool {
    switch self {
    case .self, .typedef, .query: true
    default: startsStatement
    }
  }

  /// Whether this word after an `@` ends all open brackets, as it can only be outside them.
  var endsEverything: Bool {
    switch self {
    case .interface, .implementation, .protocol, .end: true
    default: false
    }
  }
}
