package import FlowDiff
import FlowModel

/// Writes both states as one Mermaid flowchart, in which everything that changed has a sign, a
/// colour and a line of its own.
///
/// It is empty where only what no picture shows has changed, such as a finding.
package struct MermaidChangesReporter: ChangesReporter {
  private let context: Int

  /// - Parameter context: How many segues away from a change a scene is still shown.
  package init(context: Int = 1) { self.context = context }

  package func report(_ changes: FlowChanges) -> String {
    ChangesChart(changes, context: context)?.text ?? ""
  }

  package var unchanged: String {
    MermaidChart(FlowGraph(storyboards: [], scenes: [], segues: []), notes: [FlowChanges.noChange])
      .text
  }
}
