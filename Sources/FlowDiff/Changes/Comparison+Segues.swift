import FlowModel

extension Comparison {
  mutating func compareSegues() {
    for index in matching.segues.looseBefore {
      let segue = before.segues[index]
      tell(.segueRemoved, .segue(before: segue, after: nil), at: segue.location)
    }
    for index in matching.segues.looseAfter {
      let segue = after.segues[index]
      tell(.segueAdded, .segue(before: nil, after: segue), at: segue.location)
    }
    for pair in matching.segues.pairs {
      compare(before.segues[pair.before], after.segues[pair.after])
    }
  }

  private mutating func compare(_ earlier: Segue, _ later: Segue) {
    let subject = Change.Subject.segue(before: earlier, after: later)
    func tell(_ kind: Change.Kind, attribute: String? = nil, _ text: (Segue) -> String?) {
      self.tell(
        kind, subject, attribute: attribute, from: text(earlier), to: text(later),
        at: later.location)
    }
    compareEnds(earlier, later, subject)
    tell(.segueKind) { $0.relationship ?? $0.kind.rawValue }
    tell(.segueIdentifier) { $0.identifier }
    if !tellsTitle(of: earlier, later) { tell(.segueTrigger) { $0.trigger?.summary } }
    tell(.segueClass) { $0.customClass }
    tell(.segueCreationSelector) { $0.creationSelector }
    tell(.unwindAction) { $0.unwindAction }
    if (earlier.unwindFault == nil) != (later.unwindFault == nil) {
      tell(later.unwindFault == nil ? .unwindMended : .unwindBroken) { $0.unwindFault?.rawValue }
    }
    for attribute in Set(earlier.presentation.keys).union(later.presentation.keys).sorted() {
      tell(.presentation, attribute: attribute) { $0.presentationValue(attribute) }
    }
    compareSites(.callSite, earlier.callSites, later.callSites, subject)
  }

  /// Whether only the title of the trigger differs, which is reported as a change of the screen.
  private func tellsTitle(of earlier: Segue, _ later: Segue) -> Bool {
    guard let was = earlier.trigger, let now = later.trigger, was.title != now.title,
      was.event == now.event, was.element == now.element,
      !later.isInherited, matching.place(before: earlier.source) == .scene(later.source)
    else { return false }
    return screens(earlier.source, later.source)?.changes.contains {
      $0.keyPath == nil && $0.before == was.title && $0.after == now.title
    } ?? false
  }

  private mutating func compareEnds(
    _ earlier: Segue, _ later: Segue, _ subject: Change.Subject
  ) {
    if earlier.isInherited || later.isInherited {
      compareHeirs(earlier, later, subject)
    } else if matching.place(before: earlier.source) != matching.place(after: later.source) {
      tell(
        .segueSource, subject, before: .scenes([earlier.source]), after: .scenes([later.source]),
        at: later.location)
    }
    if earlier.destination.map({ matching.place(before: $0) })
      != later.destination.map({ matching.place(after: $0) }),
      !followsFromReference(earlier, later)
    {
      tell(
        .segueDestination, subject, before: earlier.destination.map { .scenes([$0]) },
        after: later.destination.map { .scenes([$0]) }, at: later.location)
    }
    let were = Set(earlier.unwindTargets.map { matching.place(before: $0) })
    if were != Set(later.unwindTargets.map { matching.place(after: $0) }) {
      tell(
        .unwindTargets, subject, before: .targets(earlier), after: .targets(later),
        at: later.location)
    }
  }

  /// Reports the screens that no longer inherit a segue, and those that do now. A segue that only one screen
  /// inherited, or will, has this as its source.
  private mutating func compareHeirs(
    _ earlier: Segue, _ later: Segue, _ subject: Change.Subject
  ) {
    let were = Set(earlier.starts.map { matching.place(before: $0) })
    let are = Set(later.starts.map { matching.place(after: $0) })
    let lost = earlier.starts.filter { !are.contains(matching.place(before: $0)) }
    let found = later.starts.filter { !were.contains(matching.place(after: $0)) }
    guard !lost.isEmpty || !found.isEmpty else { return }
    tell(
      .segueHeirs, subject, before: lost.isEmpty ? nil : .scenes(lost),
      after: found.isEmpty ? nil : .scenes(found), at: later.location)
  }

  /// Whether the segue leads through the same reference, and only one of the states can resolve it.
  private func followsFromReference(_ earlier: Segue, _ later: Segue) -> Bool {
    func throughReference(_ segue: Segue, in graph: FlowGraph) -> SceneID? {
      segue.via ?? segue.destination.flatMap { graph.scene($0)?.reference == nil ? nil : $0 }
    }
    guard let was = throughReference(earlier, in: before),
      let reference = before.scene(was)?.reference,
      let now = throughReference(later, in: after),
      let laterReference = after.scene(now)?.reference,
      matching.place(before: was) == matching.place(after: now)
    else { return false }
    return reference.resolution.isFault != laterReference.resolution.isFault
  }

  /// Reports tab bars whose tabs changed their order. A tab that was added or removed is reported
  /// as a segue.
  mutating func compareTabOrders() {
    var tabs: [Bar: [(before: Segue, after: Segue)]] = [:]
    for pair in matching.segues.pairs {
      let (earlier, later) = (before.segues[pair.before], after.segues[pair.after])
      guard let relationship = later.relationship, relationship == earlier.relationship,
        later.order != nil, matching.place(before: earlier.source) == .scene(later.source)
      else { continue }
      let bar = Bar(before: earlier.source, after: later.source, relationship: relationship)
      tabs[bar, default: []].append((earlier, later))
    }
    for (bar, pairs) in tabs where pairs.count > 1 {
      let now = pairs.sorted { $0.after.position < $1.after.position }
      let orders = now.map(\.before.position)
      guard zip(orders, orders.dropFirst()).contains(where: { $0 > $1 }) else { continue }
      let was = now.sorted { $0.before.position < $1.before.position }
      let location = after.scene(bar.after)?.location ?? now[0].after.location
      tell(
        .tabOrder, .scene(before: before.scene(bar.before), after: after.scene(bar.after)),
        attribute: bar.relationship, before: .scenes(was.compactMap(\.before.destination)),
        after: .scenes(now.compactMap(\.after.destination)), at: location)
    }
  }

  private struct Bar: Hashable {
    let before: SceneID
    let after: SceneID
    let relationship: String
  }
}

extension Segue {
  fileprivate var position: Int { order ?? 0 }

  /// The object ID of an anchor is not shown: it means nothing to a reader, and changes if the view
  /// is pasted again.
  fileprivate func presentationValue(_ attribute: String) -> String? {
    let value = presentation[attribute]
    return attribute == "popoverAnchorView" ? value.map { _ in "view" } : value
  }
}

extension Change.Value {
  fileprivate static func targets(_ segue: Segue) -> Self? {
    segue.unwindTargets.isEmpty ? nil : .scenes(segue.unwindTargets)
  }
}

extension Trigger {
  /// The trigger in words, without its object ID, which changes if the control is pasted again.
  fileprivate var summary: String {
    [event, element, title.map { "'\($0)'" }].compactMap { $0?.nonEmpty }.joined(separator: " ")
  }
}
