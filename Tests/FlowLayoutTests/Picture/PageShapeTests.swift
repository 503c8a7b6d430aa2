import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("The shape of large pages") struct PageShapeTests {
  /// A tree in which every scene leads to the next one, and every third to a further one.
  private func chain(_ length: Int, of name: String = "s", isEntry: Bool = true) -> FlowGraph {
    var scenes: [Scene] = []
    var segues: [Segue] = []
    func add(_ id: String, after source: String?) {
      var scene = Sample.scene("\(name)\(id)", "Scene \(id)")
      scene.isEntryPoint = source == nil && isEntry
      scenes.append(scene)
      guard let source else { return }
      segues.append(
        Sample.segue(
          "\(name)e\(segues.count)", "show", from: Sample.id("\(name)\(source)"), to: scene.id))
    }
    for index in 0..<length {
      add("\(index)", after: index == 0 ? nil : "\(index - 1)")
      for side in 0..<5 where index % 2 == 1 { add("\(index)x\(side)", after: "\(index)") }
    }
    return FlowGraph(storyboards: [], scenes: scenes, segues: segues)
  }

  private func shape(_ drawing: Drawing) -> Double { drawing.size.width / drawing.size.height }

  @Test("A flow that is too wide has more room across, or runs down if nobody chose a direction")
  func wide() throws {
    for length in [10, 12] {
      let graph = chain(length)
      #expect(graph.scenes.count >= PageShape.fewestScenes)
      var options = LayoutOptions()
      let fixed = try LayoutEngine(options: options).drawing(of: graph)
      options.canTurn = true
      let free = try LayoutEngine(options: options).drawing(of: graph)
      #expect(PageShape.range.contains(shape(free)), "\(length): \(shape(free))")
      #expect(PageShape.fault(of: free.size) <= PageShape.fault(of: fixed.size))
    }
  }

  @Test("Panels that are all wide or all high are arranged so that the page is neither")
  func panels() throws {
    for count in 2...3 {
      let apps = (0..<count).map {
        LayoutEngine.App(name: "App \($0)", graph: chain(10, of: "a\($0)"))
      }
      let drawing = try LayoutEngine().drawing(of: apps)
      #expect(PageShape.range.contains(shape(drawing)), "\(count): \(shape(drawing))")
    }
  }
}
