import FlowAnalysis
import FlowModel

/// The groups of a flow that a page folds, and that documents describe as features.
struct SceneGroups {
  let kind: Scene.Group
  /// The group of each scene that is in one.
  let ofScene: [SceneID: SceneGroup]
  /// The groups with their numbers of screens, sorted by ID.
  let all: [SceneGroup]

  /// - Parameters:
  ///   - kind: What the scenes of a group have in common; `nil` for what suits the app, with large groups
  ///     divided.
  ///   - depth: The number of folders in the path of a group by folder.
  init(_ graph: FlowGraph, by kind: Scene.Group?, depth: Int?) {
    let usual = kind ?? Self.usualKind(of: graph)
    let whole = SceneGroups(graph, by: usual, graph.groups(by: usual, depth: depth))
    self = kind == nil && depth == nil ? whole.divided(graph) : whole
  }

  /// Returns the groups with each large one divided into the communities of its screens, since no picture of so
  /// many can be read. What is in no community stays.
  private func divided(_ graph: FlowGraph) -> SceneGroups {
    var parts = ofScene
    for group in all where group.count > Self.mostScreens {
      let own = Set(ofScene.lazy.filter { $0.value == group }.map(\.key))
      let communities = graph.part(with: own).groups(by: .community)
      parts.merge(communities.filter { own.contains($0.key) }) { $1 }
    }
    return SceneGroups(graph, by: kind, parts)
  }

  /// - Parameter groups: The group of each scene that is in one.
  init(_ graph: FlowGraph, by kind: Scene.Group, _ groups: [SceneID: SceneGroup]) {
    self.kind = kind
    var counts: [SceneGroup: Int] = [:]
    for scene in graph.scenes where scene.reference?.target == nil {
      if let group = groups[scene.id] { counts[group, default: 0] += 1 }
    }
    ofScene = groups.mapValues { group in
      var counted = group
      counted.count = counts[group] ?? 0
      return counted
    }
    all = Set(ofScene.values).filter { $0.count > 0 }.sorted { $0.id < $1.id }
  }

  /// The group of what has no place in another.
  static let others = SceneGroup(id: SceneID(path: "", objectID: "others"), name: "Other screens")

  /// The greatest number of screens of a group that stays whole.
  private static let mostScreens = 40
  /// The greatest number of groups that a reader can survey.
  private static let mostGroups = 40

  /// Storyboards, if nearly all screens are in them; else folders, since a class has no storyboard.
  private static func usualKind(of graph: FlowGraph) -> Scene.Group {
    let inFiles = graph.scenes.filter { !$0.isClass }
    let files = Set(inFiles.map(\.id.path)).count
    return inFiles.count * 10 >= graph.scenes.count * 9 && 2...mostGroups ~= files
      ? .storyboard : .folder
  }
}
