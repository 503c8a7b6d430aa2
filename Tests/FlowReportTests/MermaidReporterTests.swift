import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Mermaid reporter")
struct MermaidReporterTests {
  private let reporter = MermaidReporter { $0 }

  @Test("A graph becomes a flowchart with a subgraph for each storyboard")
  func golden() {
    #expect(
      reporter.report(Sample.small) == """
        flowchart LR
          subgraph s1["Main"]
            n1["Detail"]
            n2(["List<br/>ListController<br/>list"]):::entry
          end
          n1 -.->|"unwindToList#58;"| n2
          n2 -->|"toDetail<br/>select ‘An item’"| n1
          linkStyle 0 stroke:#92630f
          linkStyle 1 stroke:#0072b2
          classDef entry stroke-width:3px

        """)
  }

  @Test(
    "Mermaid interprets nothing in a label",
    arguments: [
      (#"say "hi" #1"#, "say #quot;hi#quot; #35;1"),
      ("<b>&", "#lt;b#gt;#amp;"),
      ("1. `code`", "1#46; #96;code#96;"),
      (#"a\nb"#, "a#92;nb"),
      ("a\nb", "a b"),
      ("- www.a.b", "#45; www#46;a#46;b"),
      ("style:#f;", "style#58;#35;f#59;"),
      ("", " "),
      ("漢字 é 👩‍👩‍👧", "漢字 é 👩‍👩‍👧"),
    ])
  func labels(text: String, label: String) {
    #expect(MermaidText.label([text]) == "\"\(label)\"")
  }

  @Test("A chart within Mermaid's limits is complete")
  func limit() {
    #expect(!reporter.report(Sample.chain(501)).contains("%%"))
  }

  @Test("Too many edges are collapsed, and the chart says so")
  func collapses() {
    let reporter = MermaidReporter { _ in Sample.small }
    let report = reporter.report(Sample.chain(502))
    let reason = "Collapsed: 501 edges in 20634 characters are more than Mermaid draws"
    #expect(report.hasPrefix("%% \(reason)\nflowchart LR\n  n0["))
    #expect(report.contains("n2([\"List"))
  }

  @Test(
    "A chart that is still too large omits the scenes with the fewest segues, and states their number"
  )
  func drops() throws {
    let hub = Sample.id("hub")
    let spokes = (0..<3_000).map { Sample.scene("s\($0)", "Screen \($0)") }
    let graph = FlowGraph(
      storyboards: [], scenes: spokes + [Sample.scene("hub", "Hub")],
      segues: spokes.map { Sample.segue("e\($0.id.objectID)", "show", from: hub, to: $0.id) })
    let report = reporter.report(graph)
    #expect(report.utf16.count <= 50_000)
    #expect(report.split(separator: "\n").filter { $0.contains("-->") }.count == 500)
    #expect(report.contains("without 2500 scenes and 2500 segues"))
    #expect(report.contains("[\"Hub\"]"))
  }

  @Test("Edges from source are dotted, with a note; classes are in no storyboard")
  func code() {
    let chart = reporter.report(Sample.code)
    #expect(chart.contains(#"-.->|"2× push"| "#))
    #expect(chart.contains(#"-.-o|"rootViewController"| "#))
    #expect(chart.contains(#"|"toDetail<br/>performSegue"| "#))
    #expect(chart.contains(#"[["App Delegate<br/>AppDelegate"]]:::entry"#))
    #expect(chart.contains("\n  n1[["))
    #expect(chart.contains(#"(("exit<br/>no handler")):::exit"#))
    #expect(chart.split(separator: "\n").count { $0.contains("subgraph") } == 1)
  }

  @Test("Long names alone can exceed the limit of characters")
  func characters() {
    let long = String(repeating: "漢", count: 70)
    let scenes = (0..<2_000).map { Sample.scene("s\($0)", long) }
    let report = reporter.report(FlowGraph(storyboards: [], scenes: scenes, segues: []))
    #expect(report.utf16.count <= 50_000)
    #expect(report.utf16.count > 49_000)
  }
}
