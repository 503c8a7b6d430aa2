import FlowModel
import SourceModel

/// Decides what counts for whom.
///
/// A move that a helper makes with what it was given counts for who gave it; one that it makes
/// whoever calls it counts for the helper's own type, unless that is nobody: a function of a file, of
/// a protocol or on a framework's type.
struct Attribution {
  private let index: SourceIndex
  private let roots: [RootFindings]
  /// What functions do of their own accord, by function.
  private var ownDeeds: [Int: Set<Effect.Deed>] = [:]
  /// The places of calls that some caller gives a screen to.
  private var givenScreens: Set<SourceLocation> = []
  /// The places at which something is known of where a call leads.
  private var resolved: Set<SourceLocation> = []
  /// The screens that some move leads to, by the place where they are made.
  private var moved: Set<Made> = []

  private struct Made: Hashable {
    let place: SourceLocation
    let origin: Screen.Origin
  }

  init(_ index: SourceIndex, _ roots: [RootFindings]) {
    self.index = index
    self.roots = roots
    for findings in roots {
      if case .function(let id) = findings.root, findings.root.actor(in: index) != nil {
        ownDeeds[id] = Set(findings.effects.map(\.deed))
      }
      for effect in findings.effects { note(effect) }
    }
  }

  private mutating func note(_ effect: Effect) {
    guard case .move(_, let value) = effect.action else {
      if case .perform(let name) = effect.action, name.options.contains(where: \.isName) {
        resolved.insert(effect.place.location)
      }
      return
    }
    let screens = value.screens
    for screen in screens { moved.insert(Made(place: screen.made.location, origin: screen.origin)) }
    if !screens.isEmpty, !effect.chain.isEmpty { givenScreens.insert(effect.place.location) }
    if !value.isUndecided { resolved.insert(effect.place.location) }
  }

  func add(to facts: inout NavigationFacts) {
    var told: Set<SourceLocation> = []
    for findings in roots {
      if findings.isIncomplete { facts.diagnostics.append(.incomplete(findings.root, in: index)) }
      guard let actor = findings.root.actor(in: index) else { continue }
      let caller = reference(to: actor)
      if let result = findings.result {
        facts.segueActions += segueAction(findings.root, result, of: caller)
      }
      var deeds: Set<Told> = []
      for effect in findings.effects {
        told.insert(effect.place.location)
        guard !isDelegated(effect), deeds.insert(Told(effect)).inserted else { continue }
        add(effect, of: caller, isSegueAction: findings.result != nil, to: &facts)
      }
    }
    facts.diagnostics += withoutCaller(told)
    facts.diagnostics = Set(facts.diagnostics).sorted()
  }

  /// What functions do of which nobody is known to call them.
  private func withoutCaller(_ told: Set<SourceLocation>) -> [Diagnostic] {
    roots.filter { $0.root.actor(in: index) == nil }.flatMap(\.effects).compactMap { effect in
      guard case .move(_, let value) = effect.action, !told.contains(effect.place.location),
        !value.destinations(index, near: effect.place.location.path).isEmpty
      else { return nil }
      return .unknownCaller(effect)
    }
  }

  /// What one body does twice counts once.
  private struct Told: Hashable {
    let action: Effect.Action
    let place: SourceLocation
    let receiver: TypeName?

    init(_ effect: Effect) {
      action = effect.action
      place = effect.entry
      receiver = effect.receiver
    }
  }

  /// Whether a function on the way does it of its own accord.
  private func isDelegated(_ effect: Effect) -> Bool {
    let deed = effect.deed
    return effect.chain.contains { ownDeeds[$0]?.contains(deed) == true }
  }

  private func add(
    _ effect: Effect, of caller: ClassReference, isSegueAction: Bool,
    to facts: inout NavigationFacts
  ) {
    switch effect.action {
    case .move(let kind, let value):
      addMove(kind, value, effect, of: caller, to: &facts)
    case .make(let screen):
      let made = Made(place: screen.made.location, origin: screen.origin)
      guard !isSegueAction, !moved.contains(made), screen.origin != .unknownScene else {
        if screen.origin == .unknownScene { facts.diagnostics.append(.unknownScene(effect)) }
        return
      }
      addMove(.instantiate, Value(.screen(screen)), effect, of: caller, to: &facts)
    case .perform(let name):
      addPerformances(of: name, effect, caller, to: &facts)
    case .close:
      guard !effect.isOthers else { return }
      let receiver = effect.receiver.map { ClassReference($0, in: index, near: caller.path) }
      if let type = effect.receiver, !index.isController(type) { return }
      if case .framework? = effect.receiver { return }
      facts.returns.append(
        ReturnCall(
          caller: receiver ?? caller,
          site: CallSite(call: effect.place.call, location: effect.entry)))
    case .loadNib(let name):
      for case .string(let nib) in name.options {
        facts.nibLoads.append(
          NibLoad(
            caller: caller, nibName: nib,
            site: CallSite(
              call: effect.place.call, location: effect.entry,
              confidence: name.only == nil ? .possible : .certain)))
      }
    }
  }

  private func addMove(
    _ kind: SegueKind, _ value: Value, _ effect: Effect, of caller: ClassReference,
    to facts: inout NavigationFacts
  ) {
    let place = effect.place.location
    let isMere = value.screens.isEmpty
    // What a parameter's type alone tells gives way to what callers give.
    if isMere, effect.chain.isEmpty, givenScreens.contains(place) { return }
    let destinations = value.destinations(index, near: caller.path)
    let isCertain = value.options.count == 1 && !value.isOpen && kind != .instantiate
    for destination in destinations {
      let isSelf = destination.className == caller.name && kind == .instantiate
      guard !isSelf else { continue }
      facts.moves.append(
        Move(
          caller: caller, destination: destination, kind: kind,
          site: CallSite(
            call: effect.place.call, location: effect.entry,
            confidence: isCertain && destination.isKnown ? .certain : .possible)))
    }
    if destinations.isEmpty, value.isUndecided, !resolved.contains(place) || value.hasUnknownScene {
      facts.diagnostics.append(.unknownScreen(effect))
    }
  }

  private func addPerformances(
    of name: Value, _ effect: Effect, _ caller: ClassReference, to facts: inout NavigationFacts
  ) {
    let owner = effect.receiver.map { ClassReference($0, in: index, near: caller.path) } ?? caller
    var isKnown = false
    for option in name.options {
      let segue: SeguePerformance.SegueName? =
        switch option {
        case .string(let text): .identifier(text)
        case .accessor(let accessor): accessor.segue.map { .accessor($0) }
        default: nil
        }
      guard let segue, !effect.isOthers else { continue }
      isKnown = true
      facts.performances.append(
        SeguePerformance(
          caller: owner, segue: segue,
          site: CallSite(
            call: effect.place.call, location: effect.entry,
            confidence: name.only == nil ? .possible : .certain)))
    }
    if !isKnown, effect.isOthers || !resolved.contains(effect.place.location) {
      facts.diagnostics.append(.unknownSegue(effect))
    }
  }

  private func segueAction(
    _ root: Root, _ result: Value, of owner: ClassReference
  ) -> [SegueAction] {
    guard case .function(let id) = root, let selector = index.functions[id].declaration.selector
    else { return [] }
    let function = index.functions[id]
    let location = SourceLocation(
      path: function.path, line: function.declaration.position.line,
      column: function.declaration.position.column)
    let results = result.destinations(index, near: owner.path).compactMap(\.controller)
    return (results.isEmpty ? [nil] : results.map { $0 }).map {
      SegueAction(owner: owner, selector: selector, result: $0, location: location)
    }
  }

  private func reference(to type: Int) -> ClassReference {
    ClassReference(index.known(type), in: index, near: index.types[type].path)
  }
}
