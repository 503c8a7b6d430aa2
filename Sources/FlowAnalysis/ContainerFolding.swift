package import FlowModel

/// Folds containers into the only screen that they contain.
///
/// A navigation, window, page or hosting controller that contains one screen shows nothing of its own. The
/// screen takes its place: segues to the container lead to the screen, and those from it start there.
/// A container stays if it has no screen, or if it may have several.
package struct ContainerFolding {
  package let graph: FlowGraph
  /// The screen of each folded container. It is not a folded container itself.
  private let screens: [SceneID: SceneID]

  /// - Parameter kept: The containers to keep, such as those that have changed.
  /// - Complexity: O(*n* log *n*) for *n* scenes and segues.
  package init(_ graph: FlowGraph, keeping kept: Set<SceneID> = []) {
    var contents: [SceneID: SceneID] = [:]
    for scene in graph.scenes where !kept.contains(scene.id) {
      contents[scene.id] = graph.content(of: scene)
    }
    let ends = contents.keys.reduce(into: [SceneID: (screen: SceneID, depth: Int)]()) {
      $0[$1] = Self.end(of: $1, contents)
    }
    screens = ends.mapValues(\.screen)
    guard !screens.isEmpty else {
      self.graph = graph
      return
    }
    var containers: [SceneID: [(scene: Scene, depth: Int)]] = [:]
    for scene in graph.scenes {
      guard let end = ends[scene.id] else { continue }
      containers[end.screen, default: []].append((scene, end.depth))
    }
    let screens = screens
    // A hosting controller shows its view wherever it is shown itself.
    let opening = Set(
      graph.scenes.lazy.filter { $0.containerWord != Scene.hostWord }.map(\.id))
    self.graph = FlowGraph(
      storyboards: graph.storyboards,
      scenes: graph.scenes.filter { screens[$0.id] == nil }.map { scene in
        let inner = containers[scene.id] ?? []
        let ordered = inner.sorted { ($1.depth, $0.scene.id) < ($0.depth, $1.scene.id) }
        return scene.folding(ordered.map(\.scene), screens)
      },
      segues: graph.segues.compactMap { $0.folded(into: screens, opening: opening) },
      findings: graph.findings, targets: graph.targets)
  }

  /// Returns the view with the screens of the containers that it names.
  func view(_ view: FlowView) -> FlowView {
    var view = view
    view.focus = view.focus.map { screens[$0] ?? $0 }
    view.from = view.from.map { screens[$0] ?? $0 }
    view.to = view.to.map { screens[$0] ?? $0 }
    return view
  }

  /// Follows containers in containers; `nil` if they contain each other.
  private static func end(
    of container: SceneID, _ contents: [SceneID: SceneID]
  ) -> (screen: SceneID, depth: Int)? {
    var seen: Set = [container]
    var place = container
    while let next = contents[place] {
      guard seen.insert(next).inserted else { return nil }
      place = next
    }
    return (place, seen.count)
  }
}

extension FlowGraph {
  /// The only screen that a container contains.
  fileprivate func content(of scene: Scene) -> SceneID? {
    guard scene.containerWord != nil, scene.reference == nil else { return nil }
    let contents = Set(
      segues(from: scene.id).lazy.filter { $0.kind.family == .relationship }.map(\.destination))
    guard contents.count == 1, case let content?? = contents.first, content != scene.id,
      let screen = self.scene(content), screen.reference == nil
    else { return nil }
    return content
  }
}

extension Scene {
  fileprivate func folding(_ containers: [Scene], _ screens: [SceneID: SceneID]) -> Scene {
    var scene = self
    scene.containers = containers
    scene.isEntryPoint = isEntryPoint || containers.contains(where: \.isEntryPoint)
    // The initial scene of another storyboard is not that of this scene's.
    scene.isInitial = isInitial || containers.contains { $0.isInitial && $0.id.path == id.path }
    if let target = reference?.target { scene.reference?.target = screens[target] ?? target }
    return scene
  }
}

extension Segue {
  /// Returns the segue between the screens of containers; `nil` for one that leads from a container to
  /// what it contains.
  ///
  /// - Parameter opening: The containers that a segue opens, such as navigation controllers.
  fileprivate func folded(
    into screens: [SceneID: SceneID], opening: Set<SceneID>
  ) -> Segue? {
    let end = destination.map { screens[$0] ?? $0 }
    let starts = starts.compactMap { start -> SceneID? in
      guard let screen = screens[start] else { return start }
      return screen == end ? nil : screen
    }
    guard var segue = starting(at: starts) else { return nil }
    if let destination, let screen = screens[destination] {
      segue.destination = screen
      segue.container = opening.contains(destination) ? destination : nil
    }
    segue.unwindTargets = Set(unwindTargets.map { screens[$0] ?? $0 }).sorted()
    return segue
  }
}
