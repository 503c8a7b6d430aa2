import FlowDiff
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Conflict reporters")
struct ConflictReporterTests {
  private let names = SideNames(ours: "main", theirs: "topic")
  private let reporters: [any ConflictReporter] = [
    TextConflictReporter(), MarkdownConflictReporter(), JSONConflictReporter(),
  ]

  /// Both sides changed one scene, and the other side also changed a second one.
  private func changes(_ name: String = "Theirs") -> ConflictingChanges {
    let edited = { (edits: [String: String]) in
      FlowGraph(
        storyboards: Sample.full.storyboards,
        scenes: Sample.full.scenes.map { old in
          var scene = old
          if let name = edits[old.id.objectID] { scene.customClass = name }
          return scene
        }, segues: Sample.full.segues, findings: Sample.full.findings)
    }
    return ConflictingChanges(
      base: Sample.full, ours: edited(["det": "Ours"]),
      theirs: edited(["det": name, "lst": name]))
  }

  @Test("A report has a line for each side, then overlaps, then what only one side changed")
  func text() {
    #expect(
      TextConflictReporter().report(changes(), names) == """
        ours ‘main’: 1 screen changed
        theirs ‘topic’: 2 screens changed

        both touched screen ‘Detail’
          ours    ~ screen ‘Detail’: class ‘DetailViewController’ → ‘Ours’ (App/Main.storyboard:40)
          theirs  ~ screen ‘Detail’: class ‘DetailViewController’ → ‘Theirs’ (App/Main.storyboard:40)

        theirs ‘topic’ alone
          ~ screen ‘List’: class ‘ListViewController’ → ‘Theirs’ (App/Main.storyboard:20)

        """)
  }

  @Test("What both sides changed alike needs no decision")
  func agreed() {
    let text = TextConflictReporter().report(changes("Ours"), names)
    #expect(text.contains("both touched screen ‘Detail’: both came to the same\n"))
  }

  @Test("A side without changes to the flow is reported as such")
  func idle() {
    let same = ConflictingChanges(base: Sample.full, ours: Sample.full, theirs: Sample.full)
    let text = TextConflictReporter().report(same, SideNames(ours: "", theirs: ""))
    #expect(text == "ours: no change in the flow\ntheirs: no change in the flow\n")
    #expect(
      MarkdownConflictReporter().report(same, names).contains("Both sides touched nothing together")
    )
  }

  @Test(
    "Whatever the app and its branches are called, a report keeps its structure",
    arguments: Hostile.names)
  func hostile(name: Hostile.Name) {
    let names = SideNames(ours: name.text, theirs: name.text)
    let plain = reporters.map { $0.report(changes("plain"), self.names) }
    for (reporter, plain) in zip(reporters, plain) {
      let text = reporter.report(changes(name.text), names)
      #expect(text.filter(\.isNewline).count == plain.filter(\.isNewline).count)
      #expect(text.hasSuffix("\n"))
      #expect(
        !text.unicodeScalars.contains { $0 != "\n" && $0.properties.generalCategory == .control })
    }
  }

  @Test("A validator accepts what is written as JSON", .enabled(if: Validator.isInstalled))
  func json() throws {
    let reports = (Hostile.names.map(\.text) + ["Ours"]).map { name in
      JSONConflictReporter().report(changes(name), SideNames(ours: name, theirs: ""))
    }
    #expect(try Validator.complaints(about: reports, schema: Schema.url("conflict")) == "")
  }

  @Test("A picture states which side made each change")
  func marks() {
    let changes = changes()
    let merged = changes.merged
    let marks = changes.marks(of: merged.flow, in: merged, names)
    let words = marks.scenes.values.map(\.words).sorted()
    #expect(
      words == [
        "ours: class ‘DetailViewController’ → ‘Ours’; "
          + "theirs: class ‘DetailViewController’ → ‘Theirs’",
        "theirs: class ‘ListViewController’ → ‘Theirs’",
      ])
    #expect(marks.headline == "ours ‘main’: 1 screen changed | theirs ‘topic’: 2 screens changed")
  }
}
