package import FlowModel

extension FlowGraph {
  /// Returns every scene that a user can get to from the given scenes.
  ///
  /// A resolved storyboard reference is not included: as a root it stands for the scene that it refers
  /// to, and segues lead directly to that scene.
  ///
  /// ```swift
  /// let seen = graph.scenes(reachableFrom: graph.entryPoints)
  /// let lost = graph.scenes.filter { !seen.contains($0.id) }
  /// ```
  ///
  /// - Parameter roots: The scenes to start from, which count as reachable. A scene that is not in the
  ///   graph is ignored.
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  package func scenes(reachableFrom roots: [SceneID]) -> Set<SceneID> {
    scenes(within: nil, of: roots, neighbours: successors)
  }

  /// Returns every scene from which a user can get to one of the given scenes, these included.
  ///
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  package func scenes(reaching targets: [SceneID]) -> Set<SceneID> {
    scenes(within: nil, of: targets, neighbours: predecessors)
  }

  /// Returns the scenes at most `depth` segues away from the given ones, in either direction,
  /// including the given ones.
  package func neighbourhood(of centres: [SceneID], depth: Int) -> Set<SceneID> {
    scenes(within: depth, of: centres) { successors(of: $0) + predecessors(of: $0) }
  }

  /// Returns a shortest route of segues from one scene to another, in order.
  ///
  /// Of several routes with the same length, it is the one whose segues come first in the graph.
  ///
  /// - Returns: `nil` if there is no route; an empty array if both scenes are the same.
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  package func shortestRoute(from start: SceneID, to end: SceneID) -> [Segue]? {
    guard let start = realScene(start), let end = realScene(end) else { return nil }
    var arrivals: [SceneID: Segue] = [:]
    var seen: Set = [start]
    var queue = [start]
    var next = 0
    while next < queue.count, !seen.contains(end) {
      for segue in segues(from: queue[next]) {
        for target in segue.targets where scene(target) != nil && seen.insert(target).inserted {
          arrivals[target] = segue
          queue.append(target)
        }
      }
      next += 1
    }
    guard seen.contains(end) else { return nil }
    var route: [Segue] = []
    var place = end
    while place != start, let segue = arrivals[place] {
      route.append(segue)
      place = segue.source
    }
    return route.reversed()
  }

  /// Returns the scene that a user sees: the end of the chain of references if `id` is a resolved
  /// one. Returns `nil` for a scene that is not in the graph.
  package func realScene(_ id: SceneID) -> SceneID? {
    guard scene(id) != nil else { return nil }
    return Reference.end(of: id) { place in
      scene(place)?.reference?.target.flatMap { scene($0)?.id }
    }
  }

  private func successors(of id: SceneID) -> [SceneID] {
    segues(from: id).flatMap(\.targets).filter { scene($0) != nil }
  }

  private func predecessors(of id: SceneID) -> [SceneID] {
    segues(to: id).map(\.source).filter { scene($0) != nil }
  }

  /// Walks breadth first, up to a number of steps.
  private func scenes(
    within depth: Int?, of roots: [SceneID], neighbours: (SceneID) -> [SceneID]
  ) -> Set<SceneID> {
    var ring = roots.compactMap(realScene)
    var seen = Set(ring)
    var distance = 0
    while !ring.isEmpty, depth.map({ distance < $0 }) ?? true {
      ring = ring.flatMap(neighbours).filter { seen.insert($0).inserted }
      distance += 1
    }
    return seen
  }
}
