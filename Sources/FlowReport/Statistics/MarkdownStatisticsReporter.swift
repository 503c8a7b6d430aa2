package import FlowAnalysis
package import FlowModel

/// Writes statistics as GitHub Flavored Markdown.
package struct MarkdownStatisticsReporter: StatisticsReporter {
  package init() {}

  package func report(_ statistics: FlowStatistics, of graph: FlowGraph) -> String {
    let words = StatisticsWording(statistics: statistics, graph: graph)
    let blocks = [
      "# Statistics\n", words.headline + ".\n",
      table(
        "Segues by kind", ["Kind", "Segues"], words.kinds.map { [$0.name, "\($0.count)"] }),
      table(
        "Screens by taps from the start", ["Taps", "Screens", "Names"],
        words.depths.map { [$0.name, "\($0.screens.count)", words.names($0.screens)] }),
      table(
        "Busiest screens", ["Screen", "In", "Out"],
        words.busiest.map { [words.name($0.scene), "\($0.incoming)", "\($0.outgoing)"] }),
      list("Cycles", statistics.cycles, words), list("Connected parts", statistics.parts, words),
    ]
    return blocks.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  private func table(_ title: String, _ columns: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    return "## \(title)\n\n" + MarkdownText.row(columns)
      + MarkdownText.row(columns.map { _ in "---" })
      + rows.map { MarkdownText.row($0.map(MarkdownText.escaped)) }.joined()
  }

  private func list(_ title: String, _ groups: [[SceneID]], _ words: StatisticsWording) -> String {
    "## \(title): \(groups.count)\n"
      + (groups.isEmpty ? "" : "\n")
      + words.groups(groups).map { "- \(MarkdownText.escaped($0))\n" }.joined()
  }
}
