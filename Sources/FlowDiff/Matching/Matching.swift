import FlowModel

/// The files, scenes and segues of two states that are the same.
struct Matching: Sendable {
  let before: FlowGraph
  let after: FlowGraph
  let files: FileMatching
  let scenes: Pairing
  let segues: Pairing

  private let places: Places

  /// - Parameter renamed: The later name of each class that was renamed, by the earlier one.
  init(_ before: FlowGraph, _ after: FlowGraph, renamed: [String: String] = [:]) {
    self.before = before
    self.after = after
    files = FileMatching(before, after)
    var sceneMatcher = SceneMatcher(before, after, files, renamed: renamed)
    sceneMatcher.match()
    scenes = sceneMatcher.pairing
    places = Places(before, after, files, scenes)
    var segueMatcher = SegueMatcher(before, after, files, places)
    segueMatcher.match()
    segues = segueMatcher.pairing
  }

  func place(before id: SceneID) -> Place { places.place(before: id) }

  func place(after id: SceneID) -> Place { places.place(after: id) }
}

extension Matching {
  /// The earlier scenes that the later state does not have under any name.
  var lostScenes: [Int] {
    scenes.looseBefore.filter { !places.isAlias(before: before.scenes[$0].id) }
  }

  /// The later scenes that the earlier state does not have under any name.
  var newScenes: [Int] {
    scenes.looseAfter.filter { !places.isAlias(after: after.scenes[$0].id) }
  }
}

/// A scene that a segue refers to, with the same value in both states if it is the same scene.
enum Place: Hashable, Sendable {
  /// A scene of the later state, whether or not the earlier one has it.
  case scene(SceneID)
  /// A scene of the earlier state only.
  case gone(SceneID)
  /// A scene of neither state, because the segue dangles. The path is that of the later state.
  case missing(SceneID)
}

extension Scene {
  /// Whether the scene is a class that no target of the project builds.
  func isLeft(in graph: FlowGraph) -> Bool {
    isClass && !graph.targets.isEmpty && projectTargets.isEmpty
  }
}

struct Places: Sendable {
  private let renamedTo: [SceneID: SceneID]
  private let known: Set<SceneID>
  private let files: FileMatching
  private let before: FlowGraph
  /// For each class that the states declare in different places, one of the later state with its name: of
  /// several classes one was made, or the other way round.
  private var aliases: (before: [SceneID: SceneID], after: [SceneID: SceneID]) = ([:], [:])

  init(_ before: FlowGraph, _ after: FlowGraph, _ files: FileMatching, _ scenes: Pairing) {
    self.before = before
    self.files = files
    known = Set(after.scenes.map(\.id))
    renamedTo = Dictionary(
      scenes.pairs.map { (before.scenes[$0.before].id, after.scenes[$0.after].id) },
      uniquingKeysWith: { first, _ in first })
    let lost = scenes.looseBefore.map { before.scenes[$0] }.filter(\.isClass)
    let found = scenes.looseAfter.map { after.scenes[$0] }.filter(\.isClass)
    let newer = Dictionary(grouping: found) { $0.customClass ?? "" }
    for (name, old) in Dictionary(grouping: lost, by: { $0.customClass ?? "" }) {
      guard let new = newer[name], min(old.count, new.count) == 1, !name.isEmpty else { continue }
      for scene in old { aliases.before[scene.id] = new[0].id }
      for scene in new { aliases.after[scene.id] = new[0].id }
    }
    addLeft(before, after, scenes)
  }

  /// A class that moved may leave its former file behind, which is not built.
  private mutating func addLeft(_ before: FlowGraph, _ after: FlowGraph, _ scenes: Pairing) {
    let classes = scenes.pairs.map { (before.scenes[$0.before], after.scenes[$0.after]) }
      .filter { $0.1.isClass }
    let kept = Dictionary(
      classes.map { ($0.1.customClass ?? "", $0.1.id) }, uniquingKeysWith: { first, _ in first })
    for scene in scenes.looseBefore.map({ before.scenes[$0] }) where scene.isLeft(in: before) {
      aliases.before[scene.id] = aliases.before[scene.id] ?? scene.customClass.flatMap { kept[$0] }
    }
    for scene in scenes.looseAfter.map({ after.scenes[$0] }) where scene.isLeft(in: after) {
      aliases.after[scene.id] = aliases.after[scene.id] ?? scene.customClass.flatMap { kept[$0] }
    }
  }

  func isAlias(before id: SceneID) -> Bool { aliases.before[id] != nil }

  func isAlias(after id: SceneID) -> Bool { aliases.after[id] != nil }

  func place(before id: SceneID) -> Place {
    if let later = renamedTo[id] ?? aliases.before[id] { return .scene(later) }
    if before.scene(id) != nil { return .gone(id) }
    return .missing(SceneID(path: files.path(id.path), objectID: id.objectID))
  }

  func place(after id: SceneID) -> Place {
    if let other = aliases.after[id] { return .scene(other) }
    return known.contains(id) ? .scene(id) : .missing(id)
  }
}
