import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Changes of segues that screens inherit")
struct InheritedChangesTests {
  private func state(_ heirs: String...) -> FlowGraph {
    let graph = Sample.inherited
    return FlowGraph(
      storyboards: [], scenes: graph.scenes,
      segues: graph.segues.compactMap { segue in
        segue.isInherited && segue.destination == Sample.node("Help")
          ? segue.starting(at: heirs.map(Sample.node)) : segue
      })
  }

  private func told(_ before: FlowGraph, _ after: FlowGraph) -> [String] {
    FlowChanges(from: before, to: after).told
  }

  @Test("A screen that is added to the heirs, or removed, is one change of the segue")
  func heirs() {
    let id = "BaseController.push.Help"
    let (all, two) = (state("One", "Two", "Three"), state("One", "Two"))
    #expect(told(two, all) == ["~ segue-heirs \(id): none → Three"])
    #expect(told(all, two) == ["~ segue-heirs \(id): Three → none"])
    #expect(told(all, all) == [])
  }

  @Test("So it is where only one screen inherited the segue, or does now")
  func alone() {
    let id = "BaseController.push.Help"
    #expect(told(state("One"), state("One", "Two")) == ["~ segue-heirs \(id): none → Two"])
    #expect(told(state("One", "Two"), state("One")) == ["~ segue-heirs \(id): Two → none"])
  }

  @Test("A picture of the change shows the segue with its heirs")
  func merged() {
    let merged = FlowChanges(from: state("One", "Two"), to: state("One", "Two", "Three")).merged
    let near = merged.within(0).graph
    #expect(
      near.segues(to: Sample.node("Help")).map(\.starts)
        == [["One", "Three", "Two"].map(Sample.node)])
    #expect(near.scene(Sample.node("BaseController")) != nil)
  }
}
