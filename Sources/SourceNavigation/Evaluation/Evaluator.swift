import AppleFrameworks
import FlowModel
import SourceModel

/// Follows bodies as they would run, with values as far as they are known.
///
/// All ways of a branch are taken, each once. A call is followed once for each ``CallContext``, and its
/// ``Summary`` is applied wherever a call has that context. How many contexts a function has, how deep
/// calls are followed and how many steps a body takes are bounded: what lies beyond is unknown, and
/// noted.
final class Evaluator {
  let index: SourceIndex
  let interest: Interest
  let overrides: Overrides
  let slices: NavigationSlices
  /// What properties are given outside their declaration, from an earlier pass.
  let knownStores: [StoredProperty: AbstractValue]
  var stores: [StoredProperty: AbstractValue] = [:]

  /// What is followed now.
  private(set) var activation = Activation(nil, quietDepth: 0, possibleDepth: 0)
  /// The controller that is being made by what is followed now.
  private(set) var maker: TypeName?
  /// Callables of which a part was not followed.
  private(set) var cutCallables: Set<Callable> = []

  private var summaries: [CallContext: Known] = [:]
  private var provisional: [CallContext: Provisional] = [:]
  private var findings: [Body: BodyFindings] = [:]
  private var ownSignatures: [Callable: Set<Effect.Signature>] = [:]
  private var costs: [Callable: (contexts: Int, steps: Int)] = [:]
  /// The callables that are followed now, outermost first.
  private var active: [ActiveCall] = []
  private var callCount = 0
  /// The bodies whose findings are being made.
  private var pendingBodies: Set<Body> = []
  /// The outermost of the active calls that was not followed once more, where something called it again.
  private var recursionHead = Int.max
  private var depth = 0
  private var quietDepth = 0
  private var possibleDepth = 0
  /// Whether something was not followed because it lies too deep.
  private var isTooDeep = false

  var telling: [TypeName: Bool] = [:]
  var lineages: [TypeName: [TypeName]] = [:]
  var typeNames: [TypeQuestion: TypeName] = [:]
  /// What closures gave, by their calls.
  var closureResults: [ClosureCall: AbstractValue] = [:]
  /// Whether a name alone may be a property, by where it stands.
  var scopedNames: [ScopeQuestion: Bool] = [:]
  /// Whether the app declares a property that is called as one of a framework's, by name.
  var ownProperties: [String: Bool] = [:]

  /// Calls within calls.
  private static let mostLevels = 24
  /// Contexts of one function, and steps taken in all of them once there are many: further calls are
  /// followed as if nothing were known of their arguments.
  private static let mostContexts = 1_000
  private static let manyContexts = 4
  /// Where very many functions call each other, what one of them lacks is made good so often.
  private static let manyProvisional = 8
  private static let mostFunctionSteps = 50_000
  private static let mostDepth = 512

  /// - Parameter earlier: What an earlier pass found, as far as it does not depend on `stores`.
  init(
    _ index: SourceIndex, interest: Interest, overrides: Overrides, slices: NavigationSlices,
    stores: [StoredProperty: AbstractValue] = [:], after earlier: Evaluator? = nil
  ) {
    self.index = index
    self.interest = interest
    self.overrides = overrides
    self.slices = slices
    knownStores = stores
    guard let earlier else { return }
    let reads = earlier.summaries.values.map(\.summary.reads) + earlier.findings.values.map(\.reads)
    let unchanged = PropertyReads.independent(reads) { stores[$0] != nil }
    summaries = earlier.summaries.filter {
      unchanged.contains(ObjectIdentifier($0.value.summary.reads))
    }
    findings = earlier.findings.filter { unchanged.contains(ObjectIdentifier($0.value.reads)) }
    cutCallables = earlier.cutCallables
  }

  // MARK: - Bodies

  /// What a body does where nothing is known of its arguments.
  func findings(of body: Body) -> BodyFindings {
    if let known = findings[body] { return known }
    var value = AbstractValue.unknown
    // What is found of a body does not depend on who asks for it.
    let outer = (active, recursionHead, isTooDeep)
    (active, recursionHead) = ([], .max)
    pendingBodies.insert(body)
    let activation = follow(body.root, making: nil) { value = body.follow(with: self) }
    pendingBodies.remove(body)
    (active, recursionHead, isTooDeep) = outer
    let found = BodyFindings(
      body: body, effects: activation.effects, value: value, reads: activation.reads,
      dispatches: body.dispatches(activation.dispatches, in: index), movers: activation.movers)
    findings[body] = found
    return found
  }

  /// Runs a body in an activation of its own.
  private func follow(
    _ callable: Callable, making maker: TypeName?, _ body: () -> Void
  ) -> Activation {
    let outer = (activation, self.maker)
    activation = Activation(callable, quietDepth: quietDepth, possibleDepth: possibleDepth)
    self.maker = maker
    callCount += 1
    active.append(ActiveCall(callable: callable, number: callCount))
    body()
    active.removeLast()
    let inner = activation
    inner.isFinished = true
    costs[callable, default: (0, 0)].steps += inner.steps
    (activation, self.maker) = (outer.0, outer.1)
    return inner
  }

  // MARK: - Calls

  /// Applies the summary of a call at a place.
  ///
  /// - Parameter call: `nil` for what a property does that is asked for: its effects come about by no
  ///   call but their own.
  func apply(
    _ context: CallContext, at call: SourceLocation?, _ body: (CallContext) -> AbstractValue
  )
    -> AbstractValue
  {
    let summary = summary(of: context, body)
    pass(summary, at: call)
    return summary.value
  }

  private func summary(of context: CallContext, _ body: (CallContext) -> AbstractValue) -> Summary {
    let callable = context.callable
    let levels = Self.mostLevels - active.count
    // One level more or less is not worth following all of it again.
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
    // What a function does that calls itself, it does at the first time.
    if let head = active.firstIndex(where: { $0.callable == callable }) {
      recursionHead = min(recursionHead, head)
      return .unknown
    }
    guard levels > 0 else {
      isTooDeep = true
      return .unknown
    }
    var context = context
    if summaries[context] == nil {
      costs[callable, default: (0, 0)].contexts += 1
      let cost = costs[callable, default: (0, 0)]
      if cost.contexts > Self.mostContexts
        || cost.contexts > Self.manyContexts && cost.steps > Self.mostFunctionSteps
      {
        cutCallables.insert(callable)
        context = widened(context)
        if let known = summaries[context] { return known.summary }
      }
    }
    let outer = (isTooDeep: isTooDeep, recursionHead: recursionHead)
    (isTooDeep, recursionHead) = (false, .max)
    let summary = summary(following: callable, making: context.maker) { body(context) }
    // What a type does of itself its callers are not asked for, so that nothing they need is missing.
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

  private func widened(_ context: CallContext) -> CallContext {
    var context = context
    context.arguments = context.arguments.mapValues(\.widened)
    context.receiver = context.receiver.widened
    return context
  }

  private func summary(
    following callable: Callable, making maker: TypeName?, _ body: () -> AbstractValue
  ) -> Summary {
    let own = ownSignatures(of: callable)
    var summary = Summary()
    let activation = follow(callable, making: maker) { summary.value = body() }
    summary.reads = activation.reads
    summary.dispatches = activation.dispatches
    summary.movers = activation.movers
    var signatures: Set<Effect.Signature> = []
    for effect in activation.effects {
      // By which of its calls a body does something is of no concern to its callers.
      if effect.maker == nil, !signatures.insert(effect.signature).inserted { continue }
      add(effect, passedThrough: callable, own, to: &summary)
    }
    return summary
  }

  /// Adds what counts for whoever calls: not what the callable does whoever calls it.
  private func add(
    _ effect: Effect, passedThrough callable: Callable, _ own: Set<Effect.Signature>?,
    to summary: inout Summary
  ) {
    guard let own else {
      var effect = effect
      effect.unsettledCallables.append(callable)
      summary.effects.append(effect)
      return
    }
    let signature = effect.signature
    guard own.contains(signature) || own.contains(where: { signature.isPart(of: $0, index) })
    else {
      summary.effects.append(effect)
      return
    }
    if case .move = effect.action, let mover = callable.actor(in: index),
      !index.isController(index.known(mover))
    {
      summary.movers.insert(mover)
    }
  }

  /// What a callable does by itself, whoever calls it; none where it acts for its callers, and `nil`
  /// where that is not known yet, as it is being followed.
  func ownSignatures(of callable: Callable) -> Set<Effect.Signature>? {
    if let known = ownSignatures[callable] { return known }
    guard slices.roots.contains(callable), callable.actsByItself(in: index) else { return [] }
    let body = Body(callable)
    if findings[body] == nil,
      pendingBodies.contains(body) || pendingBodies.count >= Self.mostLevels
    {
      return nil
    }
    let found = findings(of: body)
    let own = Set(
      found.effects.lazy.filter { [index] in
        !$0.isOwnFactory(of: callable.actor(in: index), index) && !$0.isOwnShow(of: body, index)
      }.map(\.signature))
    ownSignatures[callable] = own
    return own
  }

  private func pass(_ summary: Summary, at call: SourceLocation?) {
    activation.steps += summary.effects.count
    activation.reads.insert(summary.reads)
    activation.dispatches.formUnion(summary.dispatches)
    activation.movers.formUnion(summary.movers)
    for var effect in summary.effects {
      if effect.maker == nil {
        effect.maker = maker
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
    append(
      Effect(
        action: action.settled, place: place, receiver: receiver, isOthers: isOthers,
        entry: place.location, maker: maker),
      to: activation)
  }

  private func append(_ effect: Effect, to activation: Activation) {
    guard !isQuiet(activation) else { return }
    var effect = effect
    if possibleDepth > activation.possibleDepth { effect.isPossible = true }
    if !activation.append(effect), let callable = activation.callable {
      cutCallables.insert(callable)
    }
  }

  /// Whether what a closure of an activation does is asked for its value alone.
  func isQuiet(_ activation: Activation) -> Bool { quietDepth != activation.quietDepth }

  /// What a body gives, without what it does on the way.
  func quietly(_ body: () -> AbstractValue) -> AbstractValue {
    quietDepth += 1
    defer { quietDepth -= 1 }
    return body()
  }

  /// What a body gives that is one of several to be run.
  func possibly(_ isOneOfSeveral: Bool, _ body: () -> AbstractValue) -> AbstractValue {
    guard isOneOfSeveral else { return body() }
    possibleDepth += 1
    defer { possibleDepth -= 1 }
    return body()
  }

  /// Follows what a closure does where the closure stands.
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
    let summary = summary(following: callable, making: closure.maker, body)
    pass(summary, at: nil)
    return summary.value
  }

  /// Counts a step down; false where it is too deep or too long already. `endStep` follows a true.
  func beginStep() -> Bool {
    activation.steps += 1
    guard depth < Self.mostDepth else {
      isTooDeep = true
      return false
    }
    guard activation.steps <= Activation.mostSteps else {
      if let callable = activation.callable { cutCallables.insert(callable) }
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

  /// Notes that a member was looked up in a type: below it, another may be found.
  func noteDispatch(to member: Callable, in type: TypeName) {
    if overrides.isOverridden(member) {
      activation.dispatches.insert(Dispatch(type: type, member: member))
    }
  }

  /// Whether a function is being followed now, at whatever depth.
  func isFollowing(_ function: Int) -> Bool {
    active.contains { $0.callable == .function(function) }
  }
}
