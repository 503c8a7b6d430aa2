package import FlowDiff
package import FlowModel

extension FlowChanges {
  /// What it all comes to, in a sentence without a full stop.
  package var headline: String {
    isEmpty ? Self.noChange : ChangeHeadline(self).fragments.plain
  }

  static let noChange = "No change in the flow"

  /// What a picture says of a part of the merged flow or of the later state.
  package func marks(of flow: MergedFlow) -> FlowMarks {
    Remarks(self, of: .later).marks(of: flow)
  }

  /// What a picture says of a part of the earlier state, under that state's IDs.
  package func earlierMarks(of flow: MergedFlow) -> FlowMarks {
    Remarks(self, of: .earlier).marks(of: flow)
  }
}

/// What is told of each thing that is different, by its ID in one of the states.
private struct Remarks {
  private var scenes: [SceneID: Words] = [:]
  private var segues: [SegueID: Words] = [:]
  private var storyboards: [String: Words] = [:]
  private let headline: String

  private struct Words {
    var short: [String] = []
    var lines: [String] = []

    mutating func add(_ change: Change, _ wording: ChangeWording, _ side: ChangeWording.Side) {
      let word = wording.word(change, in: side)
      if !short.contains(word) { short.append(word) }
      lines.append(wording.phrase(change).change.plain)
    }
  }

  init(_ changes: FlowChanges, of side: ChangeWording.Side) {
    headline = changes.headline
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
      case .diagnostic: break
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
    marks.hiddenScenes = flow.hiddenScenes
    marks.hiddenSegues = flow.hiddenSegues
    return marks
  }

  private func remark(_ mark: FlowMarks.Mark, _ words: Words?) -> FlowMarks.Remark {
    // What is new or gone needs no words but those that its mark has.
    guard mark == .changed, let words else { return FlowMarks.Remark(mark) }
    return FlowMarks.Remark(
      mark, words: words.short.joined(separator: ", "), lines: words.lines)
  }
}
