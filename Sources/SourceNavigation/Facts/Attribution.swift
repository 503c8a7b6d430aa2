import AppleFrameworks
import FlowModel
import SourceModel

/// Decides to which type an effect belongs.
///
/// A move with a value from the caller belongs to the caller. A move that a helper makes for every
/// caller belongs to the type that declares the helper. Global functions and functions of protocols
/// or framework types have no such type.
struct Attribution {
  let evaluator: Evaluator
  let index: SourceIndex
  let overrides: Overrides
  let found: [BodyFindings]
  private let observations: Observations

  /// A type that has an effect, and the subclasses that do not have it.
  struct Caller {
    let type: ClassReference
    let exceptions: [ClassReference]
    /// The member that has the effect.
    var member: Member?
  }

  /// The types that use a member, among them those that call the closures in a property; `nil` for a helper of any type.
  private let users: [Member: Set<Int?>]
  /// The objects with which screens are made, such as view models.
  private let models: Set<Int>
  private let events: SentEvents
  let homes: ClosureHomes
  private let runs: ContextRuns

  init(_ evaluator: Evaluator, _ findings: [BodyFindings]) {
    self.evaluator = evaluator
    index = evaluator.index
    overrides = evaluator.overrides
    found = findings
    observations = Observations(
      findings.lazy.flatMap(\.effects),
      embedded: findings.lazy.filter { [index] in $0.body.root.makesController(in: index) }
        .map(\.value))
    var users: [Member: Set<Int?>] = [:]
    for findings in findings {
      for case .use(let use) in findings.effects.lazy.map(\.action) {
        users[use.member, default: []].insert(findings.body.actor(in: index))
      }
    }
    self.users = users
    models = Set(evaluator.equipment.map(\.object))
    runs = ContextRuns(evaluator)
    homes = ClosureHomes(evaluator.closureHomes, calledBy: users, index)
    events = SentEvents(
      users.keys, evaluator.closureHomes.keys, findings.lazy.flatMap(\.effects))
  }

  /// Whether a screen is a navigation controller that has no content except the screens pushed onto it.
  private func isStack(_ screen: Screen) -> Bool {
    guard case .made(let type) = screen.origin,
      index.frameworkClass(of: type) == "UINavigationController"
    else { return false }
    // One that only changes how screens are pushed is one for anything.
    let own = index.declaredEntry(of: type).map { index.types[$0].functions } ?? [:]
    return !own.contains { name, functions in
      !NavigationCalls.names.contains(name) && functions.contains(where: evaluator.interest.moves)
    }
  }

  /// Whether a destination is some container of the app of which the content is unknown.
  private func isHost(_ destination: Destination) -> Bool {
    guard case .instance(let reference) = destination.origin,
      let type = index.nearest(reference.name, to: reference.path)
    else { return false }
    return index.frameworkClass(of: index.known(type)).map(FrameworkClasses.isContainer) ?? false
  }

  func add(to facts: inout NavigationFacts) {
    var told: Set<SourceLocation> = []
    var views = ViewNavigation(evaluator)
    var requests: [Request] = []
    for findings in found {
      guard let actor = findings.body.actor(in: index) ?? uncalledOwner(of: findings.body)
      else { continue }
      let caller = caller(of: findings, actor)
      let root = findings.body.root
      let isSegueAction = root.isSegueAction(in: index)
      if isSegueAction {
        facts.segueActions += segueActions(root, findings.value, of: caller.type)
      }
      views.addParts(of: root, findings.value, of: actor)
      if root.makesController(in: index) {
        addEmbedding(root, findings.value, of: caller, to: &facts)
      }
      for var effect in findings.effects {
        effect.function = root.name(in: index)
        if observations.isShownAlone(effect) { continue }
        let actors = actors(of: effect, actor)
        if case .request = effect.action, !actors.contains(where: { views.asks(effect, by: $0) }) {
          requests.append(
            Request(effect: effect, findings: findings, caller: caller, actor: actor))
        }
        if actors.map({ views.take(effect, of: $0) }).allSatisfy(\.self) {
          told.insert(effect.place.location)
          continue
        }
        guard !effect.isOwnShow(of: findings.body, index) else { continue }
        told.insert(effect.place.location)
        if !index.isController(index.known(actor)), observations.isOfSubclasses(effect, index) {
          continue
        }
        for caller in callers(of: effect, in: caller, root) {
          add(effect, of: caller, isSegueAction: isSegueAction, to: &facts)
        }
      }
    }
    addDefaults(told, to: &facts)
    addModelUses(evaluator.equipment, to: &facts)
    addImpliedUses(to: &facts)
    addMoves(by: requests, answeredBy: views, to: &facts)
    for (member, givers) in evaluator.closureGivers {
      facts.closureGivers[reference(to: member), default: []].formUnion(givers.map(reference))
    }
    views.add(to: &facts)
    let mentions = TypeMentions(index, evaluator.interest, overrides)
    facts.mentions = mentions.uses({ reference(to: .body($0)) }, reference)
    facts.idleMembers = mentions.idleMembers { reference(to: .body($0)) }
    facts.findings += evaluator.cutCallables.map { .incomplete($0, in: index) }
    facts.findings += index.deepClasses.map { .inheritsTooMuch($0, in: index) }
    facts.findings = Set(facts.findings).sorted()
  }

  /// The controller whose static function a body is, if nothing calls that.
  func uncalledOwner(of body: Body) -> Int? {
    guard body.root.isStaticAction(in: index), !evaluator.cycles.isCalled(body.root) else {
      return nil
    }
    return body.root.owner(in: index)
  }

  /// The type that has an effect, once for each member that has it.
  ///
  /// What a closure does that is assigned to a property is done by what calls the property.
  func callers(of effect: Effect, in caller: Caller, _ root: Callable) -> [Caller] {
    if let maker = effect.maker {
      let type = ClassReference(maker, in: index, near: caller.type.path)
      return [Caller(type: type, exceptions: [], member: .body(root))]
    }
    for run in effect.closures.reversed() {
      let homes = homes.members(running: run, madeBy: root.actor(in: index))
      let members = homes.filter(isCalled).union(homes.flatMap { events.senders(to: $0, in: run) })
      if members.isEmpty && !events.covers(effect, of: run) { continue }
      var callers = members.sorted { index.sortKey(of: $0) < index.sortKey(of: $1) }
      if evaluator.calledClosures.contains(run.closure) {
        // A screen moves itself, whichever member it does so by.
        let isScreen = root.actor(in: index).map { index.isController(index.known($0)) } ?? false
        callers = (isScreen ? [] : callers) + [.body(root)]
      }
      return callers.map {
        Caller(type: caller.type, exceptions: caller.exceptions, member: $0)
      }
    }
    return [Caller(type: caller.type, exceptions: caller.exceptions, member: .body(root))]
  }

  /// Whether a member is called in the app's source, or must be, as by a screen that got a closure.
  func isCalled(_ member: Member) -> Bool {
    users[member] != nil || isImplied(member)
  }

  private func isImplied(_ member: Member) -> Bool {
    guard case .property(let property) = member, users[member] == nil,
      !events.contains(member)
    else { return false }
    return index.isController(property.owner)
  }

  /// Adds the calls of closures in a screen's properties that are not found in the source.
  private func addImpliedUses(to facts: inout NavigationFacts) {
    let members = Set(evaluator.closureHomes.values.joined()).filter(isImplied)
    for case .property(let property) in members {
      guard let owner = index.declaredEntry(of: property.owner),
        let location = index.types[owner].variables[property.name].map({
          Callable.variable($0).location(in: index)
        })
      else { continue }
      let used = reference(to: .property(property))
      facts.uses.append(
        MemberUse(
          caller: reference(to: owner), member: used, used: used, receiver: reference(to: owner),
          site: CallSite(call: property.name, location: location)))
    }
    facts.uses.sort {
      ($0.site, $0.caller.name, $0.used.name) < ($1.site, $1.caller.name, $1.used.name)
    }
  }

  private func reference(to member: Member) -> MemberReference {
    switch member {
    case .body(let callable):
      MemberReference(
        name: callable.name(in: index), of: callable.owner(in: index).map(reference),
        location: callable.location(in: index), isStatic: callable.isStatic(in: index))
    case .property(let property): reference(to: property, as: property.name)
    case .event(let property, let name): reference(to: property, as: "\(property.name).\(name)")
    case .notification(let name): MemberReference(name: name, location: nil, runsClosures: true)
    }
  }

  private func reference(to property: StoredProperty, as name: String) -> MemberReference {
    MemberReference(
      name: name, of: index.declaredEntry(of: property.owner).map(reference),
      location: index.entry(of: property.owner).flatMap {
        index.types[$0].variables[property.name]
      }.map { Callable.variable($0).location(in: index) }, runsClosures: true)
  }

  func add(
    _ effect: Effect, of caller: Caller, isSegueAction: Bool,
    to facts: inout NavigationFacts
  ) {
    switch effect.action {
    case .move(let kind, let value):
      addMove(kind, value, effect, of: receiver(of: effect, from: caller), to: &facts)
    case .include, .choose, .request, .answer, .title: break
    case .make(let screen):
      guard !isSegueAction, !observations.shows(screen), !isStack(screen),
        screen.origin != .unknownScene
      else {
        if screen.origin == .unknownScene { facts.findings.append(.unknownScene(effect)) }
        return
      }
      // The suffix of a class name is not enough evidence for a screen, unless a move shows it.
      if case .made(let type) = screen.origin, !index.isSurelyController(type) { return }
      addMove(.instantiate, AbstractValue(.screen(screen)), effect, of: caller, to: &facts)
    case .perform(let name):
      addPerformances(of: name, effect, caller, to: &facts)
    case .close:
      guard !effect.isOthers else { return }
      if let type = effect.receiver, !index.isController(type), !evaluator.isAppView(type) {
        return
      }
      if case .framework? = effect.receiver { return }
      let closing = receiver(of: effect, from: caller)
      facts.returns.append(
        ReturnCall(
          caller: closing.type, exceptions: closing.exceptions,
          site: effect.site(isCertain: true)))
    case .use(let use):
      guard let member = use.by ?? caller.member, !isOfScreen(use) else { return }
      for used in index.counterparts(of: use.member, usedBy: caller.type) {
        facts.uses.append(
          MemberUse(
            caller: caller.type, exceptions: caller.exceptions, member: reference(to: member),
            used: reference(to: used),
            receiver: use.receiver.map { ClassReference($0, in: index, near: caller.type.path) },
            run: runs.run(of: use), isPassedOn: effect.isPassedOn,
            isImplied: use.isImplied, makesReceiver: use.makesReceiver,
            closures: use.closures, stackKind: use.stackKind, site: effect.site(isCertain: true)))
      }
    case .loadNib(let name):
      for case .string(let nib) in name.alternatives {
        facts.nibLoads.append(
          NibLoad(
            caller: caller.type, exceptions: caller.exceptions, nibName: nib,
            site: effect.site(isCertain: name.only != nil)))
      }
    }
  }

  /// Whether a property of an object is used for the screen that has the object, and not for what makes it.
  private func isOfScreen(_ use: Use) -> Bool {
    guard use.isImplied, case .body(.variable(let id)) = use.member,
      !index.variables[id].declaration.body.isEmpty
    else { return false }
    return use.receiver.flatMap(index.declaredEntry).map(models.contains) ?? false
  }

  func addMove(
    _ kind: SegueKind, _ value: AbstractValue, _ effect: Effect, of caller: Caller,
    to facts: inout NavigationFacts
  ) {
    let place = effect.place.location
    let isMere = value.screens.isEmpty
    // The static type of a parameter is ignored if callers pass known screens.
    if isMere, !effect.isPassedOn, observations.givenScreens.contains(place) { return }
    let isCertain = value.isSettled(index, near: caller.type.path) && kind != .instantiate
    let destinations = value.destinations(index, near: caller.type.path).filter { !isHost($0) }
    for destination in destinations.flatMap({ $0.counterparts(usedBy: caller.type, index) }) {
      let isSelf = destination.className == caller.type.name && kind == .instantiate
      let isOfAnotherApp =
        destination.controller.map { !index.areTogether(caller.type.path, $0.path) } ?? false
      guard !isSelf, !isOfAnotherApp else { continue }
      facts.moves.append(
        Move(
          caller: caller.type, exceptions: caller.exceptions,
          member: caller.member.map(reference), destination: destination, kind: kind,
          site: effect.site(isCertain: isCertain),
          maker: observations.maker(of: destination, among: value.screens)))
    }
    if destinations.isEmpty, value.isUndecided,
      !observations.resolved.contains(place) || value.hasUnknownScene
    {
      facts.findings.append(.unknownScreen(effect))
    }
  }

  private func addPerformances(
    of name: AbstractValue, _ effect: Effect, _ caller: Caller, to facts: inout NavigationFacts
  ) {
    let owner = receiver(of: effect, from: caller)
    var isKnown = false
    for alternative in name.alternatives {
      let segue: SeguePerformance.SegueName? =
        switch alternative {
        case .string(let text): .identifier(text)
        case .accessor(let accessor): accessor.segue.map { .accessor($0) }
        default: nil
        }
      guard let segue, !effect.isOthers else { continue }
      isKnown = true
      facts.performances.append(
        SeguePerformance(
          caller: owner.type, exceptions: owner.exceptions, segue: segue,
          site: effect.site(isCertain: name.only != nil)))
    }
    if !isKnown, effect.isOthers || !observations.resolved.contains(effect.place.location) {
      facts.findings.append(.unknownSegue(effect))
    }
  }

  /// Adds the controllers that a view shows.
  private func addEmbedding(
    _ root: Callable, _ result: AbstractValue, of caller: Caller, to facts: inout NavigationFacts
  ) {
    let place = CallPlace(call: root.name(in: index), location: root.location(in: index))
    for destination in result.destinations(index, near: caller.type.path) {
      facts.moves.append(
        Move(
          caller: caller.type, exceptions: caller.exceptions, destination: destination,
          kind: .embed,
          site: CallSite(
            call: place.call, location: place.location, function: place.call,
            confidence: result.isSettled(index, near: caller.type.path) ? .certain : .possible)))
    }
  }

  private func segueActions(
    _ root: Callable, _ result: AbstractValue, of owner: ClassReference
  ) -> [SegueAction] {
    guard case .function(let id) = root, let selector = index.functions[id].declaration.selector
    else { return [] }
    let function = index.functions[id]
    let location = function.declaration.position.location(in: function.path)
    let results = result.destinations(index, near: owner.path).filter { $0.controller != nil }
    return (results.isEmpty ? [nil] : results.map { $0 }).map {
      SegueAction(
        owner: owner, selector: selector, result: $0?.controller, isHosted: $0?.isHosted ?? false,
        location: location)
    }
  }

  private func caller(of findings: BodyFindings, _ actor: Int) -> Caller {
    let replacers = overrides.replacers(of: findings.body.root)
    let exceptions = Set(findings.exceptions).union(replacers).sorted()
    return Caller(type: reference(to: actor), exceptions: exceptions.map(reference))
  }

  /// The type that moves or performs the segue, or whose screen is closed. What only conforms to a protocol of the app is no
  /// type that is known.
  private func receiver(of effect: Effect, from caller: Caller) -> Caller {
    guard let type = effect.receiver,
      index.entry(of: type).map({ index.types[$0].kind }) != .protocol
    else { return caller }
    let reference = ClassReference(type, in: index, near: caller.type.path)
    return reference == caller.type ? caller : Caller(type: reference, exceptions: [])
  }

  func reference(to type: Int) -> ClassReference {
    ClassReference(index.known(type), in: index, near: index.types[type].path)
  }
}

extension Callable {
  /// Whether it makes the controller that a view shows.
  fileprivate func makesController(in index: SourceIndex) -> Bool {
    guard case .function = self, let owner = owner(in: index), index.isView(owner) else {
      return false
    }
    return ViewCalls.controllerMakers.contains(name(in: index))
  }
}
