import AppReading
import FlowModel
import ProjectFiles
import ScreenModel

/// The looks of the scenes of changed interface files in each of two states.
struct SceneLooks {
  private var earlier: [SceneID: ScreenLooks] = [:]
  private var later: [SceneID: ScreenLooks] = [:]

  /// - Complexity: O(*n*) for *n* bytes of all interface files.
  init(of base: AppFlow, and head: AppFlow) {
    guard let older = base.screens, let newer = head.screens else { return }
    let changed = older.files.keys.filter { path in
      newer.files[path].map { $0.bytes != older.files[path]?.bytes } ?? false
    }
    let looks = DeepThreads.map(changed.sorted()) { path in
      (path: path, older.looks(inFileAt: path), newer.looks(inFileAt: path))
    }
    for (path, old, new) in looks {
      for (id, screen) in old { earlier[SceneID(path: path, objectID: id)] = screen }
      for (id, screen) in new { later[SceneID(path: path, objectID: id)] = screen }
    }
  }

  /// Whether a scene looks different now.
  func differ(_ scene: SceneID, from other: SceneID) -> Bool {
    guard let old = earlier[other], let new = later[scene] else { return false }
    return old != new
  }
}
