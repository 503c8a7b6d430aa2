import FlowModel

/// Finds the targets of unwinds by the same rule as UIKit.
///
/// UIKit searches from the unwind's source outward. In a container of the source, it tries the
/// other children first, deepest first, then the container itself. It then does the same with what
/// presented the source or precedes it on a navigation stack. The first controller that has a
/// method with the selector is the target; the source itself is never tried.
///
/// The path to the source is known at run time only. Therefore, each path of the graph is followed
/// outward until a scene on it handles the unwind, and all these scenes are targets.
struct UnwindResolver {
  private let scenes: [Scene]
  private let ways: WaysIn
  private let handlers: UnwindHandlers
  private var known: [Question: Answer] = [:]
  private var handling: [String: Set<Int>] = [:]
  private let classes: [[CodeClass]]
  private let controllers: Set<Int>

  /// The result of one walk.
  struct Answer {
    var targets: [SceneID] = []
    /// Whether some path starts at a scene without a known way in.
    var isOpen = false
  }

  private struct Question: Hashable {
    let source: Int
    let selector: String
  }

  init(_ scenes: [Scene], _ segues: [Segue], handlers: UnwindHandlers) {
    self.scenes = scenes
    self.handlers = handlers
    ways = WaysIn(scenes, segues)
    classes = scenes.map(handlers.classes)
    controllers = Set(scenes.indices.filter { handlers.isController(scenes[$0]) })
  }

  /// Returns the scenes that an unwind may lead to, sorted by ID.
  mutating func answer(to selector: String, from source: SceneID) -> Answer {
    guard let source = ways.indices[source] else { return Answer() }
    let question = Question(source: source, selector: selector)
    if let answer = known[question] { return answer }
    let walk = UnwindWalk(
      from: source, ways: ways, handling: scenes(handling: selector),
      universal: handlers.isUniversal(selector) ? controllers : [])
    var answer = Answer(targets: walk.targets.map { scenes[$0].id }.sorted())
    answer.isOpen = walk.passed.contains { place in
      !controllers.contains(place)
        || (ways.isRoot(place) && !scenes[place].isEntryPoint)
    }
    known[question] = answer
    return answer
  }

  private mutating func scenes(handling selector: String) -> Set<Int> {
    if let found = handling[selector] { return found }
    let able = handlers.classes(handling: selector)
    let found = Set(scenes.indices.filter { !able.isDisjoint(with: classes[$0]) })
    handling[selector] = found
    return found
  }
}
