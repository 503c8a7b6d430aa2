import FlowDiff
import FlowModel

/// The picture of both states in Mermaid's language, small enough to be read where it stands.
///
/// A chart of more than 30 nodes is collapsed by storyboard; what is then still too large, or would
/// be a single node, loses what is farthest from the changes. Either is told in the chart.
struct ChangesChart {
  let text: String
  /// Why the chart is not the whole of what was asked for; `nil` where it is.
  let reason: String?

  private static let mostNodes = 30

  /// - Parameters:
  ///   - context: How many segues away from a change a scene is still shown.
  ///   - mostBytes: What there is room for.
  /// - Returns: `nil` where neither a scene nor a segue changed, or not even a part has room.
  init?(_ changes: FlowChanges, context: Int, mostBytes: Int = .max) {
    func fits(_ chart: MermaidChart) -> Bool {
      chart.nodeCount <= Self.mostNodes && chart.fits && chart.text.utf8.count <= mostBytes
    }
    let near = changes.merged.within(context)
    guard !near.graph.scenes.isEmpty else { return nil }
    let whole = Self.chart(near, reason: nil)
    if fits(whole) {
      text = whole.text
      reason = nil
      return
    }
    let collapsed = near.collapsingStoryboards()
    let isTelling = collapsed.graph.scenes.count > 1
    let cause =
      counted(whole.nodeCount, "node") + " and \(counted(whole.edgeCount, "edge"))"
      + " are too large to read here"
    let reasons = isTelling ? ["Collapsed by storyboard:", cause] : ["Shown in part:", cause]
    let smaller = isTelling ? collapsed : near
    for count in (1...Self.mostNodes).reversed() {
      let part = count < smaller.graph.scenes.count ? smaller.keeping(count) : smaller
      let chart = Self.chart(part, reason: reasons)
      guard fits(chart) else { continue }
      text = chart.text
      reason = reasons.joined(separator: " ")
      return
    }
    return nil
  }

  private static func chart(_ flow: MergedFlow, reason: [String]?) -> MermaidChart {
    var notes = ["+ added, - removed, ~ changed"] + (reason ?? [])
    if flow.hiddenScenes + flow.hiddenSegues > 0 {
      notes.append(
        "not shown: \(counted(flow.hiddenScenes, "screen")), "
          + counted(flow.hiddenSegues, "segue"))
    }
    return MermaidChart(flow.graph, notes: notes, marks: flow)
  }
}
