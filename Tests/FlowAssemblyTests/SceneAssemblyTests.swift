import FlowModel
import InterfaceBuilder
import TestSupport
import Testing

@Suite("The scenes of an app")
struct SceneAssemblyTests {
  @Test("A controller's xib is a scene, named after its class, in a storyboard of its own")
  func controllerXib() throws {
    let graph = assembled(xibs: [
      .xib("App/Profile.xib", owner: "MYProfileViewController"),
      .xib("App/Cell.xib", owner: "Cell", isController: false),
    ])
    let scene = try #require(graph.scenes.first)
    #expect(scene.id == SceneID("App/Profile.xib#-1"))
    #expect(scene.kind == .xib)
    #expect(scene.name == "Profile")
    #expect(scene.customClass == "MYProfileViewController")
    #expect(graph.scenes.count == 1)
    #expect(graph.storyboards.map(\.path) == ["App/Profile.xib"])
    #expect(graph.storyboards.map(\.format) == [.xib])
  }

  @Test("Without a class, a xib's scene has the title of its owner, or the file's name")
  func unnamedXib() {
    let graph = assembled(xibs: [
      .xib("A.xib", owner: nil, title: "Profile"), .xib("B.xib", owner: nil),
    ])
    #expect(graph.scenes.map(\.name) == ["Profile", "B"])
  }

  @Test("The initial scene is marked, in each storyboard")
  func initial() {
    let graph = assembled(
      StoryboardSketch("A.storyboard", initial: "b", SceneSketch("a"), SceneSketch("b")),
      StoryboardSketch("B.storyboard", SceneSketch("a")))
    #expect(graph.scenes.filter(\.isInitial).map(\.id.description) == ["A.storyboard#b"])
    #expect(graph.storyboards.map(\.initialScene) == [SceneID("A.storyboard#b"), nil])
    #expect(graph.entries.isEmpty)
  }

  @Test("A scene of an unknown kind is a scene")
  func unknownElement() {
    var odd = SceneSketch("a")
    odd.element = "holodeckController"
    let graph = assembled(StoryboardSketch("A.storyboard", odd))
    #expect(graph.scenes.map(\.kind) == [.scene("holodeckController")])
  }

  @Test(
    "A scene may name its replacement",
    arguments: [
      ("storyboard.Settings", FlowGraph.Found(.resolved, "App/Settings.storyboard#s1")),
      ("storyboard.Settings.list", .init(.resolved, "App/Settings.storyboard#s2")),
      ("storyboard.Settings.a.b", .init(.resolved, "App/Settings.storyboard#s3")),
      ("storyboard.Settings.gone", .init(.missingScene)),
      ("storyboard.Gone", .init(.missingStoryboard)),
      ("class.ListViewController", .init(.resolved, "App/Settings.storyboard#s2")),
      ("class.App.ListViewController", .init(.resolved, "App/Settings.storyboard#s2")),
      ("class.ProfileViewController", .init(.resolved, "App/Profile.xib#-1")),
      ("class.CodeViewController", .init(.sourceOnly)),
      ("xib.Profile", .init(.resolved, "App/Profile.xib#-1")),
      ("xib.Banner", .init(.resolved, "App/Banner.xib#-1")),
      ("xib.Gone", .init(.missingXib)),
    ])
  func replacement(value: String, found: FlowGraph.Found) {
    let graph = assembled(
      StoryboardSketch(
        "App/Main.storyboard", SceneSketch("a", .to("r", id: "s")),
        SceneSketch("r", class: "ListViewController", replacement: value)),
      StoryboardSketch(
        "App/Settings.storyboard", initial: "s1", SceneSketch("s1"),
        SceneSketch("s2", class: "ListViewController", identifier: "list"),
        SceneSketch("s3", identifier: "a.b")),
      xibs: [
        .xib("App/Profile.xib", owner: "ProfileViewController"),
        .xib("App/Banner.xib", owner: "Banner", isController: false),
      ])
    #expect(graph.reference("App/Main.storyboard#r") == found)
    let segue = graph.segues.first
    #expect(segue?.destination?.description == found.target ?? "App/Main.storyboard#r")
    #expect(segue?.via == found.target.map { _ in SceneID("App/Main.storyboard#r") })
    #expect(found.target.map { graph.scene(SceneID($0)) != nil } ?? true)
  }

  @Test("The same attribute on a view has no effect on the scene")
  func replacementOfView() {
    var document = StoryboardSketch("A.storyboard", SceneSketch("a")).document
    document.scenes[0].scene.runtimeAttributes = [
      RuntimeAttribute(
        keyPath: "replacementIdentifier", type: "string", value: "class.B", objectID: "view",
        line: 3)
    ]
    #expect(assembled(xibs: [document]).scenes.map(\.reference) == [nil])
  }

  @Test(
    "An unknown replacement is reported, and the scene stays",
    arguments: ["nib.Profile", "storyboard", "storyboard.", "class.", "", "xib"])
  func unknownReplacement(value: String) {
    let graph = assembled(
      StoryboardSketch("A.storyboard", SceneSketch("a", replacement: value)))
    #expect(graph.rules == ["unknown-replacement"])
    #expect(graph.scenes.map(\.reference) == [nil])
  }
}
