/// A type, or an extension of one.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Objective-C: an `@interface` or an `@implementation`, the latter without a superclass.
    case `class`
    /// A structure or an actor.
    case structure
    case enumeration
    case `protocol`
    /// Objective-C: a category or a class extension.
    case `extension`
  }

  package var kind: Kind
  /// Qualified: `Outer.Inner`. For an extension, the name of the extended type.
  package var name: String
  /// The name in `@objc(Name)` or `NS_SWIFT_NAME`.
  package var otherName: String?
  /// The superclass and the protocols, or an enumeration's raw type, as written and in order.
  package var inherited: [TypeReference] = []
  package var genericParameters: [GenericParameter] = []
  /// `where Self: UIViewController`, of a protocol or an extension of one.
  package var selfConstraints: [TypeReference] = []
  package var cases: [EnumerationCase] = []
  package var variables: [VariableDeclaration] = []
  package var functions: [FunctionDeclaration] = []
  /// `typealias` and `associatedtype` with a default.
  package var aliases: [TypeAlias] = []
  /// The condition under which it is compiled; `nil` outside `#if`.
  package var condition: CompilationCondition?
  package var position: SourcePosition

  package init(kind: Kind, name: String, position: SourcePosition) {
    self.kind = kind
    self.name = name
    self.position = position
  }
}

package struct EnumerationCase: Hashable, Sendable {
  package var name: String
  /// As written; `nil` where it is implicit or absent.
  package var rawValue: Expression?
  /// Its associated values.
  package var parameters: [Parameter]
  package var condition: CompilationCondition?

  package init(name: String, rawValue: Expression?, parameters: [Parameter] = []) {
    self.name = name
    self.rawValue = rawValue
    self.parameters = parameters
  }
}

package struct TypeAlias: Hashable, Sendable {
  package var name: String
  package var type: TypeReference
  package var condition: CompilationCondition?

  package init(name: String, type: TypeReference) {
    self.name = name
    self.type = type
  }
}

package struct GenericParameter: Hashable, Sendable {
  package var name: String
  /// `UIViewController` in `<T: UIViewController>`.
  package var bound: TypeReference?

  package init(name: String, bound: TypeReference?) {
    self.name = name
    self.bound = bound
  }
}

/// A constant, a variable or a computed property.
package struct VariableDeclaration: Hashable, Sendable {
  package var name: String
  /// `static` or `class`; false outside a type.
  package var isStatic = false
  /// Whether it is marked `override`.
  package var isOverride = false
  package var type: TypeReference?
  /// The first attribute of a property without a value, which may be a property wrapper.
  package var wrapper: PropertyWrapper?
  package var value: Expression?
  /// The statements of the getter and of observers such as `didSet`.
  package var body: [Statement] = []
  package var isComputed = false
  /// Whether it is declared with `let`.
  package var isConstant = false
  /// The condition under which it is compiled; `nil` outside `#if`.
  package var condition: CompilationCondition?
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

/// An attribute of a property: `@Injected(\Container.router)`.
package struct PropertyWrapper: Hashable, Sendable {
  package var name: String
  /// The property to which the key path leads that is its first argument.
  package var property: String?
  /// The type with which the key path begins; `nil` where that is implied.
  package var root: String?

  package init(name: String, property: String? = nil, root: String? = nil) {
    self.name = name
    self.property = property
    self.root = root
  }
}

/// A function, method or initialiser.
package struct FunctionDeclaration: Hashable, Sendable {
  /// `init` for an initialiser. For an Objective-C method, the first part of its selector without
  /// the colon; the other parts are the labels of the parameters after the first.
  package var name: String
  package var parameters: [Parameter] = []
  package var returnType: TypeReference?
  package var genericParameters: [GenericParameter] = []
  /// What the extension around an initialiser requires of the type's generic parameters.
  package var typeConstraints: [GenericParameter] = []
  package var isStatic = false
  /// Whether it is marked `override`. For an Objective-C method, which has no such mark, whether it is
  /// implemented here.
  package var isOverride = false
  /// The method's selector, such as `unwindToList:`; `nil` where it has none. A Swift method has one only
  /// where it may matter: with `@objc`, `@IBAction` or `@IBSegueAction`, in a type that exposes its members,
  /// or with a parameter that is a segue.
  package var selector: String?
  /// Whether an unwind segue may call it: its only parameter is a segue.
  package var isUnwindHandler = false
  package var isSegueAction = false
  /// Whether it is marked as an action, which Interface Builder offers for connections. True for every method
  /// in Objective-C, where the mark has no effect at run time.
  package var isAction = false
  package var body: [Statement] = []
  /// The condition under which it is compiled; `nil` outside `#if`.
  package var condition: CompilationCondition?
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

package struct Parameter: Hashable, Sendable {
  /// The argument label; `nil` for `_` and for the first parameter of an Objective-C method.
  package var label: String?
  package var name: String
  package var type: TypeReference?
  package var defaultValue: Expression?
  /// Whether it is a closure marked `@ViewBuilder`.
  package var buildsView: Bool
  /// Whether it is the list of all arguments that follow without a label.
  package var isVariadic: Bool
  package var isInOut: Bool

  package init(
    label: String?, name: String, type: TypeReference?, defaultValue: Expression? = nil,
    buildsView: Bool = false, isVariadic: Bool = false, isInOut: Bool = false
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
    self.buildsView = buildsView
    self.isVariadic = isVariadic
    self.isInOut = isInOut
  }
}

/// A use of a type. Optionals, `some`, `any`, `inout`, attributes and the `*` of an Objective-C pointer are
/// removed.
package indirect enum TypeReference: Hashable, Sendable {
  /// `Outer.Inner` with its generic arguments. `id<Delegate>` is `Delegate`.
  case named(String, arguments: [TypeReference] = [])
  /// `T.Type`, and `Class` as the metatype of `NSObject`.
  case metatype(TypeReference)
  /// `[T]`, `Array<T>`, `Set<T>`, `NSArray<T> *`.
  case array(TypeReference)
  /// Any value that is not of the type; only in a cast, where a type test has failed.
  case except(TypeReference)
  /// With the labels of its parts; without any if none has one.
  case tuple([TypeReference], labels: [String?] = [])
  /// A function type, with those of its parameters; without any if they are unknown. The result is that of a function which
  /// returns nothing: an empty tuple, or `nil` if it is unknown.
  case function([TypeReference] = [], result: TypeReference? = nil)

  /// The name without arguments; `nil` for a type without a name.
  package var name: String? {
    if case .named(let name, _) = self { name } else { nil }
  }

  /// Whether it is a function type that returns nothing.
  package var returnsNothing: Bool {
    if case .function(_, .tuple(let parts, _)?) = self { parts.isEmpty } else { false }
  }

  package var isFunction: Bool { if case .function = self { true } else { false } }
}

/// A declaration that may be inside `#if`.
package protocol ConditionalDeclaration {
  var condition: CompilationCondition? { get set }
}

extension TypeDeclaration: ConditionalDeclaration {}
extension EnumerationCase: ConditionalDeclaration {}
extension TypeAlias: ConditionalDeclaration {}
extension VariableDeclaration: ConditionalDeclaration {}
extension FunctionDeclaration: ConditionalDeclaration {}
