package import FlowModel

/// The apps of a graph, each with its screens.
///
/// A screen of a library belongs to each app that leads to it. Of an app's screens that an extension is
/// compiled with, the extension has those to which its own lead directly; the app has the rest. What
/// belongs to no app is a part of its own, by target. Tests are left out, and so is an app all of whose
/// screens are in a larger one.
package struct AppParts {
  package struct Part {
    /// The name of the target; empty for files that belong to none.
    package let name: String
    package let platform: Platform
    package let graph: FlowGraph
  }

  /// The parts, the largest first, and demo apps last.
  package private(set) var parts: [Part] = []
  /// The apps that are left out, as a larger one has all of their screens.
  package private(set) var duplicates: [String] = []
  /// The number of screens that only tests contain.
  package private(set) var testSceneCount = 0

  /// - Parameter chosen: The names of the targets to keep; empty for all.
  /// - Complexity: O(*t* · (*s* + *e*)) for *t* targets, *s* scenes and *e* segues.
  package init(_ graph: FlowGraph, choosing chosen: Set<String> = []) {
    let sorting = SceneSorting(graph, choosing: chosen)
    duplicates = sorting.duplicates
    testSceneCount = sorting.testSceneCount
    let platforms = Dictionary(
      graph.targets.map { ($0.name, $0.platform) }, uniquingKeysWith: { first, _ in first })
    parts = sorting.groups.map { group in
      Part(
        name: group.name, platform: platforms[group.name] ?? .unknown,
        graph: graph.part(with: group.scenes))
    }
  }
}

/// Sorts the scenes of a graph into groups by target.
private struct SceneSorting {
  struct Group {
    let name: String
    var scenes: Set<SceneID>
    let isApp: Bool
  }

  private(set) var groups: [Group] = []
  private(set) var duplicates: [String] = []
  private(set) var testSceneCount = 0
  private let graph: FlowGraph

  init(_ graph: FlowGraph, choosing chosen: Set<String>) {
    self.graph = graph
    let tests = Set(graph.targets.lazy.filter(\.isTest).map(\.name))
    let apps = Set(
      graph.targets.lazy.filter { chosen.contains($0.name) || $0.kind.isApp }.map(\.name))
    var own: [String: Set<SceneID>] = [:]
    var shared: [Scene] = []
    // A class that is only inherited from is in each part with an heir.
    let bases = graph.baseClasses
    for scene in graph.scenes where !bases.contains(scene.id) {
      let owners = scene.projectTargets.filter(apps.contains)
      for owner in owners { own[owner, default: []].insert(scene.id) }
      if owners.isEmpty { shared.append(scene) }
    }
    let isShared = Set(shared.map(\.id))
    var left = isShared
    let extensions = Set(
      graph.targets.lazy.filter { $0.kind == .appExtension }.map(\.name)
    ).subtracting(chosen)
    let inApps = own.filter { !extensions.contains($0.key) }.values.reduce(into: Set()) {
      $0.formUnion($1)
    }
    for name in own.keys.sorted() {
      let all = own[name] ?? []
      let alone = extensions.contains(name) ? all.subtracting(inApps) : all
      var scenes = alone.isEmpty ? all : alone
      let reached = reached(from: scenes, within: isShared)
      scenes.formUnion(targets(of: scenes).lazy.filter(all.contains))
      left.subtract(reached)
      groups.append(Group(name: name, scenes: scenes.union(reached), isApp: true))
    }
    removeDuplicates(keeping: chosen)
    for scene in shared where left.contains(scene.id) {
      if !scene.projectTargets.isEmpty, scene.projectTargets.allSatisfy(tests.contains) {
        testSceneCount += 1
      } else {
        add(scene, to: scene.projectTargets.first { !tests.contains($0) } ?? "")
      }
    }
    if !chosen.isEmpty { groups.removeAll { !chosen.contains($0.name) } }
    groups.sort { $0.rank < $1.rank }
  }

  private mutating func add(_ scene: Scene, to name: String) {
    if let index = groups.firstIndex(where: { !$0.isApp && $0.name == name }) {
      groups[index].scenes.insert(scene.id)
    } else {
      groups.append(Group(name: name, scenes: [scene.id], isApp: false))
    }
  }

  /// Returns the shared scenes to which an app leads.
  private func reached(from own: Set<SceneID>, within shared: Set<SceneID>) -> Set<SceneID> {
    var reached: Set<SceneID> = []
    var pending = Array(own)
    while let next = pending.popLast() {
      for target in targets(of: [next])
      where shared.contains(target) && reached.insert(target).inserted {
        pending.append(target)
      }
    }
    return reached
  }

  /// Returns the scenes to which others lead, and the references on the way.
  private func targets(of scenes: Set<SceneID>) -> [SceneID] {
    scenes.flatMap { graph.segues(from: $0) }.flatMap { $0.targets + [$0.via].compactMap(\.self) }
  }

  private mutating func removeDuplicates(keeping chosen: Set<String>) {
    groups.sort { $0.rank < $1.rank }
    var kept: [Group] = []
    for group in groups {
      if chosen.isEmpty, kept.contains(where: { $0.scenes.isSuperset(of: group.scenes) }) {
        duplicates.append(group.name)
      } else {
        kept.append(group)
      }
    }
    groups = kept
  }
}

extension SceneSorting.Group {
  /// Apps come first, demo apps and what belongs to no app last, each by size.
  fileprivate var rank: (Int, Int, String) {
    let isDemo = ["sample", "demo", "example"].contains { name.lowercased().contains($0) }
    return (isApp ? isDemo ? 1 : 0 : 2, -scenes.count, name)
  }
}
