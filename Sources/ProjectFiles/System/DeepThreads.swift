import Synchronization

// For POSIX threads: Dispatch and Foundation can't set the size of a stack, or are too large.
#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// Threads with stacks of 64 MB, for source that is nested as deeply as generated code: an `else
/// if` chain of 6,000 overflows the 8 MB of the main thread.
package enum DeepThreads {
  /// In bytes; the system commits the memory as it is used.
  private static let stackSize = 64 << 20

  /// Calls `body` on several new threads at once and waits until all have returned.
  ///
  /// - Parameter count: At least 1. If the system can't start as many threads, fewer call `body`, or
  ///   only the caller's own does: the calls have to share the work.
  package static func run(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let threads = (0..<count).compactMap { _ in start(Job(body)) }
      if threads.isEmpty { body() }
      for thread in threads { pthread_join(thread, nil) }
    }
  }

  /// Calls `body` on a thread and waits for its result.
  package static func result<Result: Sendable>(of body: @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    run(1) {
      let value = body()
      result.withLock { $0 = value }
    }
    return result.withLock { $0 } ?? body()
  }

  /// Calls `body` for each value, on all cores, and returns its results in the values' order.
  ///
  /// - Complexity: O(*n* / *c*) for *n* values and *c* cores.
  package static func map<Value: Sendable, Result: Sendable>(
    _ values: [Value], _ body: @Sendable (Value) -> Result
  ) -> [Result] {
    if values.isEmpty { return [] }
    let results = Mutex([Result?](repeating: nil, count: values.count))
    let next = Atomic(0)
    run(min(ProcessEnvironment.processorCount, values.count)) {
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

  /// - Returns: `nil` if the system can't start another thread.
  private static func start(_ job: Job) -> pthread_t? {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return nil }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    let argument = Unmanaged.passRetained(job)
    #if canImport(Darwin)
      var thread: pthread_t?
    #else
      var thread: pthread_t = 0
    #endif
    let status = pthread_create(
      &thread, attributes, { DeepThreads.perform($0) }, argument.toOpaque())
    if status != 0 { argument.release() }
    return status == 0 ? thread : nil
  }

  private static func perform(_ job: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
    if let job { Unmanaged<Job>.fromOpaque(job).takeRetainedValue().body() }
    return nil
  }
}
