import Synchronization

/// Calls a body for each number below a count, on any threads, and returns when all have returned. The
/// bodies need a stack of some megabytes.
package typealias Concurrently =
  @Sendable (_ count: Int, _ body: @escaping @Sendable (Int) -> Void) -> Void

extension Array where Element: Sendable {
  /// What is made of each share of the elements, in their order whatever the number of threads.
  ///
  /// - Parameter other: Is done meanwhile.
  func mapShares<Result: Sendable>(
    of size: Int, _ concurrently: Concurrently, beside other: (@Sendable () -> Void)? = nil,
    _ transform: @escaping @Sendable (ArraySlice<Element>) -> Result
  ) -> [Result] {
    if count <= size, other == nil { return isEmpty ? [] : [transform(self[...])] }
    let shares = stride(from: 0, to: count, by: size).map { self[$0..<Swift.min($0 + size, count)] }
    let results = Mutex([Result?](repeating: nil, count: shares.count))
    let first = other == nil ? 0 : 1
    concurrently(shares.count + first) { index in
      guard index >= first else {
        other?()
        return
      }
      let result = transform(shares[index - first])
      results.withLock { $0[index - first] = result }
    }
    return results.withLock { $0.compactMap { $0 } }
  }
}
