import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads whose stacks take source that is nested as deeply as a machine would write it: an `else
/// if` chain of 6,000 overflows the 8 MB that a process starts with.
///
/// Graphviz's thread is none of these: it may have to be left behind, and starts in C.
enum DeepThreads {
  /// In bytes; memory is taken as it is used.
  private static let stackSize = 64 << 20

  /// Calls `body` on several threads at once and waits for all of them: `pthread_create(3)`.
  ///
  /// - Parameter count: At least 1; fewer where the system has no room for more.
  static func run(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let threads = (0..<count).compactMap { _ in start(body) }
      // The work is shared, so that one is enough to do it all.
      if threads.isEmpty { body() }
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// Calls `body` on a thread and waits for what it returns.
  static func result<Result: Sendable>(of body: @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    run(1) {
      let value = body()
      result.withLock { $0 = value }
    }
    return result.withLock { $0 } ?? body()
  }

  /// Makes room for what a thread allocates, in one piece.
  ///
  /// glibc grows the heap of a thread page by page, each by a call that stops the other threads, and
  /// gives it back as soon as a file is read; but not what is no more than was once allocated.
  private static func reserveMemory() {
    for size in [4 << 20, 2 << 20] {
      UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16).deallocate()
    }
  }

  private final class Job: Sendable {
    let body: @Sendable () -> Void

    init(_ body: @escaping @Sendable () -> Void) { self.body = body }
  }

  private static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    let job = Unmanaged.passRetained(Job(body))
    #if canImport(Darwin)
      var thread: pthread_t?
      let status = pthread_create(&thread, attributes, { Self.run($0) }, job.toOpaque())
    #else
      var thread: pthread_t = 0
      let status = pthread_create(
        &thread, attributes, { argument in argument.flatMap { Self.run($0) } }, job.toOpaque())
    #endif
    if status != 0 { job.release() }
    return status == 0 ? thread : nil
  }

  private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    reserveMemory()
    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
}
