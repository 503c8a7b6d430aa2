import AppReading
import DrawingModel
import FlowDiff
import FlowLayout
import FlowModel

/// The wireframes of the screens that were added, removed or changed, with frames around the parts that
/// changed.
///
/// A scene whose screen looks the same in both states has none, whatever else changed.
struct ChangedScreens {
  typealias Screens = [SceneID: ScreenStates]

  /// Both states by the IDs of the merged graph.
  private(set) var merged: Screens = [:]
  /// The earlier state by its own IDs.
  private(set) var before: Screens = [:]
  private(set) var after: Screens = [:]
  /// Why something is missing; lower case, no full stop.
  private(set) var warnings: [String] = []

  /// No screens at all, for a picture of cards.
  init() {}

  /// - Parameters:
  ///   - difference: The two states.
  ///   - part: What the picture shows of both in one.
  init(of difference: FlowDifference, in part: MergedFlow) {
    let looks = ChangedLooks(difference.changes)
    let earlier = difference.changes.earlierScenes
    let shown = part.graph.scenes.map(\.id).filter { id in
      switch part.mark(of: id) {
      case .context: false
      case .changed: looks.differ(for: id)
      case .added, .removed, .ours, .theirs, .both: true
      }
    }
    let old = StateGallery(
      shown.compactMap { id in earlier[id].map { (id, $0) } }, in: difference.changes.before,
      from: difference.screens.before
    ) { looks.focus(on: $0, \.earlier) }
    let new = StateGallery(
      shown.map { ($0, $0) }, in: difference.changes.after, from: difference.screens.after
    ) { looks.focus(on: $0, \.later) }
    let heights = [old, new].map(\.heights)
    let (older, newer) = (old.stretched(to: heights[1]), new.stretched(to: heights[0]))
    for id in shown {
      let states = looks.states(
        of: id, before: older.wireframes[id], after: newer.wireframes[id])
      guard looks.canBeSeen(in: states, of: id) else { continue }
      merged[id] = states
      if let place = earlier[id], let state = states.before {
        before[place] = ScreenStates(after: state)
      }
      if let state = states.after { after[id] = ScreenStates(after: state) }
    }
    var known: Set<String> = []
    warnings = (old.warnings + new.warnings).filter { known.insert($0).inserted }
  }
}

/// The wireframes of one state, by the IDs of the merged graph.
private struct StateGallery {
  private(set) var wireframes: [SceneID: Wireframe] = [:]
  private(set) var warnings: [String] = []
  private let scenes: [(id: SceneID, scene: Scene)]
  private let graph: FlowGraph
  private let sources: ScreenSources?
  private let focus: (SceneID) -> Set<String>

  /// - Parameters:
  ///   - ids: The scenes' IDs in the merged graph, and in the state.
  ///   - focus: The object IDs of the parts of a scene that have to be seen.
  init(
    _ ids: [(SceneID, SceneID)], in graph: FlowGraph, from sources: ScreenSources?,
    focus: @escaping (SceneID) -> Set<String>
  ) {
    scenes = ids.compactMap { id, own in graph.scene(own).map { (id, $0) } }
    self.graph = graph
    self.sources = sources
    self.focus = focus
    draw(scenes, leastHeights: [:])
  }

  var heights: [SceneID: Double] { wireframes.mapValues(\.size.height) }

  /// Returns the gallery with the screens as tall as those of the other state, so that what is in both
  /// can be compared.
  func stretched(to heights: [SceneID: Double]) -> StateGallery {
    var gallery = self
    let low = scenes.filter { scene in
      guard let own = wireframes[scene.id]?.size, let other = heights[scene.id] else {
        return false
      }
      return own.height < other - 1
    }
    gallery.draw(low, leastHeights: heights)
    return gallery
  }

  private mutating func draw(
    _ drawn: [(id: SceneID, scene: Scene)], leastHeights: [SceneID: Double]
  ) {
    guard let sources, !drawn.isEmpty else { return }
    let views = drawn.map { id, scene in
      let least = leastHeights[id] ?? 0
      return (scene.id, ScreenGallery.Views(objectIDs: focus(id), leastHeight: least))
    }
    let gallery = ScreenGallery(
      of: drawn.map(\.scene), in: graph, from: sources,
      showing: Dictionary(views) { first, _ in first })
    for (id, scene) in drawn { wireframes[id] = gallery.wireframes[scene.id] }
    if leastHeights.isEmpty { warnings = gallery.warnings }
  }
}
