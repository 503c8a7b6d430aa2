package import FlowAnalysis
package import FlowModel

/// Writes statistics for a terminal.
package struct TextStatisticsReporter: StatisticsReporter {
  package init() {}

  package func report(_ statistics: FlowStatistics, of graph: FlowGraph) -> String {
    let words = StatisticsWording(statistics: statistics, graph: graph)
    let sections = [
      words.headline + "\n",
      table("Segues by kind", columns(words.kinds.map { [$0.name, "\($0.count)"] })),
      table(
        "Screens by taps from the start",
        columns(words.depths.map { [$0.name, "\($0.screens.count)", words.names($0.screens)] })),
      table(
        "Busiest screens",
        columns(
          words.busiest.map { [words.name($0.scene), "\($0.incoming) in", "\($0.outgoing) out"] })),
      section("Cycles: \(statistics.cycles.count)", words.groups(statistics.cycles)),
      section("Connected parts: \(statistics.parts.count)", words.groups(statistics.parts)),
    ]
    return sections.filter { !$0.isEmpty }.joined(separator: "\n")
  }

  /// Without any row, it would be a title of nothing.
  private func table(_ title: String, _ rows: [String]) -> String {
    rows.isEmpty ? "" : section(title, rows)
  }

  private func section(_ title: String, _ lines: [String]) -> String {
    ([title] + lines.map { "  " + $0 }).map { $0 + "\n" }.joined()
  }

  /// Returns rows whose columns are as wide as their longest cell.
  private func columns(_ rows: [[String]]) -> [String] {
    let count = rows.map(\.count).max() ?? 0
    let widths = (0..<count).map { column in rows.map { $0[column].count }.max() ?? 0 }
    return rows.map { row in
      let cells = row.enumerated().map { column, cell in
        column == count - 1
          ? cell : cell + String(repeating: " ", count: widths[column] - cell.count)
      }
      return cells.joined(separator: "  ")
    }
  }
}
