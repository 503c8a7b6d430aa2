/// What a word that the reader knows means to it.
enum Keyword {
  // Of statements.
  case `if`, `else`, `for`, `in`, `while`, `do`, `switch`, `case`, `default`, `return`, goto
  /// `break`, `continue`.
  case jump

  // After an `@`.
  case interface, implementation, `protocol`, end, property, `class`
  case `try`, `catch`, finally, synchronized, autoreleasepool
  /// A declaration up to its `;` that tells nothing.
  case remark

  // Beside a type.
  /// What says nothing of it.
  case qualifier
  case `static`, extern, segueAction, outletCollection
  /// A type that the value tells.
  case auto
  case `enum`
  /// `struct`, `union`.
  case aggregate
  /// `int`, `unsigned` and the like: a type may have several of them.
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
  /// Followed by parentheses that hold no values, such as `sizeof`.
  case query
  /// A message for one of an array.
  case element, indexedElement
}

extension Keyword {
  /// The words of each meaning. Their order gives their names' numbers in every `NameTable`.
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

  private static let words = vocabulary.flatMap { keyword, words in
    words.split(separator: " ").map { (keyword, String($0)) }
  }

  static let spellings = words.map(\.1)
  private static let meanings = words.map(\.0)

  /// - Parameter number: A name's number.
  init?(name number: UInt32) {
    guard Int(number) < Self.meanings.count else { return nil }
    self = Self.meanings[Int(number)]
  }
}

extension Keyword {
  /// Whether no value starts with it or goes on with it.
  var startsStatement: Bool {
    switch self {
    case .if, .else, .for, .in, .while, .do, .switch, .case, .default, .return, .goto, .jump: true
    default: false
    }
  }

  /// Whether it stands beside a type and is neither it nor a name.
  var isNoName: Bool {
    switch self {
    case .qualifier, .static, .extern, .segueAction, .outletCollection, .auto, .enum, .aggregate,
      .primitive, .typeOf, .attribute:
      true
    default: false
    }
  }

  /// Whether no type goes on with it.
  var endsType: Bool {
    switch self {
    case .self, .typedef, .query: true
    default: startsStatement
    }
  }

  /// Whether what is open ends at this word after an `@`, since it can only stand outside.
  var endsEverything: Bool {
    switch self {
    case .interface, .implementation, .protocol, .end: true
    default: false
    }
  }
}
