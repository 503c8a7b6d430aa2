import SourceNavigation

/// How calls are followed from one that a screen makes.
extension CallChains {
  /// A member that runs for an object of a class.
  struct State: Hashable {
    let member: Int
    let receiver: CodeClass?
    /// The number of what runs of the member.
    let run: Int
  }

  /// The members to which a call leads, in the order in which they are followed.
  struct Walk {
    var queue: [Step]
    var seen: Set<State>
    /// The moves that were found.
    var met: Set<Int>
    /// What frameworks call on the way, which comes last.
    var implied: [Step] = []
    /// The number of steps that were followed.
    var next = 0
    /// Whether it leads to what nothing leads to otherwise: over more classes, and by calls on one of several objects.
    var isLast = false
  }

  /// A member that runs, and the way to it.
  struct Step {
    var state: State
    var calls: [Int]
    var isSure: Bool
    /// The classes on the way, from the one that makes the first call.
    var classes: [CodeClass]
    /// These, and all that they inherit from or conform to.
    var ancestry: Set<CodeClass>
    /// Whether the last call passes on closures of classes that may not be on the way.
    var hasForeignClosures: Bool
    /// The classes of which an object is made on the way, with closures of classes on the way only. It is of no
    /// subclass.
    var made: Set<CodeClass>

    mutating func takeMade(by call: CallTable.Call, _ use: MemberUse) {
      guard use.makesReceiver, !hasForeignClosures, let receiver = call.receiver,
        receiver != call.caller
      else { return }
      made.insert(receiver)
    }
  }
}
