import FlowAnalysis
import FlowModel

/// The shortest routes from some scenes, breadth first.
struct PolicyWalk {
  private let graph: FlowGraph
  private var arrivals: [SceneID: Segue] = [:]
  /// The number of taps to each scene that was reached.
  private(set) var distances: [SceneID: Int] = [:]

  /// - Parameters:
  ///   - gates: The scenes that no route may pass.
  ///   - follows: Whether a segue may be part of a route.
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  init(
    _ graph: FlowGraph, from starts: Set<SceneID>, avoiding gates: Set<SceneID> = [],
    where follows: (Segue) -> Bool = { _ in true }
  ) {
    self.graph = graph
    // What a container contains is shown with it, at no tap.
    var ring = starts.subtracting(gates).sorted()
    for start in ring { distances[start] = 0 }
    var depth = 0
    while !ring.isEmpty {
      var shown: [SceneID] = []
      // What is shown without a tap comes before what takes one.
      while let scene = ring.popLast() {
        shown.append(scene)
        ring += arrive(from: scene, after: depth, avoiding: gates) { !$0.takesTap && follows($0) }
      }
      depth += 1
      for scene in shown {
        ring += arrive(from: scene, after: depth, avoiding: gates) { $0.takesTap && follows($0) }
      }
    }
  }

  /// Returns the scenes that are reached from a scene and were not before.
  private mutating func arrive(
    from scene: SceneID, after distance: Int, avoiding gates: Set<SceneID>,
    by follows: (Segue) -> Bool
  ) -> [SceneID] {
    var reached: [SceneID] = []
    for segue in graph.segues(from: scene) where segue.kind != .unwind && follows(segue) {
      for target in segue.targets
      where distances[target] == nil && !gates.contains(target) && graph.scene(target) != nil {
        distances[target] = distance
        arrivals[target] = segue.leaving(scene)
        reached.append(target)
      }
    }
    return reached
  }

  /// Returns the segues to a scene; `nil` if it was not reached.
  func route(to end: SceneID) -> [Segue]? {
    guard distances[end] != nil else { return nil }
    var route: [Segue] = []
    var place = end
    while let segue = arrivals[place], route.count <= distances.count {
      route.append(segue)
      place = segue.source
    }
    return route.reversed()
  }

  /// Returns a route in words: `'Start' leads to 'Detail' through 'List'`.
  func words(of route: [Segue]) -> String {
    let names = route.map { name(of: $0.source) }
    let end = route.last.flatMap { segue in
      segue.targets.first { arrivals[$0]?.id == segue.id } ?? segue.targets.first
    }
    let inner = names.dropFirst()
    let through =
      inner.isEmpty
      ? "" : " through " + Self.shortened(Array(inner)).joined(separator: ", ")
    return "\(names.first ?? "") leads to \(end.map(name(of:)) ?? "")\(through)"
  }

  private static func shortened(_ names: [String]) -> [String] {
    names.count > 6 ? names.prefix(3) + ["\(names.count - 6) more"] + names.suffix(3) : names
  }

  private func name(of scene: SceneID) -> String {
    "'\(graph.scene(scene)?.name ?? scene.description)'"
  }
}
