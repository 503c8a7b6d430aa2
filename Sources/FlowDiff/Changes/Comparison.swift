import FlowModel

/// Compares two states of a flow, given the elements that match, and collects the changes.
struct Comparison {
  let matching: Matching
  /// What the screens of two states of a scene show; `nil` if that is the same, or unknown.
  let screens: (SceneID, SceneID) -> ScreenComparison?
  private(set) var changes: [Change] = []

  var before: FlowGraph { matching.before }
  var after: FlowGraph { matching.after }

  init(
    _ matching: Matching,
    screens: @escaping (SceneID, SceneID) -> ScreenComparison? = { _, _ in nil }
  ) {
    self.matching = matching
    self.screens = screens
    compareStoryboards()
    compareScenes()
    compareLooks()
    compareTabOrders()
    compareReachability()
    compareSegues()
    compareDiagnostics()
    changes.sort()
  }

  mutating func tell(
    _ kind: Change.Kind, _ subject: Change.Subject, attribute: String? = nil,
    before: Change.Value? = nil, after: Change.Value? = nil, views: [ViewChange] = [],
    at location: SourceLocation
  ) {
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
}
