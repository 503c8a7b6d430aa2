import FlowDiff
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("What a picture says of changes")
struct FlowMarksTests {
  private func marks(_ changes: FlowChanges) -> FlowMarks { changes.marks(of: changes.merged) }

  @Test("A changed element has its mark, a few words, and the full text in lines")
  func changed() {
    let remark = marks(Sample.smallChanges).remark(on: Sample.id("lst"))
    #expect(remark.mark == .changed)
    #expect(remark.words == "class")
    #expect(remark.lines == ["class ‘ListController’ → ‘ItemsController’"])
  }

  @Test("An added or removed element has only its mark")
  func presence() {
    let marks = marks(Sample.smallChanges)
    #expect(marks.remark(on: Sample.id("crt")) == FlowMarks.Remark(.added))
    #expect(marks.remark(on: Sample.id("det")) == FlowMarks.Remark(.removed))
    #expect(marks.remark(on: Sample.main) == .context)
  }

  @Test("The marks of the earlier state have its own IDs")
  func earlier() {
    let changes = Sample.smallChanges
    let states = changes.states(showing: changes.merged)
    let marks = changes.earlierMarks(of: states.before)
    #expect(marks.remark(on: Sample.id("lst")).words == "class")
    #expect(marks.remark(on: Sample.id("det")).mark == .removed)
    #expect(marks.scenes[Sample.id("crt")] == nil)
  }

  @Test("Each state shows the value in the other")
  func otherState() {
    let scenes = Sample.small.scenes.map { scene in
      var scene = scene
      if scene.id.objectID == "det" { scene.name = "Item" }
      return scene
    }
    let after = FlowGraph(
      storyboards: Sample.small.storyboards, scenes: scenes, segues: Sample.small.segues)
    let changes = FlowChanges(from: Sample.small, to: after)
    let states = changes.states(showing: changes.merged)
    let detail = Sample.id("det")
    #expect(changes.earlierMarks(of: states.before).remark(on: detail).words == "now ‘Item’")
    #expect(changes.marks(of: states.after).remark(on: detail).words == "was ‘Detail’")
  }

  @Test("An earlier value is shown if it is meaningful to a reader")
  func words() {
    func change(_ edit: (inout Segue) -> Void) -> String {
      let graph = Sample.full
      var segues = graph.segues
      for index in segues.indices where segues[index].id.objectID == "sho" { edit(&segues[index]) }
      let after = FlowGraph(storyboards: graph.storyboards, scenes: graph.scenes, segues: segues)
      return marks(FlowChanges(from: graph, to: after))
        .remark(on: SegueID(path: Sample.main, objectID: "sho")).words
    }
    #expect(change { $0.destination = Sample.id("tab") } == "was to ‘Detail’")
    #expect(change { $0.kind = SegueKind(rawValue: "push") } == "was ‘show’")
    #expect(change { $0.identifier = "other" } == "identifier")
    #expect(change { $0.source = Sample.id("nav") } == "was from ‘List’")
    #expect(change { $0.presentation = ["animates": "NO"] } == "presentation")
  }

  @Test("Words and lines of any text stay on one line")
  func hostile() {
    for name in Hostile.names {
      for changes in Sample.hostileChanges(name) {
        let marks = marks(changes)
        let remarks = Array(marks.scenes.values) + Array(marks.segues.values)
        for text in remarks.flatMap({ [$0.words] + $0.lines }) + [marks.headline] {
          #expect(text == text.singleLine)
        }
      }
    }
  }

  @Test("The headline and each change read as in the text report")
  func entries() {
    for changes in Sample.manyChanges {
      let lines = TextChangesReporter().report(changes).split(separator: "\n")
      #expect(changes.headline == lines[0])
      #expect(changes.entries.count == lines.count - 1)
      for (entry, line) in zip(changes.entries, lines.dropFirst()) {
        #expect(line.hasPrefix("\(entry.sign) \(entry.subject.plain)"))
        #expect(line.contains(entry.change.plain))
      }
    }
  }

  @Test("If nothing changed, every format has a file that says so")
  func unchanged() {
    let reporters: [any ChangesReporter] = [
      TextChangesReporter(), MarkdownChangesReporter(), MermaidChangesReporter(),
    ]
    for reporter in reporters { #expect(reporter.unchanged.contains("No change in the flow")) }
    #expect(MarkdownChangesReporter().unchanged.hasPrefix(MarkdownChangesReporter.marker))
    #expect(JSONChangesReporter().unchanged.contains("\"changes\": []"))
    #expect(FlowChanges(from: Sample.full, to: Sample.full).headline == "No change in the flow")
  }
}
