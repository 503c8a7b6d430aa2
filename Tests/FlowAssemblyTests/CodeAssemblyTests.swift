import FlowAssembly
import FlowModel
import InterfaceBuilder
import SourceNavigation
import TestSupport
import Testing

@Suite("The edges of code")
struct CodeAssemblyTests {
  private let main = StoryboardSketch.family
  private let code = CodeSketch.family

  @Test("Calls of one kind from one scene to another make one edge, which lists them all")
  func merged() throws {
    var code = code
    code.move("List", "push", .identified("detail"), line: 30, isSure: false)
    code.move("List", "push", .identified("detail"), line: 12)
    code.move("List", "push", .identified("detail"), line: 12, isSure: false)
    code.move("List", "present", .identified("detail"), line: 5)
    let edges = code.graph(main).segues
    #expect(edges.map(\.kind.rawValue) == ["present", "push"])
    let push = try #require(edges.last)
    #expect(
      push.callSites == [
        .at("App/List.swift", 12, call: "push"),
        .at("App/List.swift", 30, call: "push", isSure: false),
      ])
    #expect(push.location == SourceLocation(path: "App/List.swift", line: 12))
    #expect(push.id == SegueID(path: "App/List.swift", objectID: "List.push.d"))
  }

  @Test("Edges that one call makes from several scenes are numbered")
  func numbered() {
    #expect(
      CodeSketch.graphOfSharedClass.segues.map { "\($0.id) \($0.source.objectID)" } == [
        "App/List.swift#List.push.d a", "App/List.swift#List.push.d.2 b",
      ])
  }

  @Test("Creating a screen adds no edge if it is also shown, or creates itself")
  func instantiate() {
    var code = code
    code.move("List", "instantiate", .identified("detail"))
    #expect(
      code.graph(main).codeEdges == ["App/Main.storyboard#a -instantiate-> App/Main.storyboard#d"])
    code.move("List", "push", .identified("detail"))
    code.move("Detail", "instantiate", .identified("detail"))
    code.move("Detail", "present", .identified("detail"))
    #expect(
      code.graph(main).codeEdges == [
        "App/Main.storyboard#a -push-> App/Main.storyboard#d",
        "App/Main.storyboard#d -present-> App/Main.storyboard#d",
      ])
  }

  @Test("A replacement by a class known only from source leads to the class")
  func replacement() {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", .to("r"), .to("q")),
      SceneSketch("r", replacement: "class.App.Made"),
      SceneSketch("q", replacement: "class.Unknown"))
    var code = code
    code.add("Made")
    code.move("Made", "push", .made("Base"))
    let graph = code.graph(storyboard)
    #expect(graph.reference("App/Main.storyboard#r") == .init(.resolved, "App/Made.swift#Made"))
    #expect(graph.reference("App/Main.storyboard#q") == .init(.sourceOnly))
    #expect(
      graph.segue("App/Main.storyboard#show-r")?.destination == SceneID("App/Made.swift#Made"))
    #expect(graph.codeEdges == ["App/Made.swift#Made -push-> App/Base.swift#Base"])
    #expect(assembled(storyboard).reference("App/Main.storyboard#r") == .init(.sourceOnly))
  }

  @Test("A view's xib is shown only where a scene loads it")
  func views() {
    var code = code
    code.add("Header", "UIView", isController: false)
    code.add("Panel", "UIView", isController: false)
    code.load("List", "Header")
    code.load("Panel", "Unused")
    code.load("List", "Gone")
    let xibs: [InterfaceDocument] = [
      .xib("App/Header.xib", owner: "Header", isController: false),
      .xib("App/Panel.xib", owner: "Panel"),
      .xib("App/Unused.xib", owner: nil, isController: false),
    ]
    let graph = code.graph(main, xibs: xibs)
    #expect(graph.codeEdges == ["App/Main.storyboard#a -nib-> App/Header.xib#-1"])
    #expect(graph.scenes.filter { $0.kind == .xib }.map(\.id.path) == ["App/Header.xib"])
    #expect(graph.segues.map(\.kind.family) == [.embed])
    #expect(graph.rules == ["missing-xib"])
  }

  @Test("A controller that uses another's xib is a screen of its own")
  func sharedXib() {
    var code = code
    code.move("List", "push", .nib(name: "Form", owner: ClassReference("Special")))
    code.move("Special", "present", .made("Detail"))
    let graph = code.graph(
      StoryboardSketch("App/Main.storyboard", SceneSketch("a", class: "List")),
      xibs: [.xib("App/Form.xib", owner: "Base")])
    #expect(
      graph.codeEdges == [
        "App/Main.storyboard#a -push-> App/Special.swift#Special",
        "App/Special.swift#Special -present-> App/Detail.swift#Detail",
      ])
  }

  @Test("A file that could not be read is not also reported as missing")
  func unreadable() {
    var code = code
    code.move("List", "push", .nib(name: "Old", owner: ClassReference("Detail")))
    code.move("List", "push", .initial(of: "Broken"))
    let errors = ["App/Old.xib", "App/Broken.storyboard"].map {
      Finding(
        .error, rule: "unreadable", message: "no", at: SourceLocation(path: $0, line: 1))
    }
    let storyboard = StoryboardSketch("App/Main.storyboard", SceneSketch("a", class: "List"))
    let graph = code.graph(storyboard, findings: errors)
    #expect(graph.findings == errors.sorted())
    #expect(graph.codeEdges == ["App/Main.storyboard#a -push-> App/Detail.swift#Detail"])
  }

  @Test("Source without navigation adds nothing", arguments: [true, false])
  func nothing(isRead: Bool) {
    let storyboard = StoryboardSketch(
      "App/Main.storyboard", initial: "a", SceneSketch("a", class: "List", .to("b")),
      SceneSketch("b"), .reference("r", to: "Gone"))
    let xib = InterfaceDocument.xib("App/Card.xib", owner: "Card")
    let graph = FlowAssembler(documents: [storyboard.document, xib])
      .graph(navigation: isRead ? CodeSketch().facts : nil)
    let plain = assembled(storyboard, xibs: [xib])
    #expect(graph.scenes == plain.scenes && graph.segues == plain.segues)
    #expect(graph.storyboards == plain.storyboards && graph.findings == plain.findings)
  }

  @Test("The order of facts and files makes no difference", arguments: 0..<6)
  func order(seed: UInt64) {
    var code = code
    code.add("AppDelegate", nil, isController: false, isAppDelegate: true)
    code.classes[3].unwindHandlers = [
      .init(selector: "back:", location: SourceLocation(path: "App/Detail.swift", line: 9))
    ]
    code.move("Base", "push", .identified("detail"))
    code.move("List", "push", .identified("detail"))
    code.move("List", "present", .made("Safari"), line: 2)
    code.move("Detail", "present", .made("Safari"), line: 3)
    code.move("Special", "show", .made(ClassReference(name: "Safari", path: "App/List.swift")))
    code.move("AppDelegate", "rootViewController", .initial(of: "Main"))
    code.move("Base", "push", .identified("gone"))
    code.perform("Base", "gone")
    code.close("Base")
    code.close("List", line: 2)
    var documents = [
      main.document,
      StoryboardSketch(
        "App/Other.storyboard", SceneSketch("o", class: "Special", .to("u")),
        SceneSketch("u", class: "List", .unwind("back:"))
      ).document,
    ]
    let first = FlowAssembler(documents: documents).graph(navigation: code.facts)
    var generator = SplitMix(state: seed)
    code.classes.shuffle(using: &generator)
    code.moves.shuffle(using: &generator)
    code.returns.shuffle(using: &generator)
    documents.shuffle(using: &generator)
    let second = FlowAssembler(documents: documents).graph(navigation: code.facts)
    #expect(first.scenes == second.scenes)
    #expect(first.segues == second.segues)
    #expect(first.findings == second.findings)
    #expect(first.segues.count > 8)
  }
}

/// A generator with the same numbers on every run.
private struct SplitMix: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
