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

  /// How many processors work for this process: `sysconf(3)`.
  static var processorCount: Int { max(1, sysconf(Int32(_SC_NPROCESSORS_ONLN))) }
}
