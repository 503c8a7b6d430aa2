import Dispatch
import Synchronization

/// Threads whose stacks take source that is nested as deeply as a machine would write it: an `else
/// if` chain of 6,000 overflows the 8 MB that a process starts with.
///
/// Graphviz's thread is none of these: it may have to be left behind, and starts in C.
package enum DeepThreads {
  /// Has as many wait as there are cores, so that the first that are asked for are there already.
  package static func prepare() { DeepThread.prepare(ProcessEnvironment.processorCount) }

  /// Calls `body` on several threads at once and waits until all have returned. One of these that calls
  /// this is itself one of the several.
  ///
  /// - Parameter count: At least 1; fewer where the system has no room for more.
  package static func run(_ count: Int, _ body: @Sendable () -> Void) {
    withoutActuallyEscaping(body) { body in
      let isOne = DeepThread.isCurrent
      let ended = DispatchSemaphore(value: 0)
      let others = (0..<(isOne ? count - 1 : count)).count { _ in
        DeepThread.begin(DeepThread.Job(body: body, ended: ended))
      }
      // The work is shared, so that one is enough to do it all.
      if isOne || others == 0 { body() }
      for _ in 0..<others { ended.wait() }
    }
  }

  /// Calls `body` on a thread and waits for what it returns.
  package static func result<Result: Sendable>(of body: @Sendable () -> Result) -> Result {
    let result = Mutex<Result?>(nil)
    run(1) {
      let value = body()
      result.withLock { $0 = value }
    }
    return result.withLock { $0 } ?? body()
  }

  /// Lets go of what is large or nests deeply, and keeps nobody waiting for it.
  package static func letGo<Value: Sendable>(_ value: consuming Value) {
    let last = value
    _ = DeepThread.begin(DeepThread.Job(body: { _ = last }))
  }

  /// Calls `body` for each of some values, on all cores, and returns its results in their order.
  ///
  /// - Complexity: O(*n* / *c*) for *n* values and *c* cores.
  package static func map<Value: Sendable, Result: Sendable>(
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
}
