import InputBounds
import Synchronization

/// The size of the files that were read, by which the first is found that exceeds the bound of a run.
///
/// Files are read in any order. Which are left out depends on their own order alone.
final class ReadTotal: Sendable {
  private struct State {
    /// `nil` for a file that is not read yet.
    var sizes: [Int?]
    /// How many files at the start were read.
    var readCount = 0
    /// Their size.
    var sum = 0
    /// How many files at the start have a size within the bound.
    var countWithinBound: Int
  }

  private let state: Mutex<State>
  private let bound: InputBound

  /// - Parameter count: The number of files.
  init(count: Int, bound: InputBound = InputBounds.totalSize) {
    self.bound = bound
    state = Mutex(
      State(sizes: [Int?](repeating: nil, count: count), countWithinBound: count))
  }

  /// Whether files that are read now are left out.
  var isExceeded: Bool { state.withLock { !bound.holds($0.sum) } }

  var countWithinBound: Int { state.withLock { $0.countWithinBound } }

  /// - Parameter index: The file's place in the order of files.
  func add(_ size: Int, at index: Int) {
    state.withLock { state in
      state.sizes[index] = size
      while bound.holds(state.sum), state.readCount < state.sizes.count,
        let size = state.sizes[state.readCount]
      {
        state.sum += size
        if !bound.holds(state.sum) { state.countWithinBound = state.readCount }
        state.readCount += 1
      }
    }
  }
}
