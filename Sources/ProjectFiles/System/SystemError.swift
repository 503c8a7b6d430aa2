package import InputBounds

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif
#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A system call that failed, in the words that messages use.
package struct SystemError: Error, Hashable, Sendable {
  private let reason: Errno
  /// What is too large, and how large it may be.
  private let excess: BoundExcess?

  private init(_ reason: Errno, excess: BoundExcess? = nil) {
    self.reason = reason
    self.excess = excess
  }

  /// The failure of the call that was just made in this thread. Only for calls that swift-system
  /// doesn't have: it does not publish the `errno` of others.
  static var last: SystemError { SystemError(Errno(rawValue: errno)) }

  /// - Parameter code: What a call returned that reports its failure so.
  init(code: Int32) { self.init(Errno(rawValue: code)) }

  /// Calls swift-system, which throws nothing but `Errno`.
  static func catching<Value>(_ body: () throws -> Value) throws(SystemError) -> Value {
    do {
      return try body()
    } catch {
      throw (error as? Errno).map { SystemError($0) } ?? .inputOutput
    }
  }

  /// Nobody reads from the other end of the pipe any more.
  package var isClosedPipe: Bool { self == .closedPipe }
}

extension SystemError: CustomStringConvertible {
  /// Lower case, no full stop.
  package var description: String {
    if let excess { return excess.description }
    return switch reason {
    case .noSuchFileOrDirectory, .notDirectory: "no such file or folder"
    case .permissionDenied, .notPermitted: "permission denied"
    case .isDirectory: "is a folder"
    case .tooManySymbolicLinkLevels: "too many symbolic links"
    case .fileNameTooLong: "the name is too long"
    case .noSuchAddressOrDevice: "is a device, a pipe or a socket"
    case .noSpace, .diskQuotaExceeded: "no space left"
    case .readOnlyFileSystem: "the file system is read-only"
    case .fileTooLarge: "the file is too large"
    default: reason.description
    }
  }
}

extension SystemError {
  package static func excess(_ excess: BoundExcess) -> SystemError {
    SystemError(.fileTooLarge, excess: excess)
  }

  package static let noSuchFile = SystemError(.noSuchFileOrDirectory)
  package static let notPermitted = SystemError(.permissionDenied)
  package static let isFolder = SystemError(.isDirectory)
  package static let closedPipe = SystemError(.brokenPipe)
  /// What `open(2)` says of a socket.
  package static let isSpecial = SystemError(.noSuchAddressOrDevice)
  package static let inputOutput = SystemError(.ioError)
  package static let tooManyLinks = SystemError(.tooManySymbolicLinkLevels)
  package static let isNoFolder = SystemError(.notDirectory)
  static let alreadyExists = SystemError(.fileExists)
}
