/// A walk outward from an unwind's source, along all ways into it.
struct UnwindWalk {
  private(set) var targets: Set<Int> = []
  /// The visited scenes without a handler, including the source.
  private(set) var passed: [Int]
  private let source: Int
  private let ways: WaysIn
  private let handling: Set<Int>
  private let universal: Set<Int>
  private var seen: [Bool]
  /// For each scene, the number of the last search in a container that visited it.
  private var met: [Int]
  private var searches = 0

  /// - Parameters:
  ///   - handling: The scenes whose class declares or inherits a handler.
  ///   - universal: The scenes that have a handler only through an extension of `UIViewController`
  ///     or a similar class. Of these, the target is the one that precedes the source, since the
  ///     containers of the source are on screen together with it.
  init(from source: Int, ways: WaysIn, handling: Set<Int>, universal: Set<Int>) {
    self.source = source
    self.ways = ways
    self.handling = handling
    self.universal = universal
    passed = [source]
    seen = Array(repeating: false, count: ways.parents.count)
    seen[source] = true
    met = Array(repeating: 0, count: ways.parents.count)
    // The source never handles its own unwind, but another instance of it may.
    if ways.repeated.contains(source), handling.contains(source) || universal.contains(source) {
      targets.insert(source)
    }
    var index = 0
    while index < passed.count {
      let place = passed[index]
      for parent in ways.parents[place] { ask(parent, from: place, isPrevious: false) }
      for previous in ways.previous[place] { ask(previous, from: place, isPrevious: true) }
      index += 1
    }
  }

  private mutating func ask(_ place: Int, from child: Int, isPrevious: Bool) {
    if seen[place] { return }
    seen[place] = true
    if let target = firstHandler(in: place, besides: child) {
      targets.insert(target)
    } else if isPrevious && universal.contains(place) {
      targets.insert(place)
    } else {
      passed.append(place)
    }
  }

  /// Returns the first scene in a container that handles the unwind, children before their
  /// container.
  private mutating func firstHandler(in container: Int, besides child: Int) -> Int? {
    if handling.isEmpty { return nil }
    searches += 1
    for scene in [source, child, container] { met[scene] = searches }
    var stack = [(place: container, next: 0)]
    while let (place, next) = stack.last {
      let children = ways.children[place]
      if next < children.count {
        stack[stack.count - 1].next += 1
        let isNew = met[children[next]] != searches
        met[children[next]] = searches
        if isNew { stack.append((children[next], 0)) }
      } else {
        if handling.contains(place) { return place }
        stack.removeLast()
      }
    }
    return nil
  }
}
