import DrawingModel
import FlowModel
import TestSupport
import Testing

@testable import FlowLayout

@Suite("Which scenes get a card, and which segues an edge")
struct DiagramTests {
  private func names(_ diagram: Diagram) -> [String] {
    diagram.nodes.map { $0.group(at: Point(0, 0)).id ?? "" }
  }

  private func ends(_ diagram: Diagram) -> [String] {
    let names = names(diagram)
    return diagram.edges.map {
      "\($0.segue.id.objectID): \(names[$0.tail]) → \(names[$0.head])"
    }
  }

  @Test("A resolved reference is not drawn; its segues lead to the real scene")
  func references() {
    let diagram = Diagram(Sample.full)
    #expect(!names(diagram).contains("App/Main.storyboard#ref"))
    #expect(names(diagram).contains("App/Main.storyboard#gon"))
    #expect(ends(diagram).contains("mod: App/Main.storyboard#lst → App/Settings.storyboard#set"))
  }

  @Test("Every other scene has one card, and every segue an edge")
  func complete() {
    let diagram = Diagram(Sample.full)
    let cards = diagram.nodes.compactMap { ($0 as? SceneCard)?.scene.id }
    let drawn = Sample.full.scenes.filter { $0.reference?.target == nil }.map(\.id)
    #expect(cards.sorted() == drawn)
    #expect(Set(diagram.edges.map(\.segue.id)) == Set(Sample.full.segues.map(\.id)))
  }

  @Test("Unwinds whose target depends on source share one exit for each scene and selector")
  func exits() {
    let diagram = Diagram(
      FlowGraph(
        StoryboardSketch(
          "A.storyboard",
          SceneSketch("a", .unwind("toList:"), .unwind("toRoot:")),
          SceneSketch("b", .unwind("toList:"))),
        StoryboardSketch("B.storyboard", SceneSketch("c", .unwind("toList:", targets: ["c"])))))
    #expect(diagram.nodes.count { $0 is ExitMark } == 3)
    var twice = Sample.segue("one", "unwind", from: Sample.id("s0"), to: nil)
    twice.unwindAction = "done:"
    var again = Sample.segue("two", "unwind", from: Sample.id("s0"), to: nil)
    again.unwindAction = "done:"
    let shared = Diagram(
      FlowGraph(
        storyboards: [], scenes: [Sample.scene("s0", "Scene")], segues: [twice, again]))
    #expect(shared.nodes.count { $0 is ExitMark } == 1)
    #expect(shared.edges.count == 2)
  }

  @Test("An unwind leads back to each of its targets")
  func unwindTargets() {
    let diagram = Diagram(
      FlowGraph(
        StoryboardSketch(
          "A.storyboard", SceneSketch("a"), SceneSketch("b"),
          SceneSketch("c", .unwind("back:", targets: ["a", "b"])))))
    #expect(
      ends(diagram) == [
        "unwind-back:: A.storyboard#c → A.storyboard#a",
        "unwind-back:: A.storyboard#c → A.storyboard#b",
      ])
    #expect(diagram.edges.map(\.isReturn) == [true, true])
  }

  @Test("A segue to a missing scene ends at a mark that names it, one for each ID")
  func dangling() {
    let diagram = Diagram(
      FlowGraph(
        StoryboardSketch(
          "A.storyboard", SceneSketch("a", .to("gone"), .to("gone", kind: "popover")),
          SceneSketch("b", .to("lost")))))
    let marks = diagram.nodes.compactMap { ($0 as? MissingMark)?.id.objectID }
    #expect(marks == ["gone", "lost"])
    #expect(diagram.edges.count == 3)
  }

  @Test("A segue from a missing scene is omitted")
  func noSource() {
    let segue = Sample.segue("s", "show", from: Sample.id("gone"), to: Sample.id("here"))
    let diagram = Diagram(
      FlowGraph(storyboards: [], scenes: [Sample.scene("here", "Here")], segues: [segue]))
    #expect(diagram.edges.isEmpty)
    #expect(diagram.nodes.count == 1)
  }

  @Test("Ordered relationships are numbered from 1, but only where there are several")
  func numbers() {
    let diagram = Diagram(Sample.full)
    let numbers = Dictionary(
      uniqueKeysWithValues: diagram.edges.map { ($0.segue.id.objectID, $0.number) })
    #expect(numbers["ta0"] == 1)
    #expect(numbers["ta1"] == 2)
    #expect(numbers["roo"] == .some(nil))
    #expect(numbers["sho"] == .some(nil))
  }

  @Test("Cards come in their file's order, storyboards with an entry point first")
  func order() {
    let graph = FlowGraph(
      StoryboardSketch("A.storyboard", SceneSketch("z"), SceneSketch("y")),
      StoryboardSketch(
        "B.storyboard", initial: "n", isMain: true, SceneSketch("m"), SceneSketch("n")))
    let diagram = Diagram(graph)
    #expect(
      names(diagram) == ["A.storyboard#z", "A.storyboard#y", "B.storyboard#m", "B.storyboard#n"])
    #expect(diagram.clusters.map(\.frame.path) == ["B.storyboard", "A.storyboard"])
    #expect(diagram.roots.map { names(diagram)[$0] } == ["B.storyboard#n"])
  }

  @Test("Nibs without segues share one frame, after all files")
  func nibs() {
    let nib = { (name: String) in
      Scene(
        id: SceneID(path: name, objectID: "-1"), kind: .xib, name: name,
        location: SourceLocation(path: name, line: 1))
    }
    let diagram = Diagram(
      FlowGraph(
        storyboards: [], scenes: [nib("A.xib"), Sample.scene("a", "A"), nib("B.xib")], segues: []))
    #expect(diagram.clusters.map(\.frame.path) == [Sample.main, "xibs"])
    #expect(diagram.clusterOfNode.sorted() == [0, 1, 1])
  }

  @Test("A class known only from source has no frame if its edges place it")
  func classes() {
    let diagram = Diagram(Sample.code, direction: .leftToRight)
    let frames = zip(diagram.nodes, diagram.clusterOfNode).map { node, cluster in
      (node as? SceneCard)?.scene.isClass == true
        ? diagram.clusters[cluster].frame.isCluster : nil
    }
    #expect(frames.compactMap(\.self) == [false, false])
    #expect(diagram.clusters.count { $0.frame.isCluster } == 1)
  }

  @Test("A nib that source reaches has no frame; one that only a segue reaches has its own")
  func reachedNibs() {
    let nib = { (name: String) in
      Scene(
        id: SceneID(path: name, objectID: "-1"), kind: .xib, name: name,
        location: SourceLocation(path: name, line: 1))
    }
    let (start, a, b) = (Sample.scene("s", "Start"), nib("A.xib"), nib("B.xib"))
    let graph = FlowGraph(
      storyboards: [], scenes: [start, a, b],
      segues: [
        Sample.move("push", from: start.id, to: a.id),
        Sample.segue("e", "embed", from: start.id, to: b.id),
      ])
    let diagram = Diagram(graph, direction: .leftToRight)
    #expect(diagram.clusters.map(\.frame.path) == [Sample.main, "B.xib", nil])
    #expect(Diagram(graph).clusters.map(\.frame.path) == ["A.xib", Sample.main, "B.xib"])
  }

  @Test("Classes share one frame on Xcode's canvas, and if no segue places them")
  func looseClasses() {
    let onCanvas = Diagram(Sample.code)
    #expect(onCanvas.clusters.map(\.frame.path) == ["classes", Sample.main])
    let loop = Sample.move(
      "push", from: Sample.id("A", in: "App/A.swift"), to: Sample.id("A", in: "App/A.swift"))
    let lone = Diagram(
      FlowGraph(
        storyboards: [], scenes: [Sample.classNode("A"), Sample.classNode("B")], segues: [loop]),
      direction: .leftToRight)
    #expect(lone.clusters.map(\.frame) == [.classes])
  }

  @Test("An unwind to several targets is labelled once")
  func oneLabel() {
    let diagram = Diagram(
      FlowGraph(
        StoryboardSketch(
          "A.storyboard", SceneSketch("a"), SceneSketch("b"),
          SceneSketch("c", .unwind("back:", targets: ["a", "b"])))))
    #expect(diagram.edges.map { $0.label != nil } == [true, false])
  }

  @Test("Scenes of a file that the graph does not list still have a frame")
  func unlistedFile() {
    let diagram = Diagram(
      FlowGraph(storyboards: [], scenes: [Sample.scene("a", "A")], segues: []))
    #expect(diagram.clusters.map(\.frame.path) == [Sample.main])
    #expect(diagram.clusterOfNode == [0])
  }

  @Test("The order of the input changes nothing")
  func shuffled() {
    let diagram = Diagram(Sample.full)
    let other = Diagram(Sample.reversed(Sample.full))
    #expect(names(other) == names(diagram))
    #expect(ends(other) == ends(diagram))
  }
}
