import FlowModel
import SourceModel

/// What an expression may give when it runs, as far as source tells.
struct Value: Hashable {
  private(set) var options: [Option] = []
  /// Whether it may be something else too.
  private(set) var isOpen = false
  /// Whether it is there at all, where that is known of what may be `nil`.
  var isThere: Bool?

  /// Nothing is known.
  static var unknown: Value { Value(options: [], isOpen: true) }
  /// It gives nothing: a call without a result.
  static var nothing: Value { Value(options: [], isOpen: false) }
  /// `nil`
  static var absent: Value {
    var value = Value.nothing
    value.isThere = false
    return value
  }

  /// More than that is no longer a choice that a reader could follow.
  private static let mostOptions = 24

  init(_ option: Option) { options = [option] }

  init(options: [Option], isOpen: Bool) {
    self.isOpen = isOpen
    for option in options { add(option) }
  }

  private mutating func add(_ option: Option) {
    guard !options.contains(option) else { return }
    if options.count == Self.mostOptions { isOpen = true } else { options.append(option) }
  }

  /// Whether it is no thing.
  var isEmpty: Bool { options.isEmpty && !isOpen }

  var isUnknown: Bool { options.isEmpty && isOpen }

  /// The one thing that it is sure to be.
  var only: Option? { options.count == 1 && !isOpen ? options[0] : nil }

  /// Either this or the other.
  func joined(with other: Value) -> Value {
    var result = self
    for option in other.options { result.add(option) }
    result.isOpen = isOpen || other.isOpen
    if isThere != other.isThere { result.isThere = nil }
    return result
  }

  /// What becomes of each of the options.
  func map(_ transform: (Option) -> Value) -> Value {
    var result = Value(options: [], isOpen: isOpen)
    for option in options { result = result.joined(with: transform(option)) }
    return result
  }

  static func any(_ values: [Value]) -> Value { values.reduce(.nothing) { $0.joined(with: $1) } }
}

/// One thing that an expression may give.
indirect enum Option: Hashable {
  case string(String)
  case boolean(Bool)
  /// A name as R.swift and SwiftGen spell it: `R.storyboard.main.login` is `main`, `login`.
  case accessor(Accessor)
  case storyboard(Destination.StoryboardName)
  case screen(Screen)
  /// An object of a type, with what was put into it when it was made.
  case instance(TypeName, [String: Value])
  case type(TypeName)
  /// `[Type alloc]`
  case allocated(TypeName)
  case enumCase(TypeName, String)
  case array([Value])
  /// A controller that shows others, made here: a navigation or tab bar controller.
  case container([Value])
  /// What `self` knows as its `navigationController`, `presentingViewController`, …
  case relative(String)
  case closure(CapturedClosure)
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
