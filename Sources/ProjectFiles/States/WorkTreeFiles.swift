import FlowModel
import Synchronization

/// The files of a work tree that git tracks or would add: on the disk, without ignored files.
///
/// They are read as they are, and not as git would store them: that would run the repository's filters, and
/// other line ends don't change a flow.
package struct WorkTreeFiles: FileStore {
  private let root: String
  /// Paths from the root.
  private let files: Set<String>
  private let folders: FolderTree
  /// `nil` where git names files in a way that is not known here.
  private let names: ByteNames?

  /// The names that git has for the bytes of the files that were read, so that they need not be parsed again
  /// in another state.
  private final class ByteNames: Sendable {
    let byPath = Mutex<[String: BlobID]>([:])
  }

  /// - Parameters:
  ///   - files: Paths from the root.
  ///   - usesSHA1: Whether the repository names its objects so.
  package init(root: String, files: [String], usesSHA1: Bool) {
    self.root = root
    names = usesSHA1 ? ByteNames() : nil
    self.files = Set(files)
    folders = FolderTree(of: files)
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
    try Disk().withBytes(of: path, reader: &reader) { bytes in
      if let names {
        let name = BlobID(of: bytes)
        names.byPath.withLock { $0[path] = name }
      }
      body(bytes)
    }
  }

  package func blob(of path: String) -> BlobID? { names?.byPath.withLock { $0[path] } }

  package func willRead(_ paths: [String]) {}
}

extension GitRepository {
  package func workTree() async throws(GitError) -> WorkTreeFiles {
    let index = try await index()
    // Without a file in the index, nothing can be the same in another state.
    let usesSHA1 = index.files.first.map { $0.blob.length == BlobID.lengthOfSHA1 } ?? false
    let known = try await paths(["ls-files", "--cached", "--recurse-submodules"])
    let new = try await paths(["ls-files", "--others", "--exclude-standard"])
    return WorkTreeFiles(root: root, files: known + new, usesSHA1: usesSHA1)
  }

  private func paths(_ arguments: [String]) async throws(GitError) -> [String] {
    try await command.bytes(arguments + ["-z"]).split(separator: 0).map { String(fileName: $0) }
  }
}
