import AppleFrameworks
import FlowModel
import SourceModel

/// Finds the bodies of ``Interest``: first those that navigate directly, then their callers.
///
/// Functions have their numbers in the index, and variables the numbers after these.
struct InterestSearch {
  /// The maximum number of functions with one name that are distinguished.
  private static let mostNamesakes = 32
  private(set) var moving: Set<Int> = []
  private(set) var roots: Set<Callable> = []
  var offers: [Int: [Callable]] = [:]

  let index: SourceIndex
  let screens: ScreenNames
  private let identifiers: IdentifierNames
  private let own: OwnFunctions
  private let functionsByName: [String: [Int]]

  /// Functions that move, whose callers are still to be visited.
  var pending: [Int] = []
  /// Functions that make screens, whose callers are still to be visited.
  private var makers: [Int] = []
  private(set) var makersMet: Set<Int> = []
  /// Functions that make the screen which a text identifies that they get.
  private(set) var identifyingMakers: Set<Int> = []
  private(set) var callers: [Int: [Int]] = [:]
  /// The functions that name a function as a value.
  private var givers: [Int: [Int]] = [:]
  /// The callers of names that very many functions have. Each of them may call any of these
  /// functions.
  private var namesCalled: [String: [Int]] = [:]
  private var namesReached: Set<String> = []
  /// The functions that name a type, by its name, and the stored properties of objects whose initial value does.
  private(set) var namers: [String: [Int]] = [:]
  var objectNamers: [String: [Int]] = [:]
  /// The types of whose members ``offers`` has some, with their subclasses, by name.
  var offeringNames: Set<String> = []
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

  init(_ index: SourceIndex, _ screens: ScreenNames, _ identifiers: IdentifierNames) {
    self.index = index
    self.screens = screens
    self.identifiers = identifiers
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
    for id in index.variables.indices { noteVariable(id) }
    takeIdentifyingCallers()
    offerMembers()
    takeVariables()
    takeOwnGivers()
    roots = previews.leavingOut(of: roots)
  }

  /// A delegate has effects only where it is set.
  private mutating func takeOwnGivers() {
    let movers = Set(moving.compactMap(owner))
    for (owner, functions) in ownGivers where own.hasMember(of: owner, in: movers) {
      roots.formUnion(functions.lazy.map(Callable.function))
    }
  }
}

// MARK: - Looking through bodies

extension InterestSearch {
  func callable(_ number: Int) -> Callable {
    let variable = number - index.functions.count
    return variable < 0 ? .function(number) : .variable(variable)
  }

  func owner(of number: Int) -> Int? { callable(number).owner(in: index) }

  private mutating func note(_ content: BodyContent, of id: Int) {
    previews.note(content.typeNames, in: index.functions[id].owner)
    for name in content.typeNames { namers[name, default: []].append(id) }
    let isHelper = Callable.function(id).actor(in: index) == nil
    let owner = index.functions[id].owner
    if content.moves || (content.closes && isHelper) || keepsView(content, id) {
      pending.append(id)
    }
    if content.makesScreens { makers.append(id) }
    if content.identifiesScreens { identifyingMakers.insert(id) }
    if content.namesScreens, keepsScreens(id) { pending.append(id) }
    if content.givesItself, let owner { ownGivers[owner, default: []].append(id) }
    if content.closes || isViewBody(index.functions[id].declaration.name, of: owner) {
      roots.insert(.function(id))
    }
    let given = content.closureNames.union(noteNamedFunctions(content, of: id, owner))
    if !given.isEmpty { closuresGiven[id] = given }
    let kept = given.union(content.keptNames)
    if !kept.isEmpty { closuresKept[id] = kept }
    for name in content.sentNames { note(caller: id, ofClosure: name) }
    for selector in content.selectors {
      for callee in own.functions(named: selector, of: owner) {
        note(caller: id, of: index.original(callee))
      }
    }
    noteCalls(in: content, of: id, owner)
  }

  /// Notes the calls and the closures in the value of a property, and in the accessors of one of an object: who calls
  /// these calls what they do.
  private mutating func noteVariable(_ id: Int) {
    let variable = index.variables[id]
    guard let owner = variable.owner else { return }
    var content = BodyContent(screens)
    if let value = variable.declaration.value { content.visit(value) }
    if index.isObject(owner) { content.visit(variable.declaration.body) }
    let number = index.functions.count + id
    var given = content.closureNames.union(noteNamedFunctions(content, of: number, owner))
    if case .closure? = variable.declaration.value { given.insert(variable.declaration.name) }
    if !given.isEmpty { closuresGiven[number] = given }
    if content.moves { pending.append(number) }
    noteCalls(in: content, of: number, owner)
    guard isUsedWithObject(variable) else { return }
    for name in content.typeNames { objectNamers[name, default: []].append(id) }
  }

  /// Whether the value of a property is made with an object that is no screen, or it and its accessors run when that
  /// uses it.
  func isUsedWithObject(_ variable: SourceIndex.VariableEntry) -> Bool {
    variable.owner.map(index.isObject) == true && !variable.declaration.isStatic
  }

  private mutating func noteCalls(in content: BodyContent, of id: Int, _ owner: Int?) {
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
  private mutating func noteNamedFunctions(
    _ content: BodyContent, of id: Int, _ owner: Int?
  ) -> Set<String> {
    var given: Set<String> = []
    guard let owner else { return given }
    for (target, names) in content.namedValues {
      let functions = names.flatMap { own.methods(named: $0, of: owner) }
      if functions.isEmpty { continue }
      given.insert(target)
      for function in functions { givers[index.original(function), default: []].append(id) }
    }
    return given
  }

  /// Whether a function keeps a view that it gets, which what reads the property may show.
  private func keepsView(_ content: BodyContent, _ id: Int) -> Bool {
    let isView = { (type: TypeReference?) in type?.name == "AnyView" }
    guard index.functions[id].declaration.parameters.contains(where: { isView($0.type) }),
      let owner = index.functions[id].owner
    else { return false }
    return content.keptNames.compactMap { index.types[owner].variables[$0] }.contains {
      isView(index.variables[$0].declaration.type)
    }
  }

  /// Whether it is what a view consists of.
  private func isViewBody(_ name: String, of owner: Int?) -> Bool {
    (name == "body" || ViewCalls.controllerMakers.contains(name))
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
      moving.filter(index.functions.indices.contains).union(makersMet.filter(makesForOthers)).map {
        id in
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
  mutating func goBack() {
    while !pending.isEmpty || !makers.isEmpty {
      goBackFromMoving()
      goBackFromMakers()
    }
  }

  private mutating func goBackFromMoving() {
    while let id = pending.popLast() {
      guard moving.insert(id).inserted else { continue }
      let callable = callable(id)
      roots.insert(callable)
      pending += (callers[id] ?? []) + (givers[id] ?? [])
      if case .function = callable, case let name = callable.name(in: index),
        namesReached.insert(name).inserted
      {
        pending += namesCalled[name] ?? []
      }
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
      let callers = (callers[id] ?? []).filter(index.functions.indices.contains)
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
    let function = index.functions[id].declaration
    return !function.returnsAnyType && !index.isTelling(function.returnType, in: scope)
  }

  /// Whether the screens that a function makes belong to its callers.
  private func makesForOthers(_ id: Int) -> Bool {
    let function = index.functions[id].declaration
    guard let actor = Callable.function(id).actor(in: index), !function.isStatic else {
      return true
    }
    return function.returnType != nil && (index.isObject(actor) || !function.parameters.isEmpty)
  }

  /// Adds the callers of functions that make the screen which a text identifies that they get.
  private mutating func takeIdentifyingCallers() {
    var pending = identifyingMakers.sorted()
    identifyingMakers = []
    while let id = pending.popLast() {
      guard isToldIdentifier(id), identifyingMakers.insert(id).inserted else { continue }
      let callers = (callers[id] ?? []).filter(index.functions.indices.contains)
      makers += callers
      pending += callers
    }
  }

  /// Whether a parameter of a function is a text that may identify a screen.
  private func isToldIdentifier(_ id: Int) -> Bool {
    index.functions[id].declaration.parameters.contains {
      $0.type?.isText == true && identifiers.contains($0.name)
    }
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
