package import FlowModel
package import ScreenModel

extension FlowChanges {
  /// Changes that were found elsewhere, of two states that are known as graphs only.
  ///
  /// - Parameter changes: Their subjects are of these graphs.
  package init(listing changes: [Change], from before: FlowGraph, to after: FlowGraph) {
    self.before = before
    self.after = after
    matching = Matching(before, after)
    self.changes = changes.sorted()
  }
}

extension Change {
  /// Returns a change that was found elsewhere.
  package static func listed(
    _ kind: Kind, _ subject: Subject, attribute: String?, before: Value?, after: Value?,
    views: [ViewChange], at location: SourceLocation
  ) -> Change {
    Change(
      kind: kind, subject: subject, attribute: attribute, before: before, after: after,
      views: views, location: location)
  }
}

extension ViewChange {
  /// Returns a change that was found elsewhere.
  package static func listed(
    _ kind: Kind, _ part: ScreenPart.Kind, name: String?, property: ScreenPart.Property?,
    keyPath: String?, before: String?, after: String?, earlierID: String, laterID: String
  ) -> ViewChange {
    ViewChange(
      kind: kind, part: part, name: name, property: property, keyPath: keyPath, before: before,
      after: after, earlierID: earlierID, laterID: laterID,
      place: Place(
        earlier: kind == .added ? nil : earlierID, later: kind == .removed ? nil : laterID))
  }
}
