import FlowModel

/// The frame that is drawn round cards that belong together.
enum Frame: Hashable, Sendable {
  /// No frame: the cards are storyboards themselves.
  case none
  /// An interface file.
  case file(Storyboard)
  /// All nibs that no segue touches: a frame for each would be a page of frames.
  case nibs
  /// No frame: what source reaches outside all storyboards, a class or a nib, is placed by its edges.
  case single(SceneID)
  /// Such classes without edges that would place them.
  case classes

  /// False for a card on its own, which needs no room round it.
  var isCluster: Bool { if case .single = self { false } else { true } }

  /// What the frame's tooltip and element are named by; `nil` where nothing is drawn.
  var path: String? {
    switch self {
    case .none, .single: nil
    case .file(let storyboard): storyboard.path
    case .nibs: "xibs"
    case .classes: "classes"
    }
  }
}

extension Frame: Comparable {
  static func < (a: Frame, b: Frame) -> Bool { a.rank < b.rank }

  private var rank: (Int, String, String) {
    switch self {
    case .none: (0, "", "")
    case .file(let storyboard): (1, storyboard.path, "")
    case .single(let id): (2, id.path, id.objectID)
    case .nibs: (3, "", "")
    case .classes: (4, "", "")
    }
  }
}
