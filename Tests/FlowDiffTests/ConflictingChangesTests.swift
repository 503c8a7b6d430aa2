import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Conflicting changes")
struct ConflictingChangesTests {
  private let base = Sample.full

  /// Returns the overlaps as `det = 1 2`: an object ID, whether the sides agree, and the number of
  /// each side's changes.
  private func told(_ ours: FlowGraph, _ theirs: FlowGraph) -> [String] {
    ConflictingChanges(base: base, ours: ours, theirs: theirs).overlaps.map { overlap in
      let name =
        switch overlap.subject {
        case .storyboard(let storyboard): storyboard.path
        case .scene(let scene): scene.id.objectID
        case .segue(let segue): segue.id.objectID
        }
      return "\(name) \(overlap.isAgreed ? "=" : "!") \(overlap.ours.count) \(overlap.theirs.count)"
    }
  }

  @Test("Sides that change different elements have no overlap")
  func apart() {
    let ours = base.editing(scene: "det") { $0.customClass = "Ours" }
    let theirs = base.editing(scene: "set") { $0.customClass = "Theirs" }
    #expect(told(ours, theirs) == [])
    let changes = ConflictingChanges(base: base, ours: ours, theirs: theirs)
    #expect(changes.isContested == false)
  }

  @Test("What both changed is reported, with whether they agree")
  func both() {
    let ours = base.editing(scene: "det") { $0.customClass = "Ours" }
    let theirs = base.editing(scene: "det") {
      $0.customClass = "Theirs"
      $0.title = "Theirs"
    }
    #expect(told(ours, theirs) == ["det ! 1 2"])
    #expect(told(ours, ours) == ["det = 1 1"])
    let isContested = [theirs, ours].map {
      ConflictingChanges(base: base, ours: ours, theirs: $0).isContested
    }
    #expect(isContested == [true, false])
  }

  @Test("A scene that one side removed and the other leads to is an overlap")
  func removed() throws {
    let segue = try #require(base.segues.first { $0.id.objectID == "sho" })
    let target = try #require(segue.destination)
    let ours = base.removing(scene: target.objectID)
    let theirs = base.editing(segue: "sho") { $0.identifier = "theirs" }
    #expect(told(ours, theirs).contains { $0.hasPrefix(target.objectID + " !") })
  }

  @Test("What both added with one ID is reported, and agrees only if it is the same")
  func added() throws {
    let scene = Sample.scene("new", "New")
    let ours = base.edited(scenes: { $0 + [scene] })
    var other = scene
    other.customClass = "Theirs"
    #expect(told(ours, ours) == ["new = 1 1"])
    #expect(told(ours, base.edited(scenes: { $0 + [other] })) == ["new ! 1 1"])
  }

  @Test("A scene is identified by its base state, whatever ID a side gave it")
  func moved() {
    let ours = base.renaming(scene: {
      $0.objectID == "det" ? SceneID(path: $0.path, objectID: "pasted") : $0
    }).editing(scene: "pasted") { $0.title = "Ours" }
    let theirs = base.editing(scene: "det") { $0.title = "Theirs" }
    #expect(told(ours, theirs) == ["det ! 1 1"])
  }

  @Test("Swapping the sides swaps the overlaps")
  func symmetric() {
    let ours = base.editing(scene: "det") { $0.customClass = "Ours" }.removing(segue: "sho")
    let theirs = base.editing(scene: "det") { $0.title = "Theirs" }
      .editing(segue: "sho") { $0.identifier = "theirs" }
    let (one, other) = (
      ConflictingChanges(base: base, ours: ours, theirs: theirs).overlaps,
      ConflictingChanges(base: base, ours: theirs, theirs: ours).overlaps
    )
    #expect(!one.isEmpty)
    #expect(one.map(\.subject) == other.map(\.subject))
    #expect(one.map(\.ours) == other.map(\.theirs))
    #expect(one.map(\.isAgreed) == other.map(\.isAgreed))
  }
}
