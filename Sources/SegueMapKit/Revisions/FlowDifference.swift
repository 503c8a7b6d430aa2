import AppReading
import FlowAnalysis
import FlowDiff
import FlowModel
import FlowReport
import ReportReader

/// The changes of an app's flow between two states.
///
/// ```swift
/// let (old, new) = try await FlowComparison(of: .revision("main"), and: .workTree).load()
/// print(FlowDifference(from: old, to: new).report(.markdown))
/// ```
public struct FlowDifference: Sendable {
  /// A format for a difference.
  public enum Format: String, FileFormat {
    /// One line for each change, for a terminal.
    case text
    /// A comment for a pull request: a sentence, a table and a picture.
    case markdown
    /// A flowchart that GitHub and GitLab draw inside Markdown.
    case mermaid
    /// Every change, for other programs; `Documentation/changes.schema.json` describes it.
    case json
    /// A picture that scales, with both themes in one file.
    case svg
    /// A picture of pixels.
    case png
    /// A picture of one page.
    case pdf
    /// A page that stands alone, without script or network: both states, apart and in one, and
    /// a list of the changes.
    case html

    public var fileExtensions: [String] {
      switch self {
      case .text: ["txt"]
      case .markdown: ["md"]
      case .mermaid: ["mmd"]
      case .json, .svg, .png, .pdf: [rawValue]
      case .html: ["html", "htm"]
      }
    }

    public var isBinary: Bool { self == .png || self == .pdf }

    public var isPicture: Bool { [.svg, .png, .pdf, .html].contains(self) }
  }

  /// How a picture shows two states.
  public enum Arrangement: Hashable, Sendable {
    /// In one, laid out once.
    case merged
    /// The earlier at the left, the later at the right.
    case sideBySide
  }

  private(set) var changes: FlowChanges
  /// The name of the app.
  let name: String
  /// Whether containers that did not change are marks of their screens.
  private(set) var foldsContainers = true
  let surroundings: CommentSurroundings
  /// What the screens of both states are drawn from; `nil` for a state that was read from a report.
  let screens: (before: ScreenSources?, after: ScreenSources?)

  /// - Complexity: O(*n* log *n*) for *n* scenes and segues of both.
  public init(from base: AppFlow, to head: AppFlow) {
    let parts = SceneParts(of: base, and: head)
    changes = FlowChanges(
      from: base.graph, to: head.graph, unread: head.unread, edits: head.edits(from: base)
    ) { parts.comparison(from: $0, to: $1) }
    changes.names = (base.stateName, head.stateName)
    screens = (base.screens, head.screens)
    name = head.name.isEmpty ? base.name : head.name
    surroundings = CommentSurroundings(from: base, to: head)
  }

  /// Reads changes that were written as ``Format/json``, with what exported flows do not have, such as what
  /// screens show.
  ///
  /// - Parameters:
  ///   - path: The file with the changes.
  ///   - base: The earlier state, read from ``baseExport``.
  ///   - head: The later state, read from ``headExport``.
  /// - Throws: ``FlowError/unreadableReport(path:reason:)``, also for changes of other states.
  public init(
    changesAt path: String, from base: AppFlow, to head: AppFlow
  ) throws(FlowError) {
    let bytes = try AppFlow.bytes(ofReportAt: path)
    do throws(ReportError) {
      changes = try ChangesReader.changes(bytes, from: base.graph, to: head.graph)
      changes.names = (base.stateName, head.stateName)
    } catch {
      throw .unreadableReport(path: path, reason: error.description)
    }
    screens = (base.screens, head.screens)
    name = head.name.isEmpty ? base.name : head.name
    surroundings = CommentSurroundings(from: base, to: head)
  }

  /// The earlier state as an exported flow, with the place of its paths in the repository.
  public var baseExport: RenderedFlow { export(changes.before, changes.names.before) }

  /// The later state as an exported flow, with the place of its paths in the repository.
  public var headExport: RenderedFlow { export(changes.after, changes.names.after) }

  private func export(_ graph: FlowGraph, _ stateName: String) -> RenderedFlow {
    let report = JSONReporter(stateName: stateName, repositoryFolder: surroundings.folder)
      .report(graph)
    return RenderedFlow(format: .json, bytes: Array(report.utf8))
  }

  /// Whether the flow is the same in both, whatever else changed in the files.
  public var isEmpty: Bool { changes.isEmpty }

  /// Whether anything else than the looks of screens changed.
  public var changesFlow: Bool { changes.changesFlow }

  /// Returns the difference of a part of both states.
  ///
  /// A filter chooses among the scenes and segues of both, as if they were one flow; its
  /// ``FlowFilter/collapse`` is not used.
  ///
  /// - Throws: ``FlowError/unknownScene(_:suggestions:)``, ``FlowError/ambiguousScene(_:matches:)``,
  ///   ``FlowError/unknownTarget(_:known:)`` or ``FlowError/unknownKind(_:known:)`` where neither state has
  ///   what the filter names.
  public func restricted(to filter: FlowFilter) throws(FlowError) -> FlowDifference {
    var copy = self
    copy.foldsContainers = filter.containers == .fold
    let all = AppFlow(graph: changes.merged.graph, name: name, findings: [])
    var view = try all.view(for: filter)
    view.foldsContainers = false
    view.collapse = nil
    copy.changes = changes.restricted(to: view)
    return copy
  }

  /// Returns the changes as text; empty if there is none, if a picture would show none, and for a
  /// format of pictures: see ``render(_:context:arrangement:style:)``.
  ///
  /// - Parameters:
  ///   - context: How many segues away from a change a picture still shows a scene.
  ///   - usesTerminalColors: Whether ``Format/text`` is coloured for a terminal.
  public func report(
    _ format: Format, context: Int = 0, usesTerminalColors: Bool = false
  ) -> String {
    format.reporter(
      context: context, usesTerminalColors: usesTerminalColors, surroundings: surroundings
    )?.report(changes) ?? ""
  }
}

extension FlowDifference.Format {
  /// The reporter of this format; `nil` for a picture.
  func reporter(
    context: Int, usesTerminalColors: Bool, surroundings: CommentSurroundings
  ) -> (any ChangesReporter)? {
    switch self {
    case .text: TextChangesReporter(color: usesTerminalColors)
    case .markdown: MarkdownChangesReporter(context: context, surroundings: surroundings)
    case .mermaid: MermaidChangesReporter(context: context)
    case .json: JSONChangesReporter()
    case .svg, .png, .pdf, .html: nil
    }
  }
}

extension CommentSurroundings {
  fileprivate init(from base: AppFlow, to head: AppFlow) {
    self.init(
      folder: head.repositoryFolder ?? base.repositoryFolder ?? "",
      omissions: head.graph.findings.filter { $0.rule == Finding.unreadInBoth })
  }
}
