import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Both states in one graph")
struct MergedFlowTests {
  @Test("The merged graph of equal states is that state, with all marks as context")
  func same() {
    let merged = FlowChanges(from: Sample.full, to: Sample.full).merged
    #expect(merged.graph.scenes == Sample.full.scenes)
    #expect(merged.graph.segues == Sample.full.segues)
    #expect(merged.graph.scenes.allSatisfy { merged.mark(of: $0.id) == .context })
  }

  @Test("Removed elements are kept, with their segues, and marked")
  func removed() {
    let after = Sample.full.removing(scene: "tab").removing(segue: "ta0").removing(segue: "ta1")
    let merged = FlowChanges(from: Sample.full, to: after).merged
    #expect(merged.graph.scenes.map(\.id) == Sample.full.scenes.map(\.id))
    #expect(merged.mark(of: Sample.id("tab")) == .removed)
    #expect(merged.mark(of: SegueID(path: Sample.main, objectID: "ta0")) == .removed)
    #expect(merged.graph.segues(from: Sample.id("tab")).count == 2)
  }

  @Test("Added and changed elements are marked")
  func marks() {
    let after = Sample.full.editing(scene: "lst") { $0.customClass = "Other" }
      .editing(segue: "sho") { $0.identifier = "other" }
      .edited(scenes: { $0 + [Sample.scene("new", "New")] })
    let merged = FlowChanges(from: Sample.full, to: after).merged
    #expect(merged.mark(of: Sample.id("lst")) == .changed)
    #expect(merged.mark(of: Sample.id("new")) == .added)
    #expect(merged.mark(of: SegueID(path: Sample.main, objectID: "sho")) == .changed)
    #expect(merged.mark(of: SegueID(path: Sample.main, objectID: "mod")) == .context)
  }

  @Test("A removed element is in its file under the file's new name")
  func renamedFile() {
    let path: (String) -> String = { $0 == Sample.settings ? "App/Prefs.storyboard" : $0 }
    let after = Sample.full.renaming(
      scene: { SceneID(path: path($0.path), objectID: $0.objectID) },
      segue: { SegueID(path: path($0.path), objectID: $0.objectID) }, path: path
    )
    .removing(scene: "abt").removing(segue: "los").removing(segue: "cus")
    let merged = FlowChanges(from: Sample.full, to: after).merged
    #expect(merged.mark(of: Sample.id("abt", in: "App/Prefs.storyboard")) == .removed)
    #expect(merged.mark(of: "App/Prefs.storyboard") == .changed)
    let lost = SegueID(path: "App/Prefs.storyboard", objectID: "cus")
    #expect(merged.mark(of: lost) == .removed)
  }

  @Test("A segue whose end changed also appears in its earlier form, as a removed one")
  func rerouted() throws {
    let after = Sample.full.editing(segue: "sho") { $0.destination = Sample.id("tab") }
    let merged = FlowChanges(from: Sample.full, to: after).merged
    let ways = merged.graph.segues(from: Sample.id("lst")).filter { $0.identifier == "toDetail" }
    #expect(ways.map(\.destination) == [Sample.id("tab"), Sample.id("det")])
    #expect(ways.map { merged.mark(of: $0.id) } == [.changed, .removed])
  }

  @Test("A file that was only renamed is represented by one of its scenes")
  func witness() {
    let path: (String) -> String = { $0 == Sample.settings ? "App/Prefs.storyboard" : $0 }
    let after = Sample.full.renaming(
      scene: { SceneID(path: path($0.path), objectID: $0.objectID) },
      segue: { SegueID(path: path($0.path), objectID: $0.objectID) }, path: path)
    let near = FlowChanges(from: Sample.full, to: after).merged.within(0)
    #expect(near.graph.scenes.map(\.id) == [Sample.id("set", in: "App/Prefs.storyboard")])
  }

  @Test("A dangling segue does not lead to a removed scene of the same ID")
  func dangling() throws {
    let after = Sample.small.removing(scene: "det").removing(segue: "bak")
    let merged = FlowChanges(from: Sample.small, to: after).merged
    let gone = try #require(merged.graph.scenes.first { merged.mark(of: $0.id) == .removed })
    #expect(gone.id == Sample.id("det-removed"))
    let left = try #require(merged.graph.segues.first { $0.id.objectID == "sho" })
    #expect(left.destination == Sample.id("det"))
    #expect(merged.graph.scene(Sample.id("det")) == nil)
  }

  @Test("An ID in use is not assigned again")
  func clash() {
    let turned = Sample.scene("det", "Detail", kind: .scene("viewControllerPlaceholder")) {
      $0.reference = Reference(storyboardName: "Detail", resolution: .missingStoryboard)
    }
    let after = Sample.small.removing(scene: "det").edited(scenes: { $0 + [turned] })
    let merged = FlowChanges(from: Sample.small, to: after).merged
    #expect(Set(merged.graph.scenes.map(\.id)).count == 3)
    #expect(merged.mark(of: Sample.id("det")) == .added)
    #expect(merged.mark(of: Sample.id("det-removed")) == .removed)
  }

  @Test("Elements far from any change are hidden and counted", arguments: [0, 1, 2, 50])
  func context(depth: Int) {
    let before = Sample.chain(41)
    let after = before.editing(scene: "s20") { $0.customClass = "Other" }
    let near = FlowChanges(from: before, to: after).merged.within(depth)
    let shown = min(1 + 2 * depth, 41)
    #expect(near.graph.scenes.count == shown)
    #expect(near.hiddenScenes == 41 - shown)
    #expect(near.hiddenSegues == 41 - shown)
  }

  @Test("The ends of a segue that changed are shown with it")
  func ends() {
    let before = Sample.chain(9)
    let after = before.editing(segue: "e4") { $0.kind = .modal }
    let near = FlowChanges(from: before, to: after).merged.within(0)
    #expect(near.graph.scenes.map(\.id.objectID) == ["s3", "s4"])
    #expect(near.graph.segues.map(\.id.objectID) == ["e4"])
  }

  @Test("If no scene or segue changed, the surroundings are empty")
  func findingsOnly() {
    let after = Sample.full.edited(findings: { _ in [] })
    let near = FlowChanges(from: Sample.full, to: after).merged.within(3)
    #expect(near.graph.scenes.isEmpty)
    #expect(near.hiddenScenes == 10)
    #expect(near.hiddenSegues == Sample.full.segues.reduce(0) { $0 + $1.count })
  }

  @Test("A file's card is marked as changed if anything in it is")
  func collapsed() {
    let after = Sample.full.editing(scene: "abt") { $0.name = "Us" }.removing(segue: "mod")
    let files = FlowChanges(from: Sample.full, to: after).merged.collapsingStoryboards()
    #expect(files.mark(of: Sample.id("", in: Sample.settings)) == .changed)
    #expect(files.mark(of: Sample.id("", in: "App/Card.xib")) == .context)
    let marks = files.graph.segues.filter { $0.kind.rawValue == "presentation" }
      .map { files.mark(of: $0.id) }
    #expect(marks == [.removed])
  }

  @Test("A class known only from source keeps its own card and mark when files become cards")
  func collapsedClass() {
    let made = Sample.scene("Made", "Made", in: "App/Made.swift", kind: .class)
    let after = Sample.small.edited(
      scenes: { $0 + [made] },
      segues: { $0 + [Sample.segue("p", "push", from: Sample.id("lst"), to: made.id)] })
    let files = FlowChanges(from: Sample.small, to: after).merged.collapsingStoryboards()
    #expect(files.mark(of: made.id) == .added)
    #expect(files.mark(of: Sample.id("")) == .changed)
    #expect(files.graph.segues.map { files.mark(of: $0.id) } == [.added])
  }
}
