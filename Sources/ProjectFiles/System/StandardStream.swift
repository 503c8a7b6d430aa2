// For `isatty(3)` and `signal(2)`, which swift-system does not have.
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

/// The process's own streams for output.
package enum StandardStream: Int32, Sendable {
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes, past the C library's buffer.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try FileDescriptor(rawValue: rawValue).write(all: bytes)
  }

  /// Makes a write to a pipe that nobody reads fail with an error instead of ending the process.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}
