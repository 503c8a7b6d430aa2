import FlowModel

/// Looks for the subclasses in which an inherited body does something else than in its own class, as they
/// override what it calls or asks of `self`.
struct HeirSearch {
  /// Of the subclasses of one class, more are not followed one by one.
  private static let mostHeirs = 64

  private let index: SourceIndex
  private let overrides: Overrides
  private let own: OwnDeeds
  private var told: [RootFindings]
  /// For each of them, those with which a subclass is compared that differs in nothing: what is told of
  /// a class is told of all below it but its exceptions.
  private var deeds: [Set<Effect.Deed>] = []
  /// The heirs that were looked at, by body.
  private var met: [Root: Set<Int>] = [:]

  /// A body as it runs for a class that inherits it.
  private struct Heir {
    let body: Body
    let type: Int
    /// What is told of the body in the nearest class above, by its place among all findings.
    let above: Int
  }

  init(_ index: SourceIndex, _ overrides: Overrides, _ findings: [RootFindings]) {
    self.index = index
    self.overrides = overrides
    own = OwnDeeds(index, findings)
    told = findings
  }

  /// All findings, with those of subclasses that do something else.
  ///
  /// - Parameter follow: Follows each body as it runs for its class, in order.
  mutating func run(_ follow: ([Body]) -> [RootFindings]) -> [RootFindings] {
    deeds = told.map { $0.dispatches.isEmpty ? [] : ownDeeds(of: $0) }
    var next = told.indices.flatMap { heirs(of: told[$0], above: $0) }
    while !next.isEmpty {
      let found = follow(next.map(\.body))
      var further: [Heir] = []
      for (heir, findings) in zip(next, found) {
        let deeds = ownDeeds(of: findings)
        var above = heir.above
        if deeds != self.deeds[above] {
          told[above].exceptions.append(heir.type)
          above = told.count
          told.append(findings)
          self.deeds.append(deeds)
        }
        further += heirs(of: findings, above: above)
      }
      next = further
    }
    return told
  }

  private mutating func heirs(of findings: RootFindings, above: Int) -> [Heir] {
    guard !findings.dispatches.isEmpty, !findings.effects.isEmpty,
      let actor = findings.body.actor(in: index)
    else { return [] }
    let root = findings.body.root
    let replaced = overrides.replacers(of: root)
    var types: Set<Int> = []
    for member in findings.dispatches { types.formUnion(overrides.heirs(of: member)) }
    let below = types.filter { type in
      let lineage = index.lineage(of: index.known(type))
      return lineage.contains(index.known(actor)) && type != actor
        && !replaced.contains { lineage.contains(index.known($0)) }
    }
    // One below another comes when that one has been followed.
    let nearest = below.filter { type in
      let lineage = index.lineage(of: index.known(type))
      return !below.contains { $0 != type && lineage.contains(index.known($0)) }
    }
    return nearest.sorted().compactMap { type in
      guard met[root, default: []].count < Self.mostHeirs,
        met[root, default: []].insert(type).inserted
      else { return nil }
      return Heir(body: Body(root, for: type), type: type, above: above)
    }
  }

  /// What a body does that no function on the way does of its own accord.
  private func ownDeeds(of findings: RootFindings) -> Set<Effect.Deed> {
    let type = findings.body.actor(in: index).map(index.known)
    return Set(
      findings.withoutReturns.effects.filter { !own.isDelegated($0) }.map { effect in
        effect.taken(from: type).deed
      })
  }
}
