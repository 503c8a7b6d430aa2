import FlowModel

/// The files, scenes and segues of two states that are the same.
struct Matching: Sendable {
  let before: FlowGraph
  let after: FlowGraph
  let files: FileMatching
  let scenes: Pairing
  let segues: Pairing

  private let places: Places

  init(_ before: FlowGraph, _ after: FlowGraph) {
    self.before = before
    self.after = after
    files = FileMatching(before, after)
    var sceneMatcher = SceneMatcher(before, after, files)
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

/// A scene that a segue refers to, with the same value in both states if it is the same scene.
enum Place: Hashable, Sendable {
  /// A scene of the later state, whether or not the earlier one has it.
  case scene(SceneID)
  /// A scene of the earlier state only.
  case gone(SceneID)
  /// A scene of neither state, because the segue dangles. The path is that of the later state.
  case missing(SceneID)
}

struct Places: Sendable {
  private let renamedTo: [SceneID: SceneID]
  private let known: Set<SceneID>
  private let files: FileMatching
  private let before: FlowGraph

  init(_ before: FlowGraph, _ after: FlowGraph, _ files: FileMatching, _ scenes: Pairing) {
    self.before = before
    self.files = files
    known = Set(after.scenes.map(\.id))
    renamedTo = Dictionary(
      scenes.pairs.map { (before.scenes[$0.before].id, after.scenes[$0.after].id) },
      uniquingKeysWith: { first, _ in first })
  }

  func place(before id: SceneID) -> Place {
    if let later = renamedTo[id] { return .scene(later) }
    if before.scene(id) != nil { return .gone(id) }
    return .missing(SceneID(path: files.path(id.path), objectID: id.objectID))
  }

  func place(after id: SceneID) -> Place { known.contains(id) ? .scene(id) : .missing(id) }
}
