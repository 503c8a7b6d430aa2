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
  package let changes: [Change]

  let matching: Matching

  /// - Parameter screens: Returns the comparison of the screens of a scene that is in both states;
  ///   `nil` if they are the same, or unknown.
  /// - Complexity: O(*n* log *n*) for *n* elements of both graphs.
  package init(
    from before: FlowGraph, to after: FlowGraph,
    screens: @escaping (_ earlier: SceneID, _ later: SceneID) -> ScreenComparison? = { _, _ in nil }
  ) {
    self.before = before
    self.after = after
    matching = Matching(before, after)
    changes = Comparison(matching, screens: screens).changes
  }

  package var isEmpty: Bool { changes.isEmpty }
}
