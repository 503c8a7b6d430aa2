import FlowModel

/// The scenes of a flow that lead to many of those to which another one leads.
///
/// The lines from both would cross each other before each of their targets.
struct TwinScenes {
  typealias Way = (segue: Segue, target: SceneID)

  /// The segues whose lines those from another scene stand for, and that scene.
  private(set) var ways: [(way: Way, twin: SceneID)] = []

  /// The number of common targets from which on two scenes are twins.
  private static let fewestCommon = 5

  /// - Parameters:
  ///   - candidates: The segues whose lines may be left out.
  ///   - graph: The graph.
  ///   - hidden: The segues that have no lines.
  /// - Complexity: O(*s* · *t*) for *s* scenes with enough segues, and *t* targets of each, times the number of
  ///   twins.
  init(_ candidates: [Way], in graph: FlowGraph, without hidden: Set<SegueID>) {
    var left = Dictionary(grouping: candidates, by: \.segue.source)
      .filter { Self.targets($0.value).count >= Self.fewestCommon }
    guard !left.isEmpty else { return }
    var lines: [SceneID: Set<SceneID>] = [:]
    for segue in graph.segues where !hidden.contains(segue.id) {
      guard let target = ChipSegues.target(of: segue, in: graph) else { continue }
      lines[segue.source, default: []].insert(target)
    }
    lines = lines.filter { $0.value.count >= Self.fewestCommon }
    while let pair = Self.closest(left, lines) {
      for way in left[pair.scene] ?? [] where pair.common.contains(way.target) {
        ways.append((way, pair.twin))
      }
      // Another one's chip names the twin, which therefore keeps its lines.
      left[pair.scene] = nil
      left[pair.twin] = nil
      lines[pair.scene]?.subtract(pair.common)
    }
  }

  /// Returns the two scenes with the most targets in common.
  private static func closest(
    _ left: [SceneID: [Way]], _ lines: [SceneID: Set<SceneID>]
  ) -> (scene: SceneID, twin: SceneID, common: Set<SceneID>)? {
    let pairs = left.lazy.flatMap { scene, ways in
      let targets = targets(ways)
      return lines.lazy.filter { $0.key != scene }.map { twin, others in
        (scene: scene, twin: twin, common: targets.intersection(others))
      }
    }
    let closest = pairs.max {
      ($0.common.count, $1.scene, $1.twin) < ($1.common.count, $0.scene, $0.twin)
    }
    return closest.flatMap { $0.common.count >= fewestCommon ? $0 : nil }
  }

  private static func targets(_ ways: [Way]) -> Set<SceneID> { Set(ways.map(\.target)) }
}
