import FlowModel

/// Which scenes a node of an overview stands for.
struct SceneGrouping {
  /// The groups, by scene. A scene without a group is a node itself.
  private(set) var groups: [SceneID: SceneGroup] = [:]

  /// - Parameter depth: The number of folders in the path of a group; `nil` for as many as make a
  ///   picture that can be read.
  init(_ graph: FlowGraph, by kind: Scene.Group, depth: Int?) {
    // A class that is only inherited from is no part of an overview.
    let bases = graph.baseClasses
    let scenes = bases.isEmpty ? graph.scenes : graph.scenes.filter { !bases.contains($0.id) }
    switch kind {
    case .storyboard:
      let names = Dictionary(
        graph.storyboards.map { ($0.path, $0.name) }, uniquingKeysWith: { first, _ in first })
      for scene in scenes where !scene.isClass {
        groups[scene.id] = SceneGroup(
          id: SceneID(path: scene.id.path, objectID: ""),
          name: names[scene.id.path] ?? scene.id.path)
      }
    case .target:
      for scene in scenes {
        guard let target = scene.projectTargets.first else { continue }
        groups[scene.id] = SceneGroup(id: SceneID(path: target, objectID: ""), name: target)
      }
    case .folder:
      let folders = FolderGrouping(scenes, depth: depth)
      for scene in scenes {
        let folder = folders.folder(of: scene)
        groups[scene.id] = SceneGroup(
          id: SceneID(path: folder.isEmpty ? "." : folder, objectID: ""),
          name: folders.name(of: folder))
      }
    case .community:
      for community in Communities(graph).communities where community.scenes.count > 1 {
        guard let hub = graph.scene(community.hub) else { continue }
        let group = SceneGroup(
          id: SceneID(path: hub.id.path, objectID: "around " + hub.id.objectID),
          name: hub.name.isEmpty ? hub.customClass ?? hub.kind.name : hub.name)
        for scene in community.scenes { groups[scene] = group }
      }
    }
  }
}

/// The folders that an overview shows, chosen so that there are neither too few nor too many.
struct FolderGrouping {
  /// The number of folders from which a picture tells something, and up to which it can be read.
  static let fewest = 12
  static let most = 40

  /// The folders to show. A scene belongs to the deepest of them that contains it.
  private var folders: Set<String> = []
  /// The folders by their last component.
  private var namesakes: [String: Int] = [:]

  init(_ scenes: [Scene], depth: Int?) {
    var counts: [String: Int] = [:]
    for scene in scenes where scene.reference == nil {
      counts[Self.path(of: scene), default: 0] += 1
    }
    let root = Self.commonFolder(of: counts.keys)
    if let depth {
      folders = Set(counts.keys.map { $0.ancestor(at: root.depth + depth) })
    } else {
      split(root, counts)
    }
    for folder in folders { namesakes[folder.lastComponent, default: 0] += 1 }
  }

  /// The last component of a folder, with the one before if another folder has the same name.
  func name(of folder: String) -> String {
    if folder.isEmpty { return "." }
    let name = folder.lastComponent
    guard namesakes[name] ?? 0 > 1, !folder.folder.isEmpty else { return name }
    return "\(folder.folder.lastComponent)/\(name)"
  }

  /// Splits the folder that holds the most screens, again and again.
  private mutating func split(_ root: String, _ counts: [String: Int]) {
    var sizes = [root: counts.values.reduce(0, +)]
    let total = sizes[root] ?? 0
    var whole: Set<String> = []
    while let largest = sizes.filter({ !whole.contains($0.key) })
      .max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
    {
      if sizes.count >= Self.fewest, largest.value * 5 <= total { break }
      var parts: [String: Int] = [:]
      for (folder, count) in counts where folder.isInside(largest.key) {
        parts[folder.ancestor(at: largest.key.depth + 1), default: 0] += count
      }
      // What stands in the folder itself stays there.
      if parts.keys.allSatisfy({ $0 == largest.key }) || sizes.count + parts.count > Self.most + 1 {
        whole.insert(largest.key)
        continue
      }
      sizes[largest.key] = nil
      if parts[largest.key] != nil { whole.insert(largest.key) }
      sizes.merge(parts) { $0 + $1 }
    }
    folders = Set(sizes.keys)
  }

  func folder(of scene: Scene) -> String {
    var folder = Self.path(of: scene)
    while !folders.contains(folder), !folder.isEmpty { folder = folder.folder }
    return folder
  }

  /// The folder of a scene's file, without the folders in which Xcode keeps localised files.
  private static func path(of scene: Scene) -> String {
    let folder = scene.id.path.folder
    return folder.hasSuffix(".lproj") ? folder.folder : folder
  }

  private static func commonFolder(of folders: some Collection<String>) -> String {
    guard var common = folders.min() else { return "" }
    while !folders.allSatisfy({ $0.isInside(common) }) { common = common.folder }
    return common
  }
}

extension String {
  fileprivate var folder: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[..<$0]) } ?? ""
  }

  fileprivate var depth: Int { isEmpty ? 0 : utf8.count { $0 == UInt8(ascii: "/") } + 1 }

  /// Whether it is a folder or a path inside it.
  fileprivate func isInside(_ folder: String) -> Bool {
    folder.isEmpty || self == folder || hasPrefix(folder + "/")
  }

  /// The first folders of a path, or the path if it has no more.
  fileprivate func ancestor(at depth: Int) -> String {
    split(separator: "/").prefix(depth).joined(separator: "/")
  }

  fileprivate var lastComponent: String {
    utf8.lastIndex(of: UInt8(ascii: "/")).map { String(self[index(after: $0)...]) } ?? self
  }
}
