import FlowDiff
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Text reporter of changes")
struct TextChangesReporterTests {
  private let reporter = TextChangesReporter()

  @Test("A headline, then a line for each change with its place")
  func golden() {
    #expect(
      reporter.report(Sample.smallChanges) == """
        1 screen added, 1 removed, 1 changed; 1 segue added, 2 removed; 1 new finding
        + screen ‘Cart’ added (App/Main.storyboard:30)
        - screen ‘Detail’ removed (App/Main.storyboard:20)
        ~ screen ‘List’: class ‘ListController’ → ‘ItemsController’ (App/Main.storyboard:4)
        + presentation from ‘List’ to ‘Cart’ added (App/Main.storyboard:12)
        - show ‘toDetail’ from ‘List’ to ‘Detail’ removed (App/Main.storyboard:9)
        - unwind ‘unwindToList:’ from ‘Detail’ to ‘List’ removed (App/Main.storyboard:25)
        + warning ‘unused’: nothing uses 'list' (App/Main.storyboard:4)

        """)
  }

  @Test(
    "A change reads as a sentence, or as one value in place of another",
    arguments: [
      "~ reference ‘Gone’ added, and is broken: missing storyboard 'Gone' (App/Main.storyboard:70)",
      "~ reference ‘Gone’ removed, which was broken (App/Main.storyboard:70)",
      "~ storyboard ‘Prefs’ renamed from ‘App/Settings.storyboard’ (App/Prefs.storyboard)",
      "~ screen ‘Navigation’ is now an entry point (App/Main.storyboard:10)",
      "+ present by code from ‘List’ to ‘Card’ added (App/List.swift:31)",
      "+ popover from ‘Detail’ to ‘App/Main.storyboard#nowhere’ added (App/Main.storyboard:48)",
      "~ presentation ‘other’ from ‘List’ to ‘Settings’: presentation ‘animates’ ‘NO’ → ‘YES’ (App/Main.storyboard:30)",
      "~ screen ‘List’: runtime attribute ‘layer.cornerRadius’ ‘8’ → none (App/Main.storyboard:20)",
      "~ screen ‘Detail’ now closed by ‘dismiss’ (App/List.swift:5)",
      "- error ‘unreadable’: the file is empty (App/Broken.storyboard)",
    ])
  func sentences(line: String) {
    let lines = Sample.manyChanges.flatMap { reporter.report($0).split(separator: "\n") }
    #expect(lines.contains { $0 == line })
  }

  @Test("The headline counts what changed and names what matters most")
  func headlines() {
    let headlines = Sample.manyChanges.map { ChangeHeadline($0).fragments.plain }
    #expect(
      headlines[0]
        == "2 storyboards added; 7 screens added; 13 segues added; reference ‘Gone’ broken; "
        + "reference ‘Made’ added; 2 new findings")
    #expect(
      headlines[4]
        == "1 storyboard moved or renamed, 1 changed; 1 screen removed, 6 changed; "
        + "13 segues changed; references ‘Settings’ and ‘Made’ broken; reference ‘Gone’ changed; "
        + "2 findings gone")
    #expect(!headlines.contains(""))
  }

  @Test("Every kind of change has words of its own")
  func words() {
    for changes in Sample.manyChanges {
      let lines = reporter.report(changes).split(separator: "\n").dropFirst()
      for (change, line) in zip(changes.changes, lines) {
        let raw = change.kind.rawValue
        #expect(!raw.contains("-") || !line.contains(raw))
      }
    }
  }

  @Test("Colour is used in addition to the signs")
  func color() {
    let colored = TextChangesReporter(color: true).report(Sample.smallChanges)
    #expect(colored.contains("\u{1B}[32m+ screen ‘Cart’ added\u{1B}[0m"))
    #expect(colored.contains("\u{1B}[31m- screen ‘Detail’ removed\u{1B}[0m"))
  }
}
