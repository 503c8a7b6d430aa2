import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Tree reporter")
struct TreeReporterTests {
  private let reporter = TreeReporter()

  @Test("The tree starts at the entry point and ends with what cannot be reached")
  func golden() {
    #expect(
      reporter.report(Sample.full) == """
        Navigation (entry point)
        └── rootViewController: List [ListViewController, 'list']
            ├── present by Router (code): Card [CardController] in App/Card.xib
            ├── show toDetail: Detail [DetailViewController]
            │   ├── ⤺ unwindToList: → List
            │   ├── show: ✗ missing storyboard 'Gone'
            │   ├── popover: ✗ missing scene 'nowhere'
            │   └── 3× showDetail: → Detail (see above)
            └── presentation: Settings in App/Settings.storyboard
                ├── custom FadeSegue: About
                │   └── ⤺ unwindNowhere:
                └── embed: ↗ class 'Made'

        Main, not reached:
          Tabs
          ├── viewControllers 1: → List (see above)
          └── viewControllers 2: → Settings (see above)

        """)
  }

  @Test("A graph without scenes says so")
  func empty() {
    #expect(reporter.report(Sample.empty) == "no scenes\n")
  }

  @Test("A cycle that cannot be reached is shown once")
  func cycle() {
    let scenes = ["a", "b", "c"].map { Sample.scene($0, $0.uppercased()) }
    let segues = [("a", "b"), ("b", "c"), ("c", "a")].map {
      Sample.segue($0.0, "show", from: Sample.id($0.0), to: Sample.id($0.1))
    }
    #expect(
      reporter.report(FlowGraph(storyboards: [], scenes: scenes, segues: segues)) == """
        App/Main.storyboard, not reached:
          A
          └── show: B
              └── show: C
                  └── show: → A (see above)

        """)
  }

  @Test("A parent that cannot be reached comes before its children, in any order of the file")
  func parentsFirst() {
    let scenes = [Sample.scene("a", "Child", line: 1), Sample.scene("b", "Parent", line: 9)]
    let segue = Sample.segue("s", "push", from: Sample.id("b"), to: Sample.id("a"))
    #expect(
      reporter.report(FlowGraph(storyboards: [], scenes: scenes, segues: [segue])) == """
        App/Main.storyboard, not reached:
          Parent
          └── push: Child

        """)
  }

  @Test("A launch screen is labelled; an unknown kind is named once")
  func remarks() {
    let scenes = [
      Sample.scene("a", "Splash") { $0.isInitial = true }, Sample.scene("b", "Next", line: 2),
    ]
    let segue = Sample.segue("s", "teleport", from: Sample.id("a"), to: Sample.id("b"))
    let launch = Storyboard(path: Sample.main, name: "Main", isLaunchScreen: true)
    #expect(
      reporter.report(FlowGraph(storyboards: [launch], scenes: scenes, segues: [segue])) == """
        Splash (launch screen)
        └── teleport: Next

        """)
  }

  @Test("A chain of 30,000 scenes is shown completely, with bounded indentation")
  func deep() {
    let lines = reporter.report(Sample.chain(30_000)).split(separator: "\n")
    #expect(lines.allSatisfy { $0.count < 140 })
    #expect(
      lines.count { $0.hasSuffix("(see below)") } == lines.count { $0.hasSuffix("(continued)") })
    #expect(lines.last?.hasSuffix("Scene 29999") == true)
  }

  @Test("Facts from source are shown at their scene")
  func code() {
    #expect(
      reporter.report(Sample.code) == """
        App Delegate [AppDelegate] (class) (entry point)
        └── rootViewController (code): List [ListController] in App/Main.storyboard
            ├── 2× push (code): About [AboutController] (class) (dismisses) in App/Screens.swift
            │   └── present? (code): Detail (pops, dismisses) in App/Main.storyboard
            │       ├── ⤺ unwindToList: → List
            │       └── ⤺ nobody: ✗ no handler
            ├── show toDetail (performSegue): → Detail (see above)
            └── ⤺ elsewhere: ✗ no way in passes a handler

        """)
  }

  @Test("Classes that cannot be reached come last, together")
  func classes() {
    let graph = FlowGraph(
      storyboards: [],
      scenes: [Sample.classNode("A"), Sample.classNode("B"), Sample.scene("s", "Start")],
      segues: [])
    #expect(
      reporter.report(graph) == """
        App/Main.storyboard, not reached:
          Start

        Classes, not reached:
          A [A] (class)
          B [B] (class)

        """)
  }

  @Test("Colour adds escapes and changes no text")
  func color() {
    let colored = TreeReporter(color: true).report(Sample.full)
    #expect(colored.contains("\u{1B}[34mshow toDetail\u{1B}[0m"))
    #expect(colored.replacing(/\u{1B}\[\d+m/, with: "") == reporter.report(Sample.full))
  }

  @Test("A name can't write escapes to the terminal")
  func injection() {
    let report = reporter.report(
      Hostile.graph(.init(text: "\u{1B}]0;title\u{07}\u{9B}31m\u{202E}")))
    let forbidden: Set<Unicode.Scalar> = ["\u{1B}", "\u{07}", "\u{9B}", "\u{202E}"]
    #expect(report.unicodeScalars.allSatisfy { !forbidden.contains($0) })
  }
}
