/// The words that the reader knows. Their numbers are those of their names in every `NameTable`.
enum Keyword: UInt32, CaseIterable {
  // Statements.
  case `if`, `else`, `for`, `in`, `while`, `do`, `switch`, `case`, `default`, `return`, `break`
  case `continue`, goto

  // After an `@`.
  case interface, implementation, `protocol`, end, property, synthesize, dynamic, `class`, `import`
  case compatibility_alias, `try`, `catch`, finally, synchronized, autoreleasepool, selector, encode
  case available

  // What stands before or after a type and says nothing of it.
  case const, `static`, extern, inline, volatile, register, restrict, auto, typename, constexpr
  case __block, __weak, __strong, __unsafe_unretained, __autoreleasing, __unused, __kindof
  case __covariant, __contravariant, __nonnull, __nullable, _Nonnull, _Nullable, _Null_unspecified
  case __bridge, __bridge_transfer, __bridge_retained, __auto_type, __inline, __inline__, __const
  case nonnull, nullable, null_unspecified, null_resettable, oneway, out, `inout`, bycopy, byref
  case IBOutlet, IBInspectable, IBSegueAction, IBOutletCollection, NS_REQUIRES_SUPER
  case `struct`, `enum`, union, mutable, virtual, explicit

  // Types of C that may take several words.
  case unsigned, signed, long, short, int, char, float, double, bool

  // Followed by parentheses that are no arguments.
  case __attribute__, __attribute, typeof, __typeof__, __typeof, decltype, sizeof, alignas, __declspec
  case __builtin_available, __has_feature

  // Types.
  case id, Class, void, IBAction, NSArray, NSMutableArray, NSSet, NSMutableSet, NSOrderedSet
  case NSMutableOrderedSet

  // Declarations.
  case typedef, using, namespace, template, NS_ENUM, NS_OPTIONS, NS_CLOSED_ENUM
  case NS_ERROR_ENUM, CF_ENUM, CF_OPTIONS, NS_SWIFT_NAME

  // Values.
  case `self`, `nil`, Nil, NULL, YES, NO, `true`, `false`, nullptr, new
  case firstObject, lastObject, anyObject, objectAtIndex

  /// In order.
  static let spellings = allCases.map { String(describing: $0) }
}

extension Keyword {
  var isQualifier: Bool { rawValue >= Keyword.const.rawValue && rawValue <= Self.explicit.rawValue }

  /// Whether it is a type of C, or part of one.
  var isPrimitive: Bool { rawValue >= Self.unsigned.rawValue && rawValue <= Self.bool.rawValue }

  var isTypeOf: Bool {
    switch self {
    case .typeof, .__typeof__, .__typeof, .decltype: true
    default: false
    }
  }

  var isAttribute: Bool {
    self == .__attribute__ || self == .__attribute || self == .alignas || self == .__declspec
  }

  /// Whether no expression can start with it, or go on with it.
  var startsStatement: Bool { rawValue <= Self.goto.rawValue }

  var isEnumerationMacro: Bool {
    rawValue >= Self.NS_ENUM.rawValue && rawValue <= Self.CF_OPTIONS.rawValue
  }

  var isNothing: Bool { rawValue >= Self.`nil`.rawValue && rawValue <= Self.nullptr.rawValue }

  /// Whether what is open ends at this word after an `@`, since it can only stand outside.
  var endsEverything: Bool {
    rawValue >= Self.interface.rawValue && rawValue <= Self.end.rawValue
  }
}
