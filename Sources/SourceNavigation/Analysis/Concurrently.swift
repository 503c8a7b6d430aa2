import Synchronization

/// Calls a body for each number below a count, on any threads, and returns when all have returned. The
/// bodies need a stack of some megabytes.
package typealias Concurrently =
  @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

/// What two bodies make, at once where there are two threads.
package func results<First: Sendable, Second: Sendable>(
  of first: @escaping @Sendable () -> First, and second: @escaping @Sendable () -> Second,
  _ concurrently: Concurrently
) -> (First, Second) {
  let results = Mutex<(First?, Second?)>((nil, nil))
  concurrently(2) { index in
    if index == 0 {
      let result = first()
      results.withLock { $0.0 = result }
    } else {
      let result = second()
      results.withLock { $0.1 = result }
    }
  }
  let (one, other) = results.withLock { $0 }
  return (one ?? first(), other ?? second())
}

extension Array where Element: Sendable {
  /// What is made of each share of the elements, in their order whatever the number of threads.
  func mapShares<Result: Sendable>(
    of size: Int, _ concurrently: Concurrently,
    _ transform: @escaping @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    if count <= size { return isEmpty ? [] : [transform(self[...])] }
    let shares = stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    let results = Mutex([Result?](repeating: nil, count: shares.count))
    concurrently(shares.count) { index in
      let result = transform(shares[index])
      results.withLock { $0[index] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
