import FlowModel

/// The calls by which source leads somewhere in one of the states.
///
/// A class that is no screen, such as a coordinator, counts as the one that leads to a screen only as long as
/// no screen is known to use it. So an edit of what uses it would add or remove a segue of the class itself.
struct KnownCalls {
  struct Call: Hashable {
    let source: Place
    let name: String
    let function: String?
    let path: String
    let destination: Place

    /// The call, whatever the class and the file that contain it.
    fileprivate var anywhere: Destination { Destination(self, path: nil) }
    /// The call, whatever the screen that it counts for.
    fileprivate var inFile: Destination { Destination(self, path: path) }
    fileprivate var way: Way { Way(source: source, name: name, function: function) }
  }

  fileprivate struct Destination: Hashable {
    let name: String
    let function: String?
    let path: String?
    let place: Place

    init(_ call: Call, path: String?) {
      name = call.name
      function = call.function
      self.path = path
      place = call.destination
    }
  }

  fileprivate struct Way: Hashable {
    let source: Place
    let name: String
    let function: String?
  }

  /// A move that a class that is no screen makes.
  private struct ClassMove: Hashable {
    let className: String
    let kind: SegueKind
    let destination: Place
  }

  /// A segue of source, of which there is one for all calls of one kind between two screens.
  private struct Move: Hashable {
    let start: Place
    let kind: SegueKind
    let relationship: String?
    let destination: Place
  }

  let graph: FlowGraph
  private let place: (SceneID) -> Place
  private let path: (String) -> String
  /// Whether the other state does not have the line of a call.
  private let isEdited: (CallSite) -> Bool

  /// The segues of source that the other state does not have.
  let loose: [Segue]
  private var calls: Set<Destination> = []
  /// Those that count for a class that is no screen.
  private var callsOfClasses: Set<Destination> = []
  private var movesOfClasses: Set<ClassMove> = []
  /// Those of screens that lead through a class, where the way to the class was not edited, and that the
  /// other state does not have.
  private var movesThroughClasses: Set<ClassMove> = []
  /// Where calls lead that lead elsewhere in the other state, or nowhere.
  private var destinations: [Way: Set<Place>] = [:]

  /// - Parameters:
  ///   - loose: The segues that the other state does not have.
  ///   - place: Returns a scene with the same value in both states.
  ///   - path: Returns the path of a file in the later state.
  init(
    _ graph: FlowGraph, loose: [Int], place: @escaping (SceneID) -> Place,
    path: @escaping (String) -> String, isEdited: @escaping (CallSite) -> Bool
  ) {
    self.graph = graph
    self.place = place
    self.path = path
    self.isEdited = isEdited
    self.loose = loose.map { graph.segues[$0] }.filter { $0.origin == .code }
    for segue in graph.segues where segue.origin == .code {
      let own = calls(of: segue)
      calls.formUnion(own.map(\.anywhere))
      guard isOfClass(segue) else { continue }
      callsOfClasses.formUnion(own.flatMap { [$0.anywhere, $0.inFile] })
      movesOfClasses.formUnion(move(of: graph.scene(segue.source)?.customClass, like: segue))
    }
    for segue in self.loose {
      for call in calls(of: segue) { destinations[call.way, default: []].insert(call.destination) }
      movesThroughClasses.formUnion(moves(through: segue))
    }
  }

  func calls(of segue: Segue) -> Set<Call> {
    guard let destination = segue.destination else { return [] }
    return Set(
      segue.callSites.map {
        Call(
          source: place(segue.source), name: $0.call, function: $0.function,
          path: path($0.location.path), destination: place(destination))
      })
  }

  private func moves(of segue: Segue) -> [Move] {
    guard let destination = segue.destination.map(place) else { return [] }
    return segue.starts.map {
      Move(
        start: place($0), kind: segue.kind, relationship: segue.relationship,
        destination: destination)
    }
  }

  /// Whether a segue starts at a class that is no screen.
  private func isOfClass(_ segue: Segue) -> Bool {
    !segue.isInherited && graph.scene(segue.source)?.isScreen == false
  }

  private func move(of className: String?, like segue: Segue) -> [ClassMove] {
    guard let className, let destination = segue.destination else { return [] }
    return [ClassMove(className: className, kind: segue.kind, destination: place(destination))]
  }

  /// The moves that classes would make if nothing were known of what uses them.
  private func moves(through segue: Segue) -> [ClassMove] {
    segue.through.prefix { !$0.callSites.contains(where: isEdited) }
      .flatMap { move(of: $0.className, like: segue) }
  }
}

extension KnownCalls {
  /// Returns the segues that each of two states has with other starts than the other: as one of a base class
  /// that screens inherit, or as one of each screen.
  static func sameMoves(_ earlier: KnownCalls, _ later: KnownCalls) -> Set<SegueID> {
    let all = [earlier, later]
    var same = Set(all.flatMap(\.loose).map(\.id))
    while true {
      let moves = all.map { $0.moves(of: same) }
      let found = Set(
        zip(all, moves.reversed()).flatMap { state, others in
          state.loose.filter { segue in
            let own = state.moves(of: segue)
            return same.contains(segue.id) && !own.isEmpty && others.isSuperset(of: own)
          }.map(\.id)
        })
      if found == same { return same }
      same = found
    }
  }

  /// The moves of the segues that both states have, and of some others.
  private func moves(of others: Set<SegueID>) -> Set<Move> {
    let left = Set(loose.map(\.id)).subtracting(others)
    return Set(
      graph.segues.lazy.filter { $0.origin == .code && !left.contains($0.id) }.flatMap(moves))
  }

  /// Whether this state has the calls of a segue of the other state, which starts at a class that is no
  /// screen.
  func haveCalls(ofClass segue: Segue, in other: KnownCalls) -> Bool {
    guard other.isOfClass(segue) else { return false }
    let own = other.calls(of: segue).map(\.anywhere)
    return !own.isEmpty && calls.isSuperset(of: own)
  }

  /// Whether calls of a segue of the other state lead elsewhere in this one.
  func replace(_ segue: Segue, in other: KnownCalls) -> Bool {
    other.calls(of: segue).contains { call in
      destinations[call.way].map { $0 != [call.destination] } ?? false
    }
  }

  /// Whether only what is known of the use of a class decides that a segue of the other state starts where it
  /// does: with no edit of the way from a screen to the class, the move is the screen's in one state, and the
  /// class's in the other.
  func haveAnotherStart(of segue: Segue, in other: KnownCalls) -> Bool {
    if other.isOfClass(segue) {
      let moves = other.move(of: other.graph.scene(segue.source)?.customClass, like: segue)
      return !movesThroughClasses.isDisjoint(with: moves)
    }
    if !movesOfClasses.isDisjoint(with: other.moves(through: segue)) { return true }
    let own = other.calls(of: segue)
    guard !own.isEmpty,
      !segue.through.contains(where: { $0.callSites.contains(where: other.isEdited) })
    else { return false }
    return callsOfClasses.isSuperset(of: own.map(segue.through.isEmpty ? \.inFile : \.anywhere))
  }
}
