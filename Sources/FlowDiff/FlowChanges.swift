package import FlowAnalysis
package import FlowModel

/// The changes of an app's flow between two states.
///
/// What Interface Builder rewrites without an edit is ignored: positions on the canvas, lines, the
/// order of elements and versions.
///
/// ```swift
/// let changes = FlowChanges(from: before, to: after)
/// for change in changes.changes { print(change.sign.rawValue, change.kind.rawValue) }
/// ```
///
/// Scenes and segues are matched by file and object ID. Those that were moved or pasted again, or whose
/// file was renamed, are matched by their other properties. An element that matches several others
/// equally well is reported as removed and added.
package struct FlowChanges: Sendable {
  package let before: FlowGraph
  package let after: FlowGraph
  /// The changes, sorted by kind, the most important first, then by place.
  package internal(set) var changes: [Change]
  /// The names of both states, such as `v1.0` and `work tree`; empty where they are unknown.
  package var names = (before: "", after: "")
  /// The part of both states to which the changes are restricted; `nil` for all of them.
  private(set) var view: FlowView?

  let matching: Matching

  /// - Parameters:
  ///   - unread: The files that one of the states can't read.
  ///   - edits: The edits of the source; `nil` if they are unknown.
  ///   - screens: Returns the comparison of the screens of a scene that is in both states; `nil` if
  ///     they are the same, or unknown.
  /// - Complexity: O(*n* log *n*) for *n* elements of both graphs.
  package init(
    from before: FlowGraph, to after: FlowGraph, unread: UnreadFiles = .none,
    edits: SourceEdits? = nil,
    screens: @escaping (_ earlier: SceneID, _ later: SceneID) -> ScreenComparison? = { _, _ in nil }
  ) {
    (self.before, self.after) = Settling(edits: edits).settled(before, after)
    matching = Matching(self.before, self.after, renamed: edits?.renamedClasses ?? [:])
    changes =
      Comparison(
        matching, of: (before, after), unread: unread, edits: edits, screens: screens
      ).changes
  }

  package var isEmpty: Bool { changes.isEmpty }

  /// Whether anything else than the looks of screens changed.
  package var changesFlow: Bool { changes.contains { !$0.kind.isOfLooks } }

  /// Returns the changes in a part of both states.
  ///
  /// - Parameter view: A part of ``merged``.
  package func restricted(to view: FlowView) -> FlowChanges {
    let (flow, remains) = merging()
    let part = flow.graph.applying(view)
    let mergedScenes = Dictionary(
      remains.scenes.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let mergedSegues = Dictionary(
      remains.segues.map { ($0.value, $0.key) }, uniquingKeysWith: { first, _ in first })
    let scenes = Set(part.scenes.map(\.id))
    let segues = Set(part.segues.map(\.id))
    let files = Set(part.storyboards.map(\.path))
    let showsAllScenes = part.scenes.count == flow.graph.scenes.count
    var copy = self
    copy.view = view
    copy.changes = changes.filter { change in
      switch change.subject {
      case .storyboard(let before, let after):
        return [before, after].contains { $0.map { files.contains($0.path) } ?? false }
      case .scene(let before, let after):
        return (after?.id ?? before.map { mergedScenes[$0.id] ?? $0.id }).map(scenes.contains)
          ?? false
      case .segue(let before, let after):
        return (after?.id ?? before.map { mergedSegues[$0.id] ?? $0.id }).map(segues.contains)
          ?? false
      case .finding(let finding):
        let path = finding.location.path
        return view.shows(path: path) && (showsAllScenes || files.contains(path))
      }
    }
    return copy
  }
}
