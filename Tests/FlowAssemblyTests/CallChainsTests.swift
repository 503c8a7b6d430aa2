import FlowModel
import SourceNavigation
import TestSupport
import Testing

@Suite("Classes through which screens lead to others") struct CallChainsTests {
  private let main = StoryboardSketch(
    "App/Main.storyboard", initial: "a", SceneSketch("a", class: "List"),
    SceneSketch("b", class: "Log", identifier: "log"))

  /// A list asks a coordinator, which makes the log.
  private var code: CodeSketch {
    var code = CodeSketch()
    code.add("List")
    code.add("Log")
    code.add("Coordinator", nil, isController: false)
    code.move("Coordinator", "push", .identified("log", in: .named("Main")))
    code.use("List", "Coordinator")
    return code
  }

  @Test("The screen that asks leads to what the class shows")
  func through() throws {
    let graph = code.graph(main)
    #expect(graph.codeEdges == ["App/Main.storyboard#a -push-> App/Main.storyboard#b"])
    let segue = try #require(graph.segues.first)
    #expect(segue.callSites.map(\.location.path) == ["App/Coordinator.swift"])
    #expect(segue.through.map(\.className) == ["Coordinator"])
    #expect(segue.through.flatMap(\.callSites).map(\.location.path) == ["App/List.swift"])
    let coordinator = try #require(graph.scenes.first { $0.customClass == "Coordinator" })
    #expect(coordinator.isClass && !coordinator.isScreen)
    #expect(graph.scenes.allSatisfy { $0.isScreen || $0.customClass == "Coordinator" })
  }

  @Test("A class may ask another")
  func chain() throws {
    var code = code
    code.add("Router", nil, isController: false)
    code.uses = []
    code.use("List", "Router")
    code.use("Router", "Coordinator")
    let segue = try #require(code.graph(main).segues.first)
    #expect(segue.through.map(\.className) == ["Router", "Coordinator"])
  }

  @Test("Where the screen shows the same itself, nothing is passed through")
  func direct() throws {
    var code = code
    code.move("List", "push", .identified("log", in: .named("Main")))
    let graph = code.graph(main)
    #expect(graph.codeEdges == ["App/Main.storyboard#a -push-> App/Main.storyboard#b"])
    #expect(graph.segues.first?.through == [])
  }

  @Test("What a called class does for its caller makes the call itself no choice")
  func passedOn() {
    var code = code
    for number in 0..<5 {
      code.add("Store\(number)", nil, isController: false)
      code.use("List", "Store\(number)")
      code.uses[number + 1].isPassedOn = true
    }
    #expect(code.graph(main).codeEdges == ["App/Main.storyboard#a -push-> App/Main.storyboard#b"])
  }

  @Test("A call on one of several objects is possible")
  func possible() {
    var code = code
    code.uses = []
    code.use("List", "Coordinator", isSure: false)
    #expect(code.graph(main).codeEdges == ["App/Main.storyboard#a -push?-> App/Main.storyboard#b"])
  }

  @Test("What runs with some arguments only is possible for a call that tells nothing of them")
  func selective() {
    var code = code
    code.add("Router", nil, isController: false)
    code.move("Coordinator", "present", .made(ClassReference("Log")), line: 12)
    code.use("Router", "Coordinator")
    code.uses[1].run.skipped = [SourceLocation(path: "App/Coordinator.swift", line: 12)]
    #expect(
      code.graph(main).codeEdges == [
        "App/Main.storyboard#a -present?-> App/Main.storyboard#b",
        "App/Main.storyboard#a -push-> App/Main.storyboard#b",
      ])
  }

  @Test("A class that nothing leads to is a node")
  func alone() {
    var code = code
    code.uses = []
    #expect(
      code.graph(main).codeEdges == [
        "App/Coordinator.swift#Coordinator -push-> App/Main.storyboard#b"
      ])
  }
}
