import SourceModel

/// The methods and properties of the app's classes that override others.
///
/// Only classes with a superclass in the app are examined.
struct Overrides: Sendable {
  private let index: SourceIndex
  /// The direct overrides of each member.
  private var overriders: [Callable: [Callable]] = [:]

  /// - Complexity: O(*n* *d*) for *n* members that override one, *d* classes above each.
  init(_ index: SourceIndex) {
    self.index = index
    for type in index.types.indices where index.types[type].kind == .class {
      guard case .declared? = index.superclass(of: index.known(type)) else { continue }
      addMembers(of: type)
    }
    for member in overriders.keys {
      overriders[member]?.sort { $0.location(in: index) < $1.location(in: index) }
    }
  }

  private mutating func addMembers(of type: Int) {
    for functions in index.types[type].functions.values {
      for id in functions where index.functions[id].declaration.isMethodOverride {
        let declaration = index.functions[id].declaration
        let overridden = nearest(above: type) { ancestor in
          (ancestor.functions[declaration.name] ?? []).filter {
            index.functions[$0].declaration.isCalled(like: declaration)
          }.map(Callable.function)
        }
        for base in overridden { overriders[base, default: []].append(.function(id)) }
      }
    }
    for id in index.types[type].variables.values where index.variables[id].declaration.isOverride {
      let name = index.variables[id].declaration.name
      let overridden = nearest(above: type) { ancestor in
        ancestor.variables[name].map { [.variable($0)] } ?? []
      }
      for base in overridden { overriders[base, default: []].append(.variable(id)) }
    }
  }

  /// The members of the nearest app class above a class.
  private func nearest(above type: Int, _ members: (SourceIndex.TypeEntry) -> [Callable])
    -> [Callable]
  {
    var seen: Set = [type]
    var next = index.superclass(of: index.known(type))
    while case .declared(let ancestor)? = next, seen.insert(ancestor).inserted {
      let found = members(index.types[ancestor])
      if !found.isEmpty { return found }
      next = index.superclass(of: .declared(ancestor))
    }
    return []
  }
}

extension Overrides {
  func isOverridden(_ member: Callable) -> Bool { overriders[member] != nil }

  /// The members that override a member, at any depth.
  func overriders(of member: Callable) -> [Callable] {
    var found: [Callable] = []
    var pending = overriders[member] ?? []
    var seen: Set<Callable> = []
    while !pending.isEmpty {
      let next = pending.removeFirst()
      guard seen.insert(next).inserted else { continue }
      found.append(next)
      pending += overriders[next] ?? []
    }
    return found
  }

  /// The nearest subclasses that override a member.
  func overridingTypes(of member: Callable) -> [Int] {
    (overriders[member] ?? []).compactMap { $0.owner(in: index) }
  }

  /// The nearest subclasses whose override replaces the member, as it does not call `super`.
  ///
  /// All overrides between the member and such a subclass call `super`.
  func replacers(of member: Callable) -> [Int] {
    var found: [Int] = []
    var pending = overriders[member] ?? []
    var seen: Set<Callable> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let owner = next.owner(in: index) else { continue }
      if callsSuper(next, owner) {
        pending += overriders[next] ?? []
      } else {
        found.append(owner)
      }
    }
    return Set(found).sorted()
  }

  /// Whether a type that adopts a protocol replaces the protocol's default implementation.
  func hasOwn(_ root: Callable, _ adopter: Int) -> Bool {
    index.lineage(of: index.known(adopter)).lazy.compactMap(index.entry).contains { ancestor in
      let type = index.types[ancestor]
      guard type.isDeclared, type.kind != .protocol else { return false }
      switch root {
      case .function(let id):
        let declaration = index.functions[id].declaration
        return (type.functions[declaration.name] ?? []).contains {
          index.functions[$0].declaration.isCalled(like: declaration)
        }
      case .variable(let id): return type.variables[index.variables[id].declaration.name] != nil
      }
    }
  }

  /// Whether a member calls the member that it overrides, directly or through another method of its
  /// class.
  private func callsSuper(_ member: Callable, _ owner: Int) -> Bool {
    let name = member.name(in: index)
    if mentionsSuper(member, name) { return true }
    let type = index.types[owner]
    return type.functions.values.joined().contains { mentionsSuper(.function($0), name) }
  }

  private func mentionsSuper(_ member: Callable, _ name: String) -> Bool {
    switch member {
    case .function(let id): return index.functions[id].declaration.body.mentionSuper(name)
    case .variable(let id): return index.variables[id].declaration.body.mentionSuper(name)
    }
  }
}

extension [Statement] {
  fileprivate func mentionSuper(_ name: String) -> Bool {
    var content = BodyContent(nil)
    content.visit(self)
    return content.superNames.contains(name)
  }
}

extension FunctionDeclaration {
  /// Whether the function overrides a method. Initialisers are excluded, as they always call one of
  /// the superclass.
  fileprivate var isMethodOverride: Bool { isOverride && !name.hasPrefix("init") }

  /// Whether a call of one function can refer to the other.
  func isCalled(like other: FunctionDeclaration) -> Bool {
    isStatic == other.isStatic && parameters.count == other.parameters.count
      && zip(parameters, other.parameters).allSatisfy { $0.label == $1.label }
  }
}
