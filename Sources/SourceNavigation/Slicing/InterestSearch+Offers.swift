import AppleFrameworks
import FlowModel
import SourceModel

/// Members that frameworks call.
extension InterestSearch {
  /// Finds the members that move and that only a framework can call, and goes back to what names their types.
  mutating func offerMembers() {
    let subclasses = subclasses()
    var met: Set<Int> = []
    goBack()
    while true {
      var offering: [(type: Int, member: Callable)] = []
      for id in moving.subtracting(met) where isOffered(id) {
        guard let type = callable(id).actor(in: index) else { continue }
        offering.append((type, callable(id)))
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

  /// Whether something runs for an object that is no screen although no call of the source names it.
  private func isOffered(_ number: Int) -> Bool {
    switch callable(number) {
    case .function(let id): return isOfferedFunction(id)
    case .variable(let id): return isUsedWithObject(index.variables[id])
    }
  }

  /// Whether a framework may call a method: it overrides the framework's, nothing in the source calls it, or a library's
  /// protocol may require it.
  private func isOfferedFunction(_ id: Int) -> Bool {
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
      callers.allSatisfy({ owner(of: $0) != actor })
    {
      return true
    }
    // An override calls what it overrides.
    return callers.allSatisfy { callable($0).name(in: index) == function.name }
  }
}
