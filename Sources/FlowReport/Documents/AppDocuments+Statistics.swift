import FlowAnalysis
import FlowModel

extension AppDocuments {
  /// The page of statistics: what `seguemap stats` counts, with links.
  var statisticsPage: DocumentPage {
    let words = StatisticsWording(statistics: statistics, graph: graph)
    var page = DocumentPage(name: "statistics", title: "Statistics")
    page.blocks = [.paragraph([.text(words.headline + ". "), overviewLink])]
    page.blocks += table(
      "Screens by taps from the start", anchor: "depth", ["Taps", "Screens", "Names"],
      words.depths.map {
        [[.text($0.name)], [.text("\($0.screens.count)")], links(to: $0.screens)]
      })
    page.blocks += table(
      "Segues by kind", anchor: "kinds", ["Kind", "Segues"],
      words.kinds.map { [[.text($0.name)], [.text("\($0.count)")]] })
    page.blocks += table(
      "Busiest screens", anchor: "busiest", ["Screen", "In", "Out"],
      words.busiest.map {
        [links(to: [$0.scene]), [.text("\($0.incoming)")], [.text("\($0.outgoing)")]]
      })
    page.blocks += list("Cycles", anchor: "cycles", statistics.cycles)
    page.blocks += list("Connected parts", anchor: "parts", statistics.parts)
    return page
  }

  private func table(
    _ title: String, anchor: String, _ columns: [String], _ rows: [[[DocumentPage.Span]]]
  ) -> [DocumentPage.Block] {
    rows.isEmpty ? [] : [.heading(level: 2, title, anchor: anchor), .table(columns, rows: rows)]
  }

  private func list(
    _ title: String, anchor: String, _ groups: [[SceneID]]
  ) -> [DocumentPage.Block] {
    guard !groups.isEmpty else { return [] }
    let most = StatisticsWording.mostGroups
    var items = groups.prefix(most).map { scenes in
      [.text(counted(scenes.count, "scene") + ": ")] + links(to: scenes)
    }
    if groups.count > most { items.append([.text("and \(groups.count - most) more")]) }
    return [.heading(level: 2, "\(title): \(groups.count)", anchor: anchor), .list(items)]
  }

  /// The first scenes as links, and how many more there are.
  private func links(to scenes: [SceneID]) -> [DocumentPage.Span] {
    let most = StatisticsWording.mostNames
    let shown = joined(scenes.prefix(most).compactMap(graph.scene).map(link(to:)))
    return scenes.count > most
      ? shown + [
        .text(" and "), .link([.text("\(scenes.count - most) more")], page: "screens", anchor: nil),
      ]
      : shown
  }
}
