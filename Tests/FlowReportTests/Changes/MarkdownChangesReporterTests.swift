import FlowDiff
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Markdown reporter of changes")
struct MarkdownChangesReporterTests {
  private let reporter = MarkdownChangesReporter()

  @Test("A report has a marker, a sentence, a table, a picture and new findings")
  func golden() {
    #expect(
      reporter.report(Sample.smallChanges) == """
        <!-- seguemap-diff -->
        **1 screen added, 1 removed, 1 changed; 1 segue added, 2 removed; 1 new finding.**

        |  | What | Change | Where |
        |---|---|---|---|
        | `+` | screen *Cart* | added | `App/Main.storyboard:30` |
        | `-` | screen *Detail* | removed | `App/Main.storyboard:20` |
        | `~` | screen *List* | class `ListController` → `ItemsController` | `App/Main.storyboard:4` |
        | `+` | presentation from *List* to *Cart* | added | `App/Main.storyboard:12` |
        | `-` | show `toDetail` from *List* to *Detail* | removed | `App/Main.storyboard:9` |
        | `-` | unwind `unwindToList:` from *Detail* to *List* | removed | `App/Main.storyboard:25` |

        ```mermaid
        %% + added, - removed, ~ changed
        flowchart LR
          n0["#43; added, #45; removed, #126; changed"]:::note
          subgraph s1["Main"]
            n1["#43; Cart"]
            n2["#45; Detail"]
            n3(["#126; List<br/>ItemsController<br/>list"]):::entry
          end
          n2 -.->|"#45; unwindToList#58;"| n3
          n3 ==>|"#43;"| n1
          n3 -->|"#45; toDetail<br/>select ‘An item’"| n2
          linkStyle 0,2 stroke:#b42318,stroke-width:2px,stroke-dasharray:6 4
          linkStyle 1 stroke:#13702f,stroke-width:4px
          classDef entry stroke-width:3px
          classDef note stroke-dasharray:2 3
          classDef added stroke:#13702f,stroke-width:4px
          class n1 added
          classDef removed stroke:#b42318,stroke-width:2px,stroke-dasharray:6 4
          class n2 removed
          classDef changed stroke:#92630f,stroke-width:3px
          class n3 changed
        ```

        ### New findings

        - warning: nothing uses 'list' [unused] (`App/Main.storyboard:4`)

        """)
  }

  @Test("Each row of the table has four cells, whatever the names hold", arguments: Hostile.names)
  func cells(name: Hostile.Name) {
    for changes in Sample.hostileChanges(name) {
      let rows = reporter.report(changes).split(separator: "\n").filter { $0.hasPrefix("|") }
      let cells = rows.map { row in
        row.replacing("\\\\", with: "").replacing("\\|", with: "").count { $0 == "|" }
      }
      #expect(cells.allSatisfy { $0 == 5 })
      #expect(!cells.isEmpty || changes.isEmpty)
    }
  }

  @Test("No name ends the picture's code fence or creates an element", arguments: Hostile.names)
  func fences(name: Hostile.Name) {
    for changes in Sample.hostileChanges(name) {
      let report = reporter.report(changes)
      #expect(report.split(separator: "\n").count { $0.hasPrefix("```") }.isMultiple(of: 2))
      // Text in a code span is not markup.
      #expect(!report.replacing(/`[^`\n]*`/, with: "").contains("<script"))
      #expect(report.isEmpty || report.hasPrefix("<!-- seguemap-diff -->\n**"))
      #expect(report.components(of: "seguemap-diff") <= 1)
    }
  }

  @Test("However much changed, the text stays under 64 KB and states how much is omitted")
  func size() {
    let report = reporter.report(FlowChanges(from: Sample.empty, to: Sample.chain(3_000)))
    #expect(report.utf8.count < 65_536)
    #expect(report.utf8.count > 40_000)
    #expect(report.contains("\n\n…and "))
    #expect(report.contains(" more changes.\n"))
  }

  @Test(
    "Long names, paths and findings do not make a report too long",
    arguments: ["漢", "|", "@a", "<"])
  func long(text: String) {
    let name = String(repeating: text, count: 5_000)
    let findings = (0..<50).map {
      Finding(.error, rule: name, message: "\($0)" + name, at: .init(path: name, line: $0))
    }
    let after = FlowGraph(
      storyboards: [], scenes: (0..<200).map { Sample.scene("s\($0)", name, in: name) },
      segues: [], findings: findings)
    let report = reporter.report(FlowChanges(from: Sample.empty, to: after))
    #expect(report.utf8.count < 65_536)
    #expect(report.contains("more finding"))
  }

  @Test("The headline names at most three scenes that can no longer be reached")
  func headline() {
    let before = Sample.chain(6)
    let after = FlowGraph(
      storyboards: before.storyboards, scenes: before.scenes,
      segues: before.segues.filter { $0.id.objectID != "e1" })
    let report = reporter.report(FlowChanges(from: before, to: after))
    #expect(
      report.contains(
        "**1 segue removed; *Scene 1*, *Scene 2*, *Scene 3* and 2 more can no longer be reached.**")
    )
  }

  @Test("If only a finding is new, there is neither a table nor a picture")
  func findingOnly() {
    let after = FlowGraph(
      storyboards: Sample.small.storyboards, scenes: Sample.small.scenes,
      segues: Sample.small.segues,
      findings: [
        Finding(.warning, rule: "r", message: "m", at: .init(path: Sample.main, line: 2))
      ])
    #expect(
      reporter.report(FlowChanges(from: Sample.small, to: after)) == """
        <!-- seguemap-diff -->
        **1 new finding.**

        ### New findings

        - warning: m [r] (`App/Main.storyboard:2`)

        """)
  }
}

extension String {
  fileprivate func components(of part: String) -> Int { ranges(of: part).count }
}
