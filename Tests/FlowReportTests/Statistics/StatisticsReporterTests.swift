import FlowAnalysis
import FlowModel
import TestSupport
import Testing

@testable import FlowReport

@Suite("Statistics reporters")
struct StatisticsReporterTests {
  private let graph: FlowGraph
  private let statistics: FlowStatistics

  init() {
    graph = FlowGraph(
      StoryboardSketch(
        "M", SceneSketch("a", .to("b"), .to("c")), SceneSketch("b", .to("a")), SceneSketch("c")),
      StoryboardSketch("N", SceneSketch("x")))
    statistics = FlowStatistics(of: graph)
  }

  @Test("Text has a section for each number")
  func text() {
    #expect(
      TextStatisticsReporter().report(statistics, of: graph) == """
        4 screens, 3 segues, 2 storyboards

        Segues by kind
          show  3

        Screens by taps from the start
          not reached  4  a, b, c, x

        Busiest screens
          a  1 in  2 out
          b  1 in  1 out
          c  1 in  0 out

        Cycles: 1
          2 scenes: a, b

        Connected parts: 2
          3 scenes: a, b, c
          1 scene: x

        """)
  }

  @Test("Text has no title of nothing")
  func textWithoutSegues() {
    let graph = Sample.empty
    #expect(
      TextStatisticsReporter().report(FlowStatistics(of: graph), of: graph) == """
        0 screens, 0 segues, 0 storyboards

        Cycles: 0

        Connected parts: 0

        """)
  }

  @Test("Markdown has a table for each number")
  func markdown() {
    let text = MarkdownStatisticsReporter().report(statistics, of: graph)
    #expect(text.hasPrefix("# Statistics\n\n4 screens, 3 segues, 2 storyboards.\n\n## Segues"))
    #expect(text.contains("| Screen | In | Out |\n| --- | --- | --- |\n| a | 1 | 2 |\n"))
    #expect(text.hasSuffix("## Connected parts: 2\n\n- 3 scenes: a, b, c\n- 1 scene: x\n"))
  }

  @Test("A validator accepts the JSON of every graph", .enabled(if: Validator.isInstalled))
  func schema() throws {
    let graphs = [graph, Sample.full, Sample.code, Sample.empty] + Hostile.names.map(Hostile.graph)
    let reports = graphs.map { JSONStatisticsReporter().report(FlowStatistics(of: $0), of: $0) }
    #expect(try Validator.complaints(about: reports, schema: Schema.url("statistics")) == "")
    let routes = graphs.filter { !$0.scenes.isEmpty }.map { graph in
      JSONRouteReporter().report(
        Routes(from: graph.scenes[0], to: graph.scenes[0], [graph.segues], isComplete: false),
        in: graph)
    }
    #expect(try Validator.complaints(about: routes, schema: Schema.url("routes")) == "")
  }
}
