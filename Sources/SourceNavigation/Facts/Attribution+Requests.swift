import FlowModel
import SourceModel

extension Attribution {
  /// What an object that is not on a screen asks to be shown.
  struct Request {
    let effect: Effect
    let findings: BodyFindings
    let caller: Caller
    /// The type of the object.
    let actor: Int

    var root: Callable { findings.body.root }
  }

  private struct Asked: Hashable {
    let callable: Callable
    let signature: EffectSignatures.Number
  }

  /// The types that have an effect: those of the views that call a closure with a request, if they are made with it;
  /// none, if the closure is one that other objects call.
  func actors(of effect: Effect, _ actor: Int) -> [Int] {
    guard case .request = effect.action else { return [actor] }
    for run in effect.closures.reversed() {
      let callers = homes.members(running: run, madeBy: actor).compactMap { home -> Int? in
        guard case .property(let property) = home, isCalled(home),
          evaluator.declaration(of: property)?.type.isFunction == true
        else { return nil }
        // What a structure holds is passed to the screen that shows it, as an action of a dialogue.
        return index.declaredEntry(of: property.owner).flatMap {
          index.isView($0) || index.isObject($0) ? $0 : nil
        }
      }
      if !callers.isEmpty { return Set(callers).filter(index.isView).sorted() }
    }
    return [actor]
  }

  /// Adds the moves of objects that have views shown, as coordinators do: each to the type in which it is known first
  /// what is shown. Those of a view or a controller are its own.
  func addMoves(
    by requests: [Request], answeredBy views: ViewNavigation, to facts: inout NavigationFacts
  ) {
    var known: [Asked: (request: Request, view: TypeName, kind: SegueKind)] = [:]
    var order: [Asked] = []
    for request in requests where !views.asked.contains(request.effect.signature) {
      let asked = Asked(callable: request.root, signature: request.effect.signature)
      guard known[asked] == nil, case .request(let wanted, let value) = request.effect.action,
        let answer = views.answer(to: wanted, for: value, from: request.actor)
      else { continue }
      known[asked] = (request, answer.view, answer.kind)
      order.append(asked)
    }
    for asked in order {
      guard let (request, view, kind) = known[asked],
        !isPassedOn(asked, by: request, { known[$0] != nil })
      else { continue }
      let screen = Screen(origin: .hosted(view), made: request.effect.place)
      for caller in callers(of: request.effect, in: request.caller, request.root) {
        addMove(kind, AbstractValue(.screen(screen)), request.effect, of: caller, to: &facts)
      }
    }
  }

  /// Whether a body asks for what something asks for that it calls.
  private func isPassedOn(
    _ asked: Asked, by request: Request, _ isKnown: (Asked) -> Bool
  ) -> Bool {
    request.findings.effects.contains { effect in
      guard case .use(let use) = effect.action, case .body(let callable) = use.member,
        effect.entry == request.effect.entry, callable != asked.callable
      else { return false }
      return isKnown(Asked(callable: callable, signature: asked.signature))
    }
  }
}
