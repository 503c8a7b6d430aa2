/// A type, or an extension of one.
package struct TypeDeclaration: Hashable, Sendable {
  package enum Kind: Hashable, Sendable {
    /// Objective-C: an `@interface` or an `@implementation`, of which the latter inherits nothing.
    case `class`
    /// A structure or an actor.
    case structure
    case enumeration
    case `protocol`
    /// Objective-C: a category or a class extension.
    case `extension`
  }

  package var kind: Kind
  /// With the types around it: `Outer.Inner`. Of an extension, the name of what it extends.
  package var name: String
  /// What `@objc(Name)` or `NS_SWIFT_NAME` says.
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
  /// Whether it is compiled; `nil` where it stands in no `#if`.
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
  package var condition: CompilationCondition?

  package init(name: String, rawValue: Expression?) {
    self.name = name
    self.rawValue = rawValue
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
  /// Whether it says `override`.
  package var isOverride = false
  package var type: TypeReference?
  package var value: Expression?
  /// What the getter, or an observer such as `didSet`, does.
  package var body: [Statement] = []
  package var isComputed = false
  /// Whether it stays what it is given first: `let`.
  package var isConstant = false
  /// Whether it is compiled; `nil` where it stands in no `#if`.
  package var condition: CompilationCondition?
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

/// A function, method or initialiser.
package struct FunctionDeclaration: Hashable, Sendable {
  /// `init` for an initialiser. Of an Objective-C method, the first part of its selector, without a
  /// colon; its other parts are the labels of the parameters after the first.
  package var name: String
  package var parameters: [Parameter] = []
  package var returnType: TypeReference?
  package var genericParameters: [GenericParameter] = []
  package var isStatic = false
  /// Whether it takes the place of what its class inherits: it says `override`. Of an Objective-C method,
  /// which need not say so, whether it is implemented here.
  package var isOverride = false
  /// The method's name to the Objective-C runtime, such as `unwindToList:`; `nil` where a method can
  /// have none. Swift methods have one only where it may matter: with `@objc`, `@IBAction`,
  /// `@IBSegueAction`, in a type that exposes its members, or with a parameter that is a segue.
  package var selector: String?
  /// True for what an unwind segue may call: one parameter, which is a segue.
  package var isUnwindHandler = false
  package var isSegueAction = false
  package var body: [Statement] = []
  /// Whether it is compiled; `nil` where it stands in no `#if`.
  package var condition: CompilationCondition?
  package var position: SourcePosition

  package init(name: String, position: SourcePosition) {
    self.name = name
    self.position = position
  }
}

package struct Parameter: Hashable, Sendable {
  /// What a caller writes before the colon; `nil` for `_`, and for the first of an Objective-C method.
  package var label: String?
  package var name: String
  package var type: TypeReference?
  package var defaultValue: Expression?

  package init(
    label: String?, name: String, type: TypeReference?, defaultValue: Expression? = nil
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.defaultValue = defaultValue
  }
}

/// A type where it is used. Optionals, `some`, `any`, `inout` and attributes are left out, and so is
/// the `*` of an Objective-C pointer.
package indirect enum TypeReference: Hashable, Sendable {
  /// `Outer.Inner`, and its generic arguments. `id<Delegate>` is `Delegate`.
  case named(String, arguments: [TypeReference] = [])
  /// `T.Type`, and `Class` as the metatype of `NSObject`.
  case metatype(TypeReference)
  /// `[T]`, `Array<T>`, `Set<T>`, `NSArray<T> *`.
  case array(TypeReference)
  /// Whatever is not of the type; only in a cast, where a test has failed.
  case except(TypeReference)
  /// A tuple, a function.
  case other

  /// The name without arguments; `nil` for what has none.
  package var name: String? {
    if case .named(let name, _) = self { name } else { nil }
  }
}

/// What may stand in `#if`.
package protocol ConditionalDeclaration {
  var condition: CompilationCondition? { get set }
}

extension TypeDeclaration: ConditionalDeclaration {}
extension EnumerationCase: ConditionalDeclaration {}
extension TypeAlias: ConditionalDeclaration {}
extension VariableDeclaration: ConditionalDeclaration {}
extension FunctionDeclaration: ConditionalDeclaration {}
