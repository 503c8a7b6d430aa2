import FlowModel
import SourceModel

extension Evaluator {
  func add(
    _ effects: [Effect], passedThrough callable: Callable, _ own: Set<EffectSignatures.Number>?,
    to summary: inout Summary
  ) {
    var met: Set<EffectSignatures.Number> = []
    for effect in effects {
      // Callers don't depend on which call in the body has the effect.
      if effect.maker == nil, !met.insert(effect.signature).inserted { continue }
      add(effect, passedThrough: callable, own, to: &summary)
    }
  }

  /// Adds the effects that belong to the caller, without those that belong to the callable.
  private func add(
    _ effect: Effect, passedThrough callable: Callable, _ own: Set<EffectSignatures.Number>?,
    to summary: inout Summary
  ) {
    guard let own else {
      var effect = effect
      effect.unsettledCallables.append(callable)
      summary.effects.append(effect)
      return
    }
    if !signatures.covers(own, effect.signature) || isRelayed(effect, by: callable) {
      summary.effects.append(effect)
    }
  }

  /// The effects that belong to a callable for any caller. Empty if all belong to its callers;
  /// `nil` if the callable is still being evaluated.
  func ownSignatures(of callable: Callable) -> Set<EffectSignatures.Number>? {
    guard slices.roots.contains(callable), callable.actsByItself(in: index) else { return [] }
    return ownSignatures(of: Body(callable))
  }

  /// The effects that belong to a callable, or to a subclass that inherits it and for which it has
  /// other effects.
  func ownSignatures(
    of callable: Callable, for selfType: TypeName?
  ) -> Set<EffectSignatures.Number>? {
    guard let own = ownSignatures(of: callable),
      let subclass = selfType.flatMap(index.declaredEntry),
      let actor = callable.actor(in: index), subclass != actor, index.types[actor].kind == .class,
      findings[Body(callable)]?.dispatches.isEmpty == false
    else { return ownSignatures(of: callable) }
    return ownSignatures(of: Body(callable, for: subclass)).map(own.union)
  }

  private func ownSignatures(of body: Body) -> Set<EffectSignatures.Number>? {
    if let known = ownSignatures[body] { return known }
    guard let found = availableFindings(of: body) else { return nil }
    let own = Set(
      found.effects.lazy.filter { [index] in
        !$0.isOwnFactory(of: body.root.actor(in: index), index) && !$0.isOwnShow(of: body, index)
      }.map(\.signature))
    ownSignatures[body] = own
    return own
  }

  /// The calls in a callable with effects of its own that some of its contexts do not have, as for
  /// another case of a `switch`.
  func skippedCalls(
    of callable: Callable, for selfType: TypeName?, _ effects: [Effect]
  ) -> Set<SourceLocation> {
    let subclass = Body(callable, for: selfType.flatMap(index.declaredEntry))
    guard let own = findings[subclass] ?? findings[Body(callable)] else { return [] }
    let remaining = Set(effects.map(\.signature))
    return Set(
      own.effects.lazy.filter { effect in
        switch effect.action {
        case .move, .use: !self.signatures.covers(remaining, effect.signature)
        case .make, .perform, .close, .loadNib, .include, .request, .answer, .title: false
        }
      }.map(\.entry))
  }
}
