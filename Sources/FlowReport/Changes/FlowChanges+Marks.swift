package import FlowDiff
package import FlowModel

extension FlowChanges {
  /// A summary of all changes, in a sentence without a full stop.
  package var headline: String {
    isEmpty ? Self.noChange : ChangeHeadline(self).fragments.plain
  }

  /// The summary after the names of both states.
  package var fullHeadline: String {
    isEmpty || nameLine.isEmpty ? headline : "\(nameLine): \(headline)"
  }

  /// The names of both states, such as `v1.0 → work tree`; empty if they are unknown.
  package var nameLine: String {
    let names = [names.before, names.after].map { $0.singleLine.shortened(to: 60) }
    return names.contains("") ? "" : names.joined(separator: " → ")
  }

  static let noChange = "No change in the flow"

  /// Returns the marks for a part of the merged flow or of the later state.
  package func marks(of flow: MergedFlow) -> FlowMarks {
    Remarks(self, of: .later).marks(of: flow)
  }

  /// Returns the marks for a part of the earlier state, by that state's IDs.
  package func earlierMarks(of flow: MergedFlow) -> FlowMarks {
    Remarks(self, of: .earlier).marks(of: flow)
  }
}

/// The remarks on all changed elements, by their IDs in one of the states.
private struct Remarks {
  private var scenes: [SceneID: Words] = [:]
  private var segues: [SegueID: Words] = [:]
  private var storyboards: [String: Words] = [:]
  private let headline: String
  private let names: (before: String, after: String)

  private struct Words {
    var short: [String] = []
    var lines: [String] = []
    var details: [FlowMarks.Detail] = []
    var isMove = true

    mutating func add(_ change: Change, _ wording: ChangeWording, _ side: ChangeWording.Side) {
      if change.kind != .sceneMoved { isMove = false }
      if change.kind == .sceneLooks {
        details += ViewWording(change.views).details
      } else {
        let word = wording.word(change, in: side)
        if !short.contains(word) { short.append(word) }
      }
      lines.append(wording.phrase(change).change.plain)
    }
  }

  init(_ changes: FlowChanges, of side: ChangeWording.Side) {
    headline = changes.fullHeadline
    names = changes.names
    let wording = ChangeWording(changes)
    func own<Element>(_ before: Element?, _ after: Element?) -> Element? {
      side == .earlier ? before : after
    }
    for change in changes.changes where change.sign == .changed {
      switch change.subject {
      case .scene(let before, let after):
        guard let id = own(before, after)?.id else { break }
        scenes[id, default: Words()].add(change, wording, side)
      case .segue(let before, let after):
        guard let id = own(before, after)?.id else { break }
        segues[id, default: Words()].add(change, wording, side)
      case .storyboard(let before, let after):
        guard let path = own(before, after)?.path else { break }
        storyboards[path, default: Words()].add(change, wording, side)
      case .finding: break
      }
    }
  }

  func marks(of flow: MergedFlow) -> FlowMarks {
    var marks = FlowMarks(headline: headline)
    for (id, mark) in flow.sceneMarks { marks.scenes[id] = remark(mark, scenes[id]) }
    for (id, mark) in flow.segueMarks { marks.segues[id] = remark(mark, segues[id]) }
    for (path, mark) in flow.storyboardMarks {
      marks.storyboards[path] = remark(mark, storyboards[path])
    }
    (marks.earlierName, marks.laterName) = names
    marks.hiddenScenes = flow.hiddenScenes
    marks.hiddenSegues = flow.hiddenSegues
    return marks
  }

  private func remark(_ mark: FlowMarks.Mark, _ words: Words?) -> FlowMarks.Remark {
    // The mark alone describes what was added or removed.
    guard mark == .changed, let words else { return FlowMarks.Remark(mark) }
    var remark = FlowMarks.Remark(
      mark, words: words.short.joined(separator: ", "), lines: words.lines,
      details: words.details)
    remark.isMove = words.isMove
    return remark
  }
}
