import FlowModel

extension Effect {
  /// Whether a class shows itself. A screen can't do that, so the effect belongs to the caller.
  func isOwnShow(of body: Body, _ index: SourceIndex) -> Bool {
    guard case .move(let kind, let value) = action, kind != .instantiate,
      let owner = body.root.isStaticAction(in: index)
        ? body.root.owner(in: index) : body.actor(in: index)
    else { return false }
    return value.isOwn(index.known(owner), isStatic: body.root.isStatic(in: index))
  }

  /// Whether a class makes its own screen. The effect belongs to the caller.
  func isOwnFactory(of actor: Int?, _ index: SourceIndex) -> Bool {
    guard case .make(let screen) = action, let type = screen.type, let actor else { return false }
    return index.lineage(of: type).contains(index.known(actor))
  }
}

extension AbstractValue {
  /// Whether the screen is of the given class, possibly in a navigation controller.
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
  /// Whether the effects belong to its own type or to the callable itself, and not to the caller.
  func actsByItself(in index: SourceIndex) -> Bool {
    // A constant is initialised once, regardless of its readers.
    actor(in: index) != nil || isStored(in: index)
  }
}
