import FlowModel
import TestSupport
import Testing

@Suite("Segues that screens inherit")
struct InheritanceTests {
  private let graph = Sample.inherited

  private func ids(_ names: String...) -> [SceneID] { names.map(Sample.node) }

  @Test("Each heir has the segue, and the class has not")
  func walks() {
    #expect(graph.successors(of: Sample.node("Three")) == ids("Login", "Help"))
    #expect(graph.segues(from: Sample.node("BaseController")).isEmpty)
    #expect(graph.predecessors(of: Sample.node("Help")) == ids("One", "Three", "Two"))
    #expect(graph.scenes(reachableFrom: ids("Three")) == Set(ids("Three", "Login", "Help")))
    #expect(
      graph.scenes(reaching: ids("Help")) == Set(ids("Help", "One", "Two", "Three")))
  }

  @Test("A route takes the segue from the screen that it passes")
  func routes() throws {
    let route = try #require(
      graph.shortestRoute(from: Sample.node("Two"), to: Sample.node("Help")))
    #expect(route.map(\.source) == ids("Two"))
    #expect(route.allSatisfy { !$0.isInherited })
  }

  @Test("A segue of some of the heirs has these, and one of a single heir has it as its source")
  func narrowing() throws {
    let segue = try #require(graph.segues(to: Sample.node("Help")).first)
    let two = try #require(segue.starting(at: ids("Two", "One")))
    #expect(two.starts == ids("One", "Two"))
    #expect(two.source == segue.source)
    let one = try #require(segue.starting(at: ids("Two")))
    #expect(one.source == Sample.node("Two") && !one.isInherited)
    #expect(segue.starting(at: []) == nil)
  }

  @Test("The class is in the graph only for its heirs, unless it is a screen")
  func baseClasses() {
    #expect(graph.baseClasses == Set(ids("BaseController")))
    #expect(graph.heirs(of: Sample.node("BaseController")) == ids("One", "Three", "Two"))
    var scenes = graph.scenes
    for index in scenes.indices { scenes[index].isScreen = true }
    let other = FlowGraph(storyboards: [], scenes: scenes, segues: graph.segues)
    #expect(other.baseClasses.isEmpty)
  }

  @Test("Heirs are gathered in a node for each set of them, from which each segue leads once")
  func gathering() {
    let seen = graph.gatheringHeirs
    let nodes = seen.scenes.filter { $0.kind == .heirs }
    #expect(nodes.map(\.name) == ["Every BaseController (3)", "Every BaseController (2)"])
    #expect(nodes.map(\.id.objectID) == ["BaseController", "every BaseController 2"])
    #expect(seen.scenes.count == graph.scenes.count + 1)
    #expect(
      seen.segues.map(\.source.objectID) == [
        "BaseController", "every BaseController 2", "BaseController", "One",
      ])
    #expect(seen.segues.allSatisfy { !$0.isInherited })
    #expect(seen.scene(Sample.node("Two"))?.bases.map(\.id) == nodes.map(\.id))
    #expect(seen.scene(Sample.node("Three"))?.bases.map(\.id) == [nodes[0].id])
  }

  @Test("A class that is a screen keeps its place beside the node of its heirs")
  func screen() {
    var scenes = graph.scenes
    for index in scenes.indices { scenes[index].isScreen = true }
    let seen = FlowGraph(storyboards: [], scenes: scenes, segues: graph.segues).gatheringHeirs
    #expect(seen.scene(Sample.node("BaseController"))?.kind == .class)
    #expect(
      seen.scenes.filter { $0.kind == .heirs }.map(\.id.objectID)
        == ["every BaseController", "every BaseController 2"])
  }
}
