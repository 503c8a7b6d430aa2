import AppReading
import FlowDiff
import FlowModel
import ProjectFiles
import ScreenModel

/// What the scenes of changed interface files show in each of two states.
struct SceneParts {
  private var earlier: [SceneID: ScreenPart] = [:]
  private var later: [SceneID: ScreenPart] = [:]

  /// - Complexity: O(*n*) for *n* bytes of all interface files.
  init(of base: AppFlow, and head: AppFlow) {
    guard let older = base.screens, let newer = head.screens else { return }
    earlier = older.parts(notIn: newer)
    later = newer.parts(notIn: older)
  }

  /// Returns the comparison of the screens of a scene; `nil` if they are the same, or unknown.
  func comparison(from earlier: SceneID, to later: SceneID) -> ScreenComparison? {
    guard let old = self.earlier[earlier], let new = self.later[later] else { return nil }
    return ScreenComparison(from: old, to: new)
  }
}

extension ScreenSources {
  /// Returns what the scenes show of the files that are not the same in another state.
  fileprivate func parts(notIn other: ScreenSources) -> [SceneID: ScreenPart] {
    let changed = files.keys.filter { files[$0]?.bytes != other.files[$0]?.bytes }.sorted()
    let parts = DeepThreads.map(changed) { (path: $0, scenes: self.parts(inFileAt: $0)) }
    var result: [SceneID: ScreenPart] = [:]
    for (path, scenes) in parts {
      for (id, part) in scenes { result[SceneID(path: path, objectID: id)] = part }
    }
    return result
  }
}
