import FlowModel
import SourceModel

/// What an expression may give when it runs, as far as source tells.
struct AbstractValue: Hashable {
  private(set) var alternatives: [Alternative] = []
  /// Whether it may be something else too.
  private(set) var isOpen = false
  /// Whether it is there at all, where that is known of what may be `nil`.
  var isThere: Bool?

  /// Nothing is known.
  static var unknown: AbstractValue { AbstractValue(alternatives: [], isOpen: true) }
  /// It gives nothing: a call without a result.
  static var nothing: AbstractValue { AbstractValue(alternatives: [], isOpen: false) }
  /// `nil`
  static var absent: AbstractValue {
    var value = AbstractValue.nothing
    value.isThere = false
    return value
  }

  /// More than that is no longer a choice that a reader could follow.
  private static let mostAlternatives = 24

  init(_ alternative: Alternative) { alternatives = [alternative] }

  init(alternatives: [Alternative], isOpen: Bool) {
    self.isOpen = isOpen
    for alternative in alternatives { add(alternative) }
  }

  private mutating func add(_ alternative: Alternative) {
    guard !alternatives.contains(alternative) else { return }
    if alternatives.count == Self.mostAlternatives {
      isOpen = true
    } else {
      alternatives.append(alternative)
    }
  }

  /// Whether it is no thing.
  var isEmpty: Bool { alternatives.isEmpty && !isOpen }

  var isUnknown: Bool { alternatives.isEmpty && isOpen }

  /// The one thing that it is sure to be.
  var only: Alternative? { alternatives.count == 1 && !isOpen ? alternatives[0] : nil }

  /// Either this or the other.
  func joined(with other: AbstractValue) -> AbstractValue {
    var result = self
    for alternative in other.alternatives { result.add(alternative) }
    result.isOpen = isOpen || other.isOpen
    if isThere != other.isThere { result.isThere = nil }
    return result
  }

  /// What becomes of each of the alternatives.
  func map(_ transform: (Alternative) -> AbstractValue) -> AbstractValue {
    var result = AbstractValue(alternatives: [], isOpen: isOpen)
    for alternative in alternatives { result = result.joined(with: transform(alternative)) }
    return result
  }

  static func any(_ values: [AbstractValue]) -> AbstractValue {
    values.reduce(.nothing) { $0.joined(with: $1) }
  }
}

/// One thing that an expression may give.
indirect enum Alternative: Hashable {
  case string(String)
  case boolean(Bool)
  /// A name as R.swift and SwiftGen spell it: `R.storyboard.main.login` is `main`, `login`.
  case accessor(Accessor)
  case storyboard(Destination.StoryboardName)
  case screen(Screen)
  /// An object of a type, with what was put into it when it was made.
  case instance(TypeName, [String: AbstractValue])
  case type(TypeName)
  /// `[Type alloc]`
  case allocated(TypeName)
  case enumCase(TypeName, String)
  case array([AbstractValue])
  /// A controller that shows others, made here: a navigation or tab bar controller.
  case container([AbstractValue])
  /// What `self` knows as its `navigationController`, `presentingViewController`, …
  case relative(String)
  case closure(CapturedClosure)

  /// What an alternative holds is compared, and hardly ever the only difference: to hash it all would
  /// cost more than it saves.
  func hash(into hasher: inout Hasher) {
    switch self {
    case .string(let text), .relative(let text): hasher.combine(text)
    case .boolean(let value): hasher.combine(value)
    case .accessor(let accessor): hasher.combine(accessor)
    case .storyboard(let name): hasher.combine(name)
    case .screen(let screen): hasher.combine(screen)
    case .instance(let type, _), .type(let type), .allocated(let type): hasher.combine(type)
    case .enumCase(let type, let name):
      hasher.combine(type)
      hasher.combine(name)
    case .array(let values), .container(let values): hasher.combine(values.count)
    case .closure(let closure): hasher.combine(closure)
    }
  }
}

/// A generated name.
struct Accessor: Hashable {
  enum Generator: Hashable { case rSwift, swiftGen }

  enum Kind: Hashable { case storyboard, segue, nib }

  let generator: Generator
  let kind: Kind
  var path: [String]
}

/// A screen that source makes or gets hold of.
struct Screen: Hashable {
  enum Origin: Hashable {
    case scene(storyboard: Destination.StoryboardName, scene: Destination.SceneName)
    case nib(name: String, owner: TypeName?)
    case made(TypeName)
    case hosted(TypeName)
    case named(String)
    /// From a storyboard, by an identifier that can't be known.
    case unknownScene
  }

  var origin: Origin
  /// What the code takes it for.
  var expected: TypeName?
  /// Where it is made.
  let made: CallPlace
}

/// Where a call stands, and what it calls.
struct CallPlace: Hashable {
  let call: String
  let location: SourceLocation
}

/// A closure and what it sees of the names that it mentions.
///
/// Equal closures do the same for the same arguments, and for the same activation.
struct CapturedClosure: Hashable {
  let closure: Closure
  let frame: Frame
  /// What it does counts where it stands, whoever calls it.
  let activation: Activation
  let maker: TypeName?

  init(_ closure: Closure, in frame: Frame, of evaluator: Evaluator) {
    self.closure = closure
    self.frame = frame.narrowed(to: evaluator.slices.closures.mentions(of: closure))
    activation = evaluator.activation
    maker = evaluator.maker
  }

  static func == (a: CapturedClosure, b: CapturedClosure) -> Bool {
    a.activation === b.activation && a.closure.number == b.closure.number && a.maker == b.maker
      && a.frame == b.frame && (a.closure.number != 0 || a.closure == b.closure)
  }

  func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(activation))
    hasher.combine(closure.number)
  }
}
