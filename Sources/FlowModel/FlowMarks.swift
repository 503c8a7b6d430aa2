/// The changes of the elements of a flow between two states, for a picture that shows both.
package struct FlowMarks: Hashable, Sendable {
  package enum Mark: String, CaseIterable, Hashable, Sendable {
    case added, removed, changed
    /// The same in both states.
    case context
  }

  /// What a picture shows of one element of the flow.
  package struct Remark: Hashable, Sendable {
    package let mark: Mark
    /// A few words for the picture, such as `class, title`; may be empty.
    package let words: String
    /// What changed in full, a line each.
    package let lines: [String]

    package init(_ mark: Mark, words: String = "", lines: [String] = []) {
      self.mark = mark
      self.words = words
      self.lines = lines
    }

    package static let context = Remark(.context)
  }

  /// What is the same in both states may be left out.
  package var scenes: [SceneID: Remark]
  package var segues: [SegueID: Remark]
  /// By path.
  package var storyboards: [String: Remark]
  /// What it all comes to, in a sentence.
  package var headline: String
  /// How many scenes and segues are too far from any change to be shown.
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
  /// Tells the mark where colours can't; nothing for what is the same.
  package var sign: String? {
    switch self {
    case .added: "+"
    case .removed: "-"
    case .changed: "~"
    case .context: nil
    }
  }
}
