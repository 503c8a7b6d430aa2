import DrawingModel
import FlowDiff
import FlowLayout
import FlowModel

/// What can be seen of the changes of each screen, by its ID in the later state.
struct ChangedLooks {
  private var views: [SceneID: [ViewChange]] = [:]
  /// The scenes with another name or title, which their screens may show.
  private var titles: Set<SceneID> = []

  init(_ changes: FlowChanges) {
    for change in changes.changes {
      guard case .scene(_?, let later?) = change.subject else { continue }
      switch change.kind {
      case .sceneLooks: views[later.id] = change.views
      case .sceneTitle, .sceneRenamed: titles.insert(later.id)
      default: break
      }
    }
  }

  func differ(for scene: SceneID) -> Bool { views[scene] != nil || titles.contains(scene) }

  /// Whether the states of a scene show a change. A title alone is not shown by every screen.
  func canBeSeen(in states: ScreenStates, of scene: SceneID) -> Bool {
    let shown = [states.before, states.after].compactMap(\.self)
    guard !shown.isEmpty else { return false }
    return views[scene] != nil || !titles.contains(scene) || shown.contains { !$0.frames.isEmpty }
  }

  typealias Side = (ViewChange.Place) -> String?

  /// Returns the object IDs of the parts of a scene that changed, in one of the states.
  func focus(on scene: SceneID, _ side: Side) -> Set<String> {
    Set((views[scene] ?? []).compactMap { side($0.place) })
  }

  /// Returns the states of a screen with a frame for each change that can be seen on them.
  func states(of scene: SceneID, before: Wireframe?, after: Wireframe?) -> ScreenStates {
    let hasOtherTitle = titles.contains(scene) && before?.title?.text != after?.title?.text
    func state(_ wireframe: Wireframe?, _ side: Side) -> ScreenStates.State? {
      guard let wireframe else { return nil }
      var frames: [PartFrame] = []
      if hasOtherTitle, let title = wireframe.title {
        frames.append(PartFrame(title.box, .changed))
      }
      for change in views[scene] ?? [] {
        guard let box = side(change.place).flatMap(wireframe.box) else { continue }
        let frame = PartFrame(box, change.mark)
        if !frames.contains(frame) { frames.append(frame) }
      }
      return ScreenStates.State(wireframe, frames: frames)
    }
    return ScreenStates(before: state(before, \.earlier), after: state(after, \.later))
  }
}

extension Wireframe {
  /// Returns the box of an object on the screen, even where it is hidden; that of the whole screen for
  /// no object.
  fileprivate func box(of objectID: String) -> Box? {
    if objectID.isEmpty { return Box(x: 0, y: 0, width: size.width, height: size.height) }
    return anchors[objectID] ?? hidden[objectID]
  }
}
