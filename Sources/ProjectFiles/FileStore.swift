/// Where the files of an app lie: on the disk, or in a state of it that git keeps.
///
/// Paths are absolute and `/`-separated, so that a state is read as the disk would be if it were
/// checked out.
package protocol FileStore: Sendable {
  /// Returns what stands in a folder, but `.` and `..`.
  func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry]

  /// Returns the absolute path with every link followed.
  func realPath(of path: String) throws(SystemError) -> String

  /// Returns what a path leads to, links followed.
  func kind(of path: String) throws(SystemError) -> FileStatus.Kind

  /// Calls `body` with the bytes of a file, which are gone when it returns.
  ///
  /// - Parameter reader: Has the memory that the bytes may use meanwhile.
  func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError)

  /// Returns what two files have in common only if their bytes are the same; `nil` where that is not
  /// known without reading them.
  func blob(of path: String) -> BlobID?

  /// Says which files are read next, in this order, so that they can be on their way.
  func willRead(_ paths: [String])
}

/// The name that git gives to the bytes of a file, as hexadecimal digits.
package struct BlobID: Hashable, Sendable {
  package let text: String

  package init(text: String) { self.text = text }
}

/// The files as they are on the disk now.
package struct Disk: FileStore {
  package init() {}

  package func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry] {
    try FolderListing.entries(of: folder)
  }

  package func realPath(of path: String) throws(SystemError) -> String { try Path.real(path) }

  package func kind(of path: String) throws(SystemError) -> FileStatus.Kind {
    try FileStatus(of: path).kind
  }

  package func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError) {
    try reader.withBytes(ofFileAt: path, body)
  }

  package func blob(of path: String) -> BlobID? { nil }

  package func willRead(_ paths: [String]) {}
}
