import FlowAssembly
import FlowModel
import InterfaceBuilder
import ProjectTargets
import TestSupport
import Testing

@Suite("The graph over all files")
struct FlowAssemblerTests {
  private var documents: [InterfaceDocument] {
    [
      StoryboardSketch(
        "App/Main.storyboard", initial: "a",
        SceneSketch("a", exits: ["x"], .to("r"), .to("t"), .unwind("back:", exit: "x")),
        SceneSketch("t", .to("r", kind: "relationship", id: "1"), .to("a", kind: "relationship")),
        .reference("r", to: "Settings"), .reference("q", to: "Gone"),
        SceneSketch("c", replacement: "class.Twin")
      ).document,
      StoryboardSketch(
        "A/Settings.storyboard", initial: "s", SceneSketch("s", class: "Twin", .to("lost"))
      ).document,
      StoryboardSketch("B/Settings.storyboard", initial: "s", SceneSketch("s", class: "Twin"))
        .document,
      StoryboardSketch("B/fr.lproj/Main.storyboard", initial: "s", SceneSketch("s")).document,
      .xib("B/View.xib", owner: "ViewController"),
    ]
  }

  private let lists = [
    AppFile(path: "App/Info.plist", bytes: Array("broken".utf8)),
    AppFile(path: "B/Info.plist", bytes: []),
  ]

  @Test("The order of the files makes no difference", arguments: 0..<5)
  func order(turn: Int) {
    let first = FlowAssembler(documents: documents, propertyLists: lists).graph()
    let turned = Array(documents[turn...] + documents[..<turn])
    for documents in [turned, turned.reversed()] {
      let graph = FlowAssembler(documents: documents, propertyLists: lists.reversed()).graph()
      #expect(graph.storyboards == first.storyboards)
      #expect(graph.scenes == first.scenes)
      #expect(graph.segues == first.segues)
      #expect(graph.findings == first.findings)
    }
  }

  @Test("Relationships keep the order that they have in the file")
  func relationships() throws {
    var document = StoryboardSketch(
      "A.storyboard",
      SceneSketch(
        "tabs", .to("b", kind: "relationship", id: "z"), .to("a", kind: "relationship", id: "y")),
      SceneSketch("a"), SceneSketch("b")
    ).document
    for index in 0..<2 {
      document.scenes[0].segues[index].relationship = "viewControllers"
      document.scenes[0].segues[index].order = index
    }
    let tabs = FlowAssembler(documents: [document]).graph().segues
      .sorted { ($0.order ?? 0) < ($1.order ?? 0) }
    #expect(tabs.map(\.id.objectID) == ["z", "y"])
    #expect(tabs.map(\.relationship) == ["viewControllers", "viewControllers"])
  }

  @Test("Findings of reading are kept in the graph, each once")
  func findings() {
    let given = Finding(
      .error, rule: "truncated", message: "cut off", at: SourceLocation(path: "B.xib", line: 1))
    let found = Finding(
      .warning, rule: "ignored-controller", message: "ignored",
      at: SourceLocation(path: "A.storyboard", line: 1))
    var document = StoryboardSketch("A.storyboard", SceneSketch("a")).document
    document.findings = [found]
    let graph = FlowAssembler(documents: [document]).graph(findings: [given, found])
    #expect(graph.findings == [found, given])
  }

  @Test("Without input, the graph is empty")
  func empty() {
    let graph = FlowAssembler(documents: []).graph()
    #expect(graph.scenes.isEmpty && graph.segues.isEmpty && graph.storyboards.isEmpty)
    #expect(graph.findings.isEmpty)
  }
}
