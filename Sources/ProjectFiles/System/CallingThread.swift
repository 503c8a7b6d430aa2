import Dispatch
import Synchronization

/// Runs a task on the very thread that waits for it.
///
/// A thread of Swift's own pool may wait here: on a machine with one core there is no other that the
/// task could run on.
package final class CallingThread: TaskExecutor {
  private let jobs = Mutex<[UnownedJob]>([])
  private let isNeeded = DispatchSemaphore(value: 0)

  private init() {}

  package func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    jobs.withLock { $0.append(job) }
    isNeeded.signal()
  }

  /// Waits for what asynchronous work comes to.
  package static func result<Success: Sendable, Failure: Error>(
    of body: @escaping @Sendable () async throws(Failure) -> Success
  ) throws(Failure) -> Success {
    let thread = CallingThread()
    let outcome = Outcome<Success, Failure>()
    Task(executorPreference: thread) {
      do throws(Failure) {
        outcome.set(.success(try await body()))
      } catch {
        outcome.set(.failure(error))
      }
    }
    while true {
      if let result = outcome.result { return try result.get() }
      thread.isNeeded.wait()
      let job = thread.jobs.withLock { $0.removeFirst() }
      job.runSynchronously(on: thread.asUnownedTaskExecutor())
    }
  }

  private final class Outcome<Success: Sendable, Failure: Error>: Sendable {
    private let value = Mutex<Result<Success, Failure>?>(nil)

    var result: Result<Success, Failure>? { value.withLock { $0 } }

    func set(_ result: Result<Success, Failure>) { value.withLock { $0 = result } }
  }
}
