import FlowDiff
import FlowModel

/// A Mermaid chart of both states, small enough to be read in a comment.
///
/// A chart of more than 30 nodes loses what did not change, first the scenes around the changes, then
/// the segues between them. If that is not enough, it is collapsed by storyboard, with the number of
/// changes in each box. If it is then still too large, or would be a single node, scenes are omitted that
/// are farthest from the changes. A note in the chart states each.
struct ChangesChart {
  let text: String
  /// Why the chart shows less than requested; `nil` if it shows everything.
  let reason: String?

  private static let mostNodes = 30
  private static let onlyChanges = "Without what did not change, which is too much to read here"

  /// - Parameters:
  ///   - context: The greatest distance in segues between a change and a scene that is shown.
  ///   - mostBytes: The greatest size of the chart.
  /// - Returns: `nil` if neither a scene nor a segue changed, or if not even a part fits.
  init?(_ changes: FlowChanges, context: Int, mostBytes: Int = .max) {
    func fits(_ chart: MermaidChart) -> Bool {
      chart.nodeCount <= Self.mostNodes && chart.fits && chart.text.utf8.count <= mostBytes
    }
    let merged = changes.merged
    let whole = Self.chart(merged.within(context), reason: nil)
    guard !merged.within(context).graph.scenes.isEmpty else { return nil }
    if fits(whole) {
      text = whole.text
      reason = nil
      return
    }
    let near = merged.within(0)
    for part in [near, near.withoutContextSegues] {
      let chart = Self.chart(part, reason: [Self.onlyChanges])
      guard fits(chart) else { continue }
      text = chart.text
      reason = Self.onlyChanges
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
      let chart = Self.chart(
        part, reason: reasons, contents: isTelling ? near.contents.mapValues(Self.lines) : [:])
      guard fits(chart) else { continue }
      text = chart.text
      reason = reasons.joined(separator: " ")
      return
    }
    return nil
  }

  /// Returns what changed in a box, such as `2 screens added, 1 changed`.
  private static func lines(
    _ contents: (scenes: [FlowMarks.Mark: Int], segues: [FlowMarks.Mark: Int])
  ) -> [String] {
    [("screen", contents.scenes), ("segue", contents.segues)].compactMap { noun, counts in
      let parts = FlowMarks.Mark.allCases.compactMap { mark in
        counts[mark].map { (mark.rawValue, $0) }
      }
      guard let first = parts.first else { return nil }
      let rest = parts.dropFirst().map { "\($0.1) \($0.0)" }
      return (["\(counted(first.1, noun)) \(first.0)"] + rest).joined(separator: ", ")
    }
  }

  private static func chart(
    _ flow: MergedFlow, reason: [String]?, contents: [SceneID: [String]] = [:]
  ) -> MermaidChart {
    var notes = ["+ added, - removed, ~ changed"] + (reason ?? [])
    if let hidden = hidden(in: flow) { notes.append(hidden) }
    return MermaidChart(flow.graph, notes: notes, marks: flow, contents: contents)
  }

  /// Returns how much of the app a picture of a part leaves out; `nil` if it shows all.
  static func hidden(in flow: MergedFlow) -> String? {
    guard flow.hiddenScenes + flow.hiddenSegues > 0 else { return nil }
    return "not shown: \(counted(flow.hiddenScenes, "screen")), "
      + counted(flow.hiddenSegues, "segue")
  }
}
