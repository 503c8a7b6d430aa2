import AppleFrameworks
import FlowModel
import SourceModel

/// Evaluates bodies with abstract values.
///
/// All alternatives of a branch are evaluated, each once. A call is evaluated once for each
/// ``CallContext``, and its ``Summary`` is applied at every call with that context. The number of
/// contexts of a function, the depth of calls and the steps of a body are bounded; what exceeds a
/// bound is unknown and reported.
final class Evaluator {
  let index: SourceIndex
  let interest: Interest
  let overrides: Overrides
  let slices: NavigationSlices
  let signatures: EffectSignatures
  let dispatchNumbers = DispatchNumbers()
  /// What the previous round found.
  private(set) var previous: Round
  /// What this round has found so far.
  var current: Round
  /// The current activation.
  private(set) var activation = Activation(nil, in: Surroundings())
  /// The controller that is being initialised.
  private(set) var maker: TypeName?
  /// The members that run closures.
  private(set) var closureHomes: [ClosureRun: Set<Member>] = [:]
  /// The numbers of the closures that are called where the structures are known that hold them.
  private(set) var calledClosures: Set<Int> = []
  /// The types whose closures each member runs.
  private(set) var closureGivers: [Member: Set<Int>] = [:]
  /// The screens that are made with objects.
  private(set) var equipment: Set<Equipment> = []
  /// Callables that were not evaluated completely.
  private(set) var cutCallables: Set<Callable> = []
  /// The values of properties in the previous round.
  private var storedValues: [PropertyRead: AbstractValue] = [:]
  /// The summaries of calls of closures after the bodies that contain them have ended, in this round.
  private var lateSummaries: [LateCall: Summary] = [:]
  /// The cycles of calls that the rounds before found.
  var cycles = CallCycles()
  private var costs: [Callable: (contexts: Int, steps: Int)] = [:]
  /// How often each callable is being evaluated.
  var active: [Callable: Int] = [:]
  /// The closures in the current activation that are being evaluated, outermost first.
  var enclosingClosures: [ClosureRun] = []
  /// The bodies whose findings are being computed.
  var pendingBodies: Set<Body> = []
  /// The number of expressions, conditions and calls evaluated so far, and before this round.
  private(set) var stepCount = 0
  private var earlierSteps = 0
  /// Whether this round has more steps than ``mostRoundSteps``.
  private var isLong = false
  var depth = 0
  var surroundings = Surroundings()
  /// The number of enclosing calls that present what is being evaluated.
  var presentationDepth = 0
  /// The contexts in which nothing but the declaration of a function is known.
  var plainContexts: [Callable: CallContext] = [:]
  var telling: [TypeName: Bool] = [:]
  var lineages: [TypeName: [TypeName]] = [:]
  var memberEntries: [TypeName: [Int]] = [:]
  var typeNames: [TypeQuestion: TypeName] = [:]
  /// Whether a class of navigation controllers decides itself what it contains.
  var ownNavigations: [TypeName: Bool] = [:]
  /// Whether a bare name can be a property, by scope.
  var scopedNames: [ScopeQuestion: Bool] = [:]
  /// The closures that call functions which are named without being called.
  var references: [Reference: Closure] = [:]
  /// Whether an override calls the method that it overrides.
  var overridesCallingSuper: [Int: Bool] = [:]
  /// The navigation controllers and windows that bodies make and show.
  var shownStacks: [Callable: ShownStacks] = [:]
  /// Whether the app declares a property with the name of a framework's, by name.
  var ownProperties: [String: Bool] = [:]

  /// The maximum number of contexts of one function, and of steps in all of them if there are many.
  private static let mostContexts = 2_000
  private static let manyContexts = 4
  private static let mostFunctionSteps = 50_000
  /// The number of steps in a round after which calls are no longer distinguished by their arguments.
  private let mostRoundSteps: Int
  static let usualRoundSteps = 2_000_000
  /// The depth of expressions and calls from which on a call is left to the next round, and the
  /// maximum depth.
  static let manyLevels = 384
  private static let mostLevels = 768

  init(
    _ index: SourceIndex, interest: Interest, overrides: Overrides, slices: NavigationSlices,
    mostRoundSteps: Int
  ) {
    self.index = index
    self.mostRoundSteps = mostRoundSteps
    signatures = EffectSignatures(index)
    previous = Round(PropertyStores(index))
    current = previous
    self.interest = interest
    self.overrides = overrides
    self.slices = slices
  }

  // MARK: - Rounds

  func begin(_ round: Round) {
    previous = current
    current = round
    storedValues = [:]
    lateSummaries = [:]
    costs = [:]
    earlierSteps = stepCount
    isLong = false
  }

  /// Whether there have been too many steps for another round.
  var isExhausted: Bool { stepCount > 3 * mostRoundSteps }

  /// Keeps what is not part of any findings.
  func keepNotes(of traces: [Trace]) {
    for trace in traces {
      closureHomes.merge(trace.closureHomes) { $0.union($1) }
      calledClosures.formUnion(trace.calledClosures)
      closureGivers.merge(trace.closureGivers) { $0.union($1) }
      equipment.formUnion(trace.equipment)
      cutCallables.formUnion(trace.cutCallables)
    }
  }

  /// The values that the previous round assigned to a property.
  func storedValue(of read: PropertyRead) -> AbstractValue {
    activation.trace.read(read)
    if let known = storedValues[read] { return known }
    let value = current.stores.value(of: read)
    storedValues[read] = value
    return value
  }

  func store(
    _ value: AbstractValue, in property: StoredProperty, through receiver: TypeName
  ) {
    activation.trace.write(
      PropertyWrite(
        property: property, receiver: receiver, value: value.handedOver(index).outlined(depth: 2)))
  }

  // MARK: - Activations

  /// Evaluates a body in a new activation.
  func follow(
    _ callable: Callable, making maker: TypeName?, _ body: () -> Void
  ) -> Activation {
    let outer = (activation, self.maker, enclosingClosures)
    enclosingClosures = []
    activation = Activation(callable, in: surroundings)
    self.maker = maker
    active[callable, default: 0] += 1
    body()
    active[callable, default: 1] -= 1
    let inner = activation
    inner.finish()
    costs[callable, default: (0, 0)].steps += inner.steps
    (activation, self.maker, enclosingClosures) = outer
    return inner
  }

  // MARK: - Calls

  /// Applies the summary of a call at a place.
  ///
  /// - Parameters:
  ///   - call: The call; `nil` for a property access. Its effects are reported only at the calls in
  ///     the getter.
  ///   - record: Records the use of the callable, without the calls that do not run in the context.
  func apply(
    _ context: CallContext, at call: SourceLocation?,
    using record: (UsedRun) -> Void = { _ in }
  ) -> AbstractValue {
    let (context, closures) = context.numberingClosures()
    let summary = summary(of: context)
    let isCyclic = activation.callable.map { cycles.contains($0, context.callable) } ?? false
    record(isCyclic ? .inContext(context.asked) : .known(summary.run))
    pass(summary, at: call)
    for use in summary.inputUses { follow(use, of: closures) }
    return summary.value.applied(to: closures)
  }

  /// The summary of a call. If the callable is being evaluated already, that of the previous round.
  func summary(of call: CallContext) -> Summary {
    let callable = call.callable
    var context = call
    if context.isTooLarge {
      activation.trace.cut(callable)
      context = context.widened
    }
    if let known = current.summaries[context] { return known }
    if isPlain(context) { return ownSummary(of: context) }
    guard active[callable, default: 0] == 0, depth < Self.manyLevels else {
      return assumedSummary(of: context)
    }
    if let known = confirmedSummary(of: context) { return known }
    costs[callable, default: (0, 0)].contexts += 1
    let cost = costs[callable, default: (0, 0)]
    if !isLong, stepCount - earlierSteps > mostRoundSteps {
      isLong = true
      activation.trace.cut(callable)
    }
    if isLong {
      context = context.widened
      if let known = current.summaries[context] { return known }
    } else if cost.contexts > Self.mostContexts
      || cost.contexts > Self.manyContexts && cost.steps > Self.mostFunctionSteps
    {
      activation.trace.cut(callable)
      context = context.widened
      if let known = current.summaries[context] {
        current.summaries[call] = known
        return known
      }
    }
    let outer = presentationDepth
    presentationDepth = context.isPresented ? 1 : 0
    defer { presentationDepth = outer }
    var summary = summary(following: callable, for: context.selfType, making: context.maker) {
      result(in: context)
    }
    summary.run.hasSelection = context.selects
    summary.trace.subject = .summary(context)
    current.summaries[context] = summary
    if context !== call { current.summaries[call] = summary }
    return summary
  }

  /// The result of a callable; for an initialiser, the object that it made.
  func result(in context: CallContext) -> AbstractValue {
    var frame = Frame(of: context, in: activation, index)
    switch context.callable {
    case .variable(let id): return value(of: id, in: &frame)
    case .function(let id):
      frame.expectedElement = elementType(index.functions[id].declaration.returnType, in: frame)
      run(slices.slice(of: context.callable).statements, in: &frame)
      return context.isInitialiser ? frame.selfValue : frame.returned
    }
  }

  private func assumedSummary(of context: CallContext) -> Summary {
    let context = context.outlined
    activation.trace.assume(.summary(context))
    guard var known = previous.summaries[context] ?? current.recursiveSummaries[context]
    else {
      activation.isIncomplete = true
      return .unknown
    }
    // Otherwise a list that a recursive call puts into another would get deeper with each round.
    known.value = known.value.limited(depth: 2)
    // What the previous round depended on may be outdated.
    known.trace = Trace(dispatches: known.trace.dispatches)
    return known
  }

  /// - Parameter selfType: The type of the receiver, which may be a subclass of the callable's.
  private func summary(
    following callable: Callable, for selfType: TypeName?, making maker: TypeName?,
    _ body: () -> AbstractValue
  ) -> Summary {
    var value = AbstractValue.unknown
    var own: [BodyFindings]?
    let activation = follow(callable, making: maker) {
      own = ownFindings(of: callable, for: selfType)
      if own == nil { self.activation.isIncomplete = true }
      value = body()
    }
    var summary = Summary(
      value: value.bounded.detached(from: activation), inputUses: activation.inputUses,
      trace: activation.trace, isIncomplete: activation.isIncomplete)
    let ownEffects = (own ?? []).reduce(into: OwnEffects()) { $0.formUnion($1.own) }
    // What is not known yet, or what a recursive call leaves out, may run all the same.
    if let last = own?.last, !ownEffects.all.isEmpty, !activation.isIncomplete {
      summary.run.skipped = skippedCalls(of: last, activation.effects)
    }
    summary.run.selected = activation.effects.selectedCalls
    add(activation.effects, passedThrough: callable, ownEffects, to: &summary)
    return summary
  }

  private func pass(_ summary: Summary, at call: SourceLocation?) {
    activation.steps += summary.effects.count
    activation.trace.include(summary.trace)
    if summary.isIncomplete { activation.isIncomplete = true }
    guard !isQuiet(activation) else { return }
    for var effect in summary.effects {
      if effect.maker == nil {
        effect.maker = maker
        if !enclosingClosures.isEmpty {
          // A closure of the callable that others keep is still run by these.
          effect.closures =
            enclosingClosures.filter { !effect.closures.contains($0) } + effect.closures
        }
        if let call { effect.entry = call }
      }
      effect.isPassedOn = true
      append(effect)
    }
  }

  // MARK: - Effects

  func record(
    _ action: Effect.Action, at place: CallPlace, receiver: TypeName? = nil, isOthers: Bool = false
  ) {
    if isQuiet(activation) { return }
    var effect = Effect(
      action.settled, at: place, receiver: receiver, isOthers: isOthers, entry: place.location,
      maker: maker, signatures)
    effect.closures = enclosingClosures
    append(effect)
  }

  private func append(_ effect: consuming Effect) {
    if surroundings.possible > activation.start.possible { effect.isPossible = true }
    if surroundings.selected > activation.start.selected { effect.isSelected = true }
    if !activation.append(effect), let callable = activation.callable {
      activation.trace.cut(callable)
    }
  }

  /// Whether a closure of an activation is evaluated for its value only.
  func isQuiet(_ activation: Activation) -> Bool {
    surroundings.quiet != activation.start.quiet
  }

  /// Evaluates the body of a closure in the activation that contains the closure. If that has ended, each call is evaluated
  /// once in a round, as very many functions may run a closure that they get from each other.
  func within(_ call: ClosureCall, _ body: () -> AbstractValue) -> AbstractValue {
    let closure = call.closure
    let home = closure.activation
    guard home !== activation else {
      let outer = maker
      maker = closure.maker
      defer { maker = outer }
      return body()
    }
    guard home.isFinished else {
      let outer = (activation, maker)
      (activation, maker) = (home, closure.maker)
      defer { (activation, maker) = outer }
      return body()
    }
    guard let callable = home.callable, depth < Self.manyLevels else {
      activation.isIncomplete = true
      return .unknown
    }
    let key = LateCall(call: call, isPresented: presentationDepth > 0)
    let summary: Summary
    if let known = lateSummaries[key] {
      summary = known
    } else {
      summary = self.summary(
        following: callable, for: closure.frame.selfType, making: closure.maker, body)
      lateSummaries[key] = summary
    }
    pass(summary, at: nil)
    return summary.value
  }

  /// Enters one more level. Returns false if a bound is exceeded; otherwise, call `endStep`
  /// afterwards.
  func beginStep() -> Bool {
    activation.steps += 1
    stepCount += 1
    guard depth < Self.mostLevels else {
      activation.isIncomplete = true
      return false
    }
    guard activation.steps <= Activation.mostSteps else {
      if let callable = activation.callable { activation.trace.cut(callable) }
      activation.isIncomplete = true
      return false
    }
    depth += 1
    return true
  }

  func endStep() { depth -= 1 }

  func descend(_ body: () -> AbstractValue) -> AbstractValue {
    guard beginStep() else { return .unknown }
    defer { endStep() }
    return body()
  }
}
