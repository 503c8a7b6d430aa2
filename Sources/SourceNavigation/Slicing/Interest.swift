import SourceModel

/// The bodies to evaluate: those that may move between screens at any depth, make a screen, or
/// assign a screen to a property. Most bodies of an app do none of that.
struct Interest: Sendable {
  private let moving: Set<Int>
  private let making: Set<Int>
  private let identifyingMakers: Set<Int>
  private let roots: Set<Callable>
  private let offers: [Int: [Callable]]
  /// The names of the types whose objects have members that move and that only a framework calls.
  let offeringNames: Set<String>

  /// - Complexity: O(*n* *m*) for *n* calls in all bodies and *m* functions with the same name.
  init(_ index: SourceIndex, _ screens: ScreenNames, _ identifiers: IdentifierNames) {
    var search = InterestSearch(index, screens, identifiers)
    search.run()
    moving = search.moving
    making = search.makersMet
    identifyingMakers = search.identifyingMakers
    roots = search.roots
    offers = search.offers
    offeringNames = search.offeringNames
  }

  /// Whether a body may have an effect.
  func contains(_ root: Callable) -> Bool { roots.contains(root) }

  /// Whether a function may move or make a screen, at any depth.
  func isEffective(_ function: Int) -> Bool {
    moving.contains(function) || making.contains(function)
  }

  /// The members of a class that is no screen that may move, and that only a framework calls, in the order of their
  /// declarations: an action, or the method of a delegate. Whatever makes such an object may lead to what they do.
  func offers(of type: Int) -> [Callable] { offers[type] ?? [] }

  /// Whether a function may make a screen that a text identifies which it gets.
  func makesIdentified(_ function: Int) -> Bool { identifyingMakers.contains(function) }

  /// Whether a function may move, at any depth.
  func moves(_ function: Int) -> Bool { moving.contains(function) }
}
