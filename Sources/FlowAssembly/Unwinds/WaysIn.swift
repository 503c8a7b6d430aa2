import FlowModel

/// How each scene came onto the screen: what contains it, and what was there before.
///
/// A scene is known by its index among the graph's.
struct WaysIn {
  let indices: [SceneID: Int]
  /// The scenes that contain a scene.
  private(set) var parents: [[Int]]
  /// The scenes in a scene, in the order in which it holds them.
  private(set) var children: [[Int]]
  /// What presented a scene, or stands before it on a navigation controller's stack.
  private(set) var previous: [[Int]]

  init(_ scenes: [Scene], _ segues: [Segue]) {
    indices = Dictionary(
      zip(scenes.lazy.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
    parents = Array(repeating: [], count: scenes.count)
    children = parents
    previous = parents
    var contents: [(content: Int, container: Int, scene: Int)] = []
    for (index, segue) in segues.enumerated() {
      guard let destination = segue.destination.flatMap({ indices[$0] }),
        let source = indices[segue.source], source != destination
      else { continue }
      switch segue.way(from: scenes[source]) {
      case .into: contents.append((index, source, destination))
      case .after: previous[destination].append(source)
      case nil: break
      }
    }
    contents.sort {
      let (a, b) = ($0.content, $1.content)
      let (first, second) = (segues[a].order ?? 0, segues[b].order ?? 0)
      return first == second ? segues[a].id < segues[b].id : first < second
    }
    for (_, container, scene) in contents {
      parents[scene].append(container)
      children[container].append(scene)
    }
  }

  /// Whether nothing is known to lead to a scene.
  func isRoot(_ scene: Int) -> Bool { parents[scene].isEmpty && previous[scene].isEmpty }
}

/// What a segue does to the screens that are there.
private enum Way { case into, after }

extension Segue {
  /// - Returns: `nil` where nothing stays of what was there before.
  fileprivate func way(from source: Scene) -> Way? {
    switch kind.rawValue {
    case "unwind", "rootViewController", "nib": nil
    case "relationship", "embed", "addChild": .into
    case "viewControllers", "push", "show", "showDetail":
      // A container that shows something shows it in itself.
      origin == .code && source.isContainer ? .into : .after
    default: .after
    }
  }
}

extension Scene {
  fileprivate var isContainer: Bool {
    ["navigationController", "tabBarController", "splitViewController", "pageViewController"]
      .contains(kind.name)
  }
}
