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

  /// Calls `body` on several threads at once and waits for all of them: `pthread_create(3)`. One of
  /// these that calls this is itself one of the several.
  ///
  /// - Parameter count: At least 1; fewer where the system has no room for more.
  static func run(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let isOne = isCurrent
      let threads = (0..<(isOne ? count - 1 : count)).compactMap { _ in start(body) }
      // The work is shared, so that one is enough to do it all.
      if isOne || threads.isEmpty { body() }
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// Whether the thread that asks is one of these.
  private static var isCurrent: Bool { mark.map { pthread_getspecific($0) != nil } ?? false }

  /// What a thread is known by; `nil` where the system has no room for it.
  private static let mark: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  /// Calls `body` on a thread and waits for what it returns.
  static func result<Result: Sendable>(of body: @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    run(1) {
      let value = body()
      result.withLock { $0 = value }
    }
    return result.withLock { $0 } ?? body()
  }

  /// Makes room for what a thread allocates, in one piece; memory is taken as it is used.
  ///
  /// glibc grows the heap of a thread page by page, each by a call that stops the other threads, and
  /// gives it back as soon as a file is read; but not what is no more than was once allocated.
  private static func reserveMemory() {
    for size in [24 << 20, 16 << 20] {
      UnsafeMutableRawBufferPointer.allocate(byteCount: size, alignment: 16).deallocate()
    }
  }

  /// Calls `body` for each of some values, on all cores, and returns its results in their order.
  ///
  /// - Complexity: O(*n* / *c*) for *n* values and *c* cores.
  static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ body: @Sendable (Value) -> Result
  ) -> [Result] {
    let results = Mutex([Result?](repeating: nil, count: values.count))
    let next = Atomic(0)
    run(max(1, min(ProcessEnvironment.processorCount, values.count))) {
      while case let index = next.add(1, ordering: .relaxed).oldValue, index < values.count {
        let result = body(values[index])
        results.withLock { $0[index] = result }
      }
    }
    return results.withLock { $0.compactMap(\.self) }
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
    if let mark { pthread_setspecific(mark, argument) }
    reserveMemory()
    Unmanaged<Job>.fromOpaque(argument).takeRetainedValue().body()
    return nil
  }
}
