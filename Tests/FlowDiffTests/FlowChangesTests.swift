import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Flow changes")
struct FlowChangesTests {
  @Test("A state is no different from itself", arguments: [Sample.full, Sample.small, Sample.empty])
  func same(graph: FlowGraph) {
    #expect(FlowChanges(from: graph, to: Sample.reversed(graph)).changes == [])
  }
}
