import FlowDiff
import FlowReport

/// What has become of an app's flow between two states.
///
/// ```swift
/// let (old, new) = try await FlowComparison(of: .revision("main"), and: .workTree).load()
/// print(FlowDifference(from: old, to: new).report(.markdown))
/// ```
public struct FlowDifference: Sendable {
  /// A form in which a difference can be told.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// A line a change, for a terminal.
    case text
    /// A comment for a pull request: a sentence, a table and a picture.
    case markdown
    /// A flowchart that GitHub and GitLab draw inside Markdown.
    case mermaid
    /// Every change, for other programs; `Documentation/changes.schema.json` describes it.
    case json

    /// Without the dot.
    public var fileExtension: String {
      switch self {
      case .text: "txt"
      case .markdown: "md"
      case .mermaid: "mmd"
      case .json: "json"
      }
    }
  }

  private let changes: FlowChanges

  /// - Complexity: O(*n* log *n*) for *n* scenes and segues of both.
  public init(from base: AppFlow, to head: AppFlow) {
    changes = FlowChanges(from: base.graph, to: head.graph)
  }

  /// Whether the flow is the same in both, whatever else is different in the files.
  public var isEmpty: Bool { changes.isEmpty }

  /// Tells the changes; empty where there is none, and where a picture would show none.
  ///
  /// - Parameters:
  ///   - context: How many segues away from a change a picture still shows a scene.
  ///   - usesTerminalColors: Whether ``Format/text`` is coloured for a terminal.
  public func report(
    _ format: Format, context: Int = 1, usesTerminalColors: Bool = false
  ) -> String {
    let reporter: any ChangesReporter =
      switch format {
      case .text: TextChangesReporter(color: usesTerminalColors)
      case .markdown: MarkdownChangesReporter(context: context)
      case .mermaid: MermaidChangesReporter(context: context)
      case .json: JSONChangesReporter()
      }
    return reporter.report(changes)
  }
}
