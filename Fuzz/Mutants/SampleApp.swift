import Foundation

/// A sample as mutants are made of it.
struct SampleApp {
  /// A text file of the app.
  struct File {
    /// Relative to the app.
    let path: String
    let language: SyntaxTree.Language
    let tree: SyntaxTree
  }

  /// The new content of a file.
  struct Change {
    let path: String
    /// The file's new name; `nil` to keep it.
    let newName: String?
    let text: String
  }

  let name: String
  let folder: URL
  let files: [File]

  /// Reads the app in a folder. The order of the files does not depend on the disk.
  init(at folder: URL) throws {
    name = folder.lastPathComponent
    self.folder = folder
    let paths = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    files = try (paths ?? []).sorted().compactMap { path in
      guard let language = SyntaxTree.Language(fileName: path) else { return nil }
      let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
      return File(path: path, language: language, tree: SyntaxTree.tree(of: text, in: language))
    }
  }

  /// The samples in a folder, by name.
  static func all(in folder: URL) throws -> [SampleApp] {
    try FileManager.default.contentsOfDirectory(atPath: folder.path).sorted()
      .map { folder.appending(path: $0, directoryHint: .isDirectory) }
      .filter { FileManager.default.fileExists(atPath: $0.path + "/README.md") }
      .map { try SampleApp(at: $0) }
  }

  /// Writes a copy of the app with some files changed.
  func write(_ changes: [Change], to copy: URL) throws {
    try FileManager.default.copyItem(at: folder, to: copy)
    for change in changes {
      let file = copy.appending(path: change.path)
      try Data(change.text.utf8).write(to: file)
      guard let name = change.newName else { continue }
      let renamed = file.deletingLastPathComponent().appending(path: name)
      try FileManager.default.moveItem(at: file, to: renamed)
    }
  }
}
