import FlowModel

/// The ways in which each scene came onto the screen: its containers, and the scenes that precede
/// it.
///
/// A scene is identified by its index in the graph.
struct WaysIn {
  let indices: [SceneID: Int]
  /// The containers of each scene.
  private(set) var parents: [[Int]]
  /// The scenes that a scene contains, in order.
  private(set) var children: [[Int]]
  /// What presented a scene, or precedes it on a navigation controller's stack.
  private(set) var previous: [[Int]]
  /// The scenes that another instance of the same one may precede.
  private(set) var repeated: Set<Int> = []

  init(_ scenes: [Scene], _ segues: [Segue]) {
    indices = Dictionary(
      zip(scenes.lazy.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
    parents = Array(repeating: [], count: scenes.count)
    children = parents
    previous = parents
    var contents: [(content: Int, container: Int, scene: Int)] = []
    for (index, segue) in segues.enumerated() {
      guard let destination = segue.destination.flatMap({ indices[$0] }) else { continue }
      for source in segue.starts.compactMap({ indices[$0] }) {
        switch segue.way(from: scenes[source]) {
        case .after where source == destination: repeated.insert(source)
        case .into where source == destination: break
        case .into: contents.append((index, source, destination))
        case .after: previous[destination].append(source)
        case nil: break
        }
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

  /// Whether no way into a scene is known.
  func isRoot(_ scene: Int) -> Bool { parents[scene].isEmpty && previous[scene].isEmpty }
}

/// Where a segue puts its destination: into its source, or after it.
private enum Way { case into, after }

extension Segue {
  /// - Returns: `nil` if no scene from before the segue stays on screen.
  fileprivate func way(from source: Scene) -> Way? {
    switch kind.rawValue {
    case "unwind", "rootViewController", "nib": nil
    case "relationship", "embed", "addChild": .into
    case "viewControllers", "push", "show", "showDetail":
      // A container that shows a screen shows it inside itself.
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
