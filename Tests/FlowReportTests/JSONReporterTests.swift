import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowReport

@Suite("JSON reporter")
struct JSONReporterTests {
  private let reporter = JSONReporter()

  @Test("Keys come in the schema's order, the empty ones left out")
  func scene() {
    let text = reporter.report(Sample.full)
    #expect(
      text.contains(
        """
            {"id": "App/Main.storyboard#lst", "storyboard": "App/Main.storyboard", \
        "objectID": "lst", "element": "tableViewController", "name": "List", \
        "customClass": "ListViewController", "customModule": "App", \
        "storyboardIdentifier": "list", "title": "All items", "userLabel": "The list", \
        "isInitial": false, "isEntryPoint": false, "line": 20, "table": "dynamic", \
        "reuseIdentifiers": ["item", "footer"], "runtimeAttributes": \
        [{"keyPath": "layer.cornerRadius", "type": "number", "value": "8", \
        "objectID": "lst", "line": 22}]},\n
        """))
    #expect(text.contains(#""canvasLocation": {"x": -12, "y": 84.5}"#))
  }

  @Test("A segue tells its trigger and its presentation, sorted by name")
  func segue() {
    let text = reporter.report(Sample.full)
    #expect(
      text.contains(
        """
            {"id": "App/Main.storyboard#mod", "storyboard": "App/Main.storyboard", \
        "objectID": "mod", "origin": "storyboard", "kind": "presentation", \
        "source": "App/Main.storyboard#lst", "destination": "App/Settings.storyboard#set", \
        "via": "App/Main.storyboard#ref", \
        "trigger": {"element": "barButtonItem", "objectID": "bar", "event": "tap"}, \
        "presentation": {"animates": "NO", "modalPresentationStyle": "formSheet"}, "line": 30}
        """))
  }

  @Test("An empty graph keeps the arrays of the top level")
  func empty() {
    #expect(
      reporter.report(Sample.empty) == """
        {
          "schemaVersion": 1,
          "storyboards": [],
          "scenes": [],
          "segues": [],
          "diagnostics": []
        }

        """)
  }

  @Test("Controllers of nibs stand apart from the scenes of storyboards")
  func nibs() throws {
    let graph = try parsed(Sample.full)
    let nibs = try #require(graph["xibs"] as? [[String: Any]])
    #expect(nibs.map { $0["xib"] as? String } == ["App/Card.xib"])
    let boards = try #require(graph["storyboards"] as? [[String: Any]])
    #expect(boards.count == 2)
    let scenes = try #require(graph["scenes"] as? [[String: Any]])
    #expect(scenes.allSatisfy { $0["storyboard"] != nil && $0["objectID"] != nil })
    let segues = try #require(graph["segues"] as? [[String: Any]])
    #expect(segues.allSatisfy { $0["storyboard"] != nil && $0["objectID"] != nil })
  }

  @Test("What a file holds comes back from a parser as it was", arguments: Hostile.names)
  func roundTrip(name: Hostile.Name) throws {
    let graph = try parsed(Hostile.graph(name))
    let scenes = try #require(graph["scenes"] as? [[String: Any]])
    #expect(scenes.first?["name"] as? String == name.text)
  }

  @Test("A point that is no number is left out")
  func nan() throws {
    let scene = Sample.scene("a", "A") { $0.canvasLocation = CanvasPoint(x: .nan, y: 1) }
    let graph = FlowGraph(storyboards: [], scenes: [scene], segues: [])
    let scenes = try #require(try parsed(graph)["scenes"] as? [[String: Any]])
    #expect(scenes.first?["canvasLocation"] == nil)
  }

  private func parsed(_ graph: FlowGraph) throws -> [String: Any] {
    let data = Data(reporter.report(graph).utf8)
    return try #require(try JSONSerialization.jsonObject(with: data) as? [String: Any])
  }
}
