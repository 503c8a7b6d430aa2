import Synchronization

// For `unlink(2)` and signals, which swift-system does not have.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// A file that becomes another one once it is complete, and that is removed if the process is ended before.
package struct TemporaryFile {
  let path: String

  /// Call before the file exists.
  init(at path: String) {
    self.path = path
    let copy = path.withSystemPath { strdup($0) }
    pending.store(UInt(bitPattern: copy), ordering: .sequentiallyConsistent)
  }

  /// Call when the file no longer has this path.
  func forget() { pending.store(0, ordering: .sequentiallyConsistent) }

  func remove() {
    path.withSystemPath { _ = unlink($0) }
    forget()
  }

  /// Makes the signals with which users and systems end a process remove the file that is being written.
  ///
  /// Only one is known at a time: call it in a process that writes one file after the other.
  package static func removeOnTermination() {
    // The handler must not be what initialises it.
    pending.store(0, ordering: .sequentiallyConsistent)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      let before = signal(number, SIG_IGN)
      // As by `nohup`.
      if unsafeBitCast(before, to: Int.self) == unsafeBitCast(SIG_IGN, to: Int.self) { continue }
      signal(number) { number in
        let path = pending.load(ordering: .sequentiallyConsistent)
        if let path = UnsafePointer<CChar>(bitPattern: path) { unlink(path) }
        // Whoever waits for the process learns what ended it.
        signal(number, SIG_DFL)
        raise(number)
      }
    }
  }
}

/// The address of the path of the file that is being written; 0 where none is. The path is never freed: a
/// signal's handler may be reading it.
private let pending = Atomic<UInt>(0)
