import AppleFrameworks
import FlowModel
import SourceModel

/// Finds the bodies of ``Interest``: first those that navigate directly, then their callers.
struct InterestSearch {
  /// The maximum number of functions with one name that are distinguished.
  private static let mostNamesakes = 32
  private(set) var moving: Set<Int> = []
  private(set) var roots: Set<Callable> = []
  private(set) var offers: [Int: [Callable]] = [:]

  private let index: SourceIndex
  private let screens: ScreenNames
  private let own: OwnFunctions
  private let functionsByName: [String: [Int]]

  /// Functions that move, whose callers are still to be visited.
  private var pending: [Int] = []
  /// Functions that make screens, whose callers are still to be visited.
  private var makers: [Int] = []
  private(set) var makersMet: Set<Int> = []
  private var callers: [Int: [Int]] = [:]
  /// The functions that name a function as a value.
  private var givers: [Int: [Int]] = [:]
  /// The callers of names that very many functions have. Each of them may call any of these
  /// functions.
  private var namesCalled: [String: [Int]] = [:]
  private var namesReached: Set<String> = []
  /// The functions that name a type, by its name, and the stored properties of objects whose initial value does.
  private var namers: [String: [Int]] = [:]
  private var objectNamers: [String: [Int]] = [:]
  /// The types of whose members ``offers`` has some, with their subclasses, by name.
  private(set) var offeringNames: Set<String> = []
  /// The properties that may hold a closure, and the functions that call one of them, by name.
  private let closureProperties: Set<String>
  private var closureCallers: [String: [Int]] = [:]
  /// The names with which a function hands over closures.
  private var closuresGiven: [Int: Set<String>] = [:]
  /// The names under which a function may keep a closure that it gets, and the functions that give one to others.
  private var closuresKept: [Int: Set<String>] = [:]
  private var closureTakers: [Int: [Int]] = [:]
  private var closuresReached: Set<String> = []
  /// The subjects whose values a property publishes, by the name of the property.
  private let publishedNames: [String: Set<String>]
  private var previews: PreviewedTypes
  /// The functions that hand over their own object, as a delegate, by the type of that.
  private var ownGivers: [Int: [Int]] = [:]

  init(_ index: SourceIndex, _ screens: ScreenNames) {
    self.index = index
    self.screens = screens
    own = OwnFunctions(index)
    previews = PreviewedTypes(index)
    functionsByName = Dictionary(grouping: index.functions.indices) {
      index.functions[$0].declaration.name
    }
    closureProperties = Set(
      index.variables.lazy.filter { $0.owner != nil && $0.declaration.mayHoldClosure }
        .map(\.declaration.name))
    publishedNames = index.variables.reduce(into: [:]) { names, variable in
      let published = variable.declaration.publishedNames
      if !published.isEmpty { names[variable.declaration.name, default: []].formUnion(published) }
    }
  }

  mutating func run() {
    for id in index.functions.indices where index.functions[id].original == nil {
      var content = BodyContent(screens)
      content.visit(index.functions[id].declaration.body)
      note(content, of: id)
    }
    noteObjectNamers()
    offerMembers()
    takeVariables()
    takeOwnGivers()
    roots = previews.leavingOut(of: roots)
  }

  /// A delegate has effects only where it is set.
  private mutating func takeOwnGivers() {
    let movers = Set(moving.compactMap { index.functions[$0].owner })
    for (owner, functions) in ownGivers where own.hasMember(of: owner, in: movers) {
      roots.formUnion(functions.lazy.map(Callable.function))
    }
  }
}

// MARK: - Looking through bodies

extension InterestSearch {
  private mutating func note(_ content: BodyContent, of id: Int) {
    previews.note(content.typeNames, in: index.functions[id].owner)
    for name in content.typeNames { namers[name, default: []].append(id) }
    let isHelper = Callable.function(id).actor(in: index) == nil
    let owner = index.functions[id].owner
    if content.moves || (content.closes && isHelper) { pending.append(id) }
    if content.makesScreens { makers.append(id) }
    if content.namesScreens, keepsScreens(id) { pending.append(id) }
    if content.givesItself, let owner { ownGivers[owner, default: []].append(id) }
    if content.closes || isViewBody(index.functions[id].declaration.name, of: owner) {
      roots.insert(.function(id))
    }
    let given = content.closureNames.union(noteNamedFunctions(content, of: id))
    if !given.isEmpty { closuresGiven[id] = given }
    let kept = given.union(content.keptNames)
    if !kept.isEmpty { closuresKept[id] = kept }
    for name in content.sentNames { note(caller: id, ofClosure: name) }
    for selector in content.selectors {
      for callee in own.functions(named: selector, of: owner) {
        note(caller: id, of: index.original(callee))
      }
    }
    for call in content.calls {
      let namesakes = functionsByName[call.name] ?? []
      let callees =
        call.isOwn
        ? own.functions(named: call.name, of: owner) + own.heirs(of: owner, among: namesakes)
        : namesakes
      if callees.isEmpty {
        note(caller: id, ofTypeOrClosure: call)
        continue
      }
      guard callees.count <= Self.mostNamesakes else {
        namesCalled[call.name, default: []].append(id)
        continue
      }
      let labels = call.call.labels
      for callee in callees {
        let function = index.functions[callee].declaration
        guard function.accepts(labels) || function.acceptsInSwift2(labels) else { continue }
        if index.builderKeepers.contains(callee) { pending.append(id) }
        note(caller: id, of: index.original(callee))
        if call.call.givesClosure {
          closureTakers[id, default: []].append(index.original(callee))
        }
      }
    }
  }

  /// Notes the functions that a body names as values, which are called on its behalf.
  ///
  /// - Returns: The properties to which they are assigned, and the labels with which they are passed on.
  private mutating func noteNamedFunctions(_ content: BodyContent, of id: Int) -> Set<String> {
    var given: Set<String> = []
    guard let owner = index.functions[id].owner else { return given }
    for (target, names) in content.namedValues {
      let functions = names.flatMap { own.methods(named: $0, of: owner) }
      if functions.isEmpty { continue }
      given.insert(target)
      for function in functions { givers[index.original(function), default: []].append(id) }
    }
    return given
  }

  /// Whether it is what a view consists of.
  private func isViewBody(_ name: String, of owner: Int?) -> Bool {
    name == "body"
      && owner.map { index.isView($0) || index.isAppDelegate(index.known($0)) } == true
  }

  private mutating func note(caller: Int, of callee: Int) {
    callers[callee, default: []].append(caller)
  }

  private mutating func note(caller: Int, ofTypeOrClosure call: BodyContent.Shape) {
    let name = call.name
    guard name.isCapitalized else {
      if closureProperties.contains(name) { note(caller: caller, ofClosure: name) }
      return
    }
    for initialiser in index.types(named: name).flatMap({ index.types[$0].functions["init"] ?? [] })
    {
      note(caller: caller, of: index.original(initialiser))
      guard call.call.givesClosure,
        index.functions[initialiser].declaration.accepts(call.call.labels)
      else { continue }
      closureTakers[caller, default: []].append(index.original(initialiser))
    }
  }

  private mutating func note(caller: Int, ofClosure name: String) {
    closureCallers[name, default: []].append(caller)
  }

  private mutating func takeVariables() {
    let effectiveNames = Set(
      moving.union(makersMet.filter(makesForOthers)).map { id in
        let function = index.functions[id]
        let isInitialiser = function.declaration.name == "init"
        return isInitialiser
          ? function.owner.map { index.types[$0].name.unqualified } ?? "init"
          : function.declaration.name
      }
    ).union(offeringNames)
    for (id, variable) in index.variables.enumerated() {
      var content = BodyContent(screens)
      content.visit(variable.declaration.body)
      if let value = variable.declaration.value { content.visit(value) }
      previews.note(content.typeNames, in: variable.owner)
      if content.moves || content.makesScreens || content.closes
        || isViewBody(variable.declaration.name, of: variable.owner)
        || (index.hasViews && variable.declaration.isComputed
          && variable.declaration.type?.name == "View")
        || content.calls.contains(where: {
          effectiveNames.contains($0.name) || closuresReached.contains($0.name)
        })
        || !offeringNames.isDisjoint(with: content.typeNames)
      {
        roots.insert(.variable(id))
      }
    }
  }
}

// MARK: - Going back to callers

extension InterestSearch {
  private mutating func goBack() {
    while !pending.isEmpty || !makers.isEmpty {
      goBackFromMoving()
      goBackFromMakers()
    }
  }

  private mutating func goBackFromMoving() {
    while let id = pending.popLast() {
      guard moving.insert(id).inserted else { continue }
      roots.insert(.function(id))
      let name = index.functions[id].declaration.name
      pending += (callers[id] ?? []) + (givers[id] ?? [])
      if namesReached.insert(name).inserted { pending += namesCalled[name] ?? [] }
      for closure in closuresGiven[id] ?? [] { reach(closure) }
      for taker in closureTakers[id] ?? [] {
        guard let kept = closuresKept[taker] else { continue }
        pending.append(taker)
        for closure in kept { reach(closure) }
      }
    }
  }

  private mutating func goBackFromMakers() {
    while let id = makers.popLast() {
      guard makersMet.insert(id).inserted else { continue }
      roots.insert(.function(id))
      guard makesForOthers(id) else { continue }
      let callers = callers[id] ?? []
      makers += callers
      pending += callers.filter(keepsScreens)
    }
  }

  /// Adds the callers of the closures in a property, and the senders to the subjects behind it.
  private mutating func reach(_ closure: String) {
    guard closuresReached.insert(closure).inserted else { return }
    pending += closureCallers[closure] ?? []
    for subject in publishedNames[closure] ?? [] { reach(subject) }
  }

  /// Whether an object that is no screen keeps the screens that a function makes, or hands them to a library.
  private func keepsScreens(_ id: Int) -> Bool {
    guard let actor = Callable.function(id).actor(in: index), index.isObject(actor) else {
      return false
    }
    let scope = TypeScope(owner: actor, path: index.functions[id].path)
    return !index.isTelling(index.functions[id].declaration.returnType, in: scope)
  }

  /// Whether the screens that a function makes belong to its callers.
  private func makesForOthers(_ id: Int) -> Bool {
    let function = index.functions[id].declaration
    guard let actor = Callable.function(id).actor(in: index), !function.isStatic else {
      return true
    }
    return function.returnType != nil && (index.isObject(actor) || !function.parameters.isEmpty)
  }
}

// MARK: - Members that frameworks call

extension InterestSearch {
  private mutating func noteObjectNamers() {
    for (id, variable) in index.variables.enumerated() where !variable.declaration.isComputed {
      guard let value = variable.declaration.value, let owner = variable.owner,
        index.isObject(owner),
        !variable.declaration.isStatic
      else { continue }
      var content = BodyContent(screens)
      content.visit(value)
      for name in content.typeNames { objectNamers[name, default: []].append(id) }
    }
  }

  /// Finds the members that move and that only a framework can call, and goes back to what names their types.
  private mutating func offerMembers() {
    let subclasses = subclasses()
    var met: Set<Int> = []
    goBack()
    while true {
      var offering: [(type: Int, member: Callable)] = []
      for id in moving.subtracting(met) where isOffered(id) {
        guard let type = Callable.function(id).actor(in: index) else { continue }
        offering.append((type, .function(id)))
      }
      met = moving
      while let (type, member) = offering.popLast() {
        guard offers[type]?.contains(member) != true else { continue }
        offers[type, default: []].append(member)
        for name in names(of: type, below: subclasses)
        where offeringNames.insert(name).inserted {
          pending += namers[name] ?? []
          for variable in objectNamers[name] ?? [] {
            guard let owner = index.variables[variable].owner else { continue }
            offering.append((owner, .variable(variable)))
          }
        }
      }
      if pending.isEmpty { break }
      goBack()
    }
    for type in offers.keys {
      offers[type]?.sort { $0.location(in: index) < $1.location(in: index) }
    }
  }

  /// The direct subclasses of the app's classes.
  private func subclasses() -> [Int: [Int]] {
    index.types.indices.reduce(into: [:]) { subclasses, type in
      if case .declared(let superclass)? = index.superclass(of: index.known(type)) {
        subclasses[superclass, default: []].append(type)
      }
    }
  }

  /// The names of a class and its subclasses.
  private func names(of type: Int, below subclasses: [Int: [Int]]) -> [String] {
    var names: [String] = []
    var seen: Set<Int> = []
    var types = [type]
    while let next = types.popLast() {
      guard seen.insert(next).inserted else { continue }
      names.append(index.types[next].name.unqualified)
      types += subclasses[next] ?? []
    }
    return names
  }

  /// Protocols of the frameworks for whose sake no method with an effect is called.
  private static let silentProtocols: Set = [
    "AnyObject", "CaseIterable", "Codable", "Comparable", "CustomStringConvertible", "Decodable",
    "Encodable", "Equatable", "Error", "Hashable", "Identifiable", "LocalizedError",
    "ObservableObject", "Sendable",
  ]

  /// Whether a framework may call the method of an object that is no screen: it overrides the framework's, nothing in the
  /// source calls it, or a library's protocol may require it.
  private func isOffered(_ id: Int) -> Bool {
    let function = index.functions[id].declaration
    guard let actor = Callable.function(id).actor(in: index), index.isObject(actor),
      !function.isStatic, !function.name.hasPrefix("init")
    else { return false }
    let lineage = index.lineage(of: index.known(actor))
    let isForeign = lineage.containsFramework { !Self.silentProtocols.contains($0) }
    guard isForeign else { return false }
    let isSwift = index.functions[id].path.hasSuffix(".swift")
    if isSwift, function.isOverride {
      let inherited = lineage.compactMap(index.declaredEntry).flatMap {
        index.types[$0].functions[function.name] ?? []
      }
      return inherited.allSatisfy { index.functions[$0].declaration.isOverride }
    }
    let callers = callers[id] ?? []
    // A library calls what its protocol requires, whatever else has the name. What a flow answers is known by its steps.
    if function.name != FlowCalls.answer,
      lineage.containsFramework(where: {
        !Self.silentProtocols.contains($0) && FrameworkClasses.isLibrary($0)
      }),
      callers.allSatisfy({ index.functions[$0].owner != actor })
    {
      return true
    }
    // An override calls what it overrides.
    return callers.allSatisfy { index.functions[$0].declaration.name == function.name }
  }
}

extension Call {
  fileprivate var givesClosure: Bool {
    arguments.contains { if case .closure = $0.value { true } else { false } }
  }
}

extension VariableDeclaration {
  fileprivate var mayHoldClosure: Bool { !isComputed && type?.isFunction ?? true }
}
