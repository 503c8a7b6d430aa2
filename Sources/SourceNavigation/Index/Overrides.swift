import SourceModel

/// The methods and properties of the app's classes that override others.
///
/// Only classes with a superclass in the app are examined.
struct Overrides {
  private let index: SourceIndex
  /// The direct overrides of each member.
  private var overriders: [Callable: [Callable]] = [:]
  /// The members that override one without calling it.
  private var replacing: Set<Callable> = []

  /// - Complexity: O(*n* *d* + *s*) for *n* members that override one, *d* classes above each, and *s* statements of
  ///   classes with such members.
  init(_ index: SourceIndex) {
    self.index = index
    for type in index.types.indices where index.types[type].kind == .class {
      guard case .declared? = index.superclass(of: index.known(type)) else { continue }
      addMembers(of: type)
    }
    for member in overriders.keys {
      overriders[member]?.sort { $0.location(in: index) < $1.location(in: index) }
    }
    let overriding = Set(overriders.values.joined())
    for (type, members) in Dictionary(grouping: overriding, by: { $0.owner(in: index) }) {
      guard let type else { continue }
      let own = members + index.types[type].functions.values.joined().map(Callable.function)
      let called = Set(own).reduce(into: Set<String>()) { $0.formUnion(superNames(in: $1)) }
      replacing.formUnion(members.filter { !called.contains($0.name(in: index)) })
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

  /// The nearest subclasses whose override replaces the member, as it does not call `super`, directly or through another
  /// method of its class.
  ///
  /// All overrides between the member and such a subclass call `super`.
  func replacers(of member: Callable) -> [Int] {
    var found: [Int] = []
    var pending = overriders[member] ?? []
    var seen: Set<Callable> = []
    while let next = pending.popLast() {
      guard seen.insert(next).inserted, let owner = next.owner(in: index) else { continue }
      if replacing.contains(next) {
        found.append(owner)
      } else {
        pending += overriders[next] ?? []
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

  /// The members of a superclass that a member names.
  private func superNames(in member: Callable) -> Set<String> {
    var content = BodyContent(nil)
    switch member {
    case .function(let id): content.visit(index.functions[id].declaration.body)
    case .variable(let id): content.visit(index.variables[id].declaration.body)
    }
    return content.superNames
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
