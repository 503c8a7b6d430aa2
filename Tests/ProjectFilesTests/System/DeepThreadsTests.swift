import Synchronization
import Testing

@testable import ProjectFiles

@Suite("Threads with a deep stack")
struct DeepThreadsTests {
  @Test("Each thread runs the body once, and all are waited for", arguments: [1, 2, 8])
  func count(count: Int) {
    let runs = Atomic(0)
    DeepThreads.run(count) { runs.add(1, ordering: .relaxed) }
    #expect(runs.load(ordering: .relaxed) == count)
  }

  @Test("A map's results are in the order of its elements")
  func map() {
    #expect(DeepThreads.map(Array(0..<500)) { $0 * 2 } == (0..<500).map { $0 * 2 })
    #expect(DeepThreads.map([Int]()) { $0 } == [])
  }

  @Test("A thread may start others and wait for them")
  func nesting() {
    let runs = Atomic(0)
    DeepThreads.run(4) {
      for _ in 0..<20 { DeepThreads.run(3) { runs.add(1, ordering: .relaxed) } }
    }
    #expect(runs.load(ordering: .relaxed) == 4 * 20 * 3)
  }

  @Test("A recursion that overflows 8 MB ends")
  func depth() {
    let sum = Atomic(0)
    DeepThreads.run(1) { sum.store(Self.sum(to: 20_000), ordering: .relaxed) }
    #expect(sum.load(ordering: .relaxed) == 200_010_000)
  }

  /// Each call uses more than 800 bytes of stack. The thread sanitizer follows up to 65,536 calls.
  private static func sum(to number: Int) -> Int {
    if number == 0 { return 0 }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 100) { buffer in
      buffer[0] = number
      return sum(to: number - 1) + buffer[0]
    }
  }
}
