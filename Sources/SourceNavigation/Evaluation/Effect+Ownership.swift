import FlowModel

extension Effect {
  /// Whether a class shows itself: no screen does, so it is whoever calls for it that does.
  func isOwnShow(of body: Body, _ index: SourceIndex) -> Bool {
    guard case .move(let kind, let value) = action, let actor = body.actor(in: index),
      kind != .instantiate
    else { return false }
    return value.isOwn(index.known(actor), isStatic: body.root.isStatic(in: index))
  }

  /// Whether a class makes its own screen: it does so for whoever asks.
  func isOwnFactory(of actor: Int?, _ index: SourceIndex) -> Bool {
    guard case .make(let screen) = action, let type = screen.type, let actor else { return false }
    return index.lineage(of: type).contains(index.known(actor))
  }
}

extension AbstractValue {
  /// Whether a screen of a class is shown, perhaps in a navigation controller.
  fileprivate func isOwn(_ own: TypeName, isStatic: Bool) -> Bool {
    alternatives.contains { alternative in
      switch alternative {
      case .instance(own, _): true
      case .screen(let screen): screen.type == own && isStatic
      case .container(let children) where !children.isEmpty:
        children.allSatisfy { $0.isOwn(own, isStatic: isStatic) }
      default: false
      }
    }
  }
}

extension Callable {
  /// Whether what it does counts for its own type, or for itself, and not for whoever calls it.
  func actsByItself(in index: SourceIndex) -> Bool {
    // What a constant is made with is made once, whoever asks for it.
    actor(in: index) != nil || isStored(in: index)
  }
}
