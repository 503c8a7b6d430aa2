#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Two ends, of which one gives what is written to the other.
struct Pipe: ~Copyable {
  let reading: FileDescriptor
  let writing: FileDescriptor

  /// Makes a pipe of which no process that is started inherits an end: `pipe(2)`.
  init() throws(SystemError) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else { throw .last }
    reading = FileDescriptor(taking: ends[0])
    writing = FileDescriptor(taking: ends[1])
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }
}
