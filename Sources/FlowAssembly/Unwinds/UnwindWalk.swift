/// One walk outward from an unwind's source, along every way in.
struct UnwindWalk {
  private(set) var targets: Set<Int> = []
  /// The scenes without a handler that were visited, the source included.
  private(set) var passed: [Int]
  private let source: Int
  private let ways: WaysIn
  private let handling: Set<Int>
  private let universal: Set<Int>
  private var seen: [Bool]
  /// In which search of a container each scene was last met.
  private var met: [Int]
  private var searches = 0

  /// - Parameters:
  ///   - handling: The scenes whose class has a method for the unwind.
  ///   - universal: The scenes that have one as every controller has it, by an extension of
  ///     `UIViewController`. Of these, the target is what was there before the source: what contains
  ///     the source is on the screen with it.
  init(from source: Int, ways: WaysIn, handling: Set<Int>, universal: Set<Int>) {
    self.source = source
    self.ways = ways
    self.handling = handling
    self.universal = universal
    passed = [source]
    seen = Array(repeating: false, count: ways.parents.count)
    seen[source] = true
    met = Array(repeating: 0, count: ways.parents.count)
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

  /// The first scene in a container that handles the unwind, children before what contains them.
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
