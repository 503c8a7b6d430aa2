import SourceModel

/// A function or a property getter, with all inputs on which its slice can depend.
///
/// Calls with equal contexts have equal summaries, so each context is evaluated once. A context is
/// looked up more often than it is made, so its hash value is stored.
final class CallContext: Hashable {
  struct Argument: Equatable {
    let name: String
    let value: AbstractValue
  }

  let callable: Callable
  let receiver: AbstractValue
  /// `Self` in the body.
  let selfType: TypeName?
  /// The arguments in the order of the parameters. Only parameters that the slice mentions are
  /// included.
  let arguments: [Argument]
  let generics: [String: TypeName]
  /// The type that is expected of the result.
  let expectedResult: TypeName?
  /// Whether the call initialises its receiver.
  let isInitialiser: Bool
  /// The screen that is being made, if the effects of the initialiser belong to it.
  let maker: TypeName?
  /// Whether a call presents what the callable makes.
  let isPresented: Bool

  /// Whether the inputs hold more values than can be followed.
  let isTooLarge: Bool

  private let hashValueOfInputs: Int

  init(
    callable: Callable, receiver: AbstractValue, selfType: TypeName?, arguments: [Argument] = [],
    generics: [String: TypeName] = [:], expectedResult: TypeName? = nil,
    isInitialiser: Bool = false, maker: TypeName? = nil, isPresented: Bool = false
  ) {
    self.callable = callable
    self.receiver = receiver
    self.selfType = selfType
    self.arguments = arguments
    self.generics = generics
    self.expectedResult = expectedResult
    self.isInitialiser = isInitialiser
    self.maker = maker
    self.isPresented = isPresented
    isTooLarge =
      arguments.reduce(receiver.remaining(of: AbstractValue.mostContents)) {
        $1.value.remaining(of: $0)
      } < 0
    var hasher = Hasher()
    hasher.combine(callable)
    hasher.combine(receiver)
    for argument in arguments { hasher.combine(argument.value) }
    hashValueOfInputs = hasher.finalize()
  }

  /// The context of all calls with values of the same types.
  var widened: CallContext { mappingInputs(\.widened) }

  /// The context without captured closures, which differ from round to round, and without what is deep in
  /// its values. Recursive calls have few of these.
  var outlined: CallContext { mappingInputs { $0.outlined(depth: 1, keepsInputs: true) } }

  /// The context in which closures whose results tell nothing are known by their numbers, and these closures.
  func numberingClosures() -> (context: CallContext, closures: [ClosureValue]) {
    guard hasClosures else { return (self, []) }
    var closures: [ClosureValue] = []
    let context = mappingInputs { value in
      value.mappingClosures { closure in
        if case .captured(let captured) = closure, !captured.returnsNothing {
          return .closure(closure)
        }
        closures.append(closure)
        return .closure(.input(ClosureInput(number: closures.count - 1)))
      }
    }
    return closures.isEmpty ? (self, []) : (context, closures)
  }

  private func mappingInputs(_ transform: (AbstractValue) -> AbstractValue) -> CallContext {
    CallContext(
      callable: callable, receiver: transform(receiver), selfType: selfType,
      arguments: arguments.map { Argument(name: $0.name, value: transform($0.value)) },
      generics: generics, expectedResult: expectedResult, isInitialiser: isInitialiser,
      maker: maker, isPresented: isPresented)
  }

  /// The context of all calls that ask for the same: whose arguments are the same cases of enumerations, texts and
  /// Boolean values.
  var asked: CallContext {
    CallContext(
      callable: callable, receiver: .unknown, selfType: nil,
      arguments: arguments.map { Argument(name: $0.name, value: $0.value.asked) })
  }

  /// Whether an argument is a known case of an enumeration, or a known Boolean value.
  var selects: Bool {
    arguments.contains { $0.value.only.map { $0.isCase || $0.isBoolean } == true }
  }

  /// Whether there are captured closures among the inputs, at any depth.
  var hasCapturedClosures: Bool {
    receiver.holdsCapturedClosures || arguments.contains(where: \.value.holdsCapturedClosures)
  }

  /// Whether there are closures among the inputs, at any depth.
  private var hasClosures: Bool {
    receiver.holdsClosures || arguments.contains(where: \.value.holdsClosures)
  }

  static func == (a: CallContext, b: CallContext) -> Bool {
    if a === b { return true }
    return a.hashValueOfInputs == b.hashValueOfInputs && a.callable == b.callable
      && a.receiver == b.receiver && a.selfType == b.selfType && a.arguments == b.arguments
      && a.generics == b.generics && a.expectedResult == b.expectedResult
      && a.isInitialiser == b.isInitialiser && a.maker == b.maker
      && a.isPresented == b.isPresented
  }

  func hash(into hasher: inout Hasher) { hasher.combine(hashValueOfInputs) }
}

extension FunctionDeclaration {
  /// The values that a slice of the body mentions, out of those of all parameters.
  func arguments(
    in slice: NavigationSlice, _ values: [String: AbstractValue]
  ) -> [CallContext.Argument] {
    parameters.compactMap { parameter in
      guard slice.mentions.contains(parameter.name), let value = values[parameter.name] else {
        return nil
      }
      return CallContext.Argument(name: parameter.name, value: value)
    }
  }
}
