#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A system call that failed, by its `errno`.
package struct SystemError: Error, Hashable, Sendable {
  package let code: Int32

  package init(code: Int32) { self.code = code }

  /// The failure of the call that was just made in this thread.
  static var last: SystemError { SystemError(code: errno) }

  /// Nobody reads from the other end of the pipe any more.
  package var isClosedPipe: Bool { code == EPIPE }

  var isInterruption: Bool { code == EINTR }
}

extension SystemError: CustomStringConvertible {
  /// Lower case, no full stop.
  package var description: String {
    switch code {
    case ENOENT, ENOTDIR: "no such file or folder"
    case EACCES, EPERM: "permission denied"
    case EISDIR: "is a folder"
    case ELOOP: "too many symbolic links"
    case ENAMETOOLONG: "the name is too long"
    case ENOSPC, EDQUOT: "no space left"
    case EROFS: "the file system is read-only"
    case EFBIG: "the file is too large"
    default: strerror(code).map { String(cString: $0) } ?? "error \(code)"
    }
  }
}

extension SystemError {
  package static let noSuchFile = SystemError(code: ENOENT)
  package static let notPermitted = SystemError(code: EACCES)
  package static let isFolder = SystemError(code: EISDIR)
  package static let tooLarge = SystemError(code: EFBIG)
  package static let closedPipe = SystemError(code: EPIPE)
  package static let inputOutput = SystemError(code: EIO)
  package static let tooManyLinks = SystemError(code: ELOOP)
  package static let isNoFolder = SystemError(code: ENOTDIR)
}
