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

  /// Writes all of `bytes` to a pipe: `write(2)`. Where nobody reads any more that is an error, and
  /// does not end the process, whatever the process does with `SIGPIPE`.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    // The signal is sent to the thread that writes, so that the others need not know.
    pthread_sigmask(SIG_BLOCK, &signals, &before)
    defer {
      var pending = sigset_t()
      sigpending(&pending)
      if sigismember(&pending, SIGPIPE) == 1, sigismember(&before, SIGPIPE) == 0 {
        var signal: Int32 = 0
        sigwait(&signals, &signal)
      }
      pthread_sigmask(SIG_SETMASK, &before, nil)
    }
    try FileDescriptor.writeAll(bytes, to: descriptor)
  }
}
