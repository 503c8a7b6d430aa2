import SourceModel

/// Which bodies are worth following: those that may move between screens, at whatever depth, and those
/// that make a screen or give a property one. All others are most of an app, and stay unread.
struct Interest: Sendable {
  private let moving: Set<Int>
  private let making: Set<Int>
  private let roots: Set<Callable>

  /// - Complexity: O(*n* *m*) for *n* calls in all bodies and *m* functions of one name.
  init(_ index: SourceIndex, _ screens: ScreenNames) {
    var search = InterestSearch(index, screens)
    search.run()
    moving = search.moving
    making = search.makersMet
    roots = search.roots
  }

  /// Whether a body may do anything that is told.
  func contains(_ root: Callable) -> Bool { roots.contains(root) }

  /// Whether a function may move, or make a screen, at whatever depth.
  func isEffective(_ function: Int) -> Bool {
    moving.contains(function) || making.contains(function)
  }

  /// Whether a function may move, at whatever depth.
  func moves(_ function: Int) -> Bool { moving.contains(function) }
}
