import AppleFrameworks
import FlowModel
import SourceModel

/// The bodies that name a type of the app as a value: to make an object of it, to call its static functions, or to hand its
/// class to others; and the calls of these bodies.
///
/// It is weak evidence of what shows a screen, or for whom an object acts. It counts where nothing else is known.
struct TypeMentions {
  private let index: SourceIndex
  private let interest: Interest
  private let overrides: Overrides
  private var mentions: [Int: [Site]] = [:]
  /// The uses of static members.
  private var staticUses: [Callable: [Site]] = [:]
  /// The uses of bodies of which no other has the name, by that.
  private var namedUses: [String: [Site]] = [:]
  /// The functions that nothing runs: no code of the app names them, and no framework knows them.
  private let idle: Set<Callable>

  /// A place in a body.
  struct Site {
    let callable: Callable
    /// What is called there.
    let name: String
    let location: SourceLocation
    /// Whether an object of the type may be made there, and not only asked for.
    var makes = false
  }

  /// - Complexity: O(*n*) for *n* statements.
  init(_ index: SourceIndex, _ interest: Interest, _ overrides: Overrides) {
    self.index = index
    self.interest = interest
    self.overrides = overrides
    let bodies = Callable.all(in: index) { _ in true }
    // Of several bodies with one name, it is not known which is used.
    let names = Dictionary(grouping: bodies) { $0.name(in: index) }.compactMapValues {
      $0.count == 1 && !$0[0].overridesFramework(index) ? $0[0] : nil
    }
    let found = bodies.map { callable in
      var found = MentionedNames(callable, known: names, index)
      found.visit()
      return found
    }
    let uses = NameUses(found, index)
    idle = Set(bodies.filter { !uses.mayUse($0) && $0.isOnlyCalledByName(index) })
    for names in found where !idle.contains(names.callable) {
      for (type, site) in names.types { mentions[type, default: []].append(site) }
      for (member, site) in names.staticMembers { staticUses[member, default: []].append(site) }
      for (name, site) in names.others { namedUses[name, default: []].append(site) }
    }
  }

  /// The functions of types that are no screens and that nothing runs.
  func idleMembers(_ reference: (Callable) -> MemberReference) -> Set<MemberReference> {
    Set(idle.lazy.map(reference))
  }

  /// The mentions of screens and of types that move, and those of what mentions them.
  ///
  /// - Parameters:
  ///   - reference: Returns the reference to a body.
  ///   - type: Returns the reference to a type.
  func uses(_ reference: (Callable) -> MemberReference, _ type: (Int) -> ClassReference)
    -> [MemberUse]
  {
    var uses: [MemberUse] = []
    var types = index.types.indices.filter(isWanted)
    var typesMet = Set(types)
    var bodies: [Callable] = []
    var bodiesMet: Set<Callable> = []
    func add(_ site: Site, using used: MemberReference, of receiver: ClassReference?) {
      let body = site.callable
      uses.append(
        MemberUse(
          caller: body.owner(in: index).map(type)
            ?? ClassReference(name: "", path: site.location.path),
          exceptions: overrides.replacers(of: body).map(type), member: reference(body),
          used: used, receiver: receiver, isImplied: true, makesReceiver: site.makes,
          site: CallSite(
            call: site.name, location: site.location, function: body.name(in: index),
            confidence: .possible)))
      if bodiesMet.insert(body).inserted { bodies.append(body) }
    }
    while true {
      if let next = types.popLast() {
        let made = MemberReference(name: "init", of: type(next), location: nil)
        for site in mentions[next] ?? [] { add(site, using: made, of: type(next)) }
      } else if let body = bodies.popLast() {
        let owner = body.owner(in: index)
        if owner.map(index.isScreen) == true { continue }
        for site in sites(using: body) where site.callable != body {
          add(site, using: reference(body), of: owner.map(type))
        }
        if let owner, typesMet.insert(owner).inserted { types.append(owner) }
      } else {
        return uses
      }
    }
  }

  private func sites(using body: Callable) -> [Site] {
    staticUses[body] ?? namedUses[body.name(in: index)] ?? []
  }

  /// Whether a type is a screen, or makes moves.
  private func isWanted(_ type: Int) -> Bool {
    guard index.types[type].isDeclared else { return false }
    return index.isScreen(type) && index.types[type].kind != .protocol
      || index.types[type].functions.values.contains { $0.contains(where: interest.moves) }
  }
}

/// The names that all bodies use.
private struct NameUses {
  /// The types of the bodies that use each name; `nil` for bodies that belong to none.
  private var users: [String: Set<Int?>] = [:]
  /// The names of which the type is not written: `.name`, or `T.name` for a type that is not known.
  private var open: Set<String> = []
  private var statics: Set<Callable> = []
  private let index: SourceIndex

  init(_ found: [MentionedNames], _ index: SourceIndex) {
    self.index = index
    for names in found {
      let user = names.callable.owner(in: index)
      for name in names.used { users[name, default: []].insert(user) }
      open.formUnion(names.open)
      statics.formUnion(names.staticMembers.lazy.map(\.0))
    }
  }

  /// Whether some body may name another one: a static member with its type, or in that.
  func mayUse(_ callable: Callable) -> Bool {
    let name = callable.name(in: index)
    guard let users = users[name] else { return false }
    guard callable.isStatic(in: index), let owner = callable.owner(in: index) else { return true }
    return open.contains(name) || statics.contains(callable)
      || users.contains { user in user.map { index.isInside($0, owner) } ?? false }
  }
}

/// The names of types and of members in a body.
private struct MentionedNames {
  private(set) var types: [(Int, TypeMentions.Site)] = []
  private(set) var staticMembers: [(Callable, TypeMentions.Site)] = []
  private(set) var others: [(String, TypeMentions.Site)] = []
  /// All names that do not begin with a capital letter, and the selectors.
  private(set) var used: Set<String> = []
  /// Those of which the type is not written.
  private(set) var open: Set<String> = []
  let callable: Callable
  private let index: SourceIndex
  /// The bodies of which no other has the name, by that.
  private let known: [String: Callable]
  /// The names that the body declares.
  private var locals: Set<String> = []
  private var place: (name: String, location: SourceLocation)

  /// The calls that name a class without leading to it.
  private static let questions = FrameworkClasses.typeTests.union([
    "Bundle", "bundleForClass", "NSBundle", "assert", "assertionFailure", "fatalError",
    "precondition", "preconditionFailure",
  ])

  /// The names by which many types have an object that all share: without its type, one says nothing.
  private static let sharedObjects: Set = ["shared", "default", "main", "standard", "current"]

  init(_ callable: Callable, known: [String: Callable], _ index: SourceIndex) {
    self.callable = callable
    self.index = index
    self.known = known
    place = (callable.name(in: index), callable.location(in: index))
  }

  mutating func visit() {
    switch callable {
    case .function(let id):
      let function = index.functions[id].declaration
      locals = Set(function.parameters.map(\.name))
      visit(function.body)
    case .variable(let id):
      visit(index.variables[id].declaration.body)
      if let value = index.variables[id].declaration.value { visit(value) }
    }
  }

  private mutating func visit(_ statements: [Statement]) {
    for statement in statements {
      switch statement {
      case .bind(let name, _, _), .loop(let name, _, _, _): locals.insert(name)
      default: break
      }
      for expression in statement.expressions { visit(expression) }
      for body in statement.bodies { visit(body) }
    }
  }

  private mutating func visit(_ expression: Expression) {
    switch expression {
    case .string(let text): used.insert(text)
    case .name(let name):
      if name.isCapitalized, let type = type(named: name) {
        note(type, makes: true)
      } else if !locals.contains(name) {
        noteCall(name, isOwn: true)
      }
    case .implicitMember(let name):
      open.insert(name)
      if !Self.sharedObjects.contains(name) { noteCall(name) }
    case .member(let base, let name):
      if let path = expression.typePath, let type = type(named: path) {
        note(type, makes: true)
      } else if let path = base.typePath ?? base.typeName, let type = type(named: path) {
        noteMember(name, of: type)
      } else {
        // A framework's type has members of its own.
        if base.typePath ?? base.typeName == nil {
          noteCall(name)
        } else {
          used.insert(name)
          open.insert(name)
        }
        visit(base)
      }
    case .call(let call): visit(call)
    case .closure(let closure):
      locals.formUnion(closure.parameters.map(\.name))
      visit(closure.body)
    default: for part in expression.parts { visit(part) }
    }
  }

  private mutating func visit(_ call: Call) {
    let name = call.callee.lastName ?? ""
    if Self.questions.contains(name) { return }
    let outer = place
    place = (name, call.position.location(in: callable.path(in: index)))
    visit(call.callee)
    // What a closure makes that is registered for a type, is made for who asks for the type.
    let isRegistration =
      !ViewCalls.names.contains(name) && call.arguments.contains { $0.value.isMetatype }
      && call.arguments.contains { $0.value.isClosure }
    for argument in call.arguments
    where !isRegistration || !argument.value.isClosure && !argument.value.isMetatype {
      visit(argument.value)
    }
    place = outer
  }

  /// Notes that a static member of a type is used. A function or a property that makes a screen of the type leads to that;
  /// a shared object or a case leads to what the type does.
  private mutating func noteMember(_ name: String, of type: Int) {
    used.insert(name)
    let entry = index.types[type]
    let functions = index.functions(called: name, of: type)
    if let variable = entry.variables[name] {
      let declaration = index.variables[variable].declaration
      let own = declaration.type?.name ?? declaration.value?.madeType
      let isOwn = own.flatMap(self.type) == type
      // Who asks for a shared object does not make it.
      if !isOwn || declaration.isComputed { staticMembers.append((.variable(variable), site)) }
      if isOwn { note(type, makes: false) }
    } else if !functions.isEmpty {
      for function in functions {
        staticMembers.append((.function(index.original(function)), site))
      }
      let makes = functions.contains { index.functions[$0].declaration.returnType != nil }
      if makes, index.isScreen(type) { note(type, makes: true) }
    } else {
      note(type, makes: true)
    }
  }

  private mutating func note(_ type: Int, makes: Bool) {
    // A class that names one from which it inherits does not lead there.
    if let owner = callable.owner(in: index),
      index.lineage(of: index.known(owner)).contains(index.known(type))
    {
      return
    }
    var site = site
    site.makes = makes
    types.append((type, site))
  }

  /// - Parameter isOwn: Whether the name is written without an object.
  private mutating func noteCall(_ name: String, isOwn: Bool = false) {
    if name != callable.name(in: index) { used.insert(name) }
    guard let body = known[name] else {
      if isOwn, let global = global(named: name) { staticMembers.append((global, site)) }
      return
    }
    let isKnown = isOwn ? mayMean(body, by: name) : !NavigationCalls.isProperty(name)
    if isKnown { others.append((name, site)) }
  }

  /// The variable outside types that a name means, of several with the name; `nil` if the type has a property of the name.
  private func global(named name: String) -> Callable? {
    if let owner = callable.owner(in: index),
      index.lineage(of: index.known(owner)).lazy.compactMap(index.entry)
        .contains(where: { index.types[$0].variables[name] != nil })
    {
      return nil
    }
    return index.fileVariable(named: name, near: callable.path(in: index)).map { .variable($0) }
  }

  /// Whether a name alone may mean a body: of a type which the body is in, or behind a closure property of the name.
  private func mayMean(_ body: Callable, by name: String) -> Bool {
    guard let owner = body.owner(in: index) else { return true }
    guard let user = callable.owner(in: index) else { return false }
    let property = index.types[user].variables[name].map { index.variables[$0].declaration }
    return index.isInside(user, owner) || property?.type?.isFunction == true
  }

  private var site: TypeMentions.Site {
    TypeMentions.Site(callable: callable, name: place.name, location: place.location)
  }

  /// The type of the app that a name means.
  private func type(named name: String) -> Int? {
    let owner = callable.owner(in: index)
    return index.declaredEntry(
      of: index.type(named: name, in: owner, path: callable.path(in: index)))
  }
}

extension SourceIndex {
  fileprivate func isScreen(_ type: Int) -> Bool { isController(known(type)) || isView(type) }

  /// Whether the bodies of a type may use the members of another one by their names alone: as an heir, or in it.
  fileprivate func isInside(_ user: Int, _ owner: Int) -> Bool {
    user == owner || lineage(of: known(user)).contains(known(owner))
      || types[user].name.hasPrefix(types[owner].name + ".")
  }
}

extension Expression {
  /// Whether it is a type as a value: `Type.self`.
  fileprivate var isMetatype: Bool {
    if case .member(let base, "self") = self {
      base.typeName ?? base.typePath != nil
    } else {
      false
    }
  }

  /// The name, if it may be that of a type.
  fileprivate var typeName: String? {
    if case .name(let name) = self, name.isCapitalized { name } else { nil }
  }

  /// The name of a type that is declared in another one: `Outer.Inner`.
  fileprivate var typePath: String? {
    guard case .member(let base, let name) = self, name.isCapitalized else { return nil }
    if case .name(let outer) = base { return outer.isCapitalized ? "\(outer).\(name)" : nil }
    return base.typePath.map { "\($0).\(name)" }
  }
}

extension Callable {
  /// Whether it overrides what a framework's class has, so that its name means that of other objects, too. It is the only
  /// one of the app with the name.
  fileprivate func overridesFramework(_ index: SourceIndex) -> Bool {
    switch self {
    case .function(let id):
      index.functions[id].declaration.isOverride && index.functions[id].path.hasSuffix(".swift")
    case .variable(let id): index.variables[id].declaration.isOverride
    }
  }

  /// Whether only code of the app can call it, by its name: no initialiser, and nothing that Objective-C, a framework's
  /// class or a library's protocol may ask for.
  fileprivate func isOnlyCalledByName(_ index: SourceIndex) -> Bool {
    guard case .function(let id) = self, let owner = actor(in: index) else { return false }
    let declaration = index.functions[id].declaration
    return declaration.selector == nil && !declaration.isOverride
      && !declaration.name.hasPrefix("init") && index.functions[id].path.hasSuffix(".swift")
      && !index.lineage(of: index.known(owner)).containsFramework {
        $0 != "NSObject" && $0 != "AnyObject"
      }
  }
}
