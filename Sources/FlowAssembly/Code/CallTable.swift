import FlowModel
import SourceNavigation

/// The calls and moves of classes that are no screens, by the member that makes them, with their
/// classes resolved.
///
/// Members, calls and moves are numbers: very many chains may pass through one call.
struct CallTable {
  struct Call {
    /// The index in ``NavigationFacts/uses``.
    let use: Int
    let caller: CodeClass
    let receiver: CodeClass?
    /// The member that is called.
    let used: Int
    /// The number of what runs of the member.
    let run: Int
    /// The number of the choice; `nil` if only one member can be called.
    var choice: Int?
  }

  /// A call that may be made on one of several objects.
  struct Choice {
    /// The classes of these objects.
    var receivers: Set<CodeClass> = []
    /// Whether there are too many objects to follow, or only a protocol of one is known.
    var isUnclear = false
  }

  /// What a member does, by the classes to which it belongs: a closure property has closures of
  /// several classes.
  struct Member {
    let reference: MemberReference
    var moves: [Int] = []
    var calls: [Int] = []
    var movers: Set<CodeClass> = []
    var callers: Set<CodeClass> = []
    /// The classes of the closures in a property, whatever these do.
    var givers: Set<CodeClass> = []
    /// Whether a call of the member may lead to a move.
    var leads = false
  }

  /// The maximum number of objects that a call may be made on. If there are more, all are ignored.
  private static let mostObjects = 4

  private(set) var calls: [Call] = []
  private(set) var choices: [Choice] = []
  private(set) var members: [Member] = []
  private(set) var runs: [MemberRun] = [MemberRun()]
  /// The moves and calls of members that do not run with the arguments of some calls.
  private(set) var selective: [Int: Set<SourceLocation>] = [:]
  /// The classes that make each move.
  private(set) var movers: [CodeClass] = []
  /// The calls of screens and app delegates that may lead to a move.
  private(set) var starts: [Int] = []

  /// The classes that call members of another class, other than what makes its objects.
  private(set) var users: [CodeClass: Set<CodeClass>] = [:]
  /// The classes that call each member.
  private(set) var memberUsers: [Int: Set<CodeClass>] = [:]

  private var memberNumbers: [MemberReference: Int] = [:]
  private var runNumbers: [MemberRun: Int] = [MemberRun(): 0]

  /// - Parameter isScreen: Whether the moves and calls of a class are those of scenes.
  /// - Complexity: O(*n*) for *n* moves and calls.
  init(_ code: AppCode, isScreen: (ClassReference, [ClassReference]) -> Bool) {
    for (index, move) in code.facts.moves.enumerated() {
      movers.append(code.classes.type(for: move.caller))
      guard let member = move.member, !isScreen(move.caller, move.exceptions) else { continue }
      let number = number(of: member)
      members[number].moves.append(index)
      members[number].movers.insert(movers[index])
    }
    var callsOfScreens: [Int] = []
    for (index, use) in code.facts.uses.enumerated() {
      let call = Call(
        use: index, caller: code.classes.type(for: use.caller),
        receiver: use.receiver.map(code.classes.type), used: number(of: use.used),
        run: number(of: use.run))
      calls.append(call)
      memberUsers[call.used, default: []].insert(call.caller)
      if let receiver = call.receiver, receiver != call.caller, !use.makesReceiver {
        users[receiver, default: []].insert(call.caller)
      }
      if !use.run.skipped.isEmpty {
        selective[call.used, default: []].formUnion(use.run.skipped)
      }
      // A static function runs on no screen.
      if isScreen(use.caller, use.exceptions), !use.member.isStatic {
        callsOfScreens.append(index)
      } else {
        let member = number(of: use.member)
        members[member].calls.append(index)
        members[member].callers.insert(call.caller)
      }
    }
    for (member, givers) in code.facts.closureGivers {
      guard let number = memberNumbers[member] else { continue }
      members[number].givers = Set(givers.map(code.classes.type))
    }
    findChoices(among: callsOfScreens, code)
    for member in members { findChoices(among: member.calls, code) }
    markLeading()
    starts = callsOfScreens.filter { members[calls[$0].used].leads }
    let leading = members.map(\.leads)
    for index in members.indices {
      members[index].calls.removeAll { !leading[calls[$0].used] }
    }
  }

  /// The calls of members that no other member calls, and that may lead to a move.
  var uncalledStarts: [Int] {
    var called: Set<Int> = []
    for (index, member) in members.enumerated() {
      called.formUnion(member.calls.lazy.map { calls[$0].used }.filter { $0 != index })
    }
    return members.indices.filter { !called.contains($0) }.flatMap { members[$0].calls }
  }

  private mutating func number(of member: MemberReference) -> Int {
    if let known = memberNumbers[member] { return known }
    memberNumbers[member] = members.count
    members.append(Member(reference: member))
    return members.count - 1
  }

  private mutating func number(of run: MemberRun) -> Int {
    if let known = runNumbers[run] { return known }
    runNumbers[run] = runs.count
    runs.append(run)
    return runs.count - 1
  }

  // MARK: - Choices

  /// A call in the source, or what is called there and calls others for the caller.
  private struct Site: Hashable {
    let caller: ClassReference
    let location: SourceLocation
    let isPassedOn: Bool
  }

  private mutating func findChoices(among indices: [Int], _ code: AppCode) {
    let uses = code.facts.uses
    // A framework may call all of the members.
    let indices = indices.filter { !uses[$0].isImplied }
    guard indices.count > 1 else { return }
    let sites = Dictionary(grouping: indices) {
      Site(
        caller: uses[$0].caller, location: uses[$0].site.location,
        isPassedOn: uses[$0].isPassedOn)
    }
    for (_, calls) in sites where calls.count > 1 {
      let isOpen = calls.contains {
        uses[$0].receiver.flatMap(code.classes.kind) == .protocol
      }
      for call in calls { self.calls[call].choice = choices.count }
      choices.append(
        Choice(
          receivers: Set(calls.compactMap { self.calls[$0].receiver }),
          isUnclear: isOpen || calls.count > Self.mostObjects))
    }
  }

  // MARK: - Calls that lead to moves

  /// Marks the members from which a move can be reached.
  private mutating func markLeading() {
    var callers: [Int: [Int]] = [:]
    for (index, member) in members.enumerated() {
      for call in member.calls { callers[calls[call].used, default: []].append(index) }
    }
    var pending = members.indices.filter { !members[$0].moves.isEmpty }
    while let next = pending.popLast() {
      if members[next].leads { continue }
      members[next].leads = true
      pending += callers[next] ?? []
    }
  }
}
