#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// The variables that the process was started with.
package enum ProcessEnvironment {
  /// `nil` for a variable that is not set: `getenv(3)`.
  package static func value(of name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Returns a path from the top, the current folder's before it where it has none; links stay.
  package static func absolutePath(_ path: String) -> String {
    if path.hasPrefix("/") { return path }
    guard let folder = getcwd(nil, 0) else { return path }
    defer { free(folder) }
    return Path.normalised(Path.joined(String(cString: folder), path))
  }

  /// How many processors work for this process: `sysconf(3)`.
  package static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
