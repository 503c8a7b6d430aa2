import FlowModel
import ScreenDrawing
import ScreenModel

/// What other scenes add to the look of a scene: the bars of its navigation controller, and the
/// items of its tabs.
struct ScreenSurroundings {
  private let graph: FlowGraph
  private let screens: [SceneID: Screen]
  /// The scenes inside a navigation controller.
  private var places: [SceneID: Place] = [:]

  private struct Place {
    let controller: SceneID
    /// Whether another scene was there before.
    let isPushed: Bool
  }

  /// - Complexity: O(*n* + *e*) for *n* scenes and *e* segues.
  init(_ graph: FlowGraph, screens: [SceneID: Screen]) {
    self.graph = graph
    self.screens = screens
    findPlaces()
  }

  func context(of id: SceneID) -> ScreenContext {
    var context = ScreenContext()
    if let place = places[id] {
      context.isInNavigation = true
      context.showsBackButton = place.isPushed
      context.navigationBar = screens[place.controller]?.navigationBar
    }
    let segues = graph.segues(from: id)
    context.tabItems = segues.filter { $0.relationship == "viewControllers" }
      .sorted { ($0.order ?? 0, $0.id) < ($1.order ?? 0, $1.id) }
      .compactMap { $0.destination.map(tabItem) }
    for segue in segues where segue.kind == .embed {
      if let container = segue.trigger?.objectID, let child = segue.destination {
        context.embeddedNames[container] = graph.scene(child)?.name
        context.embeddedScreens[container] = visibleScreen(of: child)
      }
    }
    return context
  }

  /// The visible part of a scene: of a navigation controller, its root.
  private func visibleScreen(of id: SceneID) -> Screen? {
    guard let screen = screens[id], screen.view == nil else { return screens[id] }
    let root = graph.segues(from: id).first { $0.relationship == "rootViewController" }?.destination
    return root.flatMap { screens[$0] }
  }

  /// The item of a scene in the tab bar of its parent: its title, where it has no item.
  private func tabItem(of id: SceneID) -> BarItem {
    if let item = screens[id]?.tabBarItem { return item }
    var item = BarItem(objectID: "")
    item.title = graph.scene(id)?.title
    return item
  }

  /// Follows the pushed scenes from the navigation controllers, breadth first.
  private mutating func findPlaces() {
    var queue: [SceneID] = []
    for segue in graph.segues where segue.relationship == "rootViewController" {
      guard let root = segue.destination, places[root] == nil else { continue }
      places[root] = Place(controller: segue.starts[0], isPushed: false)
      queue.append(root)
    }
    var next = 0
    while next < queue.count {
      let id = queue[next]
      next += 1
      guard let place = places[id] else { continue }
      for segue in graph.segues(from: id) where segue.kind.family == .show {
        guard let pushed = segue.destination, places[pushed] == nil, canBePushed(pushed) else {
          continue
        }
        places[pushed] = Place(controller: place.controller, isPushed: true)
        queue.append(pushed)
      }
    }
  }

  private func canBePushed(_ id: SceneID) -> Bool {
    let kind = graph.scene(id)?.kind
    return kind != .scene("navigationController") && kind != .scene("splitViewController")
  }
}
