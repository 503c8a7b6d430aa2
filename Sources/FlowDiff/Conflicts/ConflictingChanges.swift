package import FlowModel

/// The changes of two sides of a merge, and the elements that both changed.
package struct ConflictingChanges: Sendable {
  /// The changes from the common base to this side.
  package let ours: FlowChanges
  /// The changes from the common base to the other side.
  package let theirs: FlowChanges
  /// Files, then scenes, then segues, each sorted by ID.
  package let overlaps: [Overlap]

  /// An element that both sides affect: both changed it or a segue from it, or one side removed a
  /// scene that a segue of the other side leads to.
  package struct Overlap: Hashable, Sendable {
    /// The element in the base; in the state of a side if the base does not have it.
    package let subject: Subject
    /// The indices of this side's changes.
    package let ours: [Int]
    /// The indices of the other side's changes.
    package let theirs: [Int]
    /// Whether both sides made the same changes, so that there is nothing to decide.
    package let isAgreed: Bool
  }

  package enum Subject: Hashable, Sendable {
    case storyboard(Storyboard)
    case scene(Scene)
    case segue(Segue)
  }

  /// - Parameter unread: The files that one of the states can't read.
  /// - Complexity: O(*n* log *n*) for *n* elements of the three graphs.
  package init(
    base: FlowGraph, ours: FlowGraph, theirs: FlowGraph, unread: UnreadFiles = .none
  ) {
    self.init(
      ours: FlowChanges(from: base, to: ours, unread: unread),
      theirs: FlowChanges(from: base, to: theirs, unread: unread),
      apart: FlowChanges(from: ours, to: theirs))
  }

  /// - Parameters:
  ///   - ours: The changes from the common base to this side.
  ///   - theirs: The changes from the common base to the other side.
  ///   - difference: The changes from this side to the other.
  package init(ours: FlowChanges, theirs: FlowChanges, apart difference: FlowChanges) {
    self.ours = ours
    self.theirs = theirs
    let (ourIDs, theirIDs) = (BaseIDs(self.ours), BaseIDs(self.theirs))
    let (one, other) = (
      Touches(self.ours, before: .same, after: ourIDs),
      Touches(self.theirs, before: .same, after: theirIDs)
    )
    let apart = Touches(difference, before: ourIDs, after: theirIDs)
    overlaps = one.byElement.sorted { $0.key < $1.key }.compactMap { element, touch in
      guard let answer = other.byElement[element], touch.meets(answer) else { return nil }
      return Overlap(
        subject: touch.subject, ours: touch.changes.sorted(), theirs: answer.changes.sorted(),
        isAgreed: apart.byElement[element]?.isOwn != true)
    }
  }

  /// Whether both sides changed the same element in different ways.
  package var isContested: Bool { overlaps.contains { !$0.isAgreed } }

  /// Whether both sides changed more of an element than its looks, in different ways.
  package var contestsFlow: Bool {
    overlaps.contains { overlap in
      !overlap.isAgreed
        && (overlap.ours.contains { !ours.changes[$0].kind.isOfLooks }
          || overlap.theirs.contains { !theirs.changes[$0].kind.isOfLooks })
    }
  }
}

/// An element by its ID in the base, or by its ID in its side if the base does not have it.
private enum ElementKey: Hashable, Comparable {
  case storyboard(String)
  case scene(SceneID)
  case segue(SegueID)
}

/// The IDs in the base of the elements of one side.
private struct BaseIDs {
  static let same = BaseIDs()

  private var files: [String: String] = [:]
  private var scenes: [SceneID: SceneID] = [:]
  private var segues: [SegueID: SegueID] = [:]

  private init() {}

  init(_ changes: FlowChanges) {
    let (before, after) = (changes.before, changes.after)
    for pair in changes.matching.files.pairing.pairs {
      files[after.storyboards[pair.after].path] = before.storyboards[pair.before].path
    }
    for pair in changes.matching.scenes.pairs {
      scenes[after.scenes[pair.after].id] = before.scenes[pair.before].id
    }
    for pair in changes.matching.segues.pairs {
      segues[after.segues[pair.after].id] = before.segues[pair.before].id
    }
  }

  func key(_ storyboard: Storyboard) -> ElementKey {
    .storyboard(files[storyboard.path] ?? storyboard.path)
  }

  func key(_ scene: SceneID) -> ElementKey { .scene(scenes[scene] ?? scene) }

  func key(_ segue: Segue) -> ElementKey { .segue(segues[segue.id] ?? segue.id) }
}

/// The elements that the changes of one side affect.
private struct Touches {
  struct Touch {
    let subject: ConflictingChanges.Subject
    /// The indices of the changes.
    var changes: Set<Int> = []
    /// Whether the element itself or a segue from it changed.
    var isOwn = false
    var isRemoved = false

    func meets(_ other: Touch) -> Bool { isOwn && other.isOwn || isRemoved || other.isRemoved }
  }

  private(set) var byElement: [ElementKey: Touch] = [:]

  /// - Parameters:
  ///   - before: Maps the IDs of the earlier state to those in the base.
  ///   - after: Maps the IDs of the later state to those in the base.
  init(_ changes: FlowChanges, before: BaseIDs, after: BaseIDs) {
    for (index, change) in changes.changes.enumerated() where change.isEdit {
      switch change.subject {
      case .storyboard(let old?, _): add(index, .storyboard(old), before.key(old))
      case .storyboard(nil, let new?): add(index, .storyboard(new), after.key(new))
      case .scene(let old?, let new):
        add(index, .scene(old), before.key(old.id), isGone: new == nil)
      case .scene(nil, let new?): add(index, .scene(new), after.key(new.id))
      case .segue(let old, let new):
        if let old { add(index, old, in: changes.before, before) }
        if let new { add(index, new, in: changes.after, after) }
      case .storyboard, .scene, .finding: break
      }
    }
  }

  /// Adds a segue that changed, and the scenes at its ends.
  private mutating func add(
    _ index: Int, _ segue: Segue, in graph: FlowGraph, _ ids: BaseIDs
  ) {
    add(index, .segue(segue), ids.key(segue))
    for end in segue.ends {
      guard let scene = graph.scene(end) else { continue }
      add(index, .scene(scene), ids.key(end), isOwn: end == segue.source)
    }
  }

  private mutating func add(
    _ index: Int, _ subject: ConflictingChanges.Subject, _ key: ElementKey, isOwn: Bool = true,
    isGone: Bool = false
  ) {
    byElement[key, default: Touch(subject: subject)].changes.insert(index)
    if isOwn { byElement[key]?.isOwn = true }
    if isGone { byElement[key]?.isRemoved = true }
  }
}

extension Change {
  /// Whether the change is an edit, not a consequence of edits elsewhere.
  fileprivate var isEdit: Bool { kind != .sceneReachable && kind != .sceneUnreachable }
}
