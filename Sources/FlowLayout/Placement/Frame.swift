import FlowModel

/// What is drawn round cards that belong together.
enum Frame: Hashable, Sendable {
  /// Nothing: the cards are storyboards themselves.
  case none
  /// An interface file.
  case file(Storyboard)
  /// All nibs that no segue touches: a frame for each would be a page of frames.
  case nibs

  /// What the frame's tooltip and element are named by; `nil` where nothing is drawn.
  var path: String? {
    switch self {
    case .none: nil
    case .file(let storyboard): storyboard.path
    case .nibs: "xibs"
    }
  }
}

extension Frame: Comparable {
  static func < (a: Frame, b: Frame) -> Bool { a.rank < b.rank }

  private var rank: (Int, String) {
    switch self {
    case .none: (0, "")
    case .file(let storyboard): (1, storyboard.path)
    case .nibs: (2, "")
    }
  }
}
