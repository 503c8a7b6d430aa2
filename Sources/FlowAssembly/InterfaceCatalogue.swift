import FlowModel
import InterfaceBuilder

/// The interface files of an app, and what can be looked up in them by name.
///
/// A document is known by its index in `documents`. A class, since many hold it, and to copy a structure
/// of so many tables is what a lookup would take most time for.
final class InterfaceCatalogue: Sendable {
  /// By path.
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

  /// A scene and its document.
  struct Entry: Hashable {
    let document: Int
    let scene: SceneID
  }

  private struct StoryboardIdentifier: Hashable {
    let document: Int
    let identifier: String
  }

  init(_ documents: [InterfaceDocument], targets: TargetMembership = .none) {
    self.targets = targets
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

  func storyboards(named name: String) -> [Int] { storyboards[name] ?? [] }

  func xibs(named name: String) -> [Int] { xibs[name] ?? [] }

  /// The scenes, and the controllers of xibs, that have a class; those that only stand for another
  /// scene are left out.
  func scenes(ofClass name: String) -> [Entry] { classes[name] ?? [] }

  func scenes(identifiedBy identifier: String, in document: Int) -> [SceneID] {
    identified[StoryboardIdentifier(document: document, identifier: identifier)] ?? []
  }

  func scenes(identifiedBy identifier: String) -> [Entry] { identifiedAnywhere[identifier] ?? [] }

  /// The document of a scene; `nil` for one that is in no interface file.
  func document(of scene: SceneID) -> Int? { paths[scene.path] }

  /// The place of a file that need not be an interface file.
  func place(ofFileAt path: String) -> FilePlace {
    FilePlace(path: path, scope: targets.scope(ofFileAt: path))
  }

  /// How many scenes all storyboards hold.
  var sceneCount: Int { controllers.count }

  func contains(_ scene: SceneID) -> Bool { controllers.contains(scene) }

  /// The scene that the document starts with; `nil` where it names none that exists.
  func initialScene(of document: Int) -> SceneID? {
    documents[document].initialScene.flatMap { controllers.contains($0) ? $0 : nil }
  }

  /// The scene in which an app starts whose main storyboard the document is.
  ///
  /// A Mac app may well start in its menu bar alone, which is the storyboard's application scene.
  func startScene(of document: Int) -> SceneID? {
    guard documents[document].initialViewController == nil else {
      return initialScene(of: document)
    }
    return documents[document].scenes.first { $0.scene.kind == .scene("application") }?.scene.id
  }

  /// Returns files by what they are copies of: the localised copies of one file together, the best
  /// for a place's own language first.
  func families(_ files: [Int], for place: FilePlace) -> [[Int]] {
    Dictionary(grouping: files) { places[$0].withoutLanguage }.values
      .map { $0.sorted { rank($0, for: place.language) < rank($1, for: place.language) } }
      .sorted { $0[0] < $1[0] }
  }

  /// The scenes without localised copies of the same ones, by path.
  func distinct(_ entries: [Entry], for place: FilePlace) -> [SceneID] {
    guard entries.count > 1 else { return entries.map(\.scene) }
    let scenes = Dictionary(grouping: entries, by: \.document)
    return families(scenes.keys.sorted(), for: place)
      .flatMap { scenes[$0[0]]?.map(\.scene) ?? [] }
  }

  /// Own language first, then `Base`, then by path.
  private func rank(_ document: Int, for language: Substring?) -> (Int, Int) {
    switch places[document].language {
    case language: (0, document)
    case "Base": (1, document)
    default: (2, document)
    }
  }
}

extension InterfaceDocument {
  /// What the document names as its initial scene, whether that exists or not.
  var initialScene: SceneID? {
    initialViewController.map { SceneID(path: path, objectID: $0) }
  }

  /// The scene that a xib's File's Owner makes. Interface Builder always numbers it so, should the
  /// file not say.
  var ownerID: SceneID { SceneID(path: path, objectID: filesOwner?.objectID ?? "-1") }
}
