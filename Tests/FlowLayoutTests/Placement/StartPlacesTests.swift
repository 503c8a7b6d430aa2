import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Where starts stand")
struct StartPlacesTests {
  private func scene(_ name: String, isStart: Bool = false) -> Scene {
    Sample.classNode(name) { $0.isEntryPoint = isStart }
  }

  /// Returns a chain of scenes, the first of which is a start.
  private func chain(_ name: String, _ count: Int) -> (scenes: [Scene], segues: [Segue]) {
    let scenes = (0..<count).map { scene("\(name)\($0 + 100)", isStart: $0 == 0) }
    return (
      scenes,
      zip(scenes, scenes.dropFirst()).map { Sample.move("push", from: $0.id, to: $1.id) }
    )
  }

  private func box(_ scene: Scene, in diagram: Diagram, _ placement: Placement) -> Box? {
    diagram.nodes.indices.first { (diagram.nodes[$0] as? SceneCard)?.scene.id == scene.id }
      .map { placement.nodeBoxes[$0] }
  }

  @Test(
    "In a large flow, a start that leads only to what is far along the flow is in the first rank")
  func side() throws {
    let chain = chain("C", 8)
    let leaves = (0..<30).map { scene("L\($0 + 100)") }
    let second = scene("Second", isStart: true)
    let graph = FlowGraph(
      storyboards: [], scenes: chain.scenes + leaves + [second],
      segues: chain.segues + leaves.map { Sample.move("push", from: chain.scenes[1].id, to: $0.id) }
        + [Sample.move("push", from: second.id, to: chain.scenes[6].id)])
    let diagram = Diagram(graph, direction: .leftToRight)
    let placement = try diagram.placed()
    let lefts = try [chain.scenes[0], second, chain.scenes[1]].map {
      try #require(box($0, in: diagram, placement)).minX
    }
    #expect(abs(lefts[0] - lefts[1]) < 1 && lefts[1] < lefts[2])
  }

  @Test("Of several parts with a start, the largest is at the top left")
  func corner() throws {
    let (small, large) = (chain("A", 2), chain("B", 6))
    let graph = FlowGraph(
      storyboards: [], scenes: small.scenes + large.scenes, segues: small.segues + large.segues)
    let diagram = Diagram(graph, direction: .leftToRight)
    let placement = try diagram.placed()
    let first = try #require(box(small.scenes[0], in: diagram, placement))
    let second = try #require(box(large.scenes[0], in: diagram, placement))
    #expect(second.minY < first.minY)
  }
}
