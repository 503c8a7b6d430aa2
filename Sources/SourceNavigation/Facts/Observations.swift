import AppleFrameworks
import FlowModel
import SourceModel

/// What all effects together show about places in source, whichever type an effect belongs to.
struct Observations {
  private struct Made: Hashable {
    let place: SourceLocation
    let origin: Screen.Origin
  }

  /// The locations of calls to which some caller passes a screen.
  private(set) var givenScreens: Set<SourceLocation> = []
  /// The classes of the objects that a call moves from, by the location of the call.
  private var receivers: [SourceLocation: Set<TypeName>] = [:]
  /// The locations of calls of which at least one destination is known.
  private(set) var resolved: Set<SourceLocation> = []
  /// The screens that are the destination of a move other than that of their view, by the location where they are made.
  private var moved: Set<Made> = []
  /// The screens whose views are placed in others.
  private var placed: Set<Made> = []
  /// The screens that calls make whatever their callers pass, by the location of the call.
  private var made: [SourceLocation: Set<Screen.Origin>] = [:]

  /// - Parameter embedded: The controllers that views may make and show. Of several, each may be shown elsewhere only.
  init(_ effects: some Sequence<Effect>, embedded: some Sequence<AbstractValue>) {
    for effect in effects { note(effect) }
    for case .screen(let screen)? in embedded.lazy.map(\.only) {
      moved.insert(Self.made(screen))
    }
  }

  private static func made(_ screen: Screen) -> Made {
    Made(place: screen.made.location, origin: screen.origin)
  }

  private mutating func note(_ effect: Effect) {
    switch effect.action {
    case .move(_, let value):
      let screens = value.screens
      let made = screens.map(Self.made)
      if effect.placesView { placed.formUnion(made) } else { moved.formUnion(made) }
      if !screens.isEmpty, effect.isPassedOn { givenScreens.insert(effect.place.location) }
      if let receiver = effect.receiver {
        receivers[effect.place.location, default: []].insert(receiver)
      }
      if !value.isUndecided { resolved.insert(effect.place.location) }
    case .perform(let name) where name.alternatives.contains(where: \.isName):
      resolved.insert(effect.place.location)
    case .make(let screen) where effect.entry == effect.place.location:
      made[screen.made.location, default: []].insert(screen.origin)
    case .perform, .make, .close, .loadNib, .use, .include, .choose, .request, .answer, .title:
      break
    }
  }

  /// Whether an effect says that a hosted view is a part, or a controller's view is placed, which some move shows as a
  /// screen.
  func isShownAlone(_ effect: Effect) -> Bool {
    switch effect.action {
    case .include(let view):
      moved.contains(Made(place: effect.place.location, origin: .hosted(view)))
    case .move(_, let value) where effect.placesView:
      value.screens.contains { moved.contains(Self.made($0)) }
    default: false
    }
  }

  /// Whether an object moves of which only a class is known that others of the objects are subclasses of, as callers pass
  /// themselves to a router whose parameter has the class.
  func isOfSubclasses(_ effect: Effect, _ index: SourceIndex) -> Bool {
    guard case .move = effect.action, let declared = effect.receiver,
      let all = receivers[effect.place.location]
    else { return false }
    return all.contains { $0 != declared && index.lineage(of: $0).contains(declared) }
  }

  /// Whether a screen that is made is shown, or its view is placed.
  func shows(_ screen: Screen) -> Bool {
    moved.contains(Self.made(screen)) || placed.contains(Self.made(screen))
  }

  /// Returns the call that makes the scene of a destination, the first of several; `nil` if it is another
  /// destination, or if the scene depends on what a caller passes.
  func maker(of destination: Destination, among screens: [Screen]) -> CallSite? {
    guard case .scene(let storyboard, let scene) = destination.origin else { return nil }
    let origin = Screen.Origin.scene(storyboard: storyboard, scene: scene)
    return screens.compactMap { screen -> CallSite? in
      guard screen.origin == origin, let origins = made[screen.made.location],
        origins.contains(origin)
      else { return nil }
      return CallSite(
        call: screen.made.call, location: screen.made.location,
        confidence: origins.count == 1 ? .certain : .possible)
    }.min()
  }
}

extension Effect {
  /// Whether it is a call that places the view of a controller in another one, or makes a SwiftUI view of it.
  fileprivate var placesView: Bool {
    guard case .move(.embed, _) = action else { return false }
    return NavigationCalls.viewPlacers.contains(place.call) || place.call.isCapitalized
  }
}
