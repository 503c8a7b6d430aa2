import FlowModel

extension SceneMatcher {
  /// One of the two states, with the properties that can identify each scene.
  ///
  /// Paths and classes are those of the later state, so that a renamed file makes no difference.
  struct Side {
    let scenes: [Scene]
    private let graph: FlowGraph
    private let indices: [SceneID: Int]
    private let paths: [String]
    fileprivate let classNames: [String?]
    private let objectIDCounts: [String: Int]
    private let classCounts: [String: Int]
    private let nameCounts: [[String?]: Int]

    init(_ graph: FlowGraph, path: (String) -> String, className: (String) -> String) {
      self.graph = graph
      let scenes = graph.scenes
      self.scenes = scenes
      indices = Dictionary(
        zip(scenes.lazy.map(\.id), scenes.indices), uniquingKeysWith: { first, _ in first })
      let paths = scenes.map { path($0.id.path) }
      self.paths = paths
      objectIDCounts = Self.count(scenes.lazy.map(\.id.objectID))
      classNames = scenes.map { $0.customClass?.nonEmpty.map(className) }
      classCounts = Self.count(classNames.lazy.compactMap(\.self))
      nameCounts = Self.count(zip(scenes, paths).lazy.map { $0.fullName(in: $1) })
    }

    private static func count<Key: Hashable>(_ keys: some Sequence<Key>) -> [Key: Int] {
      keys.reduce(into: [:]) { $0[$1, default: 0] += 1 }
    }

    /// Whether the scene is a reference is part of its identity: one that is turned into a reference
    /// loses its name and its content. So is whether a class is built: one that moved may leave its file
    /// behind.
    func identity(_ index: Int) -> [String]? {
      let scene = scenes[index]
      return [
        paths[index], scene.id.objectID, scene.reference == nil ? "" : "reference",
        scene.isLeft(in: graph) ? "left" : "",
      ]
    }
  }
}

// MARK: - Evidence, the surest first

extension SceneMatcher.Side {
  /// The object ID together with another identifying property, which is reliable even if copies of
  /// a scene have the same object ID.
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

  /// The storyboard identifier. Xcode keeps it unique within a file.
  func identifier(_ index: Int) -> [[String?]] {
    storyboardIdentifier(index).map { [[paths[index], $0]] } ?? []
  }

  /// Whether the scene is its file's initial one, with its visible properties. A launch screen has
  /// no other identification.
  func initial(_ index: Int) -> [[String?]] {
    let scene = scenes[index]
    return scene.isInitial && scene.reference == nil ? [scene.fullName(in: paths[index])] : []
  }

  /// The class, if no other scene of the app has it, in any file.
  func uniqueClass(_ index: Int) -> [[String?]] {
    guard let name = className(index), classCounts[name] == 1 else { return [] }
    return [[name]]
  }

  /// The name, if a person gave it and no other scene of the same kind in the file has it.
  func uniqueName(_ index: Int) -> [[String?]] {
    let scene = scenes[index]
    let name = scene.fullName(in: paths[index])
    guard scene.reference == nil, !scene.isClass,
      scene.name != Scene.displayName(forElement: scene.kind.name), nameCounts[name] == 1
    else { return [] }
    return [name]
  }

  /// What a reference refers to.
  func wanted(_ index: Int, inFile: Bool) -> [String?]? {
    guard let reference = scenes[index].reference else { return nil }
    return [
      inFile ? paths[index] : nil, reference.storyboardName, reference.referencedIdentifier,
      reference.bundleIdentifier, reference.className, reference.xibName,
    ]
  }

  private func className(_ index: Int) -> String? {
    scenes[index].reference == nil ? classNames[index] : nil
  }

  private func storyboardIdentifier(_ index: Int) -> String? {
    scenes[index].reference == nil ? scenes[index].storyboardIdentifier?.nonEmpty : nil
  }
}

// MARK: - The neighbourhood

extension SceneMatcher.Side {
  /// The segues between a scene and scenes that are already matched. Each segue is a key with its
  /// name, and several together are one key without names.
  ///
  /// - Parameter found: Returns the index in the later state of a scene that is already matched.
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
      + graph.segues(to: id).flatMap { segue in segue.starts.compactMap { link("from", segue, $0) }
      }
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
