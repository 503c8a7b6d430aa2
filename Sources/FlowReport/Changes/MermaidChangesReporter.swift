package import FlowDiff
import FlowModel

/// Writes both states as one Mermaid flowchart, in which changes differ in sign, colour and line
/// style.
///
/// The text is empty if the only changes are ones that a picture does not show, such as a finding.
package struct MermaidChangesReporter: ChangesReporter {
  private let context: Int

  /// - Parameter context: The greatest distance in segues between a change and a scene that is
  ///   shown.
  package init(context: Int = 0) { self.context = context }

  package func report(_ changes: FlowChanges) -> String {
    ChangesChart(changes, context: context)?.text ?? ""
  }

  package var unchanged: String {
    MermaidChart(FlowGraph(storyboards: [], scenes: [], segues: []), notes: [FlowChanges.noChange])
      .text
  }
}
