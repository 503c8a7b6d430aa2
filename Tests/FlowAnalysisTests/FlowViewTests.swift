import FlowAnalysis
import FlowModel
import TestSupport
import Testing

@Suite("What a view leaves of a graph")
struct FlowViewTests {
  private let graph = FlowGraph(
    StoryboardSketch(
      "App/Main.storyboard", initial: "a", isMain: true,
      SceneSketch(
        "a", .to("b"), .to("App/Settings.storyboard#s", kind: "presentation", id: "p"),
        .to("App/Settings.storyboard#t", kind: "presentation", id: "q")),
      SceneSketch("b", .to("gone"), .to("Kit/Help.storyboard#h", id: "help")), SceneSketch("c")),
    StoryboardSketch(
      "App/Settings.storyboard", initial: "s", SceneSketch("s", .to("t", kind: "push")),
      SceneSketch("t", .unwind("home:", targets: ["App/Main.storyboard#a"]), .unwind("nobody:"))),
    StoryboardSketch("App/Launch.storyboard", initial: "l", isLaunchScreen: true, SceneSketch("l")),
    StoryboardSketch("Kit/Help.storyboard", SceneSketch("h")),
    findings: ["App/Main.storyboard", "Kit/Help.storyboard", "App/Info.plist"].map {
      Finding(.warning, rule: "rule", message: $0, at: SourceLocation(path: $0, line: 1))
    })

  private func seen(_ change: (inout FlowView) -> Void) -> FlowGraph {
    var view = FlowView()
    change(&view)
    return graph.applying(view)
  }

  private func ids(_ graph: FlowGraph) -> String { graph.scenes.map(\.id.objectID).joined() }

  private func main(_ id: String) -> SceneID { SceneID("App/Main.storyboard#\(id)") }

  @Test("A view without settings leaves the graph unchanged")
  func everything() {
    let seen = seen { _ in }
    #expect(seen.scenes == graph.scenes)
    #expect(seen.segues == graph.segues)
    #expect(seen.storyboards == graph.storyboards)
    #expect(seen.findings == graph.findings)
  }

  @Test("A class that others only pass through is left out, unless the view asks for it")
  func passedClasses() {
    let (list, log) = (main("a"), main("c"))
    let router = SceneID("App/Router.swift#Router")
    let scenes = [list, log, router].map { id in
      Scene(
        id: id, kind: id == router ? .class : .scene("viewController"), name: id.objectID,
        location: SourceLocation(path: id.path, line: 1))
    }
    var segue = Segue(
      id: SegueID(path: "App/Router.swift", objectID: "push"), kind: .push, source: list,
      destination: log, location: SourceLocation(path: "App/Router.swift", line: 5))
    segue.origin = .code
    segue.through = [
      Passage(
        className: "Router", location: SourceLocation(path: "App/Router.swift", line: 1),
        callSites: [])
    ]
    let graph = FlowGraph(storyboards: [], scenes: scenes, segues: [segue])
    var view = FlowView()
    view.hide = ["Other.storyboard"]
    let shown = scenes.filter(\.isClass).map(\.id)
    #expect(graph.applying(FlowView()).scenes.filter(\.isClass).isEmpty)
    view.focus = shown
    #expect(graph.applying(view).scenes.map(\.id) == shown)
  }

  @Test("What is not included is removed, with its segues and findings")
  func include() {
    let seen = seen { $0.show = ["App/M*", "**/Settings.storyboard"] }
    #expect(seen.storyboards.map(\.name) == ["Main", "Settings"])
    #expect(ids(seen) == "abcst")
    #expect(!seen.segues.contains { $0.id.objectID == "help" })
    #expect(seen.segues.contains { $0.id.objectID == "show-gone" }, "it dangled before")
    #expect(seen.findings.map(\.location.path) == ["App/Main.storyboard"])
  }

  @Test("Exclusion has precedence over inclusion")
  func exclude() {
    let seen = seen {
      $0.show = ["App/**"]
      $0.hide = ["Settings.*"]
    }
    #expect(ids(seen) == "labc")
    #expect(seen.findings.map(\.location.path) == ["App/Info.plist", "App/Main.storyboard"])
  }

  @Test("Xibs of views are left out on request, unless there is nothing else")
  func nibs() {
    func nib(_ name: String, class customClass: String? = nil) -> Scene {
      var scene = Scene(
        id: SceneID(path: "\(name).xib", objectID: name), kind: .xib, name: name,
        location: SourceLocation(path: "\(name).xib", line: 1))
      scene.customClass = customClass
      return scene
    }
    let cell = nib("Cell")
    let screen = Sample.scene("s", "Screen")
    var view = FlowView()
    view.includesNibs = false
    func names(_ scenes: [Scene], _ segues: [Segue] = []) -> [String] {
      let storyboards = Set(scenes.map(\.id.path)).map { Storyboard(path: $0, name: $0) }
      return FlowGraph(storyboards: storyboards, scenes: scenes, segues: segues).applying(view)
        .scenes.map(\.name)
    }
    let loads = Segue(
      id: SegueID(path: screen.id.path, objectID: "n"), kind: .nib, source: screen.id,
      destination: cell.id, location: screen.location)
    #expect(names([cell, screen], [loads]) == ["Screen"])
    #expect(names([nib("About", class: "AboutViewController"), screen]) == ["About", "Screen"])
    #expect(names([cell]) == ["Cell"])
    view.focus = [cell.id]
    #expect(names([cell, screen], [loads]) == ["Screen", "Cell"])
  }

  @Test("An unwind whose targets are all removed is removed; one without targets stays")
  func unwinds() {
    let seen = seen { $0.hide = ["Main.storyboard"] }
    #expect(seen.segues.map(\.id.objectID) == ["push-t", "unwind-nobody:"])
  }

  @Test(
    "Kinds are given by name or by family, and scenes stay",
    arguments: [
      (["push"], ["push-t"]), (["show"], ["show-b", "show-gone", "help", "push-t"]),
      (["present", "push"], ["p", "q", "push-t"]), (["presentation"], ["p", "q"]),
      (["unwind"], ["unwind-home:", "unwind-nobody:"]), (["embed"], []),
    ] as [(Set<String>, Set<String>)])
  func kinds(kinds: Set<String>, segues: Set<String>) {
    let seen = seen { $0.kinds = kinds }
    #expect(Set(seen.segues.map(\.id.objectID)) == segues)
    #expect(seen.scenes == graph.scenes)
  }

  @Test("Launch screens can be removed, unless the app starts in one")
  func launchScreens() {
    #expect(
      seen { $0.includesLaunchScreens = false }.storyboards.map(\.name) == [
        "Main", "Settings", "Help",
      ])
    let started = FlowGraph(
      StoryboardSketch(
        "A.storyboard", initial: "a", isLaunchScreen: true, isMain: true, SceneSketch("a")))
    var view = FlowView()
    view.includesLaunchScreens = false
    #expect(started.applying(view).scenes.count == 1)
  }

  @Test(
    "Focus keeps a scene and its surroundings in both directions",
    arguments: [(0, "b"), (1, "abh"), (2, "absth")])
  func focus(depth: Int, scenes: String) {
    let seen = seen {
      $0.focus = [main("b")]
      $0.depth = depth
    }
    #expect(ids(seen) == scenes)
  }

  @Test("From and to keep the scenes after and before a scene, and together those in between")
  func fromAndTo() {
    let settings = SceneID("App/Settings.storyboard#s")
    #expect(ids(seen { $0.from = [settings] }) == "absth")
    #expect(ids(seen { $0.to = [settings] }) == "ast")
    let between = seen {
      $0.from = [main("a")]
      $0.to = [SceneID("Kit/Help.storyboard#h")]
      $0.kinds = ["show"]
    }
    #expect(ids(between) == "abh")
    #expect(between.storyboards.map(\.name) == ["Main", "Help"])
  }

  @Test("No route leads through what is removed")
  func filtersFirst() {
    let seen = seen {
      $0.hide = ["Settings.storyboard"]
      $0.from = [SceneID("App/Main.storyboard#a")]
    }
    #expect(ids(seen) == "abh")
  }

  @Test("A reference stays together with the segue that leads through it")
  func references() {
    var view = FlowView()
    view.focus = [SceneID("Settings.storyboard#s")]
    let graph = FlowGraph.withReference.applying(view)
    #expect(ids(graph) == "ars")
    view.depth = 0
    #expect(ids(FlowGraph.withReference.applying(view)) == "s")
  }

  @Test("When collapsed, a storyboard is one scene, and segues between two are counted by kind")
  func collapsed() throws {
    let seen = seen { $0.collapse = .storyboard }
    #expect(seen.scenes.map(\.name) == ["Launch", "Main", "Settings", "Help"])
    #expect(Set(seen.scenes.map(\.kind)) == [.group(.storyboard)])
    #expect(seen.entryPoints == [SceneID(path: "App/Main.storyboard", objectID: "")])
    let segues = seen.segues.map { segue in
      "\(segue.source.path) \(segue.kind.rawValue) \(segue.targets.map(\.path)) \(segue.count)"
    }
    #expect(
      Set(segues) == [
        "App/Main.storyboard presentation [\"App/Settings.storyboard\"] 2",
        "App/Main.storyboard show [\"Kit/Help.storyboard\"] 1",
        "App/Settings.storyboard unwind [\"App/Main.storyboard\"] 1",
      ])
    #expect(seen.segues.allSatisfy { $0.order == nil })
    #expect(Set(seen.segues.map(\.id)).count == 3)
  }

  @Test("A class known only from source is filtered by the path of its file")
  func classPaths() {
    var view = FlowView()
    view.hide = ["App/Screens.swift"]
    let seen = Sample.code.applying(view)
    #expect(seen.scenes.map(\.name) == ["App Delegate", "Detail", "List"])
    #expect(!seen.segues.contains { $0.id.objectID.contains("AboutController") })
    view = FlowView()
    view.show = ["*.storyboard"]
    #expect(Sample.code.applying(view).scenes.map(\.name) == ["Detail", "List"])
  }

  @Test(
    "A class left without a segue is removed, unless the app starts there or the view asks for it"
  )
  func lonelyClasses() throws {
    var view = FlowView()
    view.kinds = ["unwind"]
    #expect(Sample.code.applying(view).scenes.map(\.name) == ["App Delegate", "Detail", "List"])
    view.focus = [SceneID("App/Screens.swift#AboutController")]
    #expect(Sample.code.applying(view).scenes.map(\.name) == ["About"])
    let lone = FlowGraph(storyboards: [], scenes: [Sample.classNode("A")], segues: [])
    view = FlowView()
    view.kinds = ["show"]
    #expect(lone.applying(view).scenes.count == 1, "it never had one")
  }

  @Test("The kind `code` includes all segues that source makes, in addition to other kinds")
  func codeKind() {
    var view = FlowView()
    view.kinds = ["code"]
    let seen = Sample.code.applying(view).segues
    #expect(seen.count == 3)
    #expect(seen.allSatisfy { $0.origin == .code })
    view.kinds = ["code", "unwind"]
    #expect(Sample.code.applying(view).segues.count == 6)
    view.kinds = ["present"]
    #expect(Sample.code.applying(view).segues.map(\.kind.rawValue) == ["present"])
  }

  @Test("Focus follows calls as it follows segues")
  func codeFocus() {
    var view = FlowView()
    view.from = [SceneID("App/AppDelegate.swift#AppDelegate")]
    #expect(Sample.code.applying(view).scenes.count == 4)
    view = FlowView()
    view.focus = [SceneID("App/AppDelegate.swift#AppDelegate")]
    #expect(Sample.code.applying(view).scenes.map(\.name) == ["App Delegate", "List"])
  }

  @Test("Collapsing keeps classes, and the calls of the segues that it combines")
  func collapsedCode() throws {
    var view = FlowView()
    view.collapse = .storyboard
    let seen = Sample.code.applying(view)
    #expect(seen.scenes.map(\.name) == ["App Delegate", "Main", "About"])
    #expect(
      seen.segues.map { "\($0.source) \($0.kind.rawValue) \($0.targets)" } == [
        "App/AppDelegate.swift#AppDelegate rootViewController [App/Main.storyboard#]",
        "App/Main.storyboard# push [App/Screens.swift#AboutController]",
        "App/Screens.swift#AboutController present [App/Main.storyboard#]",
      ])
    #expect(seen.segues.map(\.callSites.count) == [1, 2, 1])
    #expect(seen.segues[1].location == SourceLocation(path: "App/List.swift", line: 31))
  }

  @Test("A view applies before storyboards collapse")
  func collapsedFocus() {
    let seen = seen {
      $0.focus = [main("b")]
      $0.collapse = .storyboard
    }
    #expect(seen.scenes.map(\.name) == ["Main", "Help"])
    #expect(seen.segues.map(\.count) == [1])
  }
}
