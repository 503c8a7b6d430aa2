#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// An open file that closes itself.
struct FileDescriptor: ~Copyable {
  enum Access { case read, append, create }

  let rawValue: Int32

  /// Opens a file: `open(2)`.
  ///
  /// - Parameter access: `.create` makes a new file, with the permissions that the process gives
  ///   to its files, and fails where there is one.
  init(opening path: String, for access: Access) throws(SystemError) {
    let flags: Int32 =
      switch access {
      case .read: O_RDONLY | O_CLOEXEC
      case .append: O_WRONLY | O_APPEND | O_CLOEXEC
      case .create: O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC
      }
    let opened = open(path, flags, 0o666)
    guard opened >= 0 else { throw .last }
    rawValue = opened
  }

  /// - Parameter rawValue: An open file that nothing else closes.
  init(taking rawValue: Int32) { self.rawValue = rawValue }

  deinit { close(rawValue) }

  /// Returns the open file for someone else to close.
  consuming func released() -> Int32 {
    let value = rawValue
    discard self
    return value
  }

  func setPermissions(_ permissions: mode_t) throws(SystemError) {
    guard fchmod(rawValue, permissions) == 0 else { throw .last }
  }

  /// Reads until `buffer` is full or the file ends: `read(2)`.
  ///
  /// - Returns: How many bytes were read.
  static func fill(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count, let start = buffer.baseAddress {
      let rest = UnsafeMutableRawBufferPointer(
        start: start + filled, count: buffer.count - filled)
      let count = try fillPartly(rest, from: descriptor)
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Reads what is there, and waits only if that is nothing: `read(2)`.
  ///
  /// - Returns: How many bytes were read; 0 at the end of the file.
  static func fillPartly(
    _ buffer: UnsafeMutableRawBufferPointer, from descriptor: Int32
  ) throws(SystemError) -> Int {
    while true {
      let count = read(descriptor, buffer.baseAddress, buffer.count)
      if count >= 0 { return count }
      if !SystemError.last.isInterruption { throw .last }
    }
  }

  /// Writes all of `bytes`: `write(2)`.
  static func writeAll(_ bytes: [UInt8], to descriptor: Int32) throws(SystemError) {
    try bytes.withUnsafeBufferPointer { (bytes) throws(SystemError) in
      var written = 0
      while written < bytes.count, let start = bytes.baseAddress {
        let count = write(descriptor, start + written, bytes.count - written)
        if count >= 0 { written += count } else if !SystemError.last.isInterruption { throw .last }
      }
    }
  }
}
