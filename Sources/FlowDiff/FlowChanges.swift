package import FlowModel

/// What has become of an app's flow between two states, blind to what Interface Builder writes anew
/// without anyone's doing: places on the canvas, lines, the order of elements, versions.
///
/// ```swift
/// let changes = FlowChanges(from: before, to: after)
/// for change in changes.changes { print(change.sign.rawValue, change.kind.rawValue) }
/// ```
///
/// Scenes and segues are found again by file and object ID; those that were moved, pasted anew or
/// whose file was renamed, by what else tells them apart. What two others fit as well is taken for
/// removed and added.
package struct FlowChanges: Sendable {
  package let before: FlowGraph
  package let after: FlowGraph
  /// By kind, the most telling first, then by place.
  package let changes: [Change]

  let matching: Matching

  /// - Parameter looksDiffer: Whether a scene shows something else in the later state; asked of scenes
  ///   that are the same in both. `nil` where nothing is known of what they show.
  /// - Complexity: O(*n* log *n*) for *n* elements of both graphs.
  package init(
    from before: FlowGraph, to after: FlowGraph,
    looksDiffer: ((_ earlier: SceneID, _ later: SceneID) -> Bool)? = nil
  ) {
    self.before = before
    self.after = after
    matching = Matching(before, after)
    changes = Comparison(matching, looksDiffer: looksDiffer).changes
  }

  package var isEmpty: Bool { changes.isEmpty }
}
