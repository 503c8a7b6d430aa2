import FlowModel
import SourceModel

extension Evaluator {
  /// Adds the effects that belong to the caller, without those that belong to the callable.
  func add(
    _ effects: [Effect], passedThrough callable: Callable, _ own: OwnEffects,
    to summary: inout Summary
  ) {
    var met: Set<EffectSignatures.Number> = []
    for effect in effects {
      // Callers don't depend on which call in the body has the effect.
      if effect.maker == nil, !met.insert(effect.signature).inserted { continue }
      let isCertainHereOnly =
        !effect.isPossible && own.all.contains(effect.signature)
        && !own.certain.contains(effect.signature)
      if isCertainHereOnly || !signatures.covers(own.all, effect.signature)
        || isRelayed(effect, by: callable)
        // Of a skipped call, callers would not get the part that the context has.
        || effect.leadsOn && summary.run.skipped.contains(effect.entry)
      {
        summary.effects.append(effect)
      }
    }
  }

  /// Whether effects of a callable belong to it for any caller.
  func hasOwnEffects(_ callable: Callable) -> Bool {
    slices.roots.contains(callable) && callable.actsByItself(in: index)
  }

  /// The findings of a callable with effects of its own, and those for a subclass that inherits it
  /// and for which it may have other effects; `nil` if they are not known yet.
  func ownFindings(of callable: Callable, for selfType: TypeName?) -> [BodyFindings]? {
    guard hasOwnEffects(callable) else { return [] }
    guard let own = availableFindings(of: Body(callable)) else { return nil }
    guard let subclass = selfType.flatMap(index.declaredEntry),
      let actor = callable.actor(in: index), subclass != actor, index.types[actor].kind == .class,
      !own.dispatches.isEmpty
    else { return [own] }
    return availableFindings(of: Body(callable, for: subclass)).map { [own, $0] }
  }

  /// The calls in a callable with effects of its own that some of its contexts do not have, as for
  /// another case of a `switch`.
  func skippedCalls(of own: BodyFindings, _ effects: [Effect]) -> Set<SourceLocation> {
    // What a recursive call does in another context is no reason for the call to run in this one.
    var remaining: [SourceLocation: Set<EffectSignatures.Number>] = [:]
    for effect in effects { remaining[effect.entry, default: []].insert(effect.signature) }
    return Set(
      own.effects.lazy.filter { effect in
        guard let others = remaining[effect.entry] else {
          return effect.leadsOn || effect.makesScreen
        }
        // A move of which the context has a part runs: callers do not get that part.
        return effect.leadsOn && !self.signatures.covers(others, effect.signature)
          && !others.contains { self.signatures.covers([effect.signature], $0) }
      }.map(\.entry))
  }
}

extension Body {
  /// The effects that belong to the body's type, out of all.
  func own(_ effects: [Effect], in index: SourceIndex) -> OwnEffects {
    let actor = root.actor(in: index)
    return OwnEffects(
      effects.lazy.filter { !$0.isOwnFactory(of: actor, index) && !$0.isOwnShow(of: self, index) })
  }
}

extension Effect {
  /// Whether it makes a screen, which is a move where nothing else shows the screen.
  fileprivate var makesScreen: Bool { if case .make = action { true } else { false } }

  /// Whether it is a move, or a call that may lead to one.
  fileprivate var leadsOn: Bool {
    switch action {
    case .move, .use: true
    case .make, .perform, .close, .loadNib, .include, .choose, .request, .answer, .title: false
    }
  }
}

extension [Effect] {
  /// The calls in one of several cases of a `switch`.
  var selectedCalls: Set<SourceLocation> {
    Set(lazy.filter { $0.isSelected && $0.leadsOn }.map(\.entry))
  }
}
