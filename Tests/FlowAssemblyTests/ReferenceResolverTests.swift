import FlowModel
import TestSupport
import Testing

@Suite("What a storyboard reference leads to")
struct ReferenceResolverTests {
  private let settings = StoryboardSketch(
    "App/Settings.storyboard", initial: "s1", SceneSketch("s1"),
    SceneSketch("s2", identifier: "privacy"))

  @Test("A name alone means the initial scene, with an identifier that scene")
  func resolved() {
    let graph = assembled(
      StoryboardSketch(
        "App/Main.storyboard", .reference("r1", to: "Settings"),
        .reference("r2", to: "Settings", scene: "privacy")),
      settings)
    #expect(
      graph.reference("App/Main.storyboard#r1") == .init(.resolved, "App/Settings.storyboard#s1"))
    #expect(
      graph.reference("App/Main.storyboard#r2") == .init(.resolved, "App/Settings.storyboard#s2"))
    #expect(graph.findings.isEmpty)
  }

  @Test("Without a storyboard's name, the reference's own storyboard is meant")
  func ownStoryboard() {
    let graph = assembled(
      StoryboardSketch(
        "Main.storyboard", initial: "a", SceneSketch("a"), SceneSketch("b", identifier: "list"),
        .reference("r1"), .reference("r2", scene: "list")))
    #expect(graph.reference("Main.storyboard#r1") == .init(.resolved, "Main.storyboard#a"))
    #expect(graph.reference("Main.storyboard#r2") == .init(.resolved, "Main.storyboard#b"))
  }

  @Test("A reference that has the identifier it names does not refer to itself")
  func ownIdentifier() {
    let graph = assembled(
      StoryboardSketch(
        "Main.storyboard", .reference("a", scene: "list", identifier: "list"),
        SceneSketch("b", identifier: "list")))
    #expect(graph.reference("Main.storyboard#a") == .init(.resolved, "Main.storyboard#b"))
  }

  @Test("A name without a file is a missing storyboard, reported at the reference's line")
  func missingStoryboard() throws {
    let graph = assembled(
      StoryboardSketch("Main.storyboard", SceneSketch("a"), .reference("r", to: "Nowhere")))
    #expect(graph.reference("Main.storyboard#r") == .init(.missingStoryboard))
    let finding = try #require(graph.findings.first)
    #expect(
      finding.description == "Main.storyboard:20: warning: "
        + "storyboard 'Nowhere' is not among the files; expected a file of that name")
    #expect(graph.rules == ["missing-storyboard"])
  }

  @Test("An identifier that the storyboard lacks is a missing scene")
  func missingScene() {
    let graph = assembled(
      StoryboardSketch("App/Main.storyboard", .reference("r", to: "Settings", scene: "gone")),
      settings)
    #expect(graph.reference("App/Main.storyboard#r") == .init(.missingScene))
    #expect(graph.rules == ["missing-scene"])
  }

  @Test("A storyboard without an initial controller has no initial scene")
  func noInitialScene() {
    let graph = assembled(
      StoryboardSketch("Main.storyboard", .reference("r", to: "Lost")),
      StoryboardSketch("Lost.storyboard", SceneSketch("a")))
    #expect(graph.reference("Main.storyboard#r") == .init(.noInitialScene))
    #expect(graph.rules == ["no-initial-scene"])
  }

  @Test("An initial scene that does not exist is no target, and is reported once")
  func brokenInitialScene() {
    let graph = assembled(
      StoryboardSketch("Lost.storyboard", initial: "gone", SceneSketch("a")),
      StoryboardSketch("Menu.storyboard", .reference("r", to: "Lost")))
    #expect(graph.reference("Menu.storyboard#r") == .init(.noInitialScene))
    #expect(graph.rules == ["missing-initial-scene", "no-initial-scene"])
    #expect(graph.storyboards.first?.initialScene == nil)
  }

  @Test("A storyboard of another bundle is no fault, and is found if its file was read")
  func otherBundle() {
    let graph = assembled(
      StoryboardSketch(
        "App/Main.storyboard", .reference("r1", to: "Kit", bundle: "com.kit"),
        .reference("r2", to: "Settings", bundle: "com.kit"),
        .reference("r3", to: "Settings", scene: "other", bundle: "com.kit")),
      settings)
    #expect(graph.reference("App/Main.storyboard#r1") == .init(.otherBundle))
    #expect(
      graph.reference("App/Main.storyboard#r2") == .init(.resolved, "App/Settings.storyboard#s1"))
    #expect(graph.reference("App/Main.storyboard#r3") == .init(.otherBundle))
    #expect(graph.findings.isEmpty)
  }

  @Test("Two scenes with one identifier are ambiguous; the first is drawn and both are reported")
  func ambiguousIdentifier() throws {
    let graph = assembled(
      StoryboardSketch(
        "Main.storyboard", .reference("r", scene: "list"), SceneSketch("a", identifier: "list"),
        SceneSketch("b", identifier: "list")))
    #expect(graph.reference("Main.storyboard#r") == .init(.ambiguous, "Main.storyboard#a"))
    let finding = try #require(graph.findings.first)
    #expect(finding.rule == "ambiguous-reference")
    #expect(
      finding.message.hasSuffix("expected one of 'Main.storyboard#a', 'Main.storyboard#b'"))
  }

  @Test("Scenes of one class in two storyboards of one folder are ambiguous")
  func ambiguousClass() {
    let graph = assembled(
      StoryboardSketch("App/Main.storyboard", SceneSketch("r", replacement: "class.Twin")),
      StoryboardSketch("App/One.storyboard", SceneSketch("a", class: "Twin")),
      StoryboardSketch("App/Two.storyboard", SceneSketch("b", class: "Twin")))
    #expect(graph.reference("App/Main.storyboard#r") == .init(.ambiguous, "App/One.storyboard#a"))
  }

  @Test("Of very many matching scenes, five are named and the others counted")
  func manyCandidates() throws {
    var storyboard = StoryboardSketch("A.storyboard", .reference("r", scene: "list"))
    storyboard.scenes += (1...8).map { SceneSketch("s\($0)", identifier: "list") }
    let finding = try #require(assembled(storyboard).findings.first)
    #expect(finding.message.hasSuffix("'A.storyboard#s4', 'A.storyboard#s5' and 3 more"))
  }

  @Test("Empty attributes name nothing")
  func emptyNames() {
    let graph = assembled(
      StoryboardSketch(
        "Main.storyboard", initial: "a", SceneSketch("a"),
        .reference("r", to: "", scene: "", bundle: "")))
    #expect(graph.reference("Main.storyboard#r") == .init(.resolved, "Main.storyboard#a"))
  }
}
