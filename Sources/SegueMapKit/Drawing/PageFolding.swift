import FlowAnalysis
import FlowModel

/// The choice of the groups that a page to explore folds.
///
/// The page has a layout for each group, in which all others are cards. So its size, and the time to lay it out,
/// grow with the square of their number, and only so many groups are chosen that both remain bounded.
struct PageFolding {
  /// No groups if there would be less than two: one that holds everything is none.
  let groups: SceneGroups
  /// What differs from what was asked for, if anything does.
  private(set) var warnings: [String] = []

  /// The number of cards and lines that all layouts together should not exceed. One takes about 650 bytes.
  static let mostElements = 11_000
  /// The number of cards of folded groups, and of lines from or to them, that a large app may have nevertheless.
  private static let leastRoom = 3000

  /// - Parameters:
  ///   - graph: The graph of the scenes that the page has.
  ///   - kind: What the scenes of a group have in common; `nil` for what suits the app.
  ///   - depth: The number of folders in the path of a group by folder.
  init(_ graph: FlowGraph, by kind: Scene.Group?, depth: Int?) {
    let asked = SceneGroups(graph, by: kind, depth: depth)
    let choices = Self.choices(of: graph, preferring: asked, isFree: kind == nil)
    guard let first = choices.first, kind == nil || asked.all.count > 1 else {
      groups = SceneGroups(graph, by: asked.kind, [:])
      return
    }
    let count = first.all.count
    if let fitting = choices.first(where: { Self.fits($0, graph) }) {
      groups = fitting
      if kind != nil, fitting.all != first.all {
        warnings = ["\(count) groups are too many for a page to fold; it folds fewer folders"]
      }
    } else {
      groups = Self.merged(first, graph)
      warnings = [
        "\(count) groups are too many for a page to fold; all but the \(groups.all.count - 1) largest "
          + "fold together"
      ]
    }
  }

  /// The groupings to choose from, the best one first.
  ///
  /// - Parameter isFree: Whether the reader leaves open what the scenes of a group have in common.
  private static func choices(
    of graph: FlowGraph, preferring asked: SceneGroups, isFree: Bool
  ) -> [SceneGroups] {
    var choices = [
      SceneGroups(graph, by: .folder, depth: nil), SceneGroups(graph, by: .folder, depth: 1),
    ]
    // For an app that is all in one folder, or of which large groups have too many parts.
    if isFree, graph.scenes.count > PictureStyle.wireframeLimit {
      choices.append(SceneGroups(graph, by: .storyboard, depth: nil))
      choices.append(SceneGroups(graph, by: .community, depth: nil))
    }
    // A group with most of the screens would be as good as none.
    return [asked].filter { $0.all.count > 1 }
      + choices.filter {
        $0.all.count > 1 && ($0.all.map(\.count).max() ?? 0) * 2 <= graph.scenes.count
      }
  }

  /// Returns the largest groups, with one of all other scenes.
  private static func merged(_ groups: SceneGroups, _ graph: FlowGraph) -> SceneGroups {
    let sorted = groups.all.sorted { (-$0.count, $0.id) < (-$1.count, $1.id) }
    // More than this many cards alone would be too many.
    var count = min(sorted.count - 1, Int(Double(mostElements).squareRoot()))
    while true {
      let kept = Set(sorted.prefix(count))
      var ofScene: [SceneID: SceneGroup] = [:]
      for scene in graph.scenes {
        let group = groups.ofScene[scene.id].flatMap { kept.contains($0) ? $0 : nil }
        ofScene[scene.id] = group ?? SceneGroups.others
      }
      let merged = SceneGroups(graph, by: groups.kind, ofScene)
      if count == 1 || fits(merged, graph) { return merged }
      count -= 1
    }
  }

  /// - Complexity: O(*n*) for *n* scenes and segues.
  private static func fits(_ groups: SceneGroups, _ graph: FlowGraph) -> Bool {
    struct Line: Hashable {
      let source: SceneID
      let target: SceneID
    }
    func card(of scene: SceneID) -> SceneID { groups.ofScene[scene]?.id ?? scene }
    let cards = Set(
      graph.scenes.lazy.filter { $0.reference?.target == nil }.map { card(of: $0.id) })
    var lines: Set<Line> = []
    for segue in graph.segues {
      for start in segue.starts {
        for target in segue.targets where card(of: target) != card(of: start) {
          lines.insert(Line(source: card(of: start), target: card(of: target)))
        }
      }
    }
    // Each scene and segue is in the layout with all unfolded, and in that with its own group unfolded.
    let room = max(mostElements - 2 * (graph.scenes.count + graph.segues.count), leastRoom)
    return groups.all.count * (cards.count + lines.count) <= room
  }
}
