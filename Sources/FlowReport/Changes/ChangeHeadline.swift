import FlowDiff
import FlowModel

/// One sentence on what the changes mean for the app's users.
struct ChangeHeadline {
  let fragments: [Fragment]

  /// The greatest number of screens that are named; the rest are counted.
  private static let mostNames = 3

  init(_ changes: FlowChanges) {
    let summary = changes.summary
    var clauses = [
      Self.counts(summary.storyboards, "storyboard", moved: "moved or renamed"),
      Self.counts(summary.scenes, "screen", moved: "moved"),
      Self.counts(summary.segues, "segue", moved: "moved"),
    ]
    .compactMap { $0.map { [Fragment.words($0)] } }
    clauses += [
      Self.names(.sceneUnreachable, in: changes, "can no longer be reached"),
      Self.names(.sceneReachable, in: changes, "can now be reached"),
      Self.names(.referenceBroken, in: changes, "broken", sort: "reference"),
      Self.names(.referenceMended, in: changes, "mended", sort: "reference"),
      Self.names(.referenceAdded, in: changes, "added", sort: "reference"),
      Self.names(.referenceRemoved, in: changes, "removed", sort: "reference"),
      Self.names(.referenceRetargeted, in: changes, "changed", sort: "reference"),
    ]
    .compactMap { $0 }
    if summary.findings.added > 0 {
      clauses.append([.words(counted(summary.findings.added, "new finding"))])
    }
    if summary.findings.removed > 0 {
      clauses.append([.words(counted(summary.findings.removed, "finding") + " gone")])
    }
    fragments = Array(clauses.joined(separator: [.words("; ")]))
  }

  /// Returns text such as `3 screens added, 1 removed`; `nil` if there is nothing to count.
  private static func counts(
    _ count: FlowChanges.Summary.Count, _ noun: String, moved: String
  ) -> String? {
    let parts = [
      (count.added, "added"), (count.removed, "removed"), (count.moved, moved),
      (count.changed, "changed"),
    ]
    .filter { $0.0 > 0 }
    guard let first = parts.first else { return nil }
    let head = "\(counted(first.0, noun)) \(first.1)"
    return ([head] + parts.dropFirst().map { "\($0.0) \($0.1)" }).joined(separator: ", ")
  }

  /// Returns text such as `‘Cart’ and ‘Checkout’ can no longer be reached`.
  private static func names(
    _ kind: Change.Kind, in changes: FlowChanges, _ fate: String, sort: String? = nil
  ) -> [Fragment]? {
    let names = changes.changes.filter { $0.kind == kind }.compactMap { change -> String? in
      guard case .scene(let before, let after) = change.subject else { return nil }
      return (after ?? before)?.caption
    }
    guard !names.isEmpty else { return nil }
    var shown = names.prefix(mostNames).map { [Fragment.name($0)] }
    if names.count > mostNames { shown.append([.words("\(names.count - mostNames) more")]) }
    var clause: [Fragment] = sort.map { [.words($0 + (names.count == 1 ? " " : "s "))] } ?? []
    for (index, name) in shown.enumerated() {
      if index > 0 { clause.append(.words(index == shown.count - 1 ? " and " : ", ")) }
      clause += name
    }
    return clause + [.words(" " + fate)]
  }
}
