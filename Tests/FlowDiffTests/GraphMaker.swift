import FlowModel
import TestSupport

@testable import FlowDiff

/// Makes random graphs and edits of them, which depend only on the seed.
struct GraphMaker {
  private var state: UInt64
  private var fresh = 0

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }

  mutating func graph() -> FlowGraph {
    let paths = (0...below(4)).map { "App/Flow\($0).storyboard" }
    var scenes = (0..<(4 + below(20))).map { _ in scene(in: paths[below(paths.count)]) }
    scenes[0].isEntryPoint = true
    let segues = (0..<(scenes.count * 2)).map { _ in segue(among: scenes) }
    return FlowGraph(
      storyboards: paths.map { path in
        Storyboard(
          path: path, name: String(path.dropFirst(4).dropLast(11)),
          initialScene: scenes.first { $0.id.path == path }?.id)
      }, scenes: scenes, segues: segues)
  }

  /// Returns the graph after a few random edits of all kinds.
  mutating func edited(_ graph: FlowGraph) -> FlowGraph {
    (0...below(8)).reduce(graph) { graph, _ in editedOnce(graph) }
  }

  private mutating func editedOnce(_ graph: FlowGraph) -> FlowGraph {
    guard let scene = pick(graph.scenes), let segue = pick(graph.segues) else { return graph }
    let text = name()
    switch below(9) {
    case 0: return graph.edited(scenes: { $0 + [self.scene(in: scene.id.path)] })
    case 1: return graph.edited(scenes: { $0.filter { $0.id != scene.id } })
    case 2: return graph.edited(segues: { $0 + [self.segue(among: graph.scenes)] })
    case 3: return graph.edited(segues: { $0.filter { $0.id != segue.id } })
    case 4: return graph.editing(scene: scene.id.objectID) { $0.customClass = text }
    case 5: return graph.editing(segue: segue.id.objectID) { $0.destination = scene.id }
    case 6: return pastedAnew(scene.id, in: graph)
    case 7:
      let path: (String) -> String = { $0 == scene.id.path ? "App/\(text).storyboard" : $0 }
      return graph.renaming(
        scene: { SceneID(path: path($0.path), objectID: $0.objectID) },
        segue: { SegueID(path: path($0.path), objectID: $0.objectID) }, path: path)
    default: return graph.editing(segue: segue.id.objectID) { $0.identifier = text }
    }
  }

  private mutating func pastedAnew(_ old: SceneID, in graph: FlowGraph) -> FlowGraph {
    let new = SceneID(
      path: graph.storyboards[below(graph.storyboards.count)].path, objectID: name())
    return graph.renaming(scene: { $0 == old ? new : $0 })
  }

  private mutating func scene(in path: String) -> Scene {
    let elements = ["viewController", "tableViewController", "navigationController"]
    let element = elements[below(3)]
    let hasName = below(2) == 0
    let number = below(12)
    var scene = Sample.scene(
      name(), hasName ? "Screen \(number)" : Scene.displayName(forElement: element), in: path,
      line: 1 + below(500), kind: .scene(element))
    if below(2) == 0 { scene.customClass = "Class\(below(20))" }
    if below(3) == 0 { scene.storyboardIdentifier = "scene\(below(20))" }
    return scene
  }

  private mutating func segue(among scenes: [Scene]) -> Segue {
    let kinds = ["show", "presentation", "embed", "custom", "popover"]
    let source = scenes[below(scenes.count)].id
    let hasName = below(2) == 0
    let number = below(5)
    return Sample.segue(
      name(), kinds[below(kinds.count)], from: source, to: scenes[below(scenes.count)].id,
      line: 1 + below(500)
    ) {
      if hasName { $0.identifier = "to\(number)" }
    }
  }

  private mutating func pick<Element>(_ elements: [Element]) -> Element? {
    elements.isEmpty ? nil : elements[below(elements.count)]
  }

  /// Returns a name that is not in use.
  private mutating func name() -> String {
    fresh += 1
    return "n\(fresh)"
  }
}
