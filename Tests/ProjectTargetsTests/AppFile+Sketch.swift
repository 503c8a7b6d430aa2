import ProjectTargets
import TestSupport

extension AppFile {
  init(_ path: String, _ text: String) {
    self.init(path: path, bytes: Array(text.utf8))
  }
}

extension XcodeSketch {
  func file(at path: String) -> AppFile { AppFile(path, text) }
}
