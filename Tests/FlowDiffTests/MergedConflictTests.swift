import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Merged conflict")
struct MergedConflictTests {
  private let base = Sample.full

  /// Returns all marked elements as `det changed context`, without those that only became
  /// unreachable.
  private func told(_ ours: FlowGraph, _ theirs: FlowGraph) -> [String] {
    let merged = ConflictingChanges(base: base, ours: ours, theirs: theirs).merged
    let scenes = merged.flow.graph.scenes.compactMap { scene in
      merged.scenes[scene.id].map { "\(scene.id.objectID) \($0.ours) \($0.theirs)" }
    }.filter { !cutOff.contains($0) }
    let segues = merged.flow.graph.segues.compactMap { segue in
      merged.segues[segue.id].map { "\(segue.id.objectID) \($0.ours) \($0.theirs)" }
    }
    return scenes + segues
  }

  private let cutOff: Set = [
    "det changed context", "det context changed", "det changed changed",
  ]

  @Test("The changes of each side are distinguished in one graph")
  func sides() {
    let ours = base.editing(scene: "lst") { $0.customClass = "Ours" }
      .edited(scenes: { $0 + [Sample.scene("our", "Our")] })
    let theirs = base.editing(segue: "sho") { $0.identifier = "theirs" }
      .edited(scenes: { $0 + [Sample.scene("new", "New")] })
    #expect(
      told(ours, theirs) == [
        "lst changed context", "new context added", "our added context", "sho context changed",
      ])
  }

  @Test("What one side removed and the other changed appears once")
  func removed() {
    let ours = base.removing(segue: "sho")
    let theirs = base.editing(segue: "sho") { $0.identifier = "theirs" }
    #expect(told(ours, theirs) == ["sho removed changed"])
    #expect(told(theirs, ours) == ["sho changed removed"])
    #expect(told(ours, ours) == ["sho removed removed"])
  }

  @Test("A segue whose end one side changed appears in both forms")
  func rerouted() {
    let there = Sample.id("nav")
    let ours = base.editing(segue: "sho") { $0.destination = there }
    #expect(told(ours, base) == ["sho removed context", "sho-removed changed context"])
    #expect(told(base, ours) == ["sho context changed", "sho-removed context removed"])
  }

  @Test("A graph of three states has each ID once, and every mark belongs to an element")
  func wellFormed() {
    let ours = base.removing(scene: "det").editing(scene: "lst") { $0.title = "Ours" }
    let theirs = base.renaming(path: { $0 }).editing(scene: "set") { $0.title = "Theirs" }
    let merged = ConflictingChanges(base: base, ours: ours, theirs: theirs).merged
    let scenes = merged.flow.graph.scenes.map(\.id)
    let segues = merged.flow.graph.segues.map(\.id)
    #expect(Set(scenes).count == scenes.count)
    #expect(Set(segues).count == segues.count)
    #expect(Set(merged.scenes.keys).isSubset(of: scenes))
    #expect(Set(merged.segues.keys).isSubset(of: segues))
  }
}
