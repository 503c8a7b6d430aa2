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
  /// When the file, or the list of a folder's names, was last changed.
  private let modification: timespec
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
    #if canImport(Darwin)
      modification = status.st_mtimespec
    #else
      modification = status.st_mtim
    #endif
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

extension FileStatus {
  /// What differs, in all probability, between a file before and after it was written.
  struct Version: Hashable, CustomStringConvertible {
    let size: Int
    let seconds: Int
    let nanoseconds: Int

    var description: String { "\(size) \(seconds) \(nanoseconds)" }
  }

  /// Returns the version of what a path leads to; `nil` if that is nothing.
  static func version(of path: String) -> Version? {
    guard let status = try? FileStatus(of: path) else { return nil }
    return Version(
      size: status.size, seconds: Int(status.modification.tv_sec),
      nanoseconds: Int(status.modification.tv_nsec))
  }
}
