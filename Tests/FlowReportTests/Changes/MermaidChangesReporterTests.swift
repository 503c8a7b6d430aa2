import FlowDiff
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Mermaid reporter of changes")
struct MermaidChangesReporterTests {
  private let reporter = MermaidChangesReporter()

  @Test("Each mark has a sign, a colour and a line style, and a legend explains the signs")
  func golden() {
    #expect(
      reporter.report(Sample.smallChanges) == """
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

        """)
  }

  @Test("Elements far from any change are counted, not drawn")
  func context() {
    let before = Sample.chain(41)
    let after = FlowGraph(
      storyboards: before.storyboards, scenes: before.scenes,
      segues: before.segues.filter { $0.id.objectID != "e20" })
    let report = MermaidChangesReporter(context: 2).report(FlowChanges(from: before, to: after))
    // The scenes after the cut can no longer be reached, which is a change of each.
    #expect(report.contains("%% not shown: 17 screens, 17 segues\n"))
    let narrow = MermaidChangesReporter(context: 0).report(
      FlowChanges(from: before, to: before.withClass("s20")))
    #expect(narrow.contains("%% not shown: 40 screens, 40 segues\n"))
  }

  @Test("More than 30 nodes of several files are collapsed by storyboard, and the chart says so")
  func collapses() {
    let paths = ["App/A.storyboard", "App/B.storyboard"]
    let scenes = paths.flatMap { path in
      (0..<20).map { Sample.scene("s\($0)", "Scene \($0)", in: path) }
    }
    let after = FlowGraph(
      storyboards: [Storyboard(path: paths[0], name: "A"), Storyboard(path: paths[1], name: "B")],
      scenes: scenes,
      segues: [Sample.segue("e", "show", from: scenes[0].id, to: scenes[20].id)])
    let report = reporter.report(FlowChanges(from: Sample.empty, to: after))
    #expect(report.contains("%% Collapsed by storyboard:\n%% 40 nodes and 1 edge are too large"))
    #expect(report.contains("\"#43; A\""))
    #expect(!report.contains("Scene 1"))
    #expect(report.contains("A<br/>20 screens added<br/>1 segue added"))
  }

  @Test("A chart with more than 30 nodes drops what did not change before it is collapsed")
  func contextFirst() {
    let before = Sample.chain(50)
    let report = MermaidChangesReporter(context: 20).report(
      FlowChanges(from: before, to: before.withClass("s20")))
    #expect(report.contains("%% Without what did not change"))
    #expect(report.contains("Scene 20") && !report.contains("Scene 21"))
    #expect(!report.contains("Collapsed"))
  }

  @Test("A chart with more than 30 nodes of one file omits those farthest from the changes")
  func drops() {
    let report = reporter.report(FlowChanges(from: Sample.empty, to: Sample.chain(50)))
    #expect(report.contains("%% Shown in part:\n%% 50 nodes and 49 edges are too large"))
    #expect(report.contains("%% not shown: 20 screens, 21 segues\n"))
    #expect(report.split(separator: "\n").count { $0.contains("Scene ") } == 30)
  }
}

extension FlowGraph {
  fileprivate func withClass(_ objectID: String) -> FlowGraph {
    FlowGraph(
      storyboards: storyboards,
      scenes: scenes.map { scene in
        var scene = scene
        if scene.id.objectID == objectID { scene.customClass = "Other" }
        return scene
      }, segues: segues)
  }
}
