import FlowModel

extension Attribution {
  /// Adds that a screen may lead to what nothing calls in an object with which another object makes the screen, as
  /// its view model: the cells that the object describes call it.
  func addModelUses(_ equipment: Set<Equipment>, to facts: inout NavigationFacts) {
    guard !equipment.isEmpty else { return }
    let used = Set(facts.uses.map(\.used))
    var members: [ClassReference: Set<MemberReference>] = [:]
    for move in facts.moves {
      if let member = move.member { members[move.caller, default: []].insert(member) }
    }
    for use in facts.uses { members[use.caller, default: []].insert(use.member) }
    let sorted = equipment.sorted {
      ($0.place.location, $0.screen, $0.object) < ($1.place.location, $1.screen, $1.object)
    }
    for item in sorted {
      let object = reference(to: item.object)
      let screen = reference(to: item.screen)
      let uncalled = (members[object] ?? []).filter { !used.contains($0) && !$0.runsClosures }
      for member in uncalled.sorted(by: Self.precedes) {
        facts.uses.append(
          MemberUse(
            caller: screen, member: MemberReference(name: "init", of: screen, location: nil),
            used: member, receiver: object, isImplied: true,
            site: CallSite(call: item.place.call, location: item.place.location)))
      }
    }
  }

  private static func precedes(_ a: MemberReference, _ b: MemberReference) -> Bool {
    switch (a.location, b.location) {
    case (let first?, let second?) where first != second: first < second
    default: a.name < b.name
    }
  }
}
