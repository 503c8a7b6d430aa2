import FlowModel

extension SceneMatcher {
  /// One of the two states, and what it knows of each scene that may tell it apart.
  ///
  /// Paths are those of the later state, so that a renamed file makes no difference.
  struct Side {
    let scenes: [Scene]
    private let graph: FlowGraph
    private let indices: [SceneID: Int]
    private let paths: [String]
    private let objectIDCounts: [String: Int]
    private let classCounts: [String: Int]
    private let nameCounts: [[String?]: Int]

    init(_ graph: FlowGraph, path: (String) -> String) {
      self.graph = graph
      let scenes = graph.scenes
      self.scenes = scenes
      indices = Dictionary(
        zip(scenes.lazy.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
      let paths = scenes.map { path($0.id.path) }
      self.paths = paths
      objectIDCounts = Self.count(scenes.lazy.map(\.id.objectID))
      classCounts = Self.count(scenes.lazy.compactMap { $0.customClass?.nonEmpty })
      nameCounts = Self.count(zip(scenes, paths).lazy.map { $0.fullName(in: $1) })
    }

    private static func count<Key: Hashable>(_ keys: some Sequence<Key>) -> [Key: Int] {
      keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// A scene turned into a reference keeps neither its name nor its content.
    func identity(_ index: Int) -> [String]? {
      let scene = scenes[index]
      return [paths[index], scene.id.objectID, scene.reference == nil ? "" : "reference"]
    }
  }
}

// MARK: - Evidence, the surest first

extension SceneMatcher.Side {
  /// The object ID and what else is the same: sure even where copies have the same object ID.
  func objectIDWithNames(_ index: Int) -> [[String?]] {
    let scene = scenes[index]
    guard scene.reference == nil, scene.hasOwnObjectID else { return [] }
    let names = [("class", scene.customClass), ("identifier", scene.storyboardIdentifier)]
    return names.compactMap { what, name in
      name?.nonEmpty.map { [scene.id.objectID, what, $0] }
    }
  }

  func objectID(_ index: Int) -> [[String?]] {
    let scene = scenes[index]
    guard scene.reference == nil, scene.hasOwnObjectID, objectIDCounts[scene.id.objectID] == 1
    else { return [] }
    return [[scene.id.objectID]]
  }

  func classAndIdentifier(_ index: Int, inFile: Bool) -> [[String?]] {
    guard let name = className(index), let identifier = storyboardIdentifier(index) else {
      return []
    }
    return [[inFile ? paths[index] : nil, name, identifier]]
  }

  /// Unique within a file, as Xcode sees to.
  func identifier(_ index: Int) -> [[String?]] {
    storyboardIdentifier(index).map { [[paths[index], $0]] } ?? []
  }

  /// What a file starts with, as long as it is the same to look at: a launch screen has nothing else.
  func initial(_ index: Int) -> [[String?]] {
    let scene = scenes[index]
    return scene.isInitial && scene.reference == nil ? [scene.fullName(in: paths[index])] : []
  }

  /// A class that no other scene of the app has, wherever it stands.
  func uniqueClass(_ index: Int) -> [[String?]] {
    guard let name = className(index), classCounts[name] == 1 else { return [] }
    return [[name]]
  }

  /// A name that someone gave, and that no scene of the same kind in the file shares.
  func uniqueName(_ index: Int) -> [[String?]] {
    let scene = scenes[index]
    let name = scene.fullName(in: paths[index])
    guard scene.reference == nil, scene.name != Scene.displayName(forElement: scene.kind.name),
      nameCounts[name] == 1
    else { return [] }
    return [name]
  }

  /// What a reference names.
  func wanted(_ index: Int, inFile: Bool) -> [String?]? {
    guard let reference = scenes[index].reference else { return nil }
    return [
      inFile ? paths[index] : nil, reference.storyboardName, reference.referencedIdentifier,
      reference.bundleIdentifier, reference.className, reference.xibName,
    ]
  }

  private func className(_ index: Int) -> String? {
    scenes[index].reference == nil ? scenes[index].customClass?.nonEmpty : nil
  }

  private func storyboardIdentifier(_ index: Int) -> String? {
    scenes[index].reference == nil ? scenes[index].storyboardIdentifier?.nonEmpty : nil
  }
}

// MARK: - The neighbourhood

extension SceneMatcher.Side {
  /// The segues that join a scene to scenes already found: each with its name, and, where there are
  /// several, all of them without it.
  ///
  /// - Parameter found: The index in the later state of a scene that has been found.
  func links(_ index: Int, found: (Int) -> Int?) -> [[String?]] {
    let scene = scenes[index]
    guard scene.reference == nil else { return [] }
    let id = scene.id
    func link(_ way: String, _ segue: Segue, _ end: SceneID) -> [String?]? {
      guard end != id, let other = indices[end].flatMap(found) else { return nil }
      return [way, segue.kind.rawValue, segue.identifier, segue.relationship, String(other)]
    }
    let links =
      graph.segues(from: id).flatMap { segue in segue.targets.compactMap { link("to", segue, $0) } }
      + graph.segues(to: id).compactMap { link("from", $0, $0.source) }
    let kind = [scene.kind.name, scene.customClass?.nonEmpty]
    var keys = links.map { kind + [scene.name] + $0 }
    if links.count > 1 {
      keys.append(kind + links.map { $0.map { $0 ?? "" }.joined(separator: "\u{0}") }.sorted())
    }
    return keys
  }
}

extension Scene {
  fileprivate func fullName(in path: String) -> [String?] {
    [path, kind.name, customClass?.nonEmpty, name]
  }
}
