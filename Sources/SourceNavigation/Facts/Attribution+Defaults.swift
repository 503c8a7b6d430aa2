import FlowModel
import SourceModel

/// What nothing in the source calls.
extension Attribution {
  /// Adds the effects of functions that have no known caller. A protocol's default implementation
  /// is a method of each adopting type. For any other function, the type is unknown.
  ///
  /// What a screen does as a delegate, it does whoever calls it, if it names the protocol.
  func addDefaults(_ told: Set<SourceLocation>, to facts: inout NavigationFacts) {
    for findings in found
    where findings.body.actor(in: index) == nil && uncalledOwner(of: findings.body) == nil {
      let owner = findings.body.root.owner(in: index)
      let isDelegates = owner.map { self.isDelegates(findings.body.root, $0) } ?? false
      let effects = findings.effects.filter {
        isDelegates || !told.contains($0.place.location)
      }
      guard !effects.isEmpty else { continue }
      let adopters = owner.map { self.adopters(of: $0, using: findings.body.root) } ?? []
      for effect in effects {
        let isTold = told.contains(effect.place.location)
        for adopter in adopters
        where !isTold || index.isController(index.known(adopter)) && names(owner, adopter) {
          let caller = Caller(
            type: reference(to: adopter), exceptions: [], member: .body(findings.body.root))
          add(
            effect.taken(from: owner.map(index.known), evaluator.signatures), of: caller,
            isSegueAction: false,
            to: &facts)
        }
        if adopters.isEmpty, effect.isKnownMove(index) {
          facts.findings.append(.unknownCaller(effect))
        }
      }
    }
  }

  /// Whether a body is what the delegates of a protocol do that do not do it themselves.
  private func isDelegates(_ root: Callable, _ owner: Int) -> Bool {
    guard case .function(let id) = root else { return false }
    let type = index.known(owner)
    return evaluator.isDelegate(type) && evaluator.isDefault(id, of: type)
  }

  /// Whether a type names a protocol itself, and not only one that includes it.
  private func names(_ proto: Int?, _ adopter: Int) -> Bool {
    proto.map { index.inherited(by: adopter).contains(index.known($0)) } ?? false
  }

  /// The types that adopt a protocol and use its default implementation; if some name the protocol, only these.
  private func adopters(of owner: Int, using root: Callable) -> [Int] {
    guard index.types[owner].kind == .protocol else { return [] }
    let wanted = index.known(owner)
    let adopters = index.types.indices.filter { id in
      let type = index.types[id]
      return type.isDeclared && type.kind != .protocol
        && index.inherited(by: id).contains {
          $0 == wanted || index.lineage(of: $0).contains(wanted)
        } && !overrides.hasOwn(root, id)
    }
    let naming = adopters.filter { names(owner, $0) }
    return naming.isEmpty ? adopters : naming
  }
}
