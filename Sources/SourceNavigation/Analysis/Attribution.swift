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
    self.roots = roots.map(\.withoutReturns)
    for findings in self.roots {
      if case .function(let id) = findings.root, let actor = findings.root.actor(in: index) {
        ownDeeds[id] = Set(
          findings.effects.filter { !isOwnFactory($0, actor) && !isOwnShow($0, findings.root) }
            .map(\.deed))
      }
      for effect in findings.effects { note(effect) }
    }
  }

  /// Whether a screen is a navigation controller, whose own is only what is pushed onto it.
  private func isStack(_ screen: Screen) -> Bool {
    guard case .made(let type) = screen.origin else { return false }
    return index.frameworkClass(of: type) == "UINavigationController"
  }

  /// Whether a class makes its own screen: it does so for whoever asks.
  private func isOwnFactory(_ effect: Effect, _ actor: Int) -> Bool {
    guard case .make(let screen) = effect.action, let type = screen.type else { return false }
    return index.lineage(of: type).contains(index.known(actor))
  }

  /// Whether a class shows itself: no screen does, so it is whoever calls for it that does.
  private func isOwnShow(_ effect: Effect, _ root: Root) -> Bool {
    guard case .move(let kind, let value) = effect.action, let actor = root.actor(in: index),
      kind != .instantiate
    else { return false }
    return isOwn(value, index.known(actor), isStatic: root.isStatic(in: index))
  }

  /// Whether a screen of a class is shown, perhaps in a navigation controller.
  private func isOwn(_ value: Value, _ own: TypeName, isStatic: Bool) -> Bool {
    value.options.contains { option in
      switch option {
      case .instance(own, _): true
      case .screen(let screen): screen.type == own && isStatic
      case .container(let children) where !children.isEmpty:
        children.allSatisfy { isOwn($0, own, isStatic: isStatic) }
      default: false
      }
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
      let isDelegate = index.isAppDelegate(index.known(actor))
      if let result = findings.result {
        facts.segueActions += segueAction(findings.root, result, of: caller)
      }
      // What one body does twice counts once.
      var deeds: Set<Effect.Deed> = []
      for effect in findings.effects {
        guard !isOwnShow(effect, findings.root) else { continue }
        told.insert(effect.place.location)
        guard !isDelegated(effect) else {
          if isDelegate, let starter = starter(of: effect) { facts.starters.insert(starter) }
          continue
        }
        guard deeds.insert(effect.deed(at: effect.entry)).inserted else { continue }
        add(effect, of: caller, isSegueAction: findings.result != nil, to: &facts)
      }
    }
    addDefaults(told, to: &facts)
    facts.diagnostics = Set(facts.diagnostics).sorted()
  }

  /// What functions do that nobody is known to call. A protocol's default implementation is a method
  /// of each type that adopts the protocol; of any other, nobody can tell whose move it is.
  private func addDefaults(_ told: Set<SourceLocation>, to facts: inout NavigationFacts) {
    for findings in roots where findings.root.actor(in: index) == nil {
      let owner = findings.root.owner(in: index)
      let effects = findings.effects.filter {
        !told.contains($0.place.location) && !isDelegated($0)
      }
      guard !effects.isEmpty else { continue }
      let adopters = owner.map(adopters) ?? []
      for effect in effects {
        for adopter in adopters {
          add(
            effect.taken(from: owner.map(index.known)), of: reference(to: adopter),
            isSegueAction: false, to: &facts)
        }
        if adopters.isEmpty, effect.isKnownMove(index) {
          facts.diagnostics.append(.unknownCaller(effect))
        }
      }
    }
  }

  private func adopters(of owner: Int) -> [Int] {
    guard index.types[owner].kind == .protocol else { return [] }
    let wanted = index.known(owner)
    return index.types.indices.filter { id in
      let type = index.types[id]
      return type.isDeclared && type.kind != .protocol
        && index.inherited(by: id).contains {
          $0 == wanted || index.lineage(of: $0).contains(wanted)
        }
    }
  }

  /// Whether a function on the way does it of its own accord.
  private func isDelegated(_ effect: Effect) -> Bool {
    let deed = effect.deed
    return effect.chain.contains { ownDeeds[$0]?.contains(deed) == true }
  }

  /// The type that moves of its own accord on the way to an effect, where it is no screen itself.
  private func starter(of effect: Effect) -> ClassReference? {
    guard case .move = effect.action,
      let function = effect.chain.last(where: { ownDeeds[$0]?.contains(effect.deed) == true }),
      let type = Root.function(function).actor(in: index),
      !index.isController(index.known(type))
    else { return nil }
    return reference(to: type)
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
      guard !isSegueAction, !moved.contains(made), !isStack(screen), screen.origin != .unknownScene
      else {
        if screen.origin == .unknownScene { facts.diagnostics.append(.unknownScene(effect)) }
        return
      }
      // That a name ends as a controller's tells no screen, as long as nothing shows it.
      if case .made(let type) = screen.origin, !index.isSurelyController(type) { return }
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
          site: effect.site(isCertain: true)))
    case .loadNib(let name):
      for case .string(let nib) in name.options {
        facts.nibLoads.append(
          NibLoad(
            caller: caller, nibName: nib,
            site: effect.site(isCertain: name.only != nil)))
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
    let isCertain = value.isSettled(index, near: caller.path) && kind != .instantiate
    let destinations = value.destinations(index, near: caller.path)
    for destination in destinations {
      let isSelf = destination.className == caller.name && kind == .instantiate
      guard !isSelf else { continue }
      facts.moves.append(
        Move(
          caller: caller, destination: destination, kind: kind,
          site: effect.site(isCertain: isCertain && destination.isKnown)))
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
          site: effect.site(isCertain: name.only != nil)))
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
    let location = function.declaration.position.location(in: function.path)
    let results = result.destinations(index, near: owner.path).compactMap(\.controller)
    return (results.isEmpty ? [nil] : results.map { $0 }).map {
      SegueAction(owner: owner, selector: selector, result: $0, location: location)
    }
  }

  private func reference(to type: Int) -> ClassReference {
    ClassReference(index.known(type), in: index, near: index.types[type].path)
  }
}
