import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("A scene that source reaches from many")
struct EchoTests {
  private let alert = Sample.classNode("AlertController")

  private func graph(callers: Int, _ change: (inout Segue) -> Void = { _ in }) -> FlowGraph {
    let scenes = (0..<callers).map { Sample.scene("s\($0)", "Scene \($0)") }
    let segues = scenes.map { scene in
      var segue = Sample.move(
        "present", from: scene.id, to: alert.id,
        [Sample.site("present", "App/\(scene.id.objectID).swift", 3)])
      change(&segue)
      return segue
    }
    return FlowGraph(storyboards: [], scenes: scenes + [alert], segues: segues)
  }

  @Test(
    "Each caller has an echo mark beside it, in its own frame, and the card states their number")
  func echoes() throws {
    let graph = graph(callers: EchoMark.threshold)
    let diagram = Diagram(graph, direction: .leftToRight)
    #expect(diagram.nodes.count { $0 is EchoMark } == EchoMark.threshold)
    #expect(diagram.edges.allSatisfy { diagram.nodes[$0.head] is EchoMark })
    #expect(
      diagram.edges.allSatisfy {
        diagram.clusterOfNode[$0.head] == diagram.clusterOfNode[$0.tail]
      })
    let drawing = try LayoutEngine().drawing(of: graph)
    #expect(drawing.group(alert.id.description)?.texts.map(\.string).last == "from 8 scenes")
    #expect(drawing.groups("echo").allSatisfy { $0.texts.map(\.string) == ["Alert"] })
    #expect(drawing.groups("segue").count == EchoMark.threshold)
  }

  @Test("With fewer callers, and from storyboards, edges lead to the card itself")
  func edges() {
    let few = Diagram(graph(callers: EchoMark.threshold - 1))
    let drawn = Diagram(graph(callers: 20) { $0.origin = .storyboard })
    for diagram in [few, drawn] {
      #expect(!diagram.nodes.contains { $0 is EchoMark })
      #expect(
        diagram.edges.allSatisfy { (diagram.nodes[$0.head] as? SceneCard)?.scene.id == alert.id })
    }
  }

  @Test("An echo mark links to its scene")
  func link() throws {
    var options = LayoutOptions()
    options.links = SourceLinks(base: "https://a.b")
    let drawing = try LayoutEngine(options: options).drawing(
      of: graph(callers: EchoMark.threshold))
    #expect(
      drawing.groups("echo").allSatisfy { $0.link == "https://a.b/App/AlertController.swift#L1" })
  }
}
