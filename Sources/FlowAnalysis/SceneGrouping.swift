import FlowModel

/// Which scenes a node of an overview stands for.
struct SceneGrouping {
  /// The groups, by scene. A scene without a group is a node itself.
  private(set) var groups: [SceneID: SceneGroup] = [:]

  /// - Parameter depth: The number of folders in the path of a group; `nil` for as many as make a
  ///   picture that can be read.
  init(_ graph: FlowGraph, by kind: Scene.Group, depth: Int?) {
    self.init(graph, by: kind, folders: FolderGrouping([graph.groupedScenes], depth: depth))
  }

  /// Returns the groups of graphs that are drawn side by side, with as many folders as make *one* picture that
  /// can be read.
  static func groupings(
    of graphs: [FlowGraph], by kind: Scene.Group, depth: Int?
  ) -> [SceneGrouping] {
    let folders = FolderGrouping(graphs.map(\.groupedScenes), depth: depth)
    return graphs.enumerated().map {
      SceneGrouping($0.element, by: kind, folders: folders, part: $0.offset)
    }
  }

  private init(
    _ graph: FlowGraph, by kind: Scene.Group, folders: @autoclosure () -> FolderGrouping,
    part: Int = 0
  ) {
    let scenes = graph.groupedScenes
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
      let folders = folders()
      for scene in scenes {
        let folder = folders.folder(of: scene, inPart: part)
        groups[scene.id] = SceneGroup(
          id: SceneID(path: folder.path.isEmpty ? "." : folder.path, objectID: ""),
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

extension FlowGraph {
  /// The scenes of an overview. A class that is only inherited from is no part of one.
  fileprivate var groupedScenes: [Scene] {
    let bases = baseClasses
    return bases.isEmpty ? scenes : scenes.filter { !bases.contains($0.id) }
  }
}

/// The folders that an overview shows, chosen so that there are neither too few nor too many.
struct FolderGrouping {
  /// A folder of one of the parts of a picture: a folder that two apps share is shown in both.
  struct Folder: Hashable, Comparable {
    let part: Int
    let path: String

    static func < (a: Folder, b: Folder) -> Bool { (a.part, a.path) < (b.part, b.path) }
  }

  /// The number of folders from which a picture tells something, and up to which it can be read.
  static let fewest = 12
  static let most = 40

  /// The folders to show. A scene belongs to the deepest of them that contains it.
  private var folders: Set<Folder> = []
  /// The number of folders of a part with the same last component.
  private var namesakes: [Folder: Int] = [:]

  /// - Parameter parts: The scenes of each part of the picture.
  init(_ parts: [[Scene]], depth: Int?) {
    var counts: [Folder: Int] = [:]
    var roots: [String] = []
    for (part, scenes) in parts.enumerated() {
      let paths = scenes.lazy.filter { $0.reference == nil }.map(Self.path)
      for path in paths { counts[Folder(part: part, path: path), default: 0] += 1 }
      roots.append(Self.commonFolder(of: Set(paths)))
    }
    if let depth {
      folders = Set(counts.keys.map { $0.ancestor(at: roots[$0.part].depth + depth) })
    } else {
      split(roots.enumerated().map { Folder(part: $0.offset, path: $0.element) }, counts)
    }
    for folder in folders { namesakes[folder.nameOnly, default: 0] += 1 }
  }

  /// The last component of a folder, with the one before if another folder has the same name.
  func name(of folder: Folder) -> String {
    if folder.path.isEmpty { return "." }
    let name = folder.path.lastComponent
    guard namesakes[folder.nameOnly] ?? 0 > 1, !folder.path.folder.isEmpty else { return name }
    return "\(folder.path.folder.lastComponent)/\(name)"
  }

  /// Splits the folder that holds the most screens, again and again.
  private mutating func split(_ roots: [Folder], _ counts: [Folder: Int]) {
    var sizes: [Folder: Int] = [:]
    for (folder, count) in counts { sizes[roots[folder.part], default: 0] += count }
    let total = sizes.values.reduce(0, +)
    var whole: Set<Folder> = []
    while let largest = sizes.filter({ !whole.contains($0.key) })
      .max(by: { ($0.value, $1.key) < ($1.value, $0.key) })
    {
      if sizes.count >= Self.fewest, largest.value * 5 <= total { break }
      var parts: [Folder: Int] = [:]
      for (folder, count) in counts where folder.isInside(largest.key) {
        parts[folder.ancestor(at: largest.key.path.depth + 1), default: 0] += count
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

  func folder(of scene: Scene, inPart part: Int) -> Folder {
    var folder = Folder(part: part, path: Self.path(of: scene))
    while !folders.contains(folder), !folder.path.isEmpty {
      folder = Folder(part: part, path: folder.path.folder)
    }
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

extension FolderGrouping.Folder {
  fileprivate var nameOnly: FolderGrouping.Folder {
    FolderGrouping.Folder(part: part, path: path.lastComponent)
  }

  fileprivate func isInside(_ folder: FolderGrouping.Folder) -> Bool {
    part == folder.part && path.isInside(folder.path)
  }

  fileprivate func ancestor(at depth: Int) -> FolderGrouping.Folder {
    FolderGrouping.Folder(part: part, path: path.ancestor(at: depth))
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
