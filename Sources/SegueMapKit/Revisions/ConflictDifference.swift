import FlowDiff
import FlowReport

/// What both sides of a failed merge did to an app's flow, and what both touched.
///
/// ```swift
/// let sides = try await FlowConflict(in: "App/Main.storyboard").load()
/// if let difference = ConflictDifference(sides) { print(difference.report(.text)) }
/// ```
public struct ConflictDifference: Sendable {
  /// A form in which a conflict can be told.
  public enum Format: String, CaseIterable, Hashable, Sendable {
    /// What both touched, then what one side did alone, for a terminal.
    case text
    /// The same as tables.
    case markdown
    /// Every change of both sides, for other programs; `Documentation/conflict.schema.json` describes
    /// it.
    case json
  }

  private let changes: ConflictingChanges
  private let names: SideNames

  /// - Returns: `nil` where it is not known what both sides come from: then nobody can tell which side
  ///   did what.
  /// - Complexity: O(*n* log *n*) for *n* scenes and segues of all.
  public init?(_ sides: FlowConflict.Sides) {
    guard let base = sides.base else { return nil }
    changes = ConflictingChanges(
      base: base.graph, ours: sides.ours.graph, theirs: sides.theirs.graph)
    names = SideNames(ours: sides.oursName, theirs: sides.theirsName)
  }

  /// Whether both sides touched the same and came to something else each.
  public var isContested: Bool { changes.isContested }

  /// Tells what both sides did.
  ///
  /// - Parameter usesTerminalColors: Whether ``Format/text`` is coloured for a terminal.
  public func report(_ format: Format, usesTerminalColors: Bool = false) -> String {
    let reporter: any ConflictReporter =
      switch format {
      case .text: TextConflictReporter(color: usesTerminalColors)
      case .markdown: MarkdownConflictReporter()
      case .json: JSONConflictReporter()
      }
    return reporter.report(changes, names)
  }
}
