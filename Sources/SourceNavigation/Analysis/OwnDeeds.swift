import FlowModel

/// What functions and variables do of their own accord, whoever calls them or asks for them.
struct OwnDeeds {
  private let index: SourceIndex
  private var deeds: [Root: Set<Effect.Deed>] = [:]

  init(_ index: SourceIndex, _ roots: [RootFindings]) {
    self.index = index
    for findings in roots { note(findings) }
  }

  private mutating func note(_ findings: RootFindings) {
    let root = findings.body.root
    let actor = findings.body.actor(in: index)
    // What a constant is made with is made once, whoever asks for it.
    guard actor != nil || root.isStored(in: index) else { return }
    let own = findings.effects.filter { !isOwnFactory($0, actor) && !isOwnShow($0, of: findings) }
    deeds[root, default: []].formUnion(own.map(\.deed))
  }

  /// Whether a function on the way does it of its own accord.
  func isDelegated(_ effect: Effect) -> Bool { delegate(of: effect) != nil }

  /// The last function on the way that does it of its own accord.
  func delegate(of effect: Effect) -> Root? {
    if effect.chain.isEmpty { return nil }
    let deed = effect.deed
    return effect.chain.last { deeds[$0]?.contains(deed) == true }
  }

  /// Whether a class shows itself: no screen does, so it is whoever calls for it that does.
  func isOwnShow(_ effect: Effect, of findings: RootFindings) -> Bool {
    guard case .move(let kind, let value) = effect.action,
      let actor = findings.body.actor(in: index), kind != .instantiate
    else { return false }
    let own = index.known(actor)
    return value.options.contains { option in
      switch option {
      case .instance(own, _): true
      case .screen(let screen): screen.type == own && findings.body.root.isStatic(in: index)
      default: false
      }
    }
  }

  /// Whether a class makes its own screen: it does so for whoever asks.
  private func isOwnFactory(_ effect: Effect, _ actor: Int?) -> Bool {
    guard case .make(let screen) = effect.action, let type = screen.type, let actor else {
      return false
    }
    return index.lineage(of: type).contains(index.known(actor))
  }
}
