import FlowModel

/// Makes random graphs similar to those of real apps, which depend only on the seed.
struct GraphGenerator {
  private var state: UInt64

  init(seed: Int) { state = UInt64(bitPattern: Int64(seed)) &* 0x9E37_79B9_7F4A_7C15 &+ 1 }

  /// - Parameters:
  ///   - fanOut: The greatest number of segues from a scene.
  ///   - hasTriggers: Whether a control triggers each segue except relationships.
  mutating func graph(
    sceneCount: Int, fanOut: Int = 3, hasTriggers: Bool = false
  ) -> FlowGraph {
    var scenes: [Scene] = []
    var storyboards: [Storyboard] = []
    while scenes.count < sceneCount {
      let path = "App/Flow\(storyboards.count).storyboard"
      let size = min(sceneCount - scenes.count, 1 + below(18))
      for index in 0..<size { scenes.append(scene(path, index, isInitial: index == 0)) }
      storyboards.append(
        Storyboard(
          path: path, name: "Flow\(storyboards.count)",
          initialScene: SceneID(path: path, objectID: "s0")))
    }
    scenes[0].isEntryPoint = true
    var segues: [Segue] = []
    for source in scenes {
      for _ in 0..<below(fanOut + 1) {
        segues.append(segue(segues.count, from: source, among: scenes))
      }
    }
    if hasTriggers {
      for index in segues.indices where segues[index].kind != .relationship {
        segues[index].trigger = .button("button \(index)")
      }
    }
    return FlowGraph(storyboards: storyboards, scenes: scenes, segues: segues)
  }

  private mutating func scene(_ path: String, _ index: Int, isInitial: Bool) -> Scene {
    let elements = ["viewController", "tableViewController", "navigationController"]
    var scene = Scene(
      id: SceneID(path: path, objectID: "s\(index)"), kind: .scene(elements[below(3)]),
      name: String(repeating: "Name ", count: 1 + below(5)) + "\(index)",
      location: SourceLocation(path: path, line: index + 1))
    scene.isInitial = isInitial
    if below(2) == 0 { scene.customClass = "Some\(index)ViewController" }
    if below(3) == 0 { scene.storyboardIdentifier = "scene-\(index)" }
    return scene
  }

  private mutating func segue(_ number: Int, from source: Scene, among scenes: [Scene]) -> Segue {
    let kinds = ["show", "presentation", "embed", "relationship", "custom", "unwind", "popover"]
    let kind = SegueKind(rawValue: kinds[below(kinds.count)])
    let isNear = below(10) < 8
    let candidates = isNear ? scenes.filter { $0.id.path == source.id.path } : scenes
    let target = candidates[below(candidates.count)].id
    var segue = Segue(
      id: SegueID(path: source.id.path, objectID: "e\(number)"), kind: kind, source: source.id,
      destination: kind == .unwind ? nil : target,
      location: SourceLocation(path: source.id.path, line: number + 1000))
    if kind == .unwind {
      segue.unwindAction = "unwind:"
      if below(2) == 0 { segue.unwindTargets = [target] }
    }
    if below(2) == 0 { segue.identifier = String(repeating: "to", count: 1 + below(14)) }
    if kind == .relationship { segue.order = below(4) }
    return segue
  }

  private mutating func below(_ bound: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int((state >> 33) % UInt64(bound))
  }
}
