import Dispatch
import Synchronization

#if canImport(Darwin)
  import Darwin
#elseif canImport(Musl)
  import Musl
#else
  import Glibc
#endif

/// One of ``DeepThreads``. When it has done a job it waits a while for the next: a run has many short
/// phases, and to start a thread takes as long as one of them.
final class DeepThread: Sendable {
  struct Job: Sendable {
    let body: @Sendable () -> Void
    /// Is told once the body has returned and is let go; `nil` where nobody waits for it.
    var ended: DispatchSemaphore?
  }

  /// In bytes; memory is taken as it is used.
  private static let stackSize = 64 << 20
  /// How long a thread waits for another job before it gives its memory back.
  private static let patience = DispatchTimeInterval.seconds(1)
  /// Those that wait, the one that was busy last at the end.
  private static let idle = Mutex<[DeepThread]>([])

  private let job: Mutex<Job?>
  private let isNeeded = DispatchSemaphore(value: 0)

  private init(_ job: Job?) { self.job = Mutex(job) }

  /// Has a number of threads wait for a job.
  static func prepare(_ count: Int) {
    let missing = count - idle.withLock { $0.count }
    for _ in 0..<max(0, missing) { _ = start(DeepThread(nil)) }
  }

  /// Has a thread do a job: one that waits, or else a new one.
  ///
  /// - Returns: `false` where the system has no room for another.
  static func begin(_ job: Job) -> Bool {
    guard let thread = idle.withLock({ $0.popLast() }) else { return start(DeepThread(job)) }
    thread.job.withLock { $0 = job }
    thread.isNeeded.signal()
    return true
  }

  /// Whether the thread that asks is one of these.
  static var isCurrent: Bool { mark.map { pthread_getspecific($0) != nil } ?? false }

  /// What a thread is known by; `nil` where the system has no room for it.
  private static let mark: pthread_key_t? = {
    var key = pthread_key_t()
    return pthread_key_create(&key, nil) == 0 ? key : nil
  }()

  private static func start(_ new: DeepThread) -> Bool {
    let attributes = UnsafeMutablePointer<pthread_attr_t>.allocate(capacity: 1)
    defer { attributes.deallocate() }
    guard pthread_attr_init(attributes) == 0 else { return false }
    defer { pthread_attr_destroy(attributes) }
    pthread_attr_setstacksize(attributes, stackSize)
    pthread_attr_setdetachstate(attributes, Int32(PTHREAD_CREATE_DETACHED))
    let thread = Unmanaged.passRetained(new)
    #if canImport(Darwin)
      var handle: pthread_t?
      let status = pthread_create(&handle, attributes, { DeepThread.run($0) }, thread.toOpaque())
    #else
      var handle: pthread_t = 0
      let status = pthread_create(
        &handle, attributes, { argument in argument.flatMap { DeepThread.run($0) } },
        thread.toOpaque())
    #endif
    if status != 0 { thread.release() }
    return status == 0
  }

  private static func run(_ argument: UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? {
    if let mark { pthread_setspecific(mark, argument) }
    reserveMemory()
    Unmanaged<DeepThread>.fromOpaque(argument).takeRetainedValue().work()
    return nil
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

  private func work() {
    while true {
      let ended = doJob()
      // Before the one that waits for the job goes on, so that its next job finds this thread.
      Self.idle.withLock { $0.append(self) }
      ended?.signal()
      if isNeeded.wait(timeout: .now() + Self.patience) == .timedOut {
        if leave() { return }
        isNeeded.wait()
      }
    }
  }

  private func doJob() -> DispatchSemaphore? {
    let job = job.withLock { $0.take() }
    job?.body()
    return job?.ended
  }

  /// - Returns: `false` where a job is on its way.
  private func leave() -> Bool {
    Self.idle.withLock { idle in
      guard let place = idle.firstIndex(where: { $0 === self }) else { return false }
      idle.remove(at: place)
      return true
    }
  }
}
