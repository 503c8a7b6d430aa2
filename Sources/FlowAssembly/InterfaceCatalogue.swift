import FlowModel
import InterfaceBuilder

/// The interface files of an app, with lookups by name.
///
/// A document is identified by its index in `documents`. This is a class because many values refer
/// to it, and copying a structure with so many tables would dominate the cost of a lookup.
final class InterfaceCatalogue: Sendable {
  /// The documents, sorted by path.
  let documents: [InterfaceDocument]
  let places: [FilePlace]
  /// The targets that files belong to.
  let targets: TargetMembership
  private let storyboards: [String: [Int]]
  private let xibs: [String: [Int]]
  private let controllers: Set<SceneID>
  private let identified: [StoryboardIdentifier: [SceneID]]
  private let identifiedAnywhere: [String: [Entry]]
  private let classes: [String: [Entry]]
  private let paths: [String: Int]
  private let unread: Set<UnreadFile>

  private struct UnreadFile: Hashable {
    let name: String
    let format: Storyboard.Format
  }

  /// A scene and its document.
  struct Entry: Hashable {
    let document: Int
    let scene: SceneID
  }

  private struct StoryboardIdentifier: Hashable {
    let document: Int
    let identifier: String
  }

  /// - Parameter unread: The paths of interface files that exist but were not read.
  init(
    _ documents: [InterfaceDocument], targets: TargetMembership = .none, unread: [String] = []
  ) {
    self.targets = targets
    self.unread = Set(
      unread.map { path in
        UnreadFile(
          name: FilePlace(path: path).name,
          format: path.hasSuffix(".storyboard") ? .storyboard : .xib)
      })
    self.documents = documents.sorted { $0.path < $1.path }
    places = self.documents.map {
      FilePlace(
        path: $0.path, platforms: [$0.platform], scope: targets.scope(ofFileAt: $0.path))
    }
    var names: [Storyboard.Format: [String: [Int]]] = [:]
    var controllers = Set<SceneID>(minimumCapacity: documents.reduce(0) { $0 + $1.scenes.count })
    var identified: [StoryboardIdentifier: [SceneID]] = [:]
    var identifiedAnywhere: [String: [Entry]] = [:]
    var classes: [String: [Entry]] = [:]
    for (index, document) in self.documents.enumerated() {
      names[document.format, default: [:]][places[index].name, default: []].append(index)
      for entry in document.scenes {
        let scene = entry.scene
        guard controllers.insert(scene.id).inserted else { continue }
        if let identifier = scene.storyboardIdentifier {
          identified[.init(document: index, identifier: identifier), default: []].append(scene.id)
          identifiedAnywhere[identifier, default: []].append(
            Entry(document: index, scene: scene.id))
        }
        if let name = scene.customClass, SceneRequest(entry) == nil {
          classes[name, default: []].append(Entry(document: index, scene: scene.id))
        }
      }
      if let owner = document.filesOwner, owner.isController, let name = owner.customClass {
        classes[name, default: []].append(Entry(document: index, scene: document.ownerID))
      }
    }
    storyboards = names[.storyboard] ?? [:]
    xibs = names[.xib] ?? [:]
    self.controllers = controllers
    self.identified = identified
    self.identifiedAnywhere = identifiedAnywhere
    paths = Dictionary(
      zip(self.documents.lazy.map(\.path), self.documents.indices),
      uniquingKeysWith: { first, _ in first })
    self.classes = classes
  }

  /// Whether a file exists of which nothing but the name is known.
  func hasUnread(_ format: Storyboard.Format, named name: String) -> Bool {
    unread.contains(UnreadFile(name: name, format: format))
  }

  func storyboards(named name: String) -> [Int] { storyboards[name] ?? [] }

  func xibs(named name: String) -> [Int] { xibs[name] ?? [] }

  /// Returns the scenes and the controllers of xibs that have a class, except those that are
  /// references.
  func scenes(ofClass name: String) -> [Entry] { classes[name] ?? [] }

  func scenes(identifiedBy identifier: String, in document: Int) -> [SceneID] {
    identified[StoryboardIdentifier(document: document, identifier: identifier)] ?? []
  }

  func scenes(identifiedBy identifier: String) -> [Entry] { identifiedAnywhere[identifier] ?? [] }

  /// Returns the document of a scene; `nil` if the scene is in no interface file.
  func document(of scene: SceneID) -> Int? { paths[scene.path] }

  /// Returns the place of any file, not only of an interface file.
  func place(ofFileAt path: String) -> FilePlace {
    FilePlace(path: path, scope: targets.scope(ofFileAt: path))
  }

  /// The number of scenes in all storyboards.
  var sceneCount: Int { controllers.count }

  func contains(_ scene: SceneID) -> Bool { controllers.contains(scene) }

  /// Returns the initial scene of the document; `nil` if it states none that exists.
  func initialScene(of document: Int) -> SceneID? {
    documents[document].initialScene.flatMap { controllers.contains($0) ? $0 : nil }
  }

  /// Returns the scenes in which an app starts if the document is its main storyboard: the initial scene, and those
  /// that the system shows by itself.
  ///
  /// A Mac app's menu bar is in the storyboard's application scene. An app may start with only that; beside an initial
  /// scene, it is a start if its items lead to screens.
  func startScenes(of document: Int) -> [SceneID] {
    let initial = initialScene(of: document)
    let isAlone = documents[document].initialViewController == nil
    // A static notification leads to its dynamic ones.
    let led = Set(documents[document].scenes.lazy.flatMap(\.segues).compactMap(\.destination))
    let others = documents[document].scenes.filter { entry in
      guard entry.scene.isShownBySystem, entry.scene.id != initial, !led.contains(entry.scene.id)
      else { return false }
      return isAlone || entry.scene.kind != .scene("application") || !entry.segues.isEmpty
    }
    return (initial.map { [$0] } ?? []) + others.map(\.scene.id)
  }

  /// Returns files in groups of copies for languages and devices, each with the best copy for a place's language
  /// first.
  func families(_ files: [Int], for place: FilePlace) -> [[Int]] {
    Dictionary(grouping: files) { places[$0].withoutLanguage }.values
      .map { $0.sorted { rank($0, for: place.language) < rank($1, for: place.language) } }
      .sorted { $0[0] < $1[0] }
  }

  /// Returns scenes sorted by path, with one of several localised copies.
  func distinct(_ entries: [Entry], for place: FilePlace) -> [SceneID] {
    guard entries.count > 1 else { return entries.map(\.scene) }
    let scenes = Dictionary(grouping: entries, by: \.document)
    return families(scenes.keys.sorted(), for: place)
      .flatMap { scenes[$0[0]]?.map(\.scene) ?? [] }
  }

  /// Returns a sort key: the place's own language first, then `Base`; a copy for the iPad only after others, then by path.
  private func rank(_ document: Int, for language: Substring?) -> (Int, Int, Int) {
    let device = places[document].device == "~ipad" ? 1 : 0
    return switch places[document].language {
    case language: (0, device, document)
    case "Base": (1, device, document)
    default: (2, device, document)
    }
  }
}

extension InterfaceDocument {
  /// The scene that the document states as its initial one, whether or not it exists.
  var initialScene: SceneID? {
    initialViewController.map { SceneID(path: path, objectID: $0) }
  }

  /// The scene of a xib's File's Owner. If the file does not state its ID, it is the one that
  /// Interface Builder always uses.
  var ownerID: SceneID { SceneID(path: path, objectID: filesOwner?.objectID ?? "-1") }
}
