/// The changes of a flow's elements between two states, for a picture that shows both.
package struct FlowMarks: Hashable, Sendable {
  package enum Mark: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed
    /// What only this side of a merge changed, what only the other side did, and what both did.
    case ours, theirs, both
    /// The element is the same in both states.
    case context
  }

  /// The mark of one element of the flow, with its description.
  package struct Remark: Hashable, Sendable {
    package let mark: Mark
    /// A few words for the picture, such as `class, title`; may be empty.
    package let words: String
    /// All changes of the element, a line each.
    package let lines: [String]
    /// What changed on a scene's screen, in a few lines for the picture.
    package let details: [Detail]
    /// Whether the element has another place and is the same otherwise.
    package var isMove = false

    package init(
      _ mark: Mark, words: String = "", lines: [String] = [], details: [Detail] = []
    ) {
      self.mark = mark
      self.words = words
      self.lines = lines
      self.details = details
    }

    package static let context = Remark(.context)
  }

  /// What happened to a part of a screen, such as `row ‘V2Ray’ removed`.
  package struct Detail: Hashable, Sendable {
    /// The mark of all parts that the text is about.
    package let mark: Mark
    package let text: String

    package init(_ mark: Mark, _ text: String) {
      self.mark = mark
      self.text = text
    }
  }

  /// The remarks by scene. An element that is the same in both states may be omitted.
  package var scenes: [SceneID: Remark]
  package var segues: [SegueID: Remark]
  /// The remarks by path.
  package var storyboards: [String: Remark]
  /// A summary of all changes, in a sentence.
  package var headline: String
  /// What the two states are called, such as `v1.0`; empty if that is unknown.
  package var earlierName = ""
  package var laterName = ""
  /// The number of scenes and segues that are not shown because they are too far from any change.
  package var hiddenScenes = 0
  package var hiddenSegues = 0

  package init(
    scenes: [SceneID: Remark] = [:], segues: [SegueID: Remark] = [:],
    storyboards: [String: Remark] = [:], headline: String = ""
  ) {
    self.scenes = scenes
    self.segues = segues
    self.storyboards = storyboards
    self.headline = headline
  }

  package func remark(on scene: SceneID) -> Remark { scenes[scene] ?? .context }
  package func remark(on segue: SegueID) -> Remark { segues[segue] ?? .context }
  package func remark(on storyboard: String) -> Remark { storyboards[storyboard] ?? .context }
}

extension FlowMarks.Mark {
  /// The sign of the mark for a picture without colours; `nil` if the element is the same in both
  /// states.
  package var sign: String? {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    // As in a file with conflict markers.
    case .ours: "<"
    case .theirs: ">"
    case .both: "!"
    case .context: nil
    }
  }
}
