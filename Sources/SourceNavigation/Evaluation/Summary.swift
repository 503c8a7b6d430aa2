import FlowModel

/// The result of evaluating a body for one call context, as its callers need it.
struct Summary {
  /// The result of the body; for an initialiser, the object that it made.
  var value = AbstractValue.unknown
  /// The effects that belong to the caller.
  var effects: [Effect] = []
  /// What the callable does with closures among its inputs.
  var inputUses: [ClosureInputUse] = []
  /// Which of the calls with effects of the callable's own run in this context.
  var run = MemberRun()
  var trace = Trace()
  /// Whether something was not known yet, or too deep.
  var isIncomplete = false

  /// The summary of a call that is not evaluated.
  static var unknown: Summary { Summary() }
}

/// The effects of a body for its own type, or for a subclass that inherits it.
struct BodyFindings {
  let body: Body
  /// All effects, of the body itself and for its callers.
  var effects: [Effect]
  /// The effects that the body has for any caller.
  let own: OwnEffects
  /// The result of the body.
  let value: AbstractValue
  let trace: Trace
  /// The members that the body uses on `self` and that some subclass overrides.
  var dispatches: Set<Callable>
  /// Subclasses that have different effects. The findings do not apply to them or to their
  /// subclasses.
  var exceptions: [Int] = []
}

/// The effects that a body has for any caller.
struct OwnEffects: Equatable {
  private(set) var all: Set<EffectSignatures.Number> = []
  /// Those that the body certainly has. A caller that knows more may certainly have others.
  private(set) var certain: Set<EffectSignatures.Number> = []

  init() {}

  init(_ effects: some Sequence<Effect>) {
    for effect in effects {
      all.insert(effect.signature)
      if !effect.isPossible { certain.insert(effect.signature) }
    }
  }

  mutating func formUnion(_ other: Self) {
    all.formUnion(other.all)
    certain.formUnion(other.certain)
  }
}

/// What surrounds an expression that is being evaluated.
struct Surroundings {
  /// The number of evaluations for a value only.
  var quiet = 0
  /// The number of alternatives of which others may be meant.
  var possible = 0
  /// The number of cases of a `switch` of which others may run instead.
  var selected = 0
}

/// A body during evaluation.
///
/// A closure keeps the activation that contains it, as the effects of the closure belong to it,
/// regardless of the caller.
final class Activation {
  let callable: Callable?
  private(set) var effects: [Effect] = []
  private var signatures: Set<Effect.Occurrence> = []
  /// What the body does with closures among its inputs, in order.
  private(set) var inputUses: [ClosureInputUse] = []
  private var knownInputUses: Set<ClosureInputUse> = []
  let trace: Trace
  /// The number of effects that are uses of members.
  private var useCount = 0
  var steps = 0
  private(set) var isFinished = false
  /// What surrounded the body at the start.
  let start: Surroundings

  /// Whether something was not known yet, or exceeded a bound.
  var isIncomplete = false
  /// The results of the closures in the body, by call.
  private var closureResults: [ClosureCall: AbstractValue] = [:]
  /// The results of calls that were evaluated for a value only. Their effects are not known.
  private var closureValues: [ClosureCall: AbstractValue] = [:]

  static let mostSteps = 60_000
  /// The limit of moves and the like, and that of calls that may lead to them. A table of thousands of objects that a body
  /// reads has as many calls, which do not count against its moves.
  static let mostEffects = 2_000
  static let mostInputUses = 200

  init(_ callable: Callable?, in surroundings: Surroundings) {
    self.callable = callable
    trace = Trace(of: callable)
    start = surroundings
  }

  /// Ends the evaluation. Closures keep the activation for as long as they are kept, and its results of closures keep
  /// these closures.
  func finish() {
    isFinished = true
    closureResults = [:]
    closureValues = [:]
    signatures = []
    knownInputUses = []
    trace.finish()
  }

  /// The result of a closure in the body; `nil` if the call was not evaluated yet.
  ///
  /// - Parameter isQuiet: Whether the call is evaluated for its value only.
  func result(of call: ClosureCall, isQuiet: Bool) -> AbstractValue? {
    closureResults[call] ?? (isQuiet ? closureValues[call] : nil)
  }

  /// Keeps the result of a closure in the body until the evaluation ends.
  func keep(_ result: AbstractValue, of call: ClosureCall, isQuiet: Bool) {
    if isFinished { return }
    if isQuiet { closureValues[call] = result } else { closureResults[call] = result }
  }

  /// Notes what the body does with a closure among its inputs.
  ///
  /// - Returns: False if there are too many uses to follow.
  func append(_ use: ClosureInputUse) -> Bool {
    guard knownInputUses.insert(use).inserted else { return true }
    guard inputUses.count < Self.mostInputUses else { return false }
    inputUses.append(use)
    return true
  }

  /// - Returns: False if there are too many effects to report.
  func append(_ effect: Effect) -> Bool {
    guard signatures.insert(effect.occurrence).inserted else { return true }
    let isUse = if case .use = effect.action { true } else { false }
    guard (isUse ? useCount : effects.count - useCount) < Self.mostEffects else {
      isIncomplete = true
      return false
    }
    if isUse { useCount += 1 }
    effects.append(effect)
    return true
  }
}
