import FlowModel

/// What all effects together show about places in source, whichever type an effect belongs to.
struct Observations {
  struct Made: Hashable {
    let place: SourceLocation
    let origin: Screen.Origin
  }

  /// The locations of calls to which some caller passes a screen.
  private(set) var givenScreens: Set<SourceLocation> = []
  /// The locations of calls of which at least one destination is known.
  private(set) var resolved: Set<SourceLocation> = []
  /// The screens that are the destination of a move, by the location where they are made.
  private(set) var moved: Set<Made> = []

  init(_ effects: some Sequence<Effect>) {
    for effect in effects { note(effect) }
  }

  private mutating func note(_ effect: Effect) {
    switch effect.action {
    case .move(_, let value):
      let screens = value.screens
      for screen in screens {
        moved.insert(Made(place: screen.made.location, origin: screen.origin))
      }
      if !screens.isEmpty, effect.isPassedOn { givenScreens.insert(effect.place.location) }
      if !value.isUndecided { resolved.insert(effect.place.location) }
    case .perform(let name) where name.alternatives.contains(where: \.isName):
      resolved.insert(effect.place.location)
    case .perform, .make, .close, .loadNib, .use, .include, .request, .answer, .title: break
    }
  }
}
