import InputBounds

// For signals, `poll(2)` and `fcntl(2)`, which swift-system does not have.
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

/// A pipe: the bytes that are written to one end are read from the other.
struct Pipe: ~Copyable {
  let reading: OpenFile
  let writing: OpenFile

  /// Makes a pipe whose ends no started process inherits: `pipe(2)`.
  init() throws(SystemError) {
    let ends = try SystemError.catching { try FileDescriptor.pipe() }
    reading = OpenFile(owning: ends.readEnd)
    writing = OpenFile(owning: ends.writeEnd)
    for end in [ends.readEnd, ends.writeEnd] { _ = fcntl(end.rawValue, F_SETFD, FD_CLOEXEC) }
  }

  /// Writes all of `bytes` to a pipe: `write(2)`. If the other end is closed, that is an error and
  /// does not end the process, whatever the process does with `SIGPIPE`.
  static func writeAll(_ bytes: [UInt8], to descriptor: FileDescriptor) throws(SystemError) {
    try withoutSignal { () throws(SystemError) in try descriptor.write(all: bytes) }
  }

  /// Waits until there is something to read, or the other end is closed: `poll(2)`.
  static func wait(for descriptor: FileDescriptor, within seconds: InputBound) throws(SystemError) {
    let deadline = ContinuousClock.now + .seconds(seconds.limit)
    while true {
      let rest = ((deadline - ContinuousClock.now) / .milliseconds(1)).rounded(.up)
      guard rest > 0 else { throw .excess(BoundExcess(seconds)) }
      var polled = pollfd(fd: descriptor.rawValue, events: Int16(POLLIN), revents: 0)
      if poll(&polled, 1, Int32(min(rest, 60_000))) > 0 { return }
    }
  }

  /// Calls `body`, and discards the signal that a write to a closed pipe raises.
  static func withoutSignal<Result, Failure: Error>(
    _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    var signals = sigset_t()
    var before = sigset_t()
    sigemptyset(&signals)
    sigaddset(&signals, SIGPIPE)
    // The signal is sent to the writing thread, so that the others are not affected.
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
    return try body()
  }
}
