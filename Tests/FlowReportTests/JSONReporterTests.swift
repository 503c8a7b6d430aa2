import FlowModel
import Foundation
import TestSupport
import Testing

@testable import FlowReport

@Suite("JSON reporter")
struct JSONReporterTests {
  private let reporter = JSONReporter()

  @Test("Keys are in the schema's order, without empty ones")
  func scene() {
    let text = reporter.report(Sample.full)
    #expect(
      text.contains(
        """
            {"id": "App/Main.storyboard#lst", "storyboard": "App/Main.storyboard", \
        "objectID": "lst", "element": "tableViewController", "name": "List", \
        "customClass": "ListViewController", "customModule": "App", \
        "storyboardIdentifier": "list", "title": "All items", "userLabel": "The list", \
        "isInitial": false, "isEntryPoint": false, "line": 20, \
        "presentation": {"modalPresentationStyle": "formSheet"}, "table": "dynamic", \
        "reuseIdentifiers": ["item", "footer"], "runtimeAttributes": \
        [{"keyPath": "layer.cornerRadius", "type": "number", "value": "8", \
        "objectID": "lst", "line": 22}]},\n
        """))
    #expect(text.contains(#""canvasLocation": {"x": -12, "y": 84.5}"#))
  }

  @Test("A segue has its trigger and its presentation, sorted by name")
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

  @Test("Controllers of nibs are separate from the scenes of storyboards")
  func nibs() throws {
    let graph = try parsed(Sample.full)
    let nibs = try #require(graph["xibs"] as? [[String: Any]])
    #expect(nibs.map { $0["xib"] as? String } == ["App/Card.xib"])
    let boards = try #require(graph["storyboards"] as? [[String: Any]])
    #expect(boards.count == 2)
    let scenes = try #require(graph["scenes"] as? [[String: Any]])
    #expect(scenes.allSatisfy { $0["storyboard"] != nil && $0["objectID"] != nil })
    let segues = try #require(graph["segues"] as? [[String: Any]])
    let drawn = segues.filter { $0["origin"] as? String == "storyboard" }
    #expect(drawn.allSatisfy { $0["storyboard"] != nil && $0["objectID"] != nil })
  }

  @Test("A class known only from source is separate, with the file that declares it")
  func classes() throws {
    let text = reporter.report(Sample.code)
    #expect(
      text.contains(
        """
          "classes": [
            {"id": "App/AppDelegate.swift#AppDelegate", "path": "App/AppDelegate.swift", \
        "objectID": "AppDelegate", "element": "class", "name": "App Delegate", \
        "customClass": "AppDelegate", "isInitial": false, "isEntryPoint": true, "line": 3, \
        "source": {"path": "App/AppDelegate.swift", "line": 3}, "isScreen": false},
        """))
    let scenes = try #require(try parsed(Sample.code)["scenes"] as? [[String: Any]])
    #expect(scenes.map { $0["objectID"] as? String } == ["det", "lst"])
  }

  @Test("A scene states where its class is declared and what closes it")
  func source() {
    let text = reporter.report(Sample.code)
    #expect(text.contains(#""source": {"path": "App/List.swift", "line": 7}}"#))
    #expect(
      text.contains(
        """
        "returns": [{"call": "popViewController", "path": "App/Detail.swift", "line": 40, \
        "function": "open", "confidence": "certain"}, {"call": "dismiss", "path": "App/Detail.swift", "line": 44, \
        "function": "open", "confidence": "possible"}]}
        """))
  }

  @Test("An edge from source has its call, and a list of calls if there are several")
  func calls() {
    let text = reporter.report(Sample.code)
    #expect(
      text.contains(
        """
            {"id": "App/Screens.swift#AboutController.present.det", "origin": "code", \
        "kind": "present", "source": "App/Screens.swift#AboutController", \
        "destination": "App/Main.storyboard#det", "path": "App/Screens.swift", "line": 12, \
        "call": "present", "function": "open", "confidence": "possible"}
        """))
    #expect(
      text.contains(
        """
        "path": "App/List.swift", "line": 31, "call": "pushViewController", \
        "function": "open", "confidence": "certain", "callSites": [{"call": "pushViewController", \
        "path": "App/List.swift", "line": 31, "function": "open", "confidence": "certain"}, {"call": "show", \
        "path": "App/List.swift", "line": 52, "function": "open", "confidence": "certain"}]}
        """))
  }

  @Test("A storyboard's segue that source performs stays one, with its calls")
  func performed() {
    #expect(
      reporter.report(Sample.code).contains(
        """
        "origin": "storyboard", "kind": "show", "identifier": "toDetail", \
        "source": "App/Main.storyboard#lst", "destination": "App/Main.storyboard#det", \
        "line": 9, "callSites": [{"call": "performSegue", "path": "App/List.swift", "line": 60, \
        "function": "open", "confidence": "certain"}]}
        """))
  }

  @Test("An unwind has its targets, or the reason why it has none")
  func unwinds() {
    let text = reporter.report(Sample.code)
    #expect(text.contains(#""unwindTargets": ["App/Main.storyboard#lst"], "line": 25"#))
    #expect(text.contains(#""unwindAction": "nobody:", "unwindFault": "no-handler", "line": 26"#))
    #expect(text.contains(#""unwindFault": "no-way-in""#))
    #expect(text.contains(#"{"severity": "note", "rule": "unknown-identifier""#))
  }

  @Test("A parser reads back any text unchanged", arguments: Hostile.names)
  func roundTrip(name: Hostile.Name) throws {
    let graph = try parsed(Hostile.graph(name))
    let scenes = try #require(graph["scenes"] as? [[String: Any]])
    #expect(scenes.first?["name"] as? String == name.text)
  }

  @Test("A point that is not finite is omitted")
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
