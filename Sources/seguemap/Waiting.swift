import Dispatch
import Synchronization

/// Waits on the main thread for what goes on elsewhere.
///
/// The main thread is none of those that tasks run on, so that none of them is kept from going on.
func waiting<Success: Sendable, Failure: Error>(
  for body: @escaping @Sendable () async throws(Failure) -> Success
) throws(Failure) -> Success {
  let outcome = Outcome<Success, Failure>()
  let isDone = DispatchSemaphore(value: 0)
  Task.detached {
    do throws(Failure) {
      outcome.set(.success(try await body()))
    } catch {
      outcome.set(.failure(error))
    }
    isDone.signal()
  }
  while true {
    isDone.wait()
    if let result = outcome.result { return try result.get() }
  }
}

/// What a task has come to, seen from outside.
private final class Outcome<Success: Sendable, Failure: Error>: Sendable {
  private let value = Mutex<Result<Success, Failure>?>(nil)

  var result: Result<Success, Failure>? { value.withLock { $0 } }

  func set(_ result: Result<Success, Failure>) { value.withLock { $0 = result } }
}
