import ProjectTargets
import TestSupport

extension ProjectFile {
  init(_ path: String, _ text: String) {
    self.init(AppFile(path: path, bytes: Array(text.utf8)))
  }
}

extension XcodeSketch {
  func file(at path: String) -> ProjectFile { ProjectFile(path, text) }
}
