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
      var shown = ring
      var next: [SceneID] = []
      while let scene = shown.popLast() {
        for segue in graph.segues(from: scene) where segue.kind != .unwind && follows(segue) {
          for target in segue.targets
          where distances[target] == nil && !gates.contains(target) && graph.scene(target) != nil {
            let isFree = segue.isFree
            distances[target] = isFree ? depth : depth + 1
            arrivals[target] = segue
            if isFree { shown.append(target) } else { next.append(target) }
          }
        }
      }
      depth += 1
      ring = next
    }
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

extension Segue {
  /// Whether a user sees the destination without doing anything.
  fileprivate var isFree: Bool {
    kind.family == .embed || (kind.family == .relationship && (order ?? 0) == 0)
  }
}
