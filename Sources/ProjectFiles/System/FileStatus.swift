// For `stat(2)`, which Apple's `System` has from macOS 26 on only.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The properties of a file.
package struct FileStatus {
  package enum Kind { case folder, file, link, other }

  package let kind: Kind
  /// In bytes.
  let size: Int
  /// Who may read, write and run it.
  let permissions: mode_t

  init(_ status: stat) {
    kind =
      switch status.st_mode & S_IFMT {
      case S_IFDIR: .folder
      case S_IFREG: .file
      case S_IFLNK: .link
      default: .other
      }
    size = Int(status.st_size)
    permissions = status.st_mode & 0o7777
  }

  /// - Parameter followsLink: Whether the status is that of a link's target, `stat(2)`, or of the link
  ///   itself, `lstat(2)`.
  init(of path: String, followsLink: Bool = true) throws(SystemError) {
    var status = stat()
    let result = path.withSystemPath { path in
      followsLink ? stat(path, &status) : lstat(path, &status)
    }
    guard result == 0 else { throw .last }
    self.init(status)
  }
}
