package import FlowModel

/// Both sides of a merge and their common base, as one graph.
package struct MergedConflict: Sendable {
  /// The mark that each side gives to one element.
  package struct Sides<ID: Hashable & Sendable>: Hashable, Sendable {
    package var ours = FlowMarks.Mark.context
    package var theirs = FlowMarks.Mark.context
    /// The element's ID in `ours.merged`, the graph of the base and this side; `nil` if it is not
    /// in that graph.
    package var ourID: ID?
    /// The element's ID in `theirs.merged`; `nil` if it is not in that graph.
    package var theirID: ID?

    /// One mark for both sides.
    package var mark: FlowMarks.Mark {
      switch (ours, theirs) {
      case (.context, .context): .context
      case (_, .context): .ours
      case (.context, _): .theirs
      default: .both
      }
    }
  }

  /// The graph, with one mark for both sides.
  package let flow: MergedFlow
  /// The marks of all elements that a side changed.
  package let scenes: [SceneID: Sides<SceneID>]
  package let segues: [SegueID: Sides<SegueID>]
  package let storyboards: [String: Sides<String>]
}

extension ConflictingChanges {
  /// - Complexity: O(*n* log *n*) for *n* elements of the three graphs.
  package var merged: MergedConflict {
    let one = ours.merging(keepsOldWays: false).flow
    let other = theirs.merging().flow
    let joint = FlowChanges(from: one.graph, to: theirs.after)
    let (flow, remains) = joint.merging()
    var sides = SideMarks(one, other)
    sides.add(joint)
    sides.add(remains, reroutedByUs: Set(joint.rerouted.map { one.graph.segues[$0].id }))
    return MergedConflict(
      flow: MergedFlow(
        graph: flow.graph, hiddenScenes: 0, hiddenSegues: 0,
        sceneMarks: sides.scenes.mapValues(\.mark), segueMarks: sides.segues.mapValues(\.mark),
        storyboardMarks: sides.storyboards.mapValues(\.mark)),
      scenes: sides.scenes, segues: sides.segues, storyboards: sides.storyboards)
  }
}

/// Collects the marks of both sides for the elements of the merged graph.
private struct SideMarks {
  private(set) var scenes: [SceneID: MergedConflict.Sides<SceneID>] = [:]
  private(set) var segues: [SegueID: MergedConflict.Sides<SegueID>] = [:]
  private(set) var storyboards: [String: MergedConflict.Sides<String>] = [:]

  private let ours: MergedFlow
  private let theirs: MergedFlow

  init(_ ours: MergedFlow, _ theirs: MergedFlow) {
    self.ours = ours
    self.theirs = theirs
  }

  /// Adds the elements that the other side has, by their IDs in that side.
  mutating func add(_ joint: FlowChanges) {
    for (path, mark) in theirs.storyboardMarks where mark != .removed {
      storyboards[path] = .init(theirs: mark, theirID: path)
    }
    for scene in joint.after.scenes where theirs.mark(of: scene.id) != .context {
      scenes[scene.id] = .init(theirs: theirs.mark(of: scene.id), theirID: scene.id)
    }
    for segue in joint.after.segues where theirs.mark(of: segue.id) != .context {
      segues[segue.id] = .init(theirs: theirs.mark(of: segue.id), theirID: segue.id)
    }
    let matching = joint.matching
    for pair in matching.files.pairing.pairs {
      let path = joint.before.storyboards[pair.before].path
      guard ours.mark(of: path) != .context else { continue }
      storyboards[joint.after.storyboards[pair.after].path, default: .init()]
        .set(ours: ours.mark(of: path), path)
    }
    for pair in matching.scenes.pairs {
      let id = joint.before.scenes[pair.before].id
      guard ours.mark(of: id) != .context else { continue }
      scenes[joint.after.scenes[pair.after].id, default: .init()].set(ours: ours.mark(of: id), id)
    }
    let rerouted = Set(joint.rerouted)
    for pair in matching.segues.pairs {
      let id = joint.before.segues[pair.before].id
      let later = joint.after.segues[pair.after].id
      guard ours.mark(of: id) != .context else { continue }
      if !rerouted.contains(pair.before) {
        segues[later, default: .init()].set(ours: ours.mark(of: id), id)
      } else if theirs.mark(of: later) == .context {
        // This side changed the segue's end, so its earlier form is shown as another edge.
        segues[later] = .init(ours: .removed)
      }
    }
  }

  /// Adds the elements that the other side lacks: it removed them, or this side added them.
  mutating func add(_ remains: FlowChanges.Remains, reroutedByUs: Set<SegueID>) {
    for (id, old) in remains.scenes {
      let mark = ours.mark(of: old)
      scenes[id] = .init(
        ours: mark, theirs: mark == .added ? .context : .removed, ourID: old, theirID: nil)
    }
    for (id, old) in remains.segues {
      let mark = ours.mark(of: old)
      let isOurs = mark == .added || mark == .changed && reroutedByUs.contains(old)
      segues[id] = .init(
        ours: mark, theirs: isOurs ? .context : .removed, ourID: old, theirID: nil)
    }
    for (path, mark) in ours.storyboardMarks where storyboards[path] == nil {
      storyboards[path] = .init(ours: mark, ourID: path)
    }
    for (path, mark) in theirs.storyboardMarks where mark == .removed {
      storyboards[path, default: .init()].theirs = .removed
    }
  }
}

extension MergedConflict.Sides {
  fileprivate mutating func set(ours mark: FlowMarks.Mark, _ id: ID) {
    ours = mark
    ourID = id
  }
}
