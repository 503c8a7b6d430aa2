/// The files of an app: on the disk, or in a state that git has.
///
/// Paths are absolute and `/`-separated, so that a state is read as the disk would be if it were
/// checked out.
package protocol FileStore: Sendable {
  /// Returns the entries of a folder, without `.` and `..`.
  func entries(of folder: String) throws(SystemError) -> [FolderListing.Entry]

  /// Returns the absolute path with every link followed.
  func realPath(of path: String) throws(SystemError) -> String

  /// Returns the kind of what a path leads to, links followed.
  func kind(of path: String) throws(SystemError) -> FileStatus.Kind

  /// Calls `body` with the bytes of a file, which are gone when it returns.
  ///
  /// - Parameter reader: Provides the memory for the bytes.
  func withBytes(
    of path: String, reader: inout FileReader, _ body: (UnsafeRawBufferPointer) -> Void
  ) throws(SystemError)

  /// Returns the name of the file's bytes, which is the same for two files if their bytes are;
  /// `nil` where that is unknown, as it may be until they are read.
  func blob(of path: String) -> BlobID?

  /// Announces which files are read next, in this order, so that they can be fetched meanwhile.
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
