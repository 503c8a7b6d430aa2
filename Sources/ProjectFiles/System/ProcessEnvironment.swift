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

  /// The path of this program, also where it was found by its name only.
  package static var executablePath: String {
    #if canImport(Darwin)
      var size: UInt32 = 0
      _NSGetExecutablePath(nil, &size)
      var path = [CChar](repeating: 0, count: Int(size) + 1)
      return _NSGetExecutablePath(&path, &size) == 0
        ? String(decoding: path.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
        : CommandLine.arguments[0]
    #else
      return "/proc/self/exe"
    #endif
  }

  /// Limits what this process may use from now on: `setrlimit(2)`. Beyond the limits, the system
  /// refuses memory and ends the process.
  ///
  /// - Parameters:
  ///   - memory: In bytes. If the process has reserved more already, as with a sanitizer, memory is
  ///     not limited.
  ///   - processorSeconds: The CPU time.
  package static func limit(memory: Int, processorSeconds: Int) {
    #if canImport(Glibc)
      let memoryLimit = __rlimit_resource_t(RLIMIT_AS.rawValue)
      let timeLimit = __rlimit_resource_t(RLIMIT_CPU.rawValue)
    #else
      let (memoryLimit, timeLimit) = (RLIMIT_AS, RLIMIT_CPU)
    #endif
    var limit = rlimit()
    limit.rlim_cur = rlim_t(processorSeconds)
    limit.rlim_max = rlim_t(processorSeconds)
    setrlimit(timeLimit, &limit)
    guard reservedMemory < memory else { return }
    limit.rlim_cur = rlim_t(memory)
    limit.rlim_max = rlim_t(memory)
    setrlimit(memoryLimit, &limit)
  }

  /// The size of the address space in bytes; 0 where the system does not report it.
  private static var reservedMemory: Int {
    do {
      // On Linux, the first number is the size in pages.
      let fields = try TextFile(path: "/proc/self/statm").contents().split(separator: " ")
      return (fields.first.flatMap { Int($0) } ?? 0) * Int(sysconf(Int32(_SC_PAGESIZE)))
    } catch {
      return 0
    }
  }

  /// The number of available processors: `sysconf(3)`.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
