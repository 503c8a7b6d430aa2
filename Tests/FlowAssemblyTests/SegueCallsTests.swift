import FlowModel
import InterfaceBuilder
import SourceNavigation
import TestSupport
import Testing

@Suite("What source says of a storyboard's segues")
struct SegueCallsTests {
  private func storyboard(_ change: (inout Segue) -> Void = { _ in }) -> InterfaceDocument {
    var document = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", class: "List", .to("b", id: "s")),
      SceneSketch("b", class: "Detail"), SceneSketch("c", class: "Special")
    ).document
    document.scenes[0].segues[0].identifier = "show-detail"
    change(&document.scenes[0].segues[0])
    return document
  }

  private let code = CodeSketch.family

  @Test(
    "A segue that code performs keeps its own place, and lists where it is performed",
    arguments: [.identifier("show-detail"), .accessor("showDetail")]
      as [SeguePerformance.SegueName])
  func performed(name: SeguePerformance.SegueName) throws {
    var code = code
    code.perform("List", name, line: 21)
    code.perform("Base", name, line: 20)
    let graph = code.graph(xibs: [storyboard()])
    let segue = try #require(graph.segue("App/Main.storyboard#s"))
    #expect(segue.origin == .storyboard)
    #expect(segue.location.path == "App/Main.storyboard")
    #expect(
      segue.callSites == [
        .at("App/Base.swift", 20, call: "performSegue"),
        .at("App/List.swift", 21, call: "performSegue"),
      ])
    #expect(graph.findings.isEmpty && graph.codeEdges.isEmpty)
  }

  @Test("A segue that no scene of the class has is a warning with the places searched")
  func missing() {
    var code = code
    code.perform("Base", "gone")
    #expect(
      code.graph(xibs: [storyboard()]).messages == [
        "App/Base.swift:20: warning: no segue 'gone' leaves 'App/Main.storyboard#a', "
          + "'App/Main.storyboard#c'; expected one with that identifier"
      ])
  }

  @Test("A subclass that overrides the method that performs a segue does not perform it")
  func overridden() {
    var code = code
    code.perform("Base", "gone", except: ["List", "Special"])
    #expect(code.graph(xibs: [storyboard()]).messages.isEmpty)
  }

  @Test("Of segue actions with one name, that of the nearest class counts")
  func overriddenAction() throws {
    var code = code
    code.act("Base", "make:", making: "Detail")
    code.act("List", "make:", making: "Detail")
    let document = storyboard { $0.creationSelector = "make:" }
    let segue = try #require(code.graph(xibs: [document]).segue("App/Main.storyboard#s"))
    #expect(segue.callSites == [.at("App/List.swift", 50, call: "IBSegueAction")])
  }

  @Test("A class without a scene may perform another's segue without a fault")
  func noScene() {
    var code = code
    code.perform("Router", "show-detail")
    #expect(
      code.graph(xibs: [storyboard()]).messages == [
        "App/Router.swift:20: note: class 'Router' performs segue 'show-detail' and has no scene; "
          + "expected one with that segue"
      ])
  }

  @Test("An unwind that code performs is a segue like any other")
  func unwind() throws {
    var code = code
    code.classes.removeAll { $0.name == "List" }
    code.add("List", unwinds: ["back:"])
    code.perform("Detail", "home")
    var document = storyboard()
    var unwind = Segue(
      id: SegueID(path: "App/Main.storyboard", objectID: "u"), kind: .unwind,
      source: SceneID("App/Main.storyboard#b"), destination: nil,
      location: SourceLocation(path: "App/Main.storyboard", line: 25))
    unwind.identifier = "home"
    unwind.unwindAction = "back:"
    document.scenes[1].segues = [unwind]
    let segue = try #require(code.graph(xibs: [document]).segue("App/Main.storyboard#u"))
    #expect(segue.callSites.map(\.location.line) == [20])
    #expect(segue.unwindTargets == [SceneID("App/Main.storyboard#a")])
  }

  @Test("A segue action creates the destination, unless its return type is something else")
  func action() throws {
    let document = storyboard { $0.creationSelector = "make:" }
    var code = code
    code.act("Base", "make:", making: "Detail")
    let segue = try #require(code.graph(xibs: [document]).segue("App/Main.storyboard#s"))
    #expect(segue.callSites == [.at("App/Base.swift", 50, call: "IBSegueAction")])
    code.actions = []
    code.act("List", "make:", making: "Special")
    #expect(code.graph(xibs: [document]).segue("App/Main.storyboard#s")?.callSites == [])
    code.actions = []
    #expect(
      code.graph(xibs: [document]).messages == [
        "App/Main.storyboard:11: warning: no class has the segue action 'make:'; "
          + "expected an '@IBSegueAction' method of that name"
      ])
  }
}
