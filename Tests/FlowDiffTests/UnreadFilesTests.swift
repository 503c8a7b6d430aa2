import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Files that one of two states can't read")
struct UnreadFilesTests {
  @Test("What may depend on such a file is not compared")
  func dependents() {
    let before = FlowGraph(
      StoryboardSketch("Home.storyboard", SceneSketch("h"), SceneSketch("i", .to("h"))))
    var scenes = before.scenes
    var reference = SceneSketch.reference("r", to: "Main")
    reference.element = "viewControllerPlaceholder"
    let later = FlowGraph(
      StoryboardSketch(
        "Home.storyboard", SceneSketch("h"), SceneSketch("i", .to("h"), .to("r")), reference))
    scenes = later.scenes.map { old in
      var scene = old
      if scene.id.objectID == "r" {
        scene.reference = Reference(
          storyboardName: "Main", referencedIdentifier: nil, bundleIdentifier: nil,
          resolution: .missingStoryboard)
      }
      return scene
    }
    var node = Scene(
      id: SceneID(path: "Cart.swift", objectID: "Cart"), kind: .class, name: "Cart",
      location: SourceLocation(path: "Cart.swift", line: 1))
    node.customClass = "Cart"
    let place = SourceLocation(path: "Home.storyboard", line: 3)
    let after = FlowGraph(
      storyboards: later.storyboards, scenes: scenes + [node], segues: later.segues,
      findings: [
        Finding(
          .warning, rule: "missing-storyboard",
          message: "storyboard 'Main' is not among the files", at: place),
        Finding(
          .error, rule: "merge-conflict", message: "unresolved merge conflict",
          at: SourceLocation(path: "Main.storyboard", line: 1)),
      ])
    let unread = UnreadFiles(paths: ["Main.storyboard"], classes: ["Cart"])
    let changes = FlowChanges(from: before, to: after, unread: unread)
    #expect(changes.changes.map(\.kind) == [.findingAdded])
    #expect(changes.changes[0].location.path == "Main.storyboard")
  }
}
