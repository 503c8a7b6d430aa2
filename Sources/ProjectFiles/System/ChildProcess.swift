// For `posix_spawn(3)`, `poll(2)`, `waitpid(2)` and `kill(2)`. Subprocess is asynchronous, and a layout
// that waits for it would block the threads that it needs.
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

/// A program that reads one input, writes one output, and is ended if that takes too long.
package struct ChildProcess: Hashable, Sendable {
  package let path: String
  package let arguments: [String]

  /// - Parameter path: The path of the program; it is not searched for.
  package init(path: String, arguments: [String]) {
    self.path = path
    self.arguments = arguments
  }

  package enum Failure: Error, Hashable, Sendable {
    case timedOut
    /// What happened; lower case, no full stop.
    case failed(String)
  }

  /// Far above the largest answer.
  fileprivate static let outputLimit = 1 << 28

  /// Runs the program to its end, and returns what it wrote to standard output. What it writes to
  /// standard error is discarded.
  ///
  /// - Parameter seconds: The time after which the program is ended.
  package func output(
    for input: [UInt8], within seconds: Int
  ) -> Result<[UInt8], Failure> {
    do throws(SystemError) {
      let requests = try Pipe()
      let responses = try Pipe()
      let process = try start(
        reading: requests.reading.descriptor, writing: responses.writing.descriptor)
      var exchange = Exchange(
        process: process, deadline: ContinuousClock.now + .seconds(seconds), input: input)
      // The program's own ends are closed here, so that its end is the end of the output.
      _ = consume responses.writing
      _ = consume requests.reading
      return exchange.run(
        requests: consume requests.writing, responses: consume responses.reading)
    } catch {
      return .failure(.failed("it can't be started: \(error)"))
    }
  }

  /// - Returns: The ID of the process.
  private func start(
    reading input: FileDescriptor, writing output: FileDescriptor
  ) throws(SystemError) -> pid_t {
    #if canImport(Darwin)
      var actions: posix_spawn_file_actions_t?
      var attributes: posix_spawnattr_t?
    #else
      var actions = posix_spawn_file_actions_t()
      var attributes = posix_spawnattr_t()
    #endif
    posix_spawn_file_actions_init(&actions)
    defer { posix_spawn_file_actions_destroy(&actions) }
    posix_spawn_file_actions_adddup2(&actions, input.rawValue, 0)
    posix_spawn_file_actions_adddup2(&actions, output.rawValue, 1)
    posix_spawn_file_actions_addopen(&actions, 2, "/dev/null", O_WRONLY, 0)
    // The program must not inherit which signals this thread blocks.
    posix_spawnattr_init(&attributes)
    defer { posix_spawnattr_destroy(&attributes) }
    var signals = sigset_t()
    sigemptyset(&signals)
    posix_spawnattr_setsigmask(&attributes, &signals)
    sigaddset(&signals, SIGABRT)
    posix_spawnattr_setsigdefault(&attributes, &signals)
    posix_spawnattr_setflags(
      &attributes, Int16(POSIX_SPAWN_SETSIGMASK) | Int16(POSIX_SPAWN_SETSIGDEF))
    var argv: [UnsafeMutablePointer<CChar>?] = ([path] + arguments).map { strdup($0) } + [nil]
    defer { for argument in argv { free(argument) } }
    // Apple's headers do not declare `environ`.
    #if canImport(Darwin)
      let environment = _NSGetEnviron().pointee
    #else
      let environment = environ
    #endif
    var process: pid_t = 0
    let status = posix_spawn(&process, path, &actions, &attributes, &argv, environment)
    guard status == 0 else { throw SystemError(code: status) }
    return process
  }
}

/// The passing of input and output to and from a running process.
private struct Exchange {
  let process: pid_t
  let deadline: ContinuousClock.Instant
  let input: [UInt8]
  private var sent = 0
  private var output: [UInt8] = []

  init(process: pid_t, deadline: ContinuousClock.Instant, input: [UInt8]) {
    self.process = process
    self.deadline = deadline
    self.input = input
  }

  private enum End { case output, deadline, limit }

  mutating func run(
    requests: consuming OpenFile, responses: consuming OpenFile
  ) -> Result<[UInt8], ChildProcess.Failure> {
    // A write must not wait for a process that has stopped reading.
    _ = fcntl(requests.descriptor.rawValue, F_SETFL, O_NONBLOCK)
    var requests: OpenFile? = consume requests
    var end = End.output
    var isOpen = true
    while isOpen {
      let rest = (deadline - ContinuousClock.now) / .milliseconds(1)
      guard rest > 0 else {
        end = .deadline
        break
      }
      var polled = [
        pollfd(fd: responses.descriptor.rawValue, events: Int16(POLLIN), revents: 0)
      ]
      if let requests = requests?.descriptor.rawValue {
        polled.append(pollfd(fd: requests, events: Int16(POLLOUT), revents: 0))
      }
      guard poll(&polled, nfds_t(polled.count), Int32(min(rest.rounded(.up), 60_000))) > 0 else {
        continue
      }
      if polled.count > 1, polled[1].revents != 0, !send(to: polled[1].fd) { requests = nil }
      if polled[0].revents != 0 { isOpen = receive(from: responses.descriptor) }
      if output.count > ChildProcess.outputLimit {
        end = .limit
        break
      }
    }
    // A process that has closed its output has nothing left to do.
    kill(process, SIGKILL)
    let status = wait()
    switch end {
    case .deadline: return .failure(.timedOut)
    case .limit: return .failure(.failed("it wrote too much"))
    case .output: break
    }
    if let failure = Self.failure(of: status) { return .failure(.failed(failure)) }
    return .success(output)
  }

  /// - Returns: Whether there is more to send.
  private mutating func send(to descriptor: Int32) -> Bool {
    let count = Pipe.withoutSignal {
      input.withUnsafeBytes { bytes in
        write(descriptor, bytes.baseAddress?.advanced(by: sent), min(bytes.count - sent, 1 << 16))
      }
    }
    if count < 0 { return errno == EAGAIN || errno == EINTR }
    sent += count
    return sent < input.count
  }

  /// - Returns: Whether there may be more to receive.
  private mutating func receive(from descriptor: FileDescriptor) -> Bool {
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    do throws(SystemError) {
      let count = try buffer.withUnsafeMutableBufferPointer { (bytes) throws(SystemError) in
        try descriptor.fillPartly(UnsafeMutableRawBufferPointer(bytes))
      }
      output += buffer[..<count]
      return count > 0
    } catch {
      return false
    }
  }

  private func wait() -> Int32? {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0 {
      // Another part of the program may have waited for all of its processes.
      if errno != EINTR { return nil }
    }
    return status
  }

  /// Decodes a status as `WIFSIGNALED` and `WEXITSTATUS` do, which Swift can't import.
  private static func failure(of status: Int32?) -> String? {
    guard let status else { return "its status is unknown" }
    let signal = status & 0x7F
    if signal == 0 {
      let code = (status >> 8) & 0xFF
      return code == 0 ? nil : "it ended with code \(code)"
    }
    let name = strsignal(signal).map { " (\(String(cString: $0).lowercased()))" } ?? ""
    return "it was ended by signal \(signal)\(name)"
  }
}
