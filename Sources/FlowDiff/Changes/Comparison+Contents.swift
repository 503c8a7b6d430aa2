import FlowModel

// Compares properties that are lists, with one change for each element.
extension Comparison {
  mutating func compareContents(_ earlier: Scene, _ later: Scene, _ subject: Change.Subject) {
    for attribute in Set(earlier.presentation.keys).union(later.presentation.keys).sorted() {
      tell(
        .presentation, subject, attribute: attribute, from: earlier.presentation[attribute],
        to: later.presentation[attribute], at: later.location)
    }
    let screen = screens(earlier.id, later.id)
    compareAttributes(
      earlier.runtimeAttributes.filter { screen?.hasOwner(earlier: $0) != true },
      later.runtimeAttributes.filter { screen?.hasOwner(later: $0) != true }, subject,
      later.location)
    let identifiers = earlier.reuseIdentifiers.sorted().difference(later.reuseIdentifiers.sorted())
    for identifier in identifiers.lost {
      tell(.reuseIdentifier, subject, from: identifier, to: nil, at: later.location)
    }
    for identifier in identifiers.gained {
      tell(.reuseIdentifier, subject, from: nil, to: identifier, at: later.location)
    }
    compareSites(.returnSite, earlier.returns, later.returns, subject)
  }

  /// Calls are matched by their function and order, so that other lines, another file or another
  /// type make no difference. One that is renamed is still one call. Where calls stand in other functions,
  /// their number says nothing: several may have become one that a base class makes.
  mutating func compareSites(
    _ kind: Change.Kind, _ earlier: [CallSite], _ later: [CallSite], _ subject: Change.Subject
  ) {
    let files = matching.files
    var pairing = Pairing(beforeCount: earlier.count, afterCount: later.count)
    pairing.pairInOrder(
      before: { CallKey(earlier[$0], in: files.path(earlier[$0].location.path)) },
      after: { CallKey(later[$0], in: later[$0].location.path) })
    pairing.pairInOrder(before: { CallKey(earlier[$0]) }, after: { CallKey(later[$0]) })
    pairing.pairInOrder(before: { earlier[$0].function }, after: { later[$0].function })
    guard pairing.looseBefore.isEmpty || pairing.looseAfter.isEmpty else { return }
    func first(_ sites: some Sequence<CallSite>) -> CallSite? {
      sites.first { edits?.concern($0) ?? true }
    }
    if let site = first(pairing.looseBefore.lazy.map { earlier[$0] }) {
      tell(
        kind, subject, attribute: site.function, from: site.call, to: nil, at: site.location)
    }
    if let site = first(pairing.looseAfter.lazy.map { later[$0] }) {
      tell(kind, subject, attribute: site.function, from: nil, to: site.call, at: site.location)
    }
  }

  /// Interface Builder may reorder views, so attributes are matched by their view first, then by
  /// their value, and only then by their order.
  private mutating func compareAttributes(
    _ earlier: [RuntimeAttribute], _ later: [RuntimeAttribute], _ subject: Change.Subject,
    _ location: SourceLocation
  ) {
    guard !earlier.isEmpty || !later.isEmpty else { return }
    let earlier = earlier.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    let later = later.sorted { $0.sortKey.lexicographicallyPrecedes($1.sortKey) }
    var pairing = Pairing(beforeCount: earlier.count, afterCount: later.count)
    for key in RuntimeAttribute.likenesses {
      pairing.pairInOrder(before: { key(earlier[$0]) }, after: { key(later[$0]) })
    }
    var told: Set<[String?]> = []
    func tell(_ keyPath: String, _ was: String?, _ now: String?, line: Int? = nil) {
      // The same change in several views is reported once.
      guard told.insert([keyPath, was, now]).inserted else { return }
      let place = line.map { SourceLocation(path: location.path, line: $0) } ?? location
      self.tell(.runtimeAttribute, subject, attribute: keyPath, from: was, to: now, at: place)
    }
    for pair in pairing.pairs {
      let (was, now) = (earlier[pair.before], later[pair.after])
      let sameType = was.type == now.type
      tell(
        now.keyPath, sameType ? was.value : was.summary, sameType ? now.value : now.summary,
        line: now.line)
    }
    for was in pairing.looseBefore.map({ earlier[$0] }) { tell(was.keyPath, was.summary, nil) }
    for now in pairing.looseAfter.map({ later[$0] }) {
      tell(now.keyPath, nil, now.summary, line: now.line)
    }
  }
}

/// The properties of a call that do not depend on other code.
private struct CallKey: Hashable {
  let path: String?
  let function: String?
  let call: String

  init(_ site: CallSite, in path: String? = nil) {
    self.path = path
    function = site.function
    call = site.call
  }
}

extension RuntimeAttribute {
  fileprivate var sortKey: [String] { [keyPath, type, value, objectID] }

  /// The value, or the type of a value that is a structure.
  var summary: String { value.nonEmpty ?? type }

  /// The keys by which attributes are matched, the most specific first.
  fileprivate static let likenesses: [@Sendable (RuntimeAttribute) -> [String]] = [
    { $0.sortKey },
    { [$0.keyPath, $0.objectID] },
    { [$0.keyPath, $0.type, $0.value] },
    { [$0.keyPath] },
  ]
}

extension [String] {
  /// Returns the elements of sorted lists that the other lacks; repeated elements are counted.
  fileprivate func difference(_ later: [String]) -> (lost: [String], gained: [String]) {
    var pairing = Pairing(beforeCount: count, afterCount: later.count)
    pairing.pairInOrder(before: { self[$0] }, after: { later[$0] })
    return (pairing.looseBefore.map { self[$0] }, pairing.looseAfter.map { later[$0] })
  }
}
