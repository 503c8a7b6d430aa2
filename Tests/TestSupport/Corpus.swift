import Foundation

/// The files of real apps, if the package or a folder above it contains `shared/corpus`.
package enum Corpus {
  /// The folder that contains a folder for each app.
  package static let path: String? = shared.map { $0 + "/corpus" }
  /// Another program that reads an app's files, for comparison.
  package static let checker: String? = shared.map { $0 + "/tools/check-graph.py" }.flatMap {
    FileManager.default.fileExists(atPath: $0) ? $0 : nil
  }

  package static let apps: [String] = {
    guard let path else { return [] }
    let names = try? FileManager.default.contentsOfDirectory(atPath: path)
    return (names ?? []).sorted().map { "\(path)/\($0)" }.filter { app in
      var isFolder: ObjCBool = false
      return FileManager.default.fileExists(atPath: app, isDirectory: &isFolder)
        && isFolder.boolValue
    }
  }()

  private static let shared: String? = sequence(first: URL(filePath: #filePath)) {
    $0.path == "/" ? nil : $0.deletingLastPathComponent()
  }
  .map { $0.appending(path: "shared").path }
  .first { FileManager.default.fileExists(atPath: $0 + "/corpus") }
}
