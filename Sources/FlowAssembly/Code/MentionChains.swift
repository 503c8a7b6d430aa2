import FlowModel
import SourceNavigation

/// The ways from screens and app delegates to a class that is named on them: the last resort for what nothing else
/// leads to.
struct MentionChains {
  /// The maximum number of classes in a row, and of screens that may all lead to one class.
  private static let mostClasses = 4
  private static let mostStarts = 4

  private let code: AppCode
  private let starts: Set<CodeClass>
  /// By the class that is named, and by the body that is called.
  private var mentions: [CodeClass: [MemberUse]] = [:]
  private var calls: [MemberReference: [MemberUse]] = [:]

  init(_ code: AppCode) {
    self.code = code
    starts = code.classes.starts
    for use in code.facts.mentions.sorted(by: Self.precedes) {
      if use.used.location == nil, let type = use.receiver {
        mentions[code.classes.type(for: type), default: []].append(use)
      } else {
        calls[use.used, default: []].append(use)
      }
    }
    for (type, uses) in mentions {
      // What makes a shared object of its own class does so for no particular caller.
      let others = uses.filter { code.classes.type(for: $0.caller) != type }
      mentions[type] =
        others.contains(where: \.makesReceiver) ? others.filter(\.makesReceiver) : others
    }
  }

  private static func precedes(_ a: MemberUse, _ b: MemberUse) -> Bool {
    (a.site, a.caller.name, a.used.name) < (b.site, b.caller.name, b.used.name)
  }

  /// Returns the ways to moves of classes that are no screens.
  ///
  /// - Parameter moves: The moves, with the members that make them.
  func chains(
    to moves: [Int: Int], in table: CallTable,
    isScreen: (ClassReference, [ClassReference]) -> Bool
  ) -> [Int: [CallChains.Chain]] {
    var found: [Int: [CallChains.Chain]] = [:]
    var known: [CodeClass: [Int: [CallChains.Chain]]] = [:]
    for (move, member) in moves {
      let caller = code.facts.moves[move].caller
      let reference = table.members[member].reference
      guard actsForOthers(caller, by: reference) else { continue }
      let mover = table.movers[move]
      let chains =
        known[mover]?[member] ?? chains(to: mover, by: reference, isScreen: isScreen)
      known[mover, default: [:]][member] = chains
      if !chains.isEmpty { found[move] = chains }
    }
    return found
  }

  /// Whether what a class that is no screen does by a member, it may do for others. What a part of a view does, the view
  /// does.
  private func actsForOthers(_ type: ClassReference, by member: MemberReference) -> Bool {
    !code.facts.idleMembers.contains(member) && code.views.outermost(around: type) == [type]
  }

  /// Returns chains of which those that begin in a class that is no screen go on to what names that.
  func extending(
    _ chains: [Int: [CallChains.Chain]], isScreen: (ClassReference, [ClassReference]) -> Bool
  ) -> [Int: [CallChains.Chain]] {
    var known: [MemberReference: [CodeClass: [CallChains.Chain]]] = [:]
    return chains.mapValues { chains in
      chains.flatMap { chain -> [CallChains.Chain] in
        let start = chain.start
        let type = code.classes.type(for: start.caller)
        guard !isScreen(start.caller, start.exceptions), !starts.contains(type),
          code.classes.entry(of: type)?.isView != true,
          actsForOthers(start.caller, by: start.member)
        else { return [chain] }
        let ways =
          known[start.member]?[type]
          ?? self.chains(to: type, by: start.member, isScreen: isScreen)
        known[start.member, default: [:]][type] = ways
        if ways.isEmpty { return [chain] }
        return ways.map { CallChains.Chain(uses: $0.uses + chain.uses, isSure: false) }
      }
    }
  }

  /// Returns the shortest ways to a class or to a member of it: from what uses the member or, where that is not known,
  /// from what names the class.
  ///
  /// - Parameter isScreen: Whether the moves and calls of a class are those of scenes.
  /// - Returns: Nothing if too many lead there.
  func chains(
    to type: CodeClass, by member: MemberReference? = nil,
    isScreen: (ClassReference, [ClassReference]) -> Bool
  ) -> [CallChains.Chain] {
    func isStart(_ use: MemberUse) -> Bool {
      isScreen(use.caller, use.exceptions)
        || starts.contains(code.classes.type(for: use.caller))
    }
    var types: Set<CodeClass> = []
    var members: Set<MemberReference> = []
    var level = uses(of: member, type, &types).map { [$0] }
    for _ in 0..<Self.mostClasses {
      // That a class leads to itself is no way to it.
      let found = level.filter { isStart($0[0]) && code.classes.type(for: $0[0].caller) != type }
      if !found.isEmpty { return chosen(found) }
      level = level.flatMap { way -> [[MemberUse]] in
        guard members.insert(way[0].member).inserted else { return [] }
        let own = code.classes.type(for: way[0].caller)
        return uses(of: way[0].member, own, &types).map { [$0] + way }
      }
    }
    return []
  }

  /// Returns the uses of a member that are known, or else the mentions of its class, each class once.
  private func uses(
    of member: MemberReference?, _ own: CodeClass, _ types: inout Set<CodeClass>
  ) -> [MemberUse] {
    if let member {
      let all = calls[member] ?? []
      if member.isStatic, !all.isEmpty { return all }
      let others = all.filter { code.classes.type(for: $0.caller) != own }
      if !others.isEmpty { return others }
    }
    guard types.insert(own).inserted else { return [] }
    return mentions[own] ?? []
  }

  /// Returns the chains of the ways to a class, unless they are too many through other classes.
  ///
  /// An object that is only asked for, such as a shared one, acts for the whole app, if that starts with it.
  private func chosen(_ ways: [[MemberUse]]) -> [CallChains.Chain] {
    let ways = ways.filter { way in
      way.allSatisfy { $0.makesReceiver || $0.used.location != nil }
        || starts.contains(code.classes.type(for: way[0].caller))
    }
    // A screen that names another one itself leads there, however many do. Of too many others, the app's start counts.
    let isDirect = ways.allSatisfy { $0.count == 1 }
    let callers = Set(ways.map { code.classes.type(for: $0[0].caller) })
    let isClear =
      isDirect || callers.count <= Self.mostStarts
      || Set(ways.flatMap { code.views.outermost(around: $0[0].caller) }).count <= Self.mostStarts
    return ways.filter { isClear || starts.contains(code.classes.type(for: $0[0].caller)) }.map {
      way in
      // Functions that belong to no class are not among the classes that a way leads through.
      let uses = way.enumerated().filter { index, use in
        index == 0 || code.classes.entry(of: code.classes.type(for: use.caller)) != nil
      }
      return CallChains.Chain(uses: uses.map(\.element), isSure: false)
    }
  }
}
