import FlowModel

/// Compares two states of a flow, given the elements that match, and collects the changes.
struct Comparison {
  let matching: Matching
  /// The states with all that is known of each.
  let whole: (before: FlowGraph, after: FlowGraph)
  /// What the screens of two states of a scene show; `nil` if that is the same, or unknown.
  let screens: (SceneID, SceneID) -> ScreenComparison?
  let unread: UnreadFiles
  let edits: SourceEdits?
  private(set) var changes: [Change] = []

  var before: FlowGraph { matching.before }
  var after: FlowGraph { matching.after }

  init(
    _ matching: Matching, of whole: (before: FlowGraph, after: FlowGraph), unread: UnreadFiles,
    edits: SourceEdits?,
    screens: @escaping (SceneID, SceneID) -> ScreenComparison?
  ) {
    self.matching = matching
    self.whole = whole
    self.unread = unread
    self.edits = edits
    self.screens = screens
    compareStoryboards()
    compareScenes()
    compareLooks()
    compareTabOrders()
    compareReachability()
    compareSegues()
    compareFindings()
    changes.sort()
  }

  mutating func tell(
    _ kind: Change.Kind, _ subject: Change.Subject, attribute: String? = nil,
    before: Change.Value? = nil, after: Change.Value? = nil, views: [ViewChange] = [],
    at location: SourceLocation
  ) {
    guard !isUnread(kind, subject) else { return }
    changes.append(
      Change(
        kind: kind, subject: subject, attribute: attribute, before: before, after: after,
        views: views, location: location))
  }

  /// Adds a change if the texts differ; an empty text counts as none.
  mutating func tell(
    _ kind: Change.Kind, _ subject: Change.Subject, attribute: String? = nil,
    from before: String?, to after: String?, at location: SourceLocation
  ) {
    let before = before?.nonEmpty
    let after = after?.nonEmpty
    guard before != after else { return }
    tell(
      kind, subject, attribute: attribute, before: before.map(Change.Value.text),
      after: after.map(Change.Value.text), at: location)
  }

  /// Whether a change may only follow from a file that one of the states can't read.
  private func isUnread(_ kind: Change.Kind, _ subject: Change.Subject) -> Bool {
    if unread.isEmpty { return false }
    switch (kind, subject) {
    case (.sceneReachable, _), (.sceneUnreachable, _), (.unwindBroken, _), (.unwindMended, _),
      (.unwindTargets, _):
      return true
    case (_, .storyboard(let earlier, let later)):
      return [earlier, later].contains { $0.map { unread.paths.contains($0.path) } ?? false }
    case (_, .scene(let earlier, let later)):
      return [earlier, later].contains { $0.map(unread.concern) ?? false }
    case (_, .segue(let earlier, let later)):
      return earlier.map { unread.concern($0, in: before) } ?? false
        || later.map { unread.concern($0, in: after) } ?? false
    case (_, .finding(let finding)): return unread.concern(finding)
    }
  }
}
