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
  /// The values assigned to properties outside their declarations.
  private var stores: PropertyStores

  /// The current activation.
  private(set) var activation = Activation(nil, quietDepth: 0, possibleDepth: 0)
  /// The controller that is being initialised.
  private(set) var maker: TypeName?
  /// Callables that were not evaluated completely.
  private(set) var cutCallables: Set<Callable> = []

  private var summaries: [CallContext: Known] = [:]
  private var provisional: [CallContext: Provisional] = [:]
  private(set) var findings: [Body: BodyFindings] = [:]
  var ownSignatures: [Body: Set<EffectSignatures.Number>] = [:]
  private var costs: [Callable: (contexts: Int, steps: Int)] = [:]
  /// The active calls, outermost first.
  private var active: [ActiveCall] = []
  /// The closures in the current activation that are being evaluated, outermost first, by number.
  var enclosingClosures: [Int] = []
  /// The properties to which closures are assigned, by the number of the closure.
  var closureHomes: [Int: [Member]] = [:]
  private var callCount = 0
  /// The bodies whose findings are being computed.
  private var pendingBodies: Set<Body> = []
  /// The index of the outermost active call that was called recursively.
  private var recursionHead = Int.max
  /// The number of expressions, conditions and calls evaluated so far.
  private(set) var stepCount = 0
  private var depth = 0
  private var quietDepth = 0
  private var possibleDepth = 0
  /// The number of enclosing calls that present what is being evaluated.
  var presentationDepth = 0
  /// Whether a call was not evaluated because it was too deep.
  private var isTooDeep = false
  /// The contexts in which nothing but the declaration of a function is known.
  var plainContexts: [Callable: CallContext] = [:]
  var telling: [TypeName: Bool] = [:]
  var lineages: [TypeName: [TypeName]] = [:]
  var typeNames: [TypeQuestion: TypeName] = [:]
  /// The results of closures, by call.
  var closureResults: [ClosureCall: AbstractValue] = [:]
  /// Whether a bare name can be a property, by scope.
  var scopedNames: [ScopeQuestion: Bool] = [:]
  /// Whether the app declares a property with the name of a framework's, by name.
  var ownProperties: [String: Bool] = [:]

  /// The maximum depth of calls.
  private static let mostLevels = 24
  /// The maximum number of bodies whose findings depend on each other. Each has call levels of its
  /// own, which take stack.
  private static let mostPending = 12
  /// The maximum number of contexts of one function, and of steps in all of them if there are many.
  /// Further calls are evaluated with unknown arguments.
  private static let mostContexts = 1_000
  private static let manyContexts = 4
  /// The maximum number of provisional summaries of one callable. It bounds the work for large
  /// groups of mutually recursive functions.
  private static let manyProvisional = 8
  private static let mostFunctionSteps = 50_000
  private static let mostDepth = 512

  init(
    _ index: SourceIndex, interest: Interest, overrides: Overrides, slices: NavigationSlices
  ) {
    self.index = index
    signatures = EffectSignatures(index)
    stores = PropertyStores(index)
    self.interest = interest
    self.overrides = overrides
    self.slices = slices
  }

  // MARK: - Properties

  /// The values assigned to a property so far, on which the current activation depends.
  func storedValue(of read: PropertyRead) -> AbstractValue {
    activation.reads.insert(read, version: stores.version)
    return stores.value(of: read)
  }

  func store(
    _ value: AbstractValue, in property: StoredProperty, through receiver: TypeName
  ) {
    stores.add(value, to: property, through: receiver)
  }

  /// The nearest subclasses that override a member, and those through which a property is assigned.
  func refiningTypes(of member: Callable) -> [Int] {
    var types = overrides.overridingTypes(of: member)
    if let property = member.storedProperty(in: index) {
      types += stores.refiners(of: property).compactMap(index.declaredEntry)
    }
    return types
  }

  /// Discards what was derived from a property that was assigned another value afterwards.
  func discardOutdated() {
    let reads = summaries.values.map(\.summary.reads) + findings.values.map(\.reads)
    let current = PropertyReads.current(reads, in: stores)
    summaries = summaries.filter { current.contains(ObjectIdentifier($0.value.summary.reads)) }
    findings = findings.filter { current.contains(ObjectIdentifier($0.value.reads)) }
    provisional = [:]
    ownSignatures = [:]
    closureResults = [:]
    costs = [:]
  }

  // MARK: - Bodies

  /// The findings of a body with unknown arguments.
  func findings(of body: Body) -> BodyFindings {
    if let known = findings[body] { return known }
    var value = AbstractValue.unknown
    // The findings of a body do not depend on the caller.
    let outer = (active, recursionHead, isTooDeep)
    (active, recursionHead) = ([], .max)
    pendingBodies.insert(body)
    let activation = follow(body.root, making: nil) { value = body.follow(with: self) }
    pendingBodies.remove(body)
    (active, recursionHead, isTooDeep) = outer
    let found = BodyFindings(
      body: body, effects: activation.effects, value: value, reads: activation.reads,
      allDispatches: activation.dispatches,
      dispatches: body.dispatches(activation.dispatches, in: index))
    findings[body] = found
    return found
  }

  /// The findings of a body with unknown arguments; `nil` while they are being computed, and if too
  /// many others are.
  func availableFindings(of body: Body) -> BodyFindings? {
    if findings[body] == nil,
      pendingBodies.contains(body) || pendingBodies.count >= Self.mostPending
    {
      return nil
    }
    return findings(of: body)
  }

  /// Evaluates a body in a new activation.
  private func follow(
    _ callable: Callable, making maker: TypeName?, _ body: () -> Void
  ) -> Activation {
    let outer = (activation, self.maker, enclosingClosures)
    enclosingClosures = []
    activation = Activation(callable, quietDepth: quietDepth, possibleDepth: possibleDepth)
    self.maker = maker
    callCount += 1
    active.append(ActiveCall(callable: callable, number: callCount))
    body()
    active.removeLast()
    let inner = activation
    inner.isFinished = true
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
    using record: (Set<SourceLocation>) -> Void = { _ in },
    following body: (CallContext) -> AbstractValue
  ) -> AbstractValue {
    let summary = summary(of: context, body)
    record(summary.skipped)
    pass(summary, at: call)
    return summary.value
  }

  private func summary(of context: CallContext, _ body: (CallContext) -> AbstractValue) -> Summary {
    let callable = context.callable
    let levels = Self.mostLevels - active.count
    // A difference of a few levels does not justify another evaluation.
    if let known = summaries[context], known.levels >= levels / 2 {
      if known.levels < Int.max { isTooDeep = true }
      return known.summary
    }
    if let known = provisional[context], known.head < active.count,
      active[known.head].number == known.headCall
    {
      recursionHead = min(recursionHead, known.head)
      return known.summary
    }
    // The first call of a recursive function already includes the effects of the others.
    if let head = active.firstIndex(where: { $0.callable == callable }) {
      recursionHead = min(recursionHead, head)
      return .unknown
    }
    guard levels > 0 else {
      isTooDeep = true
      return .unknown
    }
    if let summary = ownSummary(of: context) {
      summaries[context] = Known(summary: summary, levels: Int.max)
      return summary
    }
    var context = context
    if summaries[context] == nil {
      costs[callable, default: (0, 0)].contexts += 1
      let cost = costs[callable, default: (0, 0)]
      if cost.contexts > Self.mostContexts
        || cost.contexts > Self.manyContexts && cost.steps > Self.mostFunctionSteps
      {
        cutCallables.insert(callable)
        context = context.widened
        if let known = summaries[context] { return known.summary }
      }
    }
    let outer = (isTooDeep: isTooDeep, recursionHead: recursionHead)
    (isTooDeep, recursionHead) = (false, .max)
    let summary = summary(following: callable, for: context.selfType, making: context.maker) {
      body(context)
    }
    // What a callable does of itself is not passed to its callers, whose summaries are complete.
    if recursionHead < active.count, !callable.actsByItself(in: index),
      costs[callable, default: (0, 0)].contexts < Self.manyProvisional
    {
      costs[callable, default: (0, 0)].contexts += 1
      provisional[context] = Provisional(
        summary: summary, head: recursionHead, headCall: active[recursionHead].number)
    } else {
      summaries[context] = Known(summary: summary, levels: isTooDeep ? levels : Int.max)
      if recursionHead >= active.count { recursionHead = .max }
    }
    isTooDeep = isTooDeep || outer.isTooDeep
    recursionHead = min(recursionHead, outer.recursionHead)
    return summary
  }

  /// - Parameter selfType: The type of the receiver, which may be a subclass of the callable's.
  private func summary(
    following callable: Callable, for selfType: TypeName?, making maker: TypeName?,
    _ body: () -> AbstractValue
  ) -> Summary {
    let own = ownSignatures(of: callable, for: selfType)
    var value = AbstractValue.unknown
    let activation = follow(callable, making: maker) { value = body() }
    var summary = Summary(
      value: value, reads: activation.reads, dispatches: activation.dispatches)
    add(activation.effects, passedThrough: callable, own, to: &summary)
    // What a recursive call has left out may run all the same.
    if let own, !own.isEmpty, !isTooDeep, !activation.isCut, recursionHead == .max {
      summary.skipped = skippedCalls(of: callable, for: selfType, activation.effects)
    }
    return summary
  }

  private func pass(_ summary: Summary, at call: SourceLocation?) {
    activation.steps += summary.effects.count
    activation.reads.insert(summary.reads)
    activation.dispatches.formUnion(summary.dispatches)
    for var effect in summary.effects {
      if effect.maker == nil {
        effect.maker = maker
        effect.closures = enclosingClosures
        if let call { effect.entry = call }
      }
      effect.isPassedOn = true
      append(effect, to: activation)
    }
  }

  // MARK: - Effects

  func record(
    _ action: Effect.Action, at place: CallPlace, receiver: TypeName? = nil, isOthers: Bool = false
  ) {
    var effect = Effect(
      action.settled, at: place, receiver: receiver, isOthers: isOthers, entry: place.location,
      maker: maker, signatures)
    effect.closures = enclosingClosures
    append(effect, to: activation)
  }

  private func append(_ effect: Effect, to activation: Activation) {
    guard !isQuiet(activation) else { return }
    var effect = effect
    if possibleDepth > activation.possibleDepth { effect.isPossible = true }
    if !activation.append(effect), let callable = activation.callable {
      cutCallables.insert(callable)
    }
  }

  /// Whether a closure of an activation is evaluated for its value only.
  func isQuiet(_ activation: Activation) -> Bool { quietDepth != activation.quietDepth }

  /// Evaluates a body for its value, without its effects.
  func quietly(_ body: () -> AbstractValue) -> AbstractValue {
    quietDepth += 1
    defer { quietDepth -= 1 }
    return body()
  }

  /// Notes that what follows happens for one of the alternatives of a value, which may be several.
  /// Unlike `possibly`, it needs no stack.
  func beginAlternative(of value: AbstractValue) {
    if value.alternatives.count > 1 { possibleDepth += 1 }
  }

  func endAlternative(of value: AbstractValue) {
    if value.alternatives.count > 1 { possibleDepth -= 1 }
  }

  /// Evaluates a body that may be one of several alternatives.
  func possibly(_ isOneOfSeveral: Bool, _ body: () -> AbstractValue) -> AbstractValue {
    guard isOneOfSeveral else { return body() }
    possibleDepth += 1
    defer { possibleDepth -= 1 }
    return body()
  }

  /// Evaluates the body of a closure in the activation that contains the closure.
  func within(_ closure: CapturedClosure, _ body: () -> AbstractValue) -> AbstractValue {
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
    guard let callable = home.callable, active.count < Self.mostLevels else { return .unknown }
    let summary = summary(
      following: callable, for: closure.frame.selfType, making: closure.maker, body)
    pass(summary, at: nil)
    return summary.value
  }

  /// Enters one more level. Returns false if a bound is exceeded; otherwise, call `endStep`
  /// afterwards.
  func beginStep() -> Bool {
    activation.steps += 1
    stepCount += 1
    guard depth < Self.mostDepth else {
      isTooDeep = true
      return false
    }
    guard activation.steps <= Activation.mostSteps else {
      if let callable = activation.callable { cutCallables.insert(callable) }
      activation.isCut = true
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

  /// Notes that a member was looked up in a type, as a subclass may override it.
  func noteDispatch(to member: Callable, in type: TypeName) {
    if overrides.isOverridden(member) || member.storedProperty(in: index).map(isRefined) == true {
      activation.dispatches.insert(Dispatch(type: type, member: member))
    }
  }

  private func isRefined(_ property: StoredProperty) -> Bool {
    stores.refiners(of: property).contains { _ in true }
  }

  /// Whether a function is being evaluated, at any depth.
  func isFollowing(_ function: Int) -> Bool {
    active.contains { $0.callable == .function(function) }
  }
}
