import FlowAnalysis
import FlowModel
import TestSupport
import Testing

@Suite("The apps of a graph")
struct AppPartsTests {
  /// - Parameter scenes: The targets of each scene, by its object ID.
  private static func graph(
    _ targets: [ProjectTarget], _ scenes: [(id: String, targets: [String])],
    _ edges: [(String, String)] = []
  ) -> FlowGraph {
    FlowGraph(
      storyboards: [Storyboard(path: "Main.storyboard", name: "Main")],
      scenes: scenes.map { sketch in
        var scene = Scene(
          id: id(sketch.id), kind: .scene("viewController"), name: sketch.id,
          location: SourceLocation(path: "Main.storyboard", line: 1))
        scene.projectTargets = sketch.targets
        return scene
      },
      segues: edges.map { tail, head in
        Segue(
          id: SegueID(path: "Main.storyboard", objectID: tail + head), kind: .show,
          source: id(tail), destination: id(head),
          location: SourceLocation(path: "Main.storyboard", line: 1))
      }, targets: targets)
  }

  private static func id(_ objectID: String) -> SceneID { SceneID("Main.storyboard#\(objectID)") }

  private static func words(_ parts: AppParts) -> [String] {
    parts.parts.map { part in
      "\(part.name): " + part.graph.scenes.map(\.id.objectID).joined()
    }
  }

  private static let phone = ProjectTarget(name: "Phone", kind: .application, platforms: [.iOS])
  private static let desk = ProjectTarget(name: "Desk", kind: .application, platforms: [.macOS])
  private static let kit = ProjectTarget(name: "Kit", kind: .framework)
  private static let tests = ProjectTarget(name: "Tests", kind: .unitTests)

  @Test("Each app has its screens and those of libraries to which they lead; the largest is first")
  func libraries() {
    let parts = AppParts(
      Self.graph(
        [Self.phone, Self.desk, Self.kit],
        [
          ("a", ["Phone"]), ("b", ["Phone"]), ("d", ["Desk"]), ("k", ["Kit"]), ("l", ["Kit"]),
          ("m", ["Kit"]),
        ], [("a", "k"), ("d", "k"), ("k", "l"), ("m", "a")]))
    #expect(Self.words(parts) == ["Phone: abkl", "Desk: dkl", "Kit: m"])
    #expect(parts.parts.map(\.platform) == [.iOS, .macOS, .unknown])
    #expect(parts.parts[1].graph.segues.map(\.id.objectID) == ["dk", "kl"])
  }

  @Test("Tests are left out, and an app that only repeats a larger one")
  func leftOut() {
    let parts = AppParts(
      Self.graph(
        [Self.phone, ProjectTarget(name: "Phone Beta", kind: .application), Self.tests],
        [
          ("a", ["Phone", "Phone Beta", "Tests"]), ("b", ["Phone", "Tests"]), ("t", ["Tests"]),
        ]))
    #expect(Self.words(parts) == ["Phone: ab"])
    #expect(parts.duplicates == ["Phone Beta"])
    #expect(parts.testSceneCount == 1)
  }

  @Test("An extension has those of an app's screens to which its own lead, and not what is beyond")
  func extensions() {
    let share = ProjectTarget(name: "Share", kind: .appExtension)
    let scenes = [
      ("a", ["Phone", "Share"]), ("b", ["Phone", "Share"]), ("c", ["Phone", "Share"]),
      ("s", ["Share"]), ("k", ["Kit"]),
    ]
    let graph = Self.graph(
      [Self.phone, share, Self.kit], scenes,
      [("a", "b"), ("a", "c"), ("s", "b"), ("b", "c"), ("b", "k")])
    #expect(Self.words(AppParts(graph)) == ["Phone: abck", "Share: bs"])
    #expect(Self.words(AppParts(graph, choosing: ["Share"])) == ["Share: abcks"])
  }

  @Test("Demo apps follow the others, and files of no target are last, so that nothing is lost")
  func order() {
    let parts = AppParts(
      Self.graph(
        [Self.desk, ProjectTarget(name: "KitDemo", kind: .application)],
        [("a", ["KitDemo"]), ("b", ["KitDemo"]), ("c", ["Desk"]), ("x", [])]))
    #expect(Self.words(parts) == ["Desk: c", "KitDemo: ab", ": x"])
  }

  @Test("A target that is asked for is drawn, whatever it is")
  func chosen() {
    let graph = Self.graph(
      [Self.phone, Self.kit, Self.tests],
      [("a", ["Phone", "Tests"]), ("k", ["Kit"]), ("t", ["Tests"])], [("a", "k")])
    #expect(Self.words(AppParts(graph, choosing: ["Tests"])) == ["Tests: akt"])
    var view = FlowView()
    view.targets = ["Kit"]
    #expect(graph.applying(view).scenes.map(\.id.objectID) == ["k"])
  }

  @Test("A graph without targets is one part")
  func noTargets() {
    #expect(Self.words(AppParts(Self.graph([], [("a", []), ("b", [])]))) == [": ab"])
  }
}
