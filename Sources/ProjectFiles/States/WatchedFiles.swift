import Synchronization

/// The files on the disk, with a record of those that were read, so that a change can be seen.
///
/// The state of a file is its size and the time of its last modification; the state of a folder is the names in
/// it. Both exist on every system, and nothing has to run between two looks.
package final class WatchedFiles: FileStore {
  private let disk = Disk()
  private let record = Mutex(Record())

  private struct Record {
    /// The states of files as they were before they were read; `nil` for one that was missing.
    var files: [String: FileStatus.Version?] = [:]
    var folders: [String: Folder] = [:]
  }

  private struct Folder: Hashable {
    var version: FileStatus.Version?
    var names: Set<String>
  }

  package init() {}

  // MARK: Reading

  package func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry] {
    let version = FileStatus.version(of: folder)
    let entries = try disk.entries(of: folder)
    let names = Set(entries.map(\.name))
    record.withLock { $0.folders[folder] = Folder(version: version, names: names) }
    return entries
  }

  package func realPath(of path: String) throws(SystemError) -> String {
    try disk.realPath(of: path)
  }

  package func kind(of path: String) throws(SystemError) -> FileStatus.Kind {
    try disk.kind(of: path)
  }

  package func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    note(path, FileStatus.version(of: path))
    try disk.withBytes(of: path, reader: &reader, body)
  }

  /// The state of the file as a name for its bytes, under which the results of reading it are kept.
  package func blob(of path: String) -> BlobID? {
    let version = FileStatus.version(of: path)
    note(path, version)
    return version.map { BlobID(text: $0.description) }
  }

  package func willRead(_ paths: [String]) {}

  private func note(_ path: String, _ version: FileStatus.Version?) {
    record.withLock { $0.files[path] = .some(version) }
  }

  // MARK: Watching

  /// Forgets what was read; call it before the files are read again.
  package func reset() { record.withLock { $0 = Record() } }

  /// Whether a file or folder that was read is different now.
  ///
  /// - Parameter outputs: The real paths of files that come and go in the folders without being a change, with
  ///   the temporary files beside them.
  package func hasChanged(ignoring outputs: Set<String>) -> Bool {
    record.withLock { record in
      for (path, version) in record.files
      where !outputs.contains(path) && FileStatus.version(of: path) != version {
        return true
      }
      for (path, folder) in record.folders {
        let version = FileStatus.version(of: path)
        if version == folder.version { continue }
        guard let entries = try? disk.entries(of: path) else { return true }
        let names = Set(entries.map(\.name))
        let others = names.symmetricDifference(folder.names).filter { name in
          !outputs.contains(Path.joined(path, name))
            && !(name.hasPrefix(".") && name.hasSuffix(".tmp"))
        }
        if !others.isEmpty { return true }
        record.folders[path] = Folder(version: version, names: names)
      }
      return false
    }
  }
}
