#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The process's own streams.
package enum StandardStream: Int32, Sendable {
  case input = 0
  case output = 1
  case error = 2

  package var isTerminal: Bool { isatty(rawValue) == 1 }

  /// Writes all bytes, past the C library's buffer.
  package func write(_ bytes: [UInt8]) throws(SystemError) {
    try FileDescriptor.writeAll(bytes, to: rawValue)
  }

  /// Makes a write to a pipe that nobody reads fail with an error instead of ending the process.
  package static func ignoreClosedPipes() { signal(SIGPIPE, SIG_IGN) }
}
