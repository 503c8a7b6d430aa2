#if canImport(System)
  import System
#else
  import SystemPackage
#endif

/// A file descriptor that closes itself.
struct OpenFile: ~Copyable {
  enum Access { case read, append, create }

  let descriptor: FileDescriptor

  /// Opens a file: `open(2)`. A process that is started does not inherit it.
  ///
  /// - Parameter access: `.create` makes a new file, with the permissions that the process gives
  ///   to its files, and fails where there is one.
  init(at path: String, for access: Access) throws(SystemError) {
    let (mode, options): (FileDescriptor.AccessMode, FileDescriptor.OpenOptions) =
      switch access {
      case .read: (.readOnly, [])
      case .append: (.writeOnly, .append)
      case .create: (.writeOnly, [.create, .exclusiveCreate])
      }
    let opening = path.withSystemPath { path in
      Result { () throws(SystemError) in
        try SystemError.catching {
          try FileDescriptor.open(
            path, mode, options: options.union(.closeOnExec),
            permissions: FilePermissions(rawValue: 0o666))
        }
      }
    }
    descriptor = try opening.get()
  }

  /// - Parameter descriptor: One that nothing else closes.
  init(owning descriptor: FileDescriptor) { self.descriptor = descriptor }

  deinit {
    // There is nothing to be done about a file that can't be closed.
    try? descriptor.close()
  }

  /// Returns the descriptor for someone else to close.
  consuming func released() -> FileDescriptor {
    let value = descriptor
    discard self
    return value
  }
}

extension FileDescriptor {
  /// Reads until `buffer` is full or the file ends: `read(2)`.
  ///
  /// - Returns: How many bytes were read.
  func fill(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    var filled = 0
    while filled < buffer.count {
      let rest = UnsafeMutableRawBufferPointer(rebasing: buffer[filled...])
      let count = try fillPartly(rest)
      if count == 0 { break }
      filled += count
    }
    return filled
  }

  /// Reads what is there, and waits only if that is nothing: `read(2)`.
  ///
  /// - Returns: How many bytes were read; 0 at the end of the file.
  func fillPartly(_ buffer: UnsafeMutableRawBufferPointer) throws(SystemError) -> Int {
    try SystemError.catching { try read(into: buffer) }
  }

  /// Writes all of `bytes`: `write(2)`.
  func write(all bytes: [UInt8]) throws(SystemError) {
    _ = try SystemError.catching { try writeAll(bytes) }
  }
}
