import FlowModel
import SourceModel

/// The possible results of an expression at run time, as far as they are known from source.
struct AbstractValue: Hashable {
  private(set) var alternatives: [Alternative] = []
  /// Whether the value can be something other than its alternatives.
  private(set) var isOpen = false
  /// Whether an optional value is present; `nil` if that is unknown.
  var isThere: Bool?

  /// A value of which nothing is known.
  static var unknown: AbstractValue { AbstractValue(alternatives: [], isOpen: true) }
  /// The result of a call that returns nothing.
  static var nothing: AbstractValue { AbstractValue(alternatives: [], isOpen: false) }
  /// `nil`
  static var absent: AbstractValue {
    var value = AbstractValue.nothing
    value.isThere = false
    return value
  }

  /// The limit of alternatives. A reader could not follow more.
  private static let mostAlternatives = 24

  init(_ alternative: Alternative) { alternatives = [alternative] }

  init(alternatives: [Alternative], isOpen: Bool) {
    self.isOpen = isOpen
    for alternative in alternatives { add(alternative) }
  }

  private mutating func add(_ alternative: Alternative) {
    guard !alternatives.contains(alternative) else { return }
    // Any object of a type stands for those that are left out.
    let most = alternative.isPlaceholder ? 2 * Self.mostAlternatives : Self.mostAlternatives
    if alternatives.count < most {
      alternatives.append(alternative)
      return
    }
    isOpen = true
    switch alternative {
    case .enumCase(let type, _, _): add(.instance(type, [:]))
    case .instance(let type, let fields) where !fields.isEmpty: add(.instance(type, [:]))
    default: break
    }
  }

  /// Whether the value has no alternatives and is not open.
  var isEmpty: Bool { alternatives.isEmpty && !isOpen }

  var isUnknown: Bool { alternatives.isEmpty && isOpen }

  /// The only possible alternative; `nil` if there may be others.
  var only: Alternative? { alternatives.count == 1 && !isOpen ? alternatives[0] : nil }

  /// A value that is either this or the other.
  func joined(with other: AbstractValue) -> AbstractValue {
    var result = self
    for alternative in other.alternatives { result.add(alternative) }
    result.isOpen = isOpen || other.isOpen
    if isThere != other.isThere { result.isThere = nil }
    return result
  }

  /// Whether the value can be all that the other can be.
  func includes(_ other: AbstractValue) -> Bool {
    (isOpen || !other.isOpen) && other.alternatives.allSatisfy(alternatives.contains)
  }

  /// The joined results of a transform on each alternative.
  func map(_ transform: (Alternative) -> AbstractValue) -> AbstractValue {
    var result = AbstractValue(alternatives: [], isOpen: isOpen)
    for alternative in alternatives { result = result.joined(with: transform(alternative)) }
    return result
  }

  static func any(_ values: some Sequence<AbstractValue>) -> AbstractValue {
    values.reduce(.nothing) { $0.joined(with: $1) }
  }
}

/// One possible result of an expression.
enum Alternative: Hashable {
  case string(String)
  case boolean(Bool)
  /// A name as R.swift and SwiftGen generate it: `R.storyboard.main.login` is `main`, `login`.
  case accessor(Accessor)
  case storyboard(Destination.StoryboardName)
  indirect case screen(Screen)
  /// An object of a type, with the property values that it was made with.
  case instance(TypeName, [String: AbstractValue])
  case type(TypeName)
  /// `[Type alloc]`
  case allocated(TypeName)
  /// A case, with its associated values; without any if they tell nothing.
  case enumCase(TypeName, String, [AbstractValue])
  case array([AbstractValue])
  /// With the labels of its parts; without any if none has one.
  case tuple([AbstractValue], labels: [String?] = [])
  /// A container that was made here: a navigation or tab bar controller.
  case container([AbstractValue])
  /// A controller related to `self`: its `navigationController`, `presentingViewController`, …
  case relative(String)
  indirect case closure(ClosureValue)
  /// `$name`: the state that a SwiftUI view is bound to.
  indirect case binding(ViewState)

  func hash(into hasher: inout Hasher) { hash(into: &hasher, depth: 2) }

  /// Contents are hashed to a depth only. Objects that differ in what they hold have other hash values then, while
  /// the cost does not depend on their size.
  private func hash(into hasher: inout Hasher, depth: Int) {
    switch self {
    case .string(let text), .relative(let text): hasher.combine(text)
    case .boolean(let value): hasher.combine(value)
    case .accessor(let accessor): hasher.combine(accessor)
    case .storyboard(let name): hasher.combine(name)
    case .screen(let screen): hasher.combine(screen)
    case .type(let type), .allocated(let type): hasher.combine(type)
    case .instance(let type, let fields):
      hasher.combine(type)
      guard depth > 0 else { return }
      // The order of a dictionary's elements means nothing.
      var contents = 0
      for (name, value) in fields {
        var field = Hasher()
        field.combine(name)
        Self.hash([value], into: &field, depth: depth - 1)
        contents ^= field.finalize()
      }
      hasher.combine(contents)
    case .enumCase(let type, let name, let values):
      hasher.combine(type)
      hasher.combine(name)
      Self.hash(values, into: &hasher, depth: depth - 1)
    case .array(let values), .tuple(let values, _), .container(let values):
      Self.hash(values, into: &hasher, depth: depth - 1)
    case .closure(let closure): hasher.combine(closure)
    case .binding(let state): hasher.combine(state)
    }
  }

  private static func hash(_ values: [AbstractValue], into hasher: inout Hasher, depth: Int) {
    hasher.combine(values.count)
    guard depth >= 0 else { return }
    for value in values {
      for alternative in value.alternatives { alternative.hash(into: &hasher, depth: depth) }
    }
  }
}

/// A name of generated code.
struct Accessor: Hashable {
  enum Generator: Hashable { case rSwift, swiftGen }

  enum Kind: Hashable { case storyboard, segue, nib }

  let generator: Generator
  let kind: Kind
  var path: [String]
}

/// A screen that source makes or obtains.
struct Screen: Hashable {
  enum Origin: Hashable {
    case scene(storyboard: Destination.StoryboardName, scene: Destination.SceneName)
    case nib(name: String, owner: TypeName?)
    case made(TypeName)
    /// What a library's method on a controller class returns.
    case obtained(TypeName)
    case hosted(TypeName)
    case named(String)
    /// A scene of a storyboard whose identifier is unknown.
    case unknownScene
  }

  var origin: Origin
  /// The type to which the code casts it.
  var expected: TypeName?
  /// Where the screen is made.
  let made: CallPlace
  /// Whether a view hosts it, which may be part of another screen.
  var isInView = false
}

/// The location of a call, and the name that it calls.
struct CallPlace: Hashable {
  let call: String
  let location: SourceLocation
}
