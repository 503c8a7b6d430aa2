import AppReading
import FlowModel
import ScreenModel

extension AppFlow {
  /// Reads, as long as the files of both states can be read, what scenes look like in those that are
  /// not the same in both.
  ///
  /// - Complexity: O(*n*) for *n* bytes of all interface files.
  static func readLooks(of base: inout AppFlow, and head: inout AppFlow) {
    guard let older = base.files, let newer = head.files else { return }
    let paths = Set(base.graph.storyboards.map(\.path))
      .intersection(head.graph.storyboards.map(\.path))
    let changed = paths.filter { !older.isSame(atPath: $0, in: newer) }.sorted()
    base.looks = older.looks(in: changed)
    head.looks = newer.looks(in: changed)
  }
}

extension InterfaceFiles {
  fileprivate func looks(in paths: [String]) -> [SceneID: ScreenLooks] {
    var looks: [SceneID: ScreenLooks] = [:]
    for reading in readings(of: paths) {
      for (objectID, screen) in reading.screens {
        looks[SceneID(path: reading.path, objectID: objectID)] = screen.looks
      }
    }
    return looks
  }
}
