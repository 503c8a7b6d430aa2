import AppleFrameworks
import FlowModel
import SourceNavigation

/// The calls by which screens, and app delegates, lead to the moves of classes that are no screens.
///
/// The calls are followed from member to member: what else a class can do does not count.
struct CallChains {
  /// The calls that lead from a class to a move, in order; at least one.
  struct Chain {
    var uses: [MemberUse]
    /// Whether these are the members that run, and not merely some of several possible ones.
    var isSure: Bool
  }

  /// The maximum number of members that are followed from one call, and of classes in a row. A
  /// reader could not follow more.
  private static let mostMembers = 256
  private static let mostClasses = 4
  /// The maximum number of objects that a call may be made on. If there are more, all are ignored.
  private static let mostObjects = 4

  private let code: AppCode
  private let moves: [Move]
  /// The moves of classes that are no screens.
  private var passed: Set<Int> = []
  private var movesOf: [MemberReference: [Int]] = [:]
  private var usesOf: [MemberReference: [MemberUse]] = [:]
  private var chains: [Int: [Chain]] = [:]
  /// The members that run, as far as calls are followed.
  private var visited: Set<MemberReference> = []

  /// A member that runs for an object of a class.
  private struct State: Hashable {
    let member: MemberReference
    let receiver: CodeClass?
    /// The calls in the member that do not run.
    let skipped: Set<SourceLocation>

    init(_ use: MemberUse, receiver: CodeClass?) {
      member = use.used
      self.receiver = receiver
      skipped = use.skipped
    }
  }

  /// - Parameter isScreen: Whether the moves and calls of a class are those of scenes.
  init(_ code: AppCode, isScreen: (ClassReference, [ClassReference]) -> Bool) {
    self.code = code
    moves = code.facts.moves
    for (index, move) in moves.enumerated() {
      guard let member = move.member, !isScreen(move.caller, move.exceptions) else { continue }
      movesOf[member, default: []].append(index)
      passed.insert(index)
    }
    var starts: [MemberUse] = []
    for use in code.facts.uses {
      if isScreen(use.caller, use.exceptions) {
        starts.append(use)
      } else {
        usesOf[use.member, default: []].append(use)
      }
    }
    for start in traceable(starts, from: { [code.classes.type(for: $0.caller)] }) {
      follow(start)
    }
    followOthers()
  }

  /// Returns the calls that lead to a move; none for the move of a screen, or of a class that
  /// nothing in the source calls.
  func chains(toMoveAt index: Int) -> [Chain] { chains[index] ?? [] }

  /// Whether the arguments of all calls of a member exclude a move that it could make.
  func isExcluded(moveAt index: Int) -> Bool {
    chains[index] == nil && passed.contains(index)
      && moves[index].member.map(visited.contains) == true
  }

  /// Follows the calls of members that nothing in the source calls, for moves that no screen leads
  /// to.
  private mutating func followOthers() {
    let reached = Set(chains.keys)
    let called = Set(usesOf.values.joined().lazy.filter { $0.member != $0.used }.map(\.used))
    for use in usesOf.values.joined().sorted(by: Self.precedes)
    where !called.contains(use.member) {
      follow(use, except: reached)
    }
  }

  private static func precedes(_ a: MemberUse, _ b: MemberUse) -> Bool {
    (a.site, a.caller.name, a.used.name) < (b.site, b.caller.name, b.used.name)
  }

  /// Follows a call to the moves that it leads to, each by the shortest way.
  private mutating func follow(_ start: MemberUse, except reached: Set<Int> = []) {
    var met = reached
    let first = State(start, receiver: start.receiver.map(code.classes.type))
    var seen: Set = [first]
    var queue = [
      Step(
        state: first, chain: Chain(uses: [start], isSure: start.site.confidence == .certain),
        classes: [code.classes.type(for: start.caller)])
    ]
    var next = 0
    while next < queue.count, next < Self.mostMembers {
      let step = queue[next]
      next += 1
      visited.insert(step.state.member)
      for move in returning(movesOf[step.state.member] ?? [], to: step, by: { moves[$0].caller }) {
        if step.state.skipped.contains(moves[move].site.location) { continue }
        let caller = moves[move].caller
        guard let isSure = runs(caller, except: moves[move].exceptions, in: step.state),
          isSpecific(moves[move]) || step.classes.count == 1, met.insert(move).inserted
        else { continue }
        chains[move, default: []].append(
          Chain(uses: step.chain.uses, isSure: step.chain.isSure && isSure))
      }
      for use in further(from: step) {
        guard let isSure = runs(use.caller, except: use.exceptions, in: step.state) else {
          continue
        }
        let isKnown = use.site.confidence == .certain || isReturn(use, to: step.classes)
        var further = step
        further.state = State(use, receiver: receiver(of: use, in: step.state))
        further.chain.uses.append(use)
        further.chain.isSure = step.chain.isSure && isSure && isKnown
        let type = code.classes.type(for: use.caller)
        if !further.classes.contains(type) { further.classes.append(type) }
        guard further.classes.count <= Self.mostClasses, seen.insert(further.state).inserted
        else { continue }
        queue.append(further)
      }
    }
  }

  /// A member that runs, and the way to it.
  private struct Step {
    var state: State
    var chain: Chain
    /// The classes on the way, from the one that makes the first call.
    var classes: [CodeClass]
  }

  /// Only the first call may be made on one of several objects.
  private func further(from step: Step) -> [MemberUse] {
    traceable(returning(usesOf[step.state.member] ?? [], to: step, by: \.caller)) { _ in
      step.classes
    }.filter { use in
      !step.state.skipped.contains(use.site.location)
        && (use.site.confidence == .certain || isReturn(use, to: step.classes))
    }
  }

  /// Returns the calls of which the object is known well enough.
  ///
  /// Of several objects that a call may be made on, such as delegates, it is one that is already on
  /// the way, if there is one: it handed itself over. Otherwise, it may be any of a few.
  private func traceable(
    _ uses: [MemberUse], from way: (MemberUse) -> [CodeClass]
  ) -> [MemberUse] {
    let sites = Dictionary(grouping: uses.indices) { Choice(uses[$0]) }
    var isTraceable = Array(repeating: true, count: uses.count)
    for (_, choices) in sites where choices.count > 1 {
      let returns = choices.filter { isReturn(uses[$0], to: way(uses[$0])) }
      let isUnclear =
        choices.count > Self.mostObjects || choices.contains { isOpen(uses[$0]) }
      guard !returns.isEmpty || isUnclear else { continue }
      for choice in choices { isTraceable[choice] = returns.contains(choice) }
    }
    return zip(uses, isTraceable).filter(\.1).map(\.0)
  }

  /// A call, which may be one of several members.
  private struct Choice: Hashable {
    let caller: ClassReference
    let site: SourceLocation

    init(_ use: MemberUse) {
      caller = use.caller
      site = use.site.location
    }
  }

  /// Whether only a protocol of the object is known.
  private func isOpen(_ use: MemberUse) -> Bool {
    use.receiver.flatMap { code.classes.kind(of: $0) } == .protocol
  }

  private func isReturn(_ use: MemberUse, to way: [CodeClass]) -> Bool {
    guard let receiver = use.receiver.map(code.classes.type) else { return false }
    return way.contains { code.classes.lineage(of: $0).contains(receiver) }
  }

  /// Returns what the closures in a property do: only those of classes on the way, if there are any.
  private func returning<Element>(
    _ all: [Element], to step: Step, by caller: (Element) -> ClassReference
  ) -> [Element] {
    guard all.count > 1 else { return all }
    let types = all.map { code.classes.type(for: caller($0)) }
    guard Set(types).count > 1 else { return all }
    let own = zip(all, types).filter { step.classes.contains($0.1) }.map(\.0)
    return own.isEmpty ? all : own
  }

  /// Whether more is known of the destination than its class, or that it is a container.
  private func isSpecific(_ move: Move) -> Bool {
    switch move.destination.origin {
    case .instance: return false
    case .made(let type):
      return !code.classes.lineage(of: code.classes.type(for: type)).contains { ancestor in
        if case .undeclared(let name) = ancestor {
          FrameworkClasses.isContainer(name)
        } else {
          false
        }
      }
    case .scene, .nib, .hosted, .named: return true
    }
  }

  /// Whether the code of a class runs for the receiver: certainly or possibly; `nil` if it does not.
  private func runs(
    _ caller: ClassReference, except exceptions: [ClassReference], in state: State
  ) -> Bool? {
    guard let receiver = state.receiver, let entry = code.classes.entry(of: receiver),
      entry.kind == .class
    else { return true }
    let type = code.classes.type(for: caller)
    let lineage = code.classes.lineage(of: receiver)
    if lineage.contains(type) {
      return lineage.contains { ancestor in
        exceptions.contains { code.classes.type(for: $0) == ancestor }
      } ? nil : true
    }
    if code.classes.lineage(of: type).contains(receiver) { return false }
    // A closure belongs to another class than the property that holds it.
    return state.member.location.map { $0.path == entry.location.path } == true ? true : nil
  }

  /// The class of the object whose member is called. What an object calls on itself, it calls with
  /// its own class.
  private func receiver(of use: MemberUse, in state: State) -> CodeClass? {
    let type = use.receiver.map(code.classes.type)
    guard let type, let own = state.receiver, code.classes.lineage(of: own).contains(type) else {
      return type
    }
    return own
  }
}

extension CallChains.Chain {
  /// The class that makes the first call.
  var start: MemberUse { uses[0] }

  /// Returns the classes that the calls pass through, each once, with the calls that lead into it from
  /// other classes.
  ///
  /// - Parameter last: The class that contains the move.
  func passages(to last: ClassReference, _ classes: CodeClasses) -> [Passage] {
    var passages: [Passage] = []
    for (index, use) in uses.enumerated() {
      let reference = index + 1 < uses.count ? uses[index + 1].caller : last
      let entry = classes.entry(of: classes.type(for: reference))
      let location = entry?.location ?? SourceLocation(path: reference.path, line: 0)
      let name = entry?.name ?? reference.name
      if reference == start.caller { continue }
      let isInner = use.caller == reference
      if let known = passages.firstIndex(where: {
        $0.className == name && $0.location == location
      }) {
        if isInner { continue }
        passages[known].callSites = (passages[known].callSites + [use.site]).merged()
      } else {
        passages.append(Passage(className: name, location: location, callSites: [use.site]))
      }
    }
    return passages
  }
}
