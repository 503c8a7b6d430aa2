import FlowModel
import TestSupport
import Testing

@Suite("The end of a chain of references")
struct ReferenceTests {
  @Test(
    "Each reference is followed to the end of its chain; if there is none, it stays",
    arguments: [("a", "c"), ("b", "c"), ("c", "c"), ("x", "x"), ("y", "y"), ("into", "into")])
  func end(start: String, end: String) {
    let targets = ["a": "b", "b": "c", "x": "y", "y": "x", "into": "x"]
    let found = Reference.end(of: SceneID(start)) { place in
      targets[place.objectID].map { SceneID($0) }
    }
    #expect(found == SceneID(end))
  }
}
