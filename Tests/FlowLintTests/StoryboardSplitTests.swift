import FlowModel
import TestSupport
import Testing

@testable import FlowLint

struct StoryboardSplitTests {
  /// Groups of scenes in which each leads to the next, with one segue between groups.
  private func graph(_ sizes: [Int]) -> FlowGraph {
    var scenes: [Scene] = []
    var segues: [Segue] = []
    for (group, size) in sizes.enumerated() {
      for number in 0..<size {
        scenes.append(Sample.scene("\(group)-\(number)", "Scene \(group)-\(number)"))
        for other in 0..<number {
          segues.append(
            Sample.segue(
              "s\(group)-\(number)-\(other)", "show", from: Sample.id("\(group)-\(other)"),
              to: Sample.id("\(group)-\(number)")))
        }
      }
      if group > 0 {
        segues.append(
          Sample.segue(
            "cut\(group)", "show", from: Sample.id("\(group - 1)-0"), to: Sample.id("\(group)-0")))
      }
    }
    return FlowGraph(
      storyboards: [Storyboard(path: Sample.main, name: "Main")], scenes: scenes, segues: segues)
  }

  @Test("Scenes that lead to each other stay together, and the few segues between groups are cut")
  func groups() throws {
    let split = try #require(
      StoryboardSplit(ofStoryboardAt: Sample.main, in: graph([10, 9, 8])))
    #expect(split.parts.map(\.scenes.count) == [10, 9, 8])
    #expect(split.cutSegues.map(\.objectID) == ["cut1", "cut2"])
    for part in split.parts {
      #expect(Set(part.scenes.map { $0.objectID.prefix(1) }).count == 1)
    }
  }

  @Test("No part is larger than the limit or smaller than a few scenes")
  func sizes() throws {
    let split = try #require(StoryboardSplit(ofStoryboardAt: Sample.main, in: graph([40, 1, 2])))
    for part in split.parts { #expect(part.scenes.count <= StoryboardSplit.largestPart + 3) }
    #expect(split.parts.allSatisfy { $0.scenes.count >= StoryboardSplit.smallestPart })
  }

  @Test("A small storyboard is left whole")
  func small() {
    #expect(StoryboardSplit(ofStoryboardAt: Sample.main, in: graph([10, 5])) == nil)
  }

  @Test("The parts are the same in whatever order the graph is made")
  func order() {
    let graph = graph([12, 12, 7])
    let first = StoryboardSplit(ofStoryboardAt: Sample.main, in: graph)
    let second = StoryboardSplit(ofStoryboardAt: Sample.main, in: Sample.reversed(graph))
    #expect(first?.parts == second?.parts)
  }

  @Test("The graph of a split has a storyboard for each part, with all its scenes")
  func shown() throws {
    let graph = graph([10, 9, 8])
    let split = try #require(StoryboardSplit(ofStoryboardAt: Sample.main, in: graph))
    let shown = graph.showing(split)
    #expect(shown.storyboards.count == 3)
    #expect(shown.scenes.count == graph.scenes.count)
    #expect(shown.segues.count == graph.segues.count)
  }
}
