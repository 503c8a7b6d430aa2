import FlowModel
import TestSupport
import Testing

@Suite("Where a segue leads")
struct SegueAssemblyTests {
  private func segue(_ graph: FlowGraph, _ id: String) -> Segue? {
    graph.segues.first { $0.id.objectID == id }
  }

  @Test("A segue through a reference leads to the real scene, and keeps the reference")
  func throughReference() {
    let graph = assembled(
      StoryboardSketch(
        "Main.storyboard", SceneSketch("a", .to("r", id: "s1"), .to("b", id: "s2")),
        SceneSketch("b"), .reference("r", to: "Settings")),
      StoryboardSketch("Settings.storyboard", initial: "s", SceneSketch("s")))
    let through = segue(graph, "s1")
    #expect(through?.destination == SceneID("Settings.storyboard#s"))
    #expect(through?.via == SceneID("Main.storyboard#r"))
    #expect(through?.source == SceneID("Main.storyboard#a"))
    #expect(segue(graph, "s2")?.destination == SceneID("Main.storyboard#b"))
    #expect(segue(graph, "s2")?.via == nil)
  }

  @Test("A segue through a chain of references leads to its end; each reference keeps its next")
  func chain() {
    let graph = assembled(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a", .to("r", id: "s")), .reference("r", to: "B")),
      StoryboardSketch("B.storyboard", initial: "q", .reference("q", to: "C")),
      StoryboardSketch("C.storyboard", initial: "c", SceneSketch("c")))
    #expect(segue(graph, "s")?.destination == SceneID("C.storyboard#c"))
    #expect(segue(graph, "s")?.via == SceneID("A.storyboard#r"))
    #expect(graph.reference("A.storyboard#r") == .init(.resolved, "B.storyboard#q"))
  }

  @Test("A chain with a broken reference ends there")
  func brokenChain() {
    let graph = assembled(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a", .to("r", id: "s")), .reference("r", to: "B")),
      StoryboardSketch("B.storyboard", initial: "q", .reference("q", to: "Gone")))
    #expect(segue(graph, "s")?.destination == SceneID("B.storyboard#q"))
  }

  @Test("A circular chain of references is reported, and the segue ends at the first")
  func circle() {
    let graph = assembled(
      StoryboardSketch(
        "A.storyboard", initial: "r", SceneSketch("a", .to("r", id: "s"), .to("q", id: "t")),
        .reference("r", to: "B"), .reference("q")),
      StoryboardSketch("B.storyboard", initial: "q", .reference("q", to: "A")))
    #expect(segue(graph, "s")?.destination == SceneID("A.storyboard#r"))
    #expect(segue(graph, "s")?.via == nil)
    #expect(segue(graph, "t")?.destination == SceneID("A.storyboard#q"))
    #expect(graph.rules == Array(repeating: "circular-reference", count: 3))
  }

  @Test("A segue to an unresolved reference ends there")
  func unresolved() {
    let graph = assembled(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a", .to("r", id: "s")), .reference("r", to: "Gone")))
    #expect(segue(graph, "s")?.destination == SceneID("A.storyboard#r"))
    #expect(segue(graph, "s")?.via == nil)
  }

  @Test("A segue to an object that is not a scene dangles, with the ID in the file")
  func dangling() throws {
    let graph = assembled(StoryboardSketch("A.storyboard", SceneSketch("a", .to("gone", id: "s"))))
    #expect(segue(graph, "s")?.destination == SceneID("A.storyboard#gone"))
    let finding = try #require(graph.findings.first)
    #expect(
      finding.description == "A.storyboard:11: warning: segue 's' leads to 'gone'; "
        + "expected the object id of a scene in this storyboard")
    #expect(finding.rule == "dangling-segue")
  }

  @Test("A scene with that ID in another file is not the destination")
  func otherFile() {
    let graph = assembled(
      StoryboardSketch("A.storyboard", SceneSketch("a", .to("b", id: "s"))),
      StoryboardSketch("B.storyboard", SceneSketch("b")))
    #expect(graph.rules == ["dangling-segue"])
  }

  @Test("An unwind keeps its selector and has no destination, whichever exit it refers to")
  func unwind() {
    let graph = assembled(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a", exits: ["x"], .unwind("back:", exit: "x")),
        SceneSketch("b", .unwind("home:", exit: "x"))))
    #expect(graph.segues.map(\.unwindAction) == ["back:", "home:"])
    #expect(graph.segues.allSatisfy { $0.destination == nil && $0.unwindTargets.isEmpty })
    #expect(graph.findings.isEmpty)
  }

  @Test("An unwind to an exit that does not exist is reported")
  func lostExit() {
    let graph = assembled(
      StoryboardSketch("A.storyboard", SceneSketch("a", .unwind("back:", exit: "x"))))
    #expect(graph.rules == ["dangling-segue"])
    #expect(graph.segues.map(\.destination) == [nil])
  }

  @Test("Of two elements with one object ID, the first stays and the other is reported")
  func duplicates() {
    let graph = assembled(
      StoryboardSketch(
        "A.storyboard", SceneSketch("a", class: "First", .to("b", id: "s")), SceneSketch("b"),
        SceneSketch("a", class: "Second", .to("a", id: "s"), .to("b", id: "t"))))
    #expect(graph.scenes.map(\.customClass) == ["First", nil])
    #expect(graph.segues.map(\.id.objectID) == ["s", "t"])
    #expect(graph.segues.first?.destination == SceneID("A.storyboard#b"))
    #expect(graph.findings.map(\.location.line) == [30, 31])
    #expect(Set(graph.rules) == ["duplicate-object-id"])
  }
}
