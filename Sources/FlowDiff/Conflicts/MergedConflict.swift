package import FlowModel

/// Both sides of a merge, and what they come from, as one graph.
package struct MergedConflict: Sendable {
  /// What each side made of one element.
  package struct Sides<ID: Hashable & Sendable>: Hashable, Sendable {
    package var ours = FlowMarks.Mark.context
    package var theirs = FlowMarks.Mark.context
    /// The element in what ``ours`` has in common with the base: `ours.merged`; `nil` where it is in
    /// neither.
    package var ourID: ID?
    /// The element in `theirs.merged`, likewise.
    package var theirID: ID?

    /// One mark for both: `changed` where they did not do the same.
    package var mark: FlowMarks.Mark {
      if ours == .context { return theirs }
      return theirs == .context || theirs == ours ? ours : .changed
    }
  }

  /// The graph, with one mark for both sides.
  package let flow: MergedFlow
  /// Of everything that a side touched.
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

/// Gathers what each side made of the elements of a graph of all.
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

  /// Adds what the other side has, by the ID that it has there.
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
        // This side led it elsewhere: that way is another line.
        segues[later] = .init(ours: .removed)
      }
    }
  }

  /// Adds what the other side does not have: it removed that, or this side added it.
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
