import Dispatch
import Foundation
import Synchronization
import Testing

@testable import ProjectFiles

@Suite("Threads with a deep stack")
struct DeepThreadsTests {
  @Test("Each runs the body once, and all are waited for", arguments: [1, 2, 8])
  func count(count: Int) {
    let runs = Atomic(0)
    DeepThreads.run(count) { runs.add(1, ordering: .relaxed) }
    #expect(runs.load(ordering: .relaxed) == count)
  }

  @Test("A thread that shares its work out does a part of it", arguments: [1, 2, 8])
  func sharing(count: Int) {
    let runs = Atomic(0)
    let ownRuns = Atomic(0)
    DeepThreads.run(1) {
      nonisolated(unsafe) let caller = pthread_self()
      DeepThreads.run(count) {
        runs.add(1, ordering: .relaxed)
        if pthread_equal(pthread_self(), caller) != 0 { ownRuns.add(1, ordering: .relaxed) }
      }
    }
    #expect(runs.load(ordering: .relaxed) == count)
    #expect(ownRuns.load(ordering: .relaxed) == 1)
  }

  @Test("A map's results are in the order of what they come from")
  func map() {
    #expect(DeepThreads.map(Array(0..<500)) { $0 * 2 } == (0..<500).map { $0 * 2 })
    #expect(DeepThreads.map([Int]()) { $0 } == [])
  }

  @Test("Threads that wait for work take what comes from many sides at once")
  func crew() {
    let runs = Atomic(0)
    DeepThreads.run(4) {
      for _ in 0..<200 { DeepThreads.run(3) { runs.add(1, ordering: .relaxed) } }
    }
    #expect(runs.load(ordering: .relaxed) == 4 * 200 * 3)
  }

  @Test("What nests deeply is let go where it has room to be taken apart")
  func lettingGo() {
    let isGone = DispatchSemaphore(value: 0)
    DeepThreads.letGo(Link.chain(of: 150_000, isGone: isGone))
    #expect(isGone.wait(timeout: .now() + 60) == .success)
  }

  /// The end of a chain tells when it is gone, which is last.
  private final class Link: Sendable {
    private let next: Link?
    private let isGone: DispatchSemaphore?

    init(next: Link?, isGone: DispatchSemaphore?) {
      self.next = next
      self.isGone = isGone
    }

    deinit { isGone?.signal() }

    static func chain(of count: Int, isGone: DispatchSemaphore) -> Link {
      (0..<count).reduce(Link(next: nil, isGone: isGone)) { chain, _ in
        Link(next: chain, isGone: nil)
      }
    }
  }

  @Test("A recursion that overflows 8 MB ends")
  func depth() {
    let sum = Atomic(0)
    DeepThreads.run(1) { sum.store(Self.sum(to: 100_000), ordering: .relaxed) }
    #expect(sum.load(ordering: .relaxed) == 5_000_050_000)
  }

  /// Takes more than 200 bytes of stack a call.
  private static func sum(to number: Int) -> Int {
    if number == 0 { return 0 }
    return withUnsafeTemporaryAllocation(of: Int.self, capacity: 25) { buffer in
      buffer[0] = number
      return sum(to: number - 1) + buffer[0]
    }
  }
}
