import FlowModel

/// The frame around cards that belong together.
enum Frame: Hashable, Sendable {
  /// No frame: the cards are storyboards themselves.
  case none
  /// An interface file.
  case file(Storyboard)
  /// A group of scenes that a reader can fold.
  case group(SceneGroup)
  /// All nibs that no segue starts or ends at; a frame for each would fill the page.
  case nibs
  /// No frame: a class or a nib that source reaches outside of storyboards is placed by its edges.
  case single(SceneID)
  /// All classes without edges.
  case classes

  /// Whether the frame needs room around its cards.
  var isCluster: Bool { if case .single = self { false } else { true } }

  /// The path for the frame's tooltip and element ID; `nil` if no frame is drawn.
  var path: String? {
    switch self {
    case .none, .single: nil
    case .file(let storyboard): storyboard.path
    case .group(let group): group.id.description
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
    case .group(let group): (1, group.id.path, group.id.objectID)
    case .single(let id): (2, id.path, id.objectID)
    case .nibs: (3, "", "")
    case .classes: (4, "", "")
    }
  }
}
