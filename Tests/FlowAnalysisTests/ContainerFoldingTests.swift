import FlowAnalysis
import FlowModel
import TestSupport
import Testing

@Suite("Containers that are folded into their only screen")
struct ContainerFoldingTests {
  private static func container(
    _ id: String, element: String = "navigationController", identifier: String? = nil,
    _ segues: SegueSketch...
  ) -> SceneSketch {
    var sketch = SceneSketch(id, identifier: identifier)
    sketch.element = element
    sketch.segues = segues
    return sketch
  }

  private static func root(_ id: String) -> SegueSketch {
    .to(id, kind: "relationship", id: "root-\(id)")
  }

  private static func folded(_ scenes: SceneSketch..., initial: String? = nil) -> FlowGraph {
    var sketch = StoryboardSketch("Main.storyboard", initial: initial, isMain: initial != nil)
    sketch.scenes = scenes
    var view = FlowView()
    view.foldsContainers = true
    return FlowGraph(sketch).applying(view)
  }

  private static func id(_ objectID: String) -> SceneID { SceneID("Main.storyboard#\(objectID)") }

  @Test("Segues to a container lead to its screen, and know that they open the container")
  func incoming() throws {
    let graph = Self.folded(
      SceneSketch("a", .to("nav", kind: "presentation")),
      Self.container("nav", identifier: "Stack", Self.root("b")), SceneSketch("b"))
    #expect(graph.scenes.map(\.id.objectID) == ["a", "b"])
    let segue = try #require(graph.segues.first)
    #expect(graph.segues.count == 1)
    #expect(segue.destination == Self.id("b"))
    #expect(segue.container == Self.id("nav"))
    #expect(graph.scene(Self.id("b"))?.containers.map(\.storyboardIdentifier) == ["Stack"])
  }

  @Test("A container's own segues start at its screen, and unwinds to it end there")
  func outgoing() throws {
    let graph = Self.folded(
      Self.container("nav", Self.root("b"), .to("c"), .unwind("back:", targets: ["c"])),
      SceneSketch("b"), SceneSketch("c", .unwind("home:", targets: ["nav", "b"])))
    #expect(graph.segues(from: Self.id("b")).map(\.targets) == [[Self.id("c")], [Self.id("c")]])
    #expect(graph.segues(from: Self.id("c")).map(\.unwindTargets) == [[Self.id("b")]])
  }

  @Test("A screen in two containers has a mark of each")
  func shared() {
    let graph = Self.folded(
      Self.container("m", Self.root("b")), Self.container("n", Self.root("b")), SceneSketch("b"))
    #expect(graph.scene(Self.id("b"))?.containers.map(\.id.objectID) == ["m", "n"])
    #expect(graph.segues.isEmpty)
  }

  @Test("A class is a container by the framework's class that it derives from")
  func classes() throws {
    let view = Sample.scene("Settings", "Settings", in: "App/Settings.swift", kind: .view)
    let list = Sample.classNode("ListController")
    func folded(_ baseClass: String?) -> FlowGraph {
      let container = Sample.classNode("Container") { $0.baseClass = baseClass }
      let graph = FlowGraph(
        storyboards: [], scenes: [view, list, container],
        segues: [
          Sample.move("show", from: list.id, to: container.id),
          Sample.move("rootViewController", from: container.id, to: view.id),
        ])
      return ContainerFolding(graph).graph
    }
    #expect(folded("UIViewController").scenes.count == 3)
    #expect(folded(nil).scenes.count == 3)

    let host = folded("UIHostingController")
    #expect(host.segues.map(\.destination) == [view.id])
    #expect(host.scene(view.id)?.containers.map(\.containerWord) == ["host"])
    // It opens nothing: the view stands where the controller does.
    #expect(host.segues.map(\.container) == [nil])
    #expect(folded("UINavigationController").segues.map(\.container?.objectID) == ["Container"])
  }

  @Test("Containers in containers are folded into the innermost screen, outermost first")
  func nested() {
    let graph = Self.folded(
      Self.container("z", element: "windowController", Self.root("n")),
      Self.container("n", Self.root("b")),
      SceneSketch("b"), initial: "z")
    let screen = graph.scene(Self.id("b"))
    #expect(screen?.containers.map(\.containerWord) == ["window", "stack"])
    #expect(screen?.isInitial == true)
    #expect(screen?.isEntryPoint == true)
  }

  @Test("A container stays if it has no screen, several, a missing one, or only itself")
  func kept() {
    let graph = Self.folded(
      Self.container("empty"), Self.container("two", Self.root("a"), Self.root("b")),
      Self.container("lost", Self.root("gone")), Self.container("p", Self.root("q")),
      Self.container("q", Self.root("p")),
      Self.container("tabs", element: "tabBarController", Self.root("a")), SceneSketch("a"),
      SceneSketch("b"))
    #expect(
      graph.scenes.map(\.id.objectID) == ["a", "b", "empty", "lost", "p", "q", "tabs", "two"])
  }

  @Test("A container that is kept on request is not folded")
  func keptOnRequest() {
    var nav = SceneSketch("nav", Self.root("b"))
    nav.element = "navigationController"
    let graph = FlowGraph(StoryboardSketch("Main.storyboard", nav, SceneSketch("b")))
    #expect(ContainerFolding(graph).graph.scenes.count == 1)
    #expect(ContainerFolding(graph, keeping: [Self.id("nav")]).graph.scenes.count == 2)
  }

  @Test("A view that names a container chooses its screen")
  func focus() {
    var nav = SceneSketch("nav", Self.root("b"))
    nav.element = "navigationController"
    let graph = FlowGraph(
      StoryboardSketch(
        "Main.storyboard", SceneSketch("a", .to("nav")), nav, SceneSketch("b", .to("c")),
        SceneSketch("c"), SceneSketch("d")))
    var view = FlowView()
    view.foldsContainers = true
    view.focus = [Self.id("nav")]
    #expect(graph.applying(view).scenes.map(\.id.objectID) == ["a", "b", "c"])
  }
}
