import FlowModel
import InterfaceBuilder
import SourceNavigation
import TestSupport
import Testing

@Suite("Where a call leads")
struct DestinationTests {
  /// `Main` contains the scene of class `List`, whose code makes the calls.
  private let main = StoryboardSketch(
    "App/Main.storyboard", initial: "a", SceneSketch("a", class: "List"),
    SceneSketch("d", class: "Detail", identifier: "detail-view"),
    .reference("r", to: "Settings", identifier: "settings"))
  private let settings = StoryboardSketch(
    "App/Settings.storyboard", initial: "s", SceneSketch("s", class: "Settings"),
    SceneSketch("p", class: "Privacy", identifier: "privacy"))

  private func graph(
    _ origin: Destination.Origin, expecting: String? = nil, isSure: Bool = true,
    xibs: [InterfaceDocument] = [], also: StoryboardSketch? = nil
  ) -> FlowGraph {
    var code = CodeSketch()
    for name in ["List", "Detail", "Settings", "Privacy", "Other"] { code.add(name) }
    code.add("Sheet", nil, kind: .structure, isController: false)
    code.move("List", "push", origin, expecting: expecting, isSure: isSure)
    return code.graph(main, settings, also ?? StoryboardSketch("App/None.storyboard"), xibs: xibs)
  }

  private func target(_ graph: FlowGraph) -> [String] {
    graph.codeEdges.map { String($0.dropFirst("App/Main.storyboard#a -push".count)) }
  }

  @Test(
    "A storyboard and an identifier determine the scene, however they are written",
    arguments: [
      (.identified("detail-view"), "-> App/Main.storyboard#d"),
      (.identified("privacy", in: .named("Settings")), "-> App/Settings.storyboard#p"),
      (.initial(of: "Settings"), "-> App/Settings.storyboard#s"),
      (.identified("detail-view", in: .main), "-> App/Main.storyboard#d"),
      (.identified("privacy", in: .accessor("settings")), "-> App/Settings.storyboard#p"),
      (.scene(storyboard: .own, scene: .accessor("detailView")), "-> App/Main.storyboard#d"),
      (.identified("privacy", in: .any), "?-> App/Settings.storyboard#p"),
    ] as [(Destination.Origin, String)])
  func named(origin: Destination.Origin, expected: String) {
    let graph = graph(origin)
    #expect(target(graph) == [expected])
    #expect(graph.findings.isEmpty)
  }

  @Test("A call to a reference leads to the scene that it refers to, and keeps the reference")
  func reference() throws {
    let graph = graph(.identified("settings"))
    #expect(target(graph) == ["-> App/Settings.storyboard#s"])
    let edge = try #require(graph.segues.first { $0.origin == .code })
    #expect(edge.via == SceneID("App/Main.storyboard#r"))
  }

  @Test(
    "A name that does not exist is a warning at the call",
    arguments: [
      (
        .initial(of: "Gone"), "missing-storyboard",
        "storyboard 'Gone' is not among the files; expected a file of that name"
      ),
      (
        .identified("gone"), "missing-scene",
        "storyboard 'Main' has no scene 'gone'; expected one with that identifier"
      ),
      (
        .initial(of: "None"), "no-initial-scene",
        "storyboard 'None' has no initial scene; expected one, or a referenced identifier"
      ),
      (
        .identified("gone", in: .any), "missing-scene",
        "no storyboard has a scene 'gone'; expected one with that identifier"
      ),
      (
        .nib(name: "Gone", owner: nil), "missing-xib",
        "xib 'Gone' is not among the files; expected a file of that name"
      ),
    ] as [(Destination.Origin, String, String)])
  func missing(origin: Destination.Origin, rule: String, message: String) {
    let graph = graph(origin)
    #expect(graph.codeEdges.isEmpty)
    #expect(graph.rules == [rule])
    #expect(graph.messages == ["App/List.swift:10: warning: \(message)"])
    // An uncertain call that names a missing scene is not a fault.
    #expect(self.graph(origin, isSure: false).findings.map(\.severity) == [.note])
  }

  @Test("Of several storyboards with an identifier, the expected class decides")
  func anywhere() {
    let other = StoryboardSketch(
      "App/Other.storyboard", SceneSketch("o", class: "Other", identifier: "privacy"))
    let unclear = graph(.identified("privacy", in: .any), also: other)
    #expect(unclear.codeEdges.isEmpty)
    #expect(unclear.findings.map(\.severity) == [.note])
    #expect(unclear.rules == ["ambiguous-destination"])
    let clear = graph(.identified("privacy", in: .any), expecting: "Other", also: other)
    #expect(target(clear) == ["?-> App/Other.storyboard#o"])
  }

  @Test("A class without a nib name has the xib with its own name or its view's")
  func namedXib() {
    let xibs: [InterfaceDocument] = [
      .xib("App/OtherController.xib", owner: "OtherController"),
      .xib("App/Sheet.xib", owner: "SheetController"),
      .xib("App/Bar.xib", owner: "Unrelated"),
    ]
    #expect(
      target(graph(.made("OtherController"), xibs: xibs)) == ["-> App/OtherController.xib#-1"])
    #expect(target(graph(.made("SheetController"), xibs: xibs)) == ["-> App/Sheet.xib#-1"])
    #expect(
      target(graph(.made("BarController"), xibs: xibs))
        == ["-> App/BarController.swift#BarController"])
    #expect(target(graph(.made("Unrelated"), xibs: xibs)) == ["-> App/Bar.xib#-1"])
  }

  @Test("A class has its only scene, or else a node")
  func made() {
    #expect(target(graph(.made("Privacy"))) == ["-> App/Settings.storyboard#p"])
    #expect(target(graph(.made("Other"))) == ["-> App/Other.swift#Other"])
    let again = StoryboardSketch("App/Other.storyboard", SceneSketch("o", class: "Privacy"))
    #expect(target(graph(.made("Privacy"), also: again)) == ["-> App/Privacy.swift#Privacy"])
  }

  @Test("A controller of a known class is its only scene, or may be any of them, if there are few")
  func instance() {
    let origin = Destination.Origin.instance(ClassReference("Privacy"))
    #expect(target(graph(origin)) == ["-> App/Settings.storyboard#p"])
    var again = StoryboardSketch("App/Z.storyboard", SceneSketch("o", class: "Privacy"))
    #expect(
      target(graph(origin, also: again))
        == ["?-> App/Settings.storyboard#p", "?-> App/Z.storyboard#o"])
    again.scenes += (0..<4).map { SceneSketch("o\($0)", class: "Privacy") }
    #expect(graph(origin, also: again).codeEdges.isEmpty)
    #expect(graph(origin, also: again).findings.map(\.severity) == [.note])
    #expect(
      target(graph(.instance(ClassReference("Other")))) == ["-> App/Other.swift#Other"])
    #expect(graph(.instance(ClassReference("UIViewController"))).rules == ["unknown-destination"])
  }

  /// A class that pushes a screen of another one.
  private func pushing(_ screen: String) -> CodeSketch {
    var code = CodeSketch()
    code.add("List")
    code.add(screen)
    code.move("List", "push", .made(screen))
    return code
  }

  @Test("Localised copies of a storyboard are one scene")
  func localised() {
    let copies = ["en", "Base", "fr"].map {
      StoryboardSketch("App/\($0).lproj/Copy.storyboard", SceneSketch("o", class: "Other")).document
    }
    #expect(
      pushing("Other").graph(main, xibs: copies).codeEdges
        == ["App/Main.storyboard#a -push-> App/Base.lproj/Copy.storyboard#o"])
  }

  @Test("A nib for a device has the name without it, and that for the iPad is shown last")
  func devices() {
    let copies = ["App/Card~ipad.xib", "App/Card~iphone.xib"].map {
      InterfaceDocument.xib($0, owner: "Card")
    }
    let code = pushing("Card")
    #expect(
      code.graph(main, xibs: copies).codeEdges
        == ["App/Main.storyboard#a -push-> App/Card~iphone.xib#-1"])
    #expect(
      code.graph(main, xibs: [copies[0]]).codeEdges
        == ["App/Main.storyboard#a -push-> App/Card~ipad.xib#-1"])
  }

  @Test("A named nib shows the class that loads it, drawn from the nib")
  func nib() {
    let xib = InterfaceDocument.xib("App/Any.xib", owner: nil, isController: false)
    let origin = Destination.Origin.nib(name: "Any", owner: ClassReference("Other"))
    let graph = graph(origin, xibs: [xib])
    #expect(target(graph) == ["-> App/Other.swift#Other"])
    #expect(
      graph.scene(SceneID("App/Other.swift#Other"))?.nib?.description == "App/Any.xib#-1")
    let missing = self.graph(origin)
    #expect(target(missing) == ["-> App/Other.swift#Other"])
    #expect(missing.scene(SceneID("App/Other.swift#Other"))?.nib == nil)
    #expect(missing.rules == ["missing-xib"])
  }

  @Test("A hosted view, and a class without a declaration, are nodes of their own")
  func nodes() throws {
    #expect(
      target(graph(.hosted(ClassReference("Sheet")))) == ["-> App/Sheet.swift#Sheet"])
    let graph = graph(.made(ClassReference(name: "SFSafariViewController", path: "App/List.swift")))
    let node = try #require(graph.scene(SceneID("App/List.swift#SFSafariViewController")))
    #expect(node.classLocation == nil && node.location.line == 10)
  }

  @Test("A storyboard's name refers to each target's own storyboard")
  func nearest() {
    var code = CodeSketch()
    code.add("List", in: "Shared")
    code.move("List", "push", .initial(of: "Next"), in: "Shared")
    let graph = code.graph(
      StoryboardSketch("One/A.storyboard", SceneSketch("a", class: "List")),
      StoryboardSketch("One/Next.storyboard", initial: "n", SceneSketch("n")),
      StoryboardSketch("Two/A.storyboard", SceneSketch("a", class: "List")),
      StoryboardSketch("Two/Next.storyboard", initial: "n", SceneSketch("n")))
    #expect(
      graph.codeEdges == [
        "One/A.storyboard#a -push-> One/Next.storyboard#n",
        "Two/A.storyboard#a -push-> Two/Next.storyboard#n",
      ])
  }

  @Test("A watch scene is found by its name alone")
  func watch() {
    var code = CodeSketch()
    code.add("Page")
    code.move("Page", "push", .named("detail"))
    let graph = code.graph(
      StoryboardSketch(
        "Watch/Interface.storyboard", platform: .watchOS, SceneSketch("a", class: "Page"),
        SceneSketch("b", identifier: "detail")),
      StoryboardSketch("App/Main.storyboard", SceneSketch("b", identifier: "detail")))
    #expect(
      graph.codeEdges == ["Watch/Interface.storyboard#a -push-> Watch/Interface.storyboard#b"])
  }

  @Test("A call that finds its scene from one of its storyboards has no fault")
  func ownDiffers() {
    var code = CodeSketch()
    code.add("List")
    code.move("List", "push", .identified("detail-view"))
    let graph = code.graph(
      main, settings, StoryboardSketch("App/Other.storyboard", SceneSketch("o", class: "List")))
    #expect(graph.codeEdges == ["App/Main.storyboard#a -push-> App/Main.storyboard#d"])
    #expect(graph.findings.isEmpty)
  }
}
