import FlowModel
import TestSupport
import Testing

@testable import FlowDiff

@Suite("Each state on its own")
struct FlowChangesStatesTests {
  private func states(
    _ after: FlowGraph, within depth: Int = 99
  ) -> (before: MergedFlow, after: MergedFlow) {
    let changes = FlowChanges(from: Sample.full, to: after)
    return changes.states(showing: changes.merged.within(depth))
  }

  private func segue(_ objectID: String) -> SegueID {
    SegueID(path: Sample.main, objectID: objectID)
  }

  @Test("Removed elements are marked before, added ones after, and changed ones in both")
  func marks() {
    let after = Sample.full.removing(scene: "tab").removing(segue: "ta0").removing(segue: "ta1")
      .editing(scene: "lst") { $0.customClass = "Other" }
      .edited(
        scenes: { $0 + [Sample.scene("new", "New")] },
        segues: { $0 + [Sample.segue("add", "show", from: Sample.id("lst"), to: Sample.id("new"))] }
      )
    let states = states(after)
    #expect(states.before.mark(of: Sample.id("tab")) == .removed)
    #expect(states.before.mark(of: segue("ta0")) == .removed)
    #expect(states.after.mark(of: Sample.id("new")) == .added)
    #expect(states.after.mark(of: segue("add")) == .added)
    for state in [states.before, states.after] {
      #expect(state.mark(of: Sample.id("lst")) == .changed)
      #expect(state.mark(of: segue("sho")) == .context)
    }
    #expect(states.before.graph.scene(Sample.id("new")) == nil)
    #expect(states.after.graph.scene(Sample.id("tab")) == nil)
  }

  @Test("A segue whose end changed shows its earlier end, however far that is")
  func rerouted() {
    let after = Sample.full.editing(segue: "mod") { $0.destination = Sample.id("det") }
    let states = states(after, within: 0)
    let settings = Sample.id("set", in: Sample.settings)
    let way = { (state: MergedFlow) in
      state.graph.segues.first { $0.id == self.segue("mod") }?.destination
    }
    #expect(way(states.before) == settings)
    #expect(states.before.graph.scene(settings) != nil)
    #expect(way(states.after) == Sample.id("det"))
    #expect(states.before.mark(of: segue("mod")) == .changed)
  }

  @Test("The earlier state has its own IDs and paths, whatever was renamed since")
  func renamed() {
    let path: (String) -> String = { $0 == Sample.settings ? "App/Prefs.storyboard" : $0 }
    let after = Sample.full.renaming(
      scene: { SceneID(path: path($0.path), objectID: $0.objectID) },
      segue: { SegueID(path: path($0.path), objectID: $0.objectID) }, path: path)
    let states = states(after)
    #expect(states.before.mark(of: Sample.settings) == .changed)
    #expect(states.after.mark(of: "App/Prefs.storyboard") == .changed)
    #expect(states.before.graph.scene(Sample.id("set", in: Sample.settings)) != nil)
    #expect(states.after.graph.scene(Sample.id("set", in: "App/Prefs.storyboard")) != nil)
  }

  @Test("Elements far from a change are counted in each state")
  func hidden() {
    let states = states(Sample.full.editing(scene: "abt") { $0.title = "Other" }, within: 0)
    #expect(states.before.graph.scenes.map(\.id.objectID) == ["abt"])
    #expect(states.before.hiddenScenes == states.after.hiddenScenes)
    #expect(states.before.hiddenScenes == 8)
  }

  @Test("The states of generated graphs contain nothing that is in neither", arguments: 0..<30)
  func generated(seed: Int) {
    var maker = GraphMaker(seed: seed)
    let before = maker.graph()
    let changes = FlowChanges(from: before, to: maker.edited(before))
    let states = changes.states(showing: changes.merged)
    #expect(states.before.graph.scenes == changes.before.scenes)
    #expect(states.before.graph.segues == changes.before.segues)
    #expect(states.after.graph.scenes == changes.after.scenes)
    #expect(states.after.graph.segues == changes.after.segues)
    #expect(states.before.graph.segues.allSatisfy { states.before.mark(of: $0.id) != .added })
    #expect(states.after.graph.scenes.allSatisfy { states.after.mark(of: $0.id) != .removed })
  }
}
