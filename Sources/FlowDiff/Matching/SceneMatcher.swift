import FlowModel

/// Matches the scenes of an earlier state with those of a later one, using the most reliable
/// evidence first.
///
/// Each round pairs only scenes that one kind of evidence identifies uniquely on both sides.
/// Ambiguous scenes wait for further evidence; without any, they are reported as removed and added.
struct SceneMatcher {
  private(set) var pairing: Pairing
  private let before: Side
  private let after: Side

  /// The greatest number of rounds that use each other's results. Real refactorings need two or
  /// three.
  private static let mostRounds = 32

  /// - Parameter renamed: The later name of each class that was renamed, by the earlier one.
  init(
    _ before: FlowGraph, _ after: FlowGraph, _ files: FileMatching, renamed: [String: String]
  ) {
    self.before = Side(before, path: files.path, className: { renamed[$0] ?? $0 })
    self.after = Side(after, path: { $0 }, className: { $0 })
    pairing = Pairing(beforeCount: before.scenes.count, afterCount: after.scenes.count)
  }

  mutating func match() {
    pairing.pairInOrder(before: before.identity, after: after.identity)
    guard !pairing.looseBefore.isEmpty, !pairing.looseAfter.isEmpty else { return }
    matchReferences()
    pairUnique { $0.objectIDWithNames($1) }
    pairUnique({ $0.objectID($1) }, where: { !$0.contradicts($1) })
    var rounds = 0
    while rounds < Self.mostRounds, matchByLooks() || matchByNeighbours() { rounds += 1 }
  }

  private mutating func matchReferences() {
    pairing.pairInOrder(
      before: { before.wanted($0, inFile: true) }, after: { after.wanted($0, inFile: true) })
    pairUnique { side, index in side.wanted(index, inFile: false).map { [$0] } ?? [] }
  }

  /// - Returns: Whether any pair was found.
  private mutating func matchByLooks() -> Bool {
    let found = [
      pairUnique { $0.classAndIdentifier($1, inFile: true) },
      pairUnique { $0.classAndIdentifier($1, inFile: false) },
      pairUnique { $0.identifier($1) },
      pairUnique { $0.initial($1) },
      pairUnique({ $0.uniqueClass($1) }, where: { $0.agreesByName($1) }),
      pairUnique { $0.uniqueName($1) },
    ]
    return found.contains(true)
  }

  private mutating func matchByNeighbours() -> Bool {
    let pairing = pairing
    return self.pairing.pairUnique(
      before: { before.links($0) { pairing.after[$0] } },
      after: { after.links($0) { pairing.before[$0] == nil ? nil : $0 } })
  }

  @discardableResult
  private mutating func pairUnique(
    _ keys: (Side, Int) -> [[String?]], where fits: (Scene, Scene) -> Bool = { _, _ in true }
  ) -> Bool {
    pairing.pairUnique(
      before: { keys(before, $0) }, after: { keys(after, $0) },
      where: { fits(before.scenes[$0], after.scenes[$1]) })
  }
}

extension Scene {
  /// Whether every property that could identify the two scenes as the same differs.
  fileprivate func contradicts(_ other: Scene) -> Bool {
    (customClass?.nonEmpty != other.customClass?.nonEmpty || kind != other.kind)
      && name != other.name
      && (storyboardIdentifier == nil || storyboardIdentifier != other.storyboardIdentifier)
  }

  fileprivate func agreesByName(_ other: Scene) -> Bool {
    guard let identifier = storyboardIdentifier?.nonEmpty,
      let otherIdentifier = other.storyboardIdentifier?.nonEmpty
    else { return true }
    return identifier == otherIdentifier || name == other.name
  }
}
