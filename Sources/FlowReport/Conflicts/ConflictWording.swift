import FlowDiff
import FlowModel

/// Describes in words what both sides of a merge changed.
struct ConflictWording {
  /// One side of the merge.
  struct Side {
    let title: [Fragment]
    let changes: FlowChanges

    var headline: [Fragment] {
      changes.isEmpty ? [.words("no change in the flow")] : ChangeHeadline(changes).fragments
    }

    /// Returns one line for a change, without its place.
    func line(_ change: Change) -> [Fragment] {
      let phrase = ChangeWording(changes).phrase(change)
      return phrase.subject + [.words(phrase.isSentence ? " " : ": ")] + phrase.change
    }
  }

  let ours: Side
  let theirs: Side

  init(_ changes: ConflictingChanges, _ names: SideNames) {
    ours = Side(title: names.oursFragments, changes: changes.ours)
    theirs = Side(title: names.theirsFragments, changes: changes.theirs)
  }

  var sides: [Side] { [ours, theirs] }

  /// Returns what both sides changed, and whether they disagree.
  func title(_ overlap: ConflictingChanges.Overlap) -> [Fragment] {
    subject(overlap.subject) + [.words(overlap.isAgreed ? ": both came to the same" : "")]
  }

  private func subject(_ subject: ConflictingChanges.Subject) -> [Fragment] {
    switch subject {
    case .storyboard(let storyboard):
      return [.words("\(storyboard.format.rawValue) "), .name(storyboard.name)]
    case .scene(let scene):
      let sort = scene.reference == nil ? "screen" : "reference"
      return [.words("\(sort) "), .name(scene.caption)]
    case .segue(let segue):
      let graphs = [ours.changes.before, ours.changes.after, theirs.changes.after]
      let graph = graphs.first { $0.scene(segue.source) != nil } ?? ours.changes.before
      return ChangeWording(before: graph, after: graph).fragments(of: segue)
    }
  }
}
