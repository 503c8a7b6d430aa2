// For calls that swift-system does not have, each named below.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// What the system reports about this process.
package enum ProcessEnvironment {
  /// The arguments of the command line. One that is not UTF-8 can only be a path, and is spelt as paths are.
  package static var arguments: [String] {
    let pointers = UnsafeBufferPointer(
      start: CommandLine.unsafeArgv, count: Int(CommandLine.argc))
    return pointers.dropFirst().compactMap { argument in
      argument.map { String(validatingCString: $0) ?? String(systemPath: $0) }
    }
  }

  /// The value of an environment variable; `nil` for one that is not set: `getenv(3)`.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns an absolute path, relative to the current folder; links are kept.
  package static func absolutePath(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return Path.normalised(Path.joined(String(cString: folder), path))
  }

  /// Returns what `body` returns, and the CPU time that all threads took meanwhile:
  /// `clock_gettime(3)`.
  package static func measuringProcessorTime<Result>(
    _ body: () -> Result
  ) -> (result: Result, time: Duration) {
    let start = processorTime
    let result = body()
    return (result, processorTime - start)
  }

  private static var processorTime: Duration {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return .seconds(time.tv_sec) + .nanoseconds(time.tv_nsec)
  }

  /// The number of available processors: `sysconf(3)`.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
