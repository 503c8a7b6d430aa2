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
  public func scenes(reachableFrom roots: [SceneID]) -> Set<SceneID> {
    scenes(within: nil, of: roots, neighbours: successors)
  }

  /// Returns every scene from which a user can get to one of the given scenes, these included.
  ///
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  public func scenes(reaching targets: [SceneID]) -> Set<SceneID> {
    scenes(within: nil, of: targets, neighbours: predecessors)
  }

  /// Returns the scenes at most `depth` segues away from the given ones, in either direction,
  /// including the given ones.
  public func neighbourhood(of centres: [SceneID], depth: Int) -> Set<SceneID> {
    scenes(within: depth, of: centres) { successors(of: $0) + predecessors(of: $0) }
  }

  /// Returns a shortest route of segues from one scene to another, in order. The source of an inherited
  /// segue is the screen from which the route takes it.
  ///
  /// Of several routes with the same length, it is the one whose segues come first in the graph.
  ///
  /// - Returns: `nil` if there is no route; an empty array if both scenes are the same.
  /// - Complexity: O(*s* + *e*) for *s* scenes and *e* segues.
  public func shortestRoute(from start: SceneID, to end: SceneID) -> [Segue]? {
    shortestRoutes(from: start, to: end, limit: 1).first
  }

  /// Returns the routes of segues from one scene to another that are as short as the shortest one, in the order
  /// of their segues in the graph. An inherited segue is as in ``shortestRoute(from:to:)``.
  ///
  /// - Parameter limit: How many routes are returned at most; there may be more than fit into memory.
  /// - Returns: Nothing if there is no route; an empty route if both scenes are the same.
  /// - Complexity: O(*s* + *e* + *r*) for *s* scenes, *e* segues and *r* segues of the result.
  public func shortestRoutes(
    from start: SceneID, to end: SceneID, limit: Int
  ) -> [[Segue]] {
    guard let start = realScene(start), let end = realScene(end), limit > 0 else { return [] }
    let distances = distances(to: end, from: start)
    guard distances[start] != nil else { return [] }
    var routes: [[Segue]] = []
    // Depth first, the first segue last, so that it is taken first.
    var pending: [(place: SceneID, route: [Segue])] = [(start, [])]
    while let (place, route) = pending.popLast() {
      guard place != end else {
        routes.append(route)
        if routes.count == limit { break }
        continue
      }
      let rest = (distances[place] ?? 0) - 1
      for segue in segues(from: place).reversed() {
        for target in segue.targets.reversed() where distances[target] == rest {
          pending.append((target, route + [segue.leaving(place)]))
        }
      }
    }
    return routes
  }

  /// Returns the number of segues from each scene to `end`, of those that are no farther from it than `start`.
  private func distances(to end: SceneID, from start: SceneID) -> [SceneID: Int] {
    var distances = [end: 0]
    var ring = [end]
    var distance = 0
    while !ring.isEmpty, distances[start] == nil {
      distance += 1
      ring = ring.flatMap(predecessors).filter { scene in
        guard distances[scene] == nil else { return false }
        distances[scene] = distance
        return true
      }
    }
    return distances
  }

  /// Returns the scene that a user sees: the end of the chain of references if `id` is a resolved
  /// one. Returns `nil` for a scene that is not in the graph.
  public func realScene(_ id: SceneID) -> SceneID? {
    guard scene(id) != nil else { return nil }
    return Reference.end(of: id) { place in
      scene(place)?.reference?.target.flatMap { scene($0)?.id }
    }
  }

  /// Returns the scenes to which a scene's segues lead, in the order of the segues; a scene may occur again.
  public func successors(of id: SceneID) -> [SceneID] {
    segues(from: id).flatMap(\.targets).filter { scene($0) != nil }
  }

  /// Returns the scenes whose segues lead to a scene, in the order of the segues; a scene may occur again.
  public func predecessors(of id: SceneID) -> [SceneID] {
    segues(to: id).flatMap(\.starts).filter { scene($0) != nil }
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
