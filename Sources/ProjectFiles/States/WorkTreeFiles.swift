/// The files of a work tree that git tracks or would add: on the disk, without ignored files.
///
/// A file that is the same in the index has the name of the index's blob, so that it need not be parsed
/// again.
package struct WorkTreeFiles: FileStore {
  private let root: String
  /// Paths from the root.
  private let files: Set<String>
  private let folders: Set<String>
  private let blobs: [String: BlobID]

  /// - Parameters:
  ///   - files: Paths from the root.
  ///   - blobs: The blobs of files that were not changed since they were added, by path.
  package init(root: String, files: some Sequence<String>, blobs: [String: BlobID]) {
    self.root = root
    self.blobs = blobs
    self.files = Set(files)
    var folders: Set<String> = [""]
    for file in self.files {
      var folder = Path.split(file).folder
      while folders.insert(folder).inserted { folder = Path.split(folder).folder }
    }
    self.folders = folders
  }

  package func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry] {
    let entries = try FolderListing.entries(of: folder)
    guard let place = Path.relative(try Path.real(folder), to: root) else { return [] }
    return entries.filter { entry in
      let path = Path.joined(place, entry.name)
      return entry.kind == .folder ? folders.contains(path) : files.contains(path)
    }
  }

  package func realPath(of path: String) throws(SystemError) -> String {
    try Disk().realPath(of: path)
  }

  package func kind(of path: String) throws(SystemError) -> FileStatus.Kind {
    try Disk().kind(of: path)
  }

  package func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    try Disk().withBytes(of: path, reader: &reader, body)
  }

  package func blob(of path: String) -> BlobID? {
    Path.relative(path, to: root).flatMap { blobs[$0] }
  }

  package func willRead(_ paths: [String]) {}
}

extension GitRepository {
  package func workTree() async throws(GitError) -> WorkTreeFiles {
    let index = try await index()
    let known = try await paths(["ls-files", "--cached", "--recurse-submodules"])
    let new = try await paths(["ls-files", "--others", "--exclude-standard"])
    let changed = Set(try await paths(["diff-files", "--name-only"]))
    var blobs: [String: BlobID] = [:]
    for file in index.files
    where file.stage == 0 && file.mode.hasPrefix("100") && !changed.contains(file.path) {
      blobs[file.path] = file.blob
    }
    return WorkTreeFiles(root: root, files: known + new, blobs: blobs)
  }

  private func paths(_ arguments: [String]) async throws(GitError) -> [String] {
    try await command.bytes(arguments + ["-z"]).split(separator: 0).map { path in
      String(decoding: path, as: UTF8.self)
    }
  }
}
