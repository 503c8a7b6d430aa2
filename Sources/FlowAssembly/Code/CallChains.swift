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
  /// The maximum number of classes on the way to a move that no shorter way leads to, as in the start-up of an app.
  private static let mostClassesInAll = 12
  /// The maximum number of classes on a way from the start of an app to a router, if none of them is made on the way.
  private static let mostClassesOfStart = 3
  /// The maximum number of cases of a `switch` that are followed from a class on the way whose arguments select none.
  private static let mostCases = 4

  private let code: AppCode
  private let table: CallTable
  private let delegates: Set<CodeClass>
  /// The classes that move.
  private let movers: Set<CodeClass>
  private var chains: [Int: [Chain]] = [:]
  /// The members that run, as far as calls are followed.
  private var visited: Set<Int> = []
  /// The moves to which the source's own calls lead.
  private var called: Set<Int> = []
  /// The moves to which calls lead.
  private var reached: Set<MadeMove> = []
  /// The members of the moves of classes that are no screens.
  private var memberOfMove: [Int: Int] = [:]

  /// A move, whatever member of the class makes it.
  private struct MadeMove: Hashable {
    let caller: ClassReference
    let destination: Destination
    let place: SourceLocation

    init(_ move: Move) {
      caller = move.caller
      destination = move.destination
      place = move.site.location
    }
  }

  /// - Parameter isScreen: Whether the moves and calls of a class are those of scenes.
  init(
    _ code: AppCode, _ mentions: MentionChains,
    isScreen: (ClassReference, [ClassReference]) -> Bool
  ) {
    self.code = code
    delegates = code.classes.appDelegates
    movers = Set(
      code.facts.moves.lazy.map { [classes = code.classes] in classes.type(for: $0.caller) })
    table = CallTable(code, isScreen: isScreen)
    for (index, member) in table.members.enumerated() {
      for move in member.moves { memberOfMove[move] = index }
    }
    let starts = table.starts.filter {
      isTraceable($0, from: Set(code.classes.lineage(of: table.calls[$0].caller)))
    }
    let ownStarts = starts.filter { !isImplied($0) }
    var walks = ownStarts.map { walk(from: $0) }
    for index in walks.indices { follow(&walks[index]) }
    called = found
    for index in walks.indices { followImplied(&walks[index]) }
    followImplied(starts.filter(isImplied))
    followFurther(from: ownStarts)
    followOthers()
    let lost = memberOfMove.filter { chains[$0.key] == nil && !isExcluded(moveAt: $0.key) }
    chains = mentions.extending(chains, isScreen: isScreen)
    chains.merge(mentions.chains(to: lost, in: table, isScreen: isScreen)) { known, _ in known }
    reached = Set(chains.keys.map { MadeMove(code.facts.moves[$0]) })
  }

  /// Returns the calls that lead to a move; none for the move of a screen, or of a class that
  /// nothing in the source calls.
  func chains(toMoveAt index: Int) -> [Chain] { chains[index] ?? [] }

  /// Whether nothing leads to a move, although calls of its member are known, whose arguments exclude it, or of another
  /// member that makes the same move.
  func isExcluded(moveAt index: Int) -> Bool {
    guard chains[index] == nil else { return false }
    return memberOfMove[index].map(visited.contains) == true
      || reached.contains(MadeMove(code.facts.moves[index]))
  }

  /// The moves to which some class leads other than the screen that they show: what only that leads to has no way yet.
  private var found: Set<Int> {
    Set(chains.lazy.filter { !leadsToItself($0.key, by: $0.value) }.map(\.key))
  }

  private func leadsToItself(_ move: Int, by chains: [Chain]) -> Bool {
    guard let shown = code.facts.moves[move].destination.controller.map(code.classes.type) else {
      return false
    }
    return chains.allSatisfy { code.classes.type(for: $0.start.caller) == shown }
  }

  /// Follows the calls that frameworks make on what a screen made, for moves that its class does not lead to by other
  /// calls.
  private mutating func followImplied(_ starts: [Int]) {
    var reached: [CodeClass: Set<Int>] = [:]
    for (move, chains) in chains {
      for chain in chains {
        reached[code.classes.type(for: chain.start.caller), default: []].insert(move)
      }
    }
    for start in starts { followAll(start, except: reached[table.calls[start].caller] ?? []) }
  }

  /// Follows longer ways, and possible calls, for moves that nothing leads to otherwise.
  private mutating func followFurther(from starts: [Int]) {
    let found = found
    guard memberOfMove.keys.contains(where: { !found.contains($0) }) else { return }
    let visited = visited
    for start in starts { followAll(start, except: found, isLast: true) }
    // What these ways pass by may not run.
    self.visited = visited
  }

  /// Follows the calls of members that nothing in the source calls, for moves that no screen leads
  /// to.
  private mutating func followOthers() {
    let reached = Set(chains.keys)
    let uses = code.facts.uses
    let starts = table.uncalledStarts.filter {
      isTraceable($0, from: Set(code.classes.lineage(of: table.calls[$0].caller)))
    }
    for call in starts.sorted(by: { Self.precedes(uses[$0], uses[$1]) }) {
      followAll(call, except: reached)
    }
  }

  private static func precedes(_ a: MemberUse, _ b: MemberUse) -> Bool {
    (a.site, a.caller.name, a.used.name) < (b.site, b.caller.name, b.used.name)
  }

  /// Follows a call to the moves that it leads to, each by the shortest way.
  private mutating func followAll(_ start: Int, except reached: Set<Int>, isLast: Bool = false) {
    var walk = walk(from: start, except: reached)
    walk.isLast = isLast
    follow(&walk)
    followImplied(&walk)
  }

  private func walk(from start: Int, except reached: Set<Int> = []) -> Walk {
    let call = table.calls[start]
    let first = State(member: call.used, receiver: call.receiver, run: call.run)
    var step = Step(
      state: first, calls: [start], isSure: isCertain(start) && !isImplied(start),
      classes: [call.caller], ancestry: Set(code.classes.lineage(of: call.caller)),
      hasForeignClosures: hasForeignClosures(code.facts.uses[start]), made: [])
    step.takeMade(by: call, code.facts.uses[start])
    return Walk(queue: [step], seen: [first], met: reached)
  }

  /// Follows the calls that frameworks make on a way, for moves to which no other call leads.
  ///
  /// Who made an object is not who has its methods called if others call them.
  private mutating func followImplied(_ walk: inout Walk) {
    walk.met.formUnion(called)
    while !walk.implied.isEmpty {
      let implied = walk.implied
      walk.implied = []
      walk.queue += implied.filter { walk.seen.insert($0.state).inserted }
      follow(&walk)
    }
  }

  /// Follows the source's own calls on a way.
  private mutating func follow(_ walk: inout Walk) {
    while walk.next < min(walk.queue.count, Self.mostMembers) {
      let step = walk.queue[walk.next]
      walk.next += 1
      visited.insert(step.state.member)
      let member = table.members[step.state.member]
      let run = table.runs[step.state.run]
      let skipped = run.skipped
      // If the arguments select nothing, what only some arguments lead to is possible.
      var doubtful =
        skipped.isEmpty && !run.hasSelection ? table.selective[step.state.member] ?? [] : []
      doubtful.formUnion(run.selected)
      // A router that gets what it is to show from a queue leads to anything, and the app's start is where it is made.
      let isLost =
        run.selected.count > Self.mostCases && isShared(step) && !isMadeAtStart(step)
      for index in returning(member.moves, of: member.movers, to: step, by: { table.movers[$0] }) {
        let move = code.facts.moves[index]
        if skipped.contains(move.site.location) { continue }
        if isLost, run.selected.contains(move.site.location) { continue }
        guard let isSure = runs(table.movers[index], except: move.exceptions, in: step),
          isSpecific(move) || step.classes.count == 1, walk.met.insert(index).inserted
        else { continue }
        chains[index, default: []].append(
          Chain(
            uses: step.calls.map { code.facts.uses[$0] },
            isSure: step.isSure && isSure && !doubtful.contains(move.site.location)))
      }
      for index in returning(
        member.calls, of: member.callers, to: step, by: { table.calls[$0].caller })
      {
        let call = table.calls[index]
        let isReturning = call.receiver.map(step.ancestry.contains) ?? false
        guard isTraceable(index, from: step.ancestry, by: step.state.receiver),
          isReturning || isCertain(index) || walk.isLast,
          !isLost || !run.selected.contains(code.facts.uses[index].site.location),
          !skipped.contains(code.facts.uses[index].site.location),
          let isSure = runs(
            call.caller, except: code.facts.uses[index].exceptions, in: step)
        else { continue }
        var further = step
        further.state = State(
          member: call.used, receiver: receiver(of: call, in: step.state), run: call.run)
        if !further.classes.contains(call.caller) {
          further.classes.append(call.caller)
          further.ancestry.formUnion(code.classes.lineage(of: call.caller))
        }
        let mostClasses = walk.isLast ? Self.mostClassesInAll : Self.mostClasses
        guard further.classes.count <= mostClasses, !walk.seen.contains(further.state)
        else { continue }
        let use = code.facts.uses[index]
        further.hasForeignClosures =
          use.closures == .other || use.closures == .parameter && step.hasForeignClosures
        further.takeMade(by: call, use)
        further.calls.append(index)
        further.isSure =
          step.isSure && isSure && !isImplied(index) && (isReturning || isCertain(index))
          && !doubtful.contains(code.facts.uses[index].site.location)
        if isImplied(index) {
          walk.implied.append(further)
        } else {
          walk.seen.insert(further.state)
          walk.queue.append(further)
        }
      }
    }
  }

  /// Whether the app's start leads to a member by few classes, or by one that is made on the way.
  private func isMadeAtStart(_ step: Step) -> Bool {
    delegates.contains(step.classes[0])
      && (step.classes.count <= Self.mostClassesOfStart
        || step.classes.contains(where: step.made.contains))
  }

  /// Whether the object whose member runs may serve other screens than that which makes the first call: it is none that
  /// calls itself, and that only this one calls otherwise; nor is each member on the way called by one class only.
  private func isShared(_ step: Step) -> Bool {
    guard step.calls.count > 1 else { return false }
    if step.calls.allSatisfy({ table.memberUsers[table.calls[$0].used]?.count == 1 }) {
      return false
    }
    guard step.classes.count == 2, step.state.receiver == step.classes[1] else { return true }
    return table.users[step.classes[1]] != [step.classes[0]]
  }

  /// Whether a screen passes on closures that it got. What a function gets that makes an object for it, it gave itself.
  private func hasForeignClosures(_ use: MemberUse) -> Bool {
    use.closures == .other || use.closures == .parameter && !use.isPassedOn
  }

  private func isCertain(_ call: Int) -> Bool {
    code.facts.uses[call].site.confidence == .certain
  }

  private func isImplied(_ call: Int) -> Bool { code.facts.uses[call].isImplied }

  /// Whether the object on which a call is made is known well enough.
  ///
  /// Of several objects that a call may be made on, such as delegates, it is one that is already on
  /// the way, if there is one: it handed itself over. Otherwise, it may be any of a few.
  ///
  /// - Parameter own: The class of the object that makes the call.
  private func isTraceable(
    _ call: Int, from ancestry: Set<CodeClass>, by own: CodeClass? = nil
  ) -> Bool {
    guard let choice = table.calls[call].choice.map({ table.choices[$0] }) else { return true }
    if let own, choice.receivers.contains(own) { return table.calls[call].receiver == own }
    if choice.receivers.isDisjoint(with: ancestry) { return !choice.isUnclear }
    return table.calls[call].receiver.map(ancestry.contains) ?? false
  }

  /// Returns what the closures in a property do: only those of classes on the way, if there are any, or if the object
  /// that has the property is made on the way.
  ///
  /// - Parameter types: The classes of the closures in the property that lead anywhere, or the class of a function.
  private func returning(
    _ all: [Int], of types: Set<CodeClass>, to step: Step, by type: (Int) -> CodeClass
  ) -> [Int] {
    let givers = types.union(table.members[step.state.member].givers)
    if givers.count > 1, step.classes.contains(where: givers.contains) {
      return all.filter { step.classes.contains(type($0)) }
    }
    guard table.members[step.state.member].reference.runsClosures,
      let receiver = step.state.receiver, step.made.contains(receiver)
    else { return all }
    let own = code.classes.lineage(of: receiver)
    return all.filter { step.classes.contains(type($0)) || own.contains(type($0)) }
  }

  /// Whether more is known of the destination than its class, or that it is a container for anything. A container that
  /// makes moves of its own counts as specific.
  private func isSpecific(_ move: Move) -> Bool {
    switch move.destination.origin {
    case .instance: return false
    case .made(let type), .obtained(let type):
      return code.classes.lineage(of: code.classes.type(for: type)).contains(where: ownMover)
        || !code.classes.lineage(of: code.classes.type(for: type)).contains { ancestor in
          if case .undeclared(let name) = ancestor {
            FrameworkClasses.isStack(name)
          } else {
            false
          }
        }
    case .scene, .nib, .hosted, .named: return true
    }
  }

  /// Whether a class that the app declares moves.
  private func ownMover(_ type: CodeClass) -> Bool {
    if case .undeclared = type { return false }
    return movers.contains(type)
  }

  /// Whether the code of a class runs for the receiver: certainly or possibly; `nil` if it does not.
  private func runs(
    _ type: CodeClass, except exceptions: [ClassReference], in step: Step
  ) -> Bool? {
    guard let receiver = step.state.receiver, let entry = code.classes.entry(of: receiver),
      entry.kind == .class
    else { return true }
    let lineage = code.classes.lineage(of: receiver)
    if lineage.contains(type) {
      return lineage.contains { ancestor in
        exceptions.contains { code.classes.type(for: $0) == ancestor }
      } ? nil : true
    }
    if code.classes.lineage(of: type).contains(receiver) {
      return step.made.contains(receiver) ? nil : false
    }
    // A closure belongs to another class than the property that holds it.
    let member = table.members[step.state.member].reference
    return member.runsClosures && member.location?.path == entry.location.path ? true : nil
  }

  /// The class of the object whose member is called. What an object calls on itself, it calls with
  /// its own class.
  private func receiver(of call: CallTable.Call, in state: State) -> CodeClass? {
    guard let type = call.receiver, let own = state.receiver,
      code.classes.lineage(of: own).contains(type)
    else { return call.receiver }
    return own
  }
}
