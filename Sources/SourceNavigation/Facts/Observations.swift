import FlowModel

/// What is known of places in source once all is followed, whoever is told to do what is done there.
struct Observations {
  struct Made: Hashable {
    let place: SourceLocation
    let origin: Screen.Origin
  }

  /// The places of calls that some caller gives a screen to.
  private(set) var givenScreens: Set<SourceLocation> = []
  /// The places at which something is known of where a call leads.
  private(set) var resolved: Set<SourceLocation> = []
  /// The screens that some move leads to, by the place where they are made.
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
    case .perform, .make, .close, .loadNib: break
    }
  }
}
