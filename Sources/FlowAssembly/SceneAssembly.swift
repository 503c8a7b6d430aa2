import FlowModel
import InterfaceBuilder

/// The scenes of all files, with their references resolved.
struct SceneAssembly {
  private(set) var scenes: [Scene] = []
  private(set) var findings: [Finding] = []
  /// The xibs that have a scene of their own: those of controllers, and those that a scene refers
  /// to.
  private(set) var xibs: Set<Int> = []
  /// The scenes that the resolved references refer to.
  private var targets: [SceneID: SceneID] = [:]
  /// Whether source resolved some of the references.
  private(set) var followsSource = false

  init(_ catalogue: InterfaceCatalogue) {
    var resolver = ReferenceResolver(catalogue: catalogue)
    for (index, document) in catalogue.documents.enumerated() where document.format == .storyboard {
      checkInitialScene(of: index, in: catalogue)
      var objectIDs: Set<String> = []
      for entry in document.scenes where objectIDs.insert(entry.scene.id.objectID).inserted {
        scenes.append(scene(for: entry, in: index, &resolver))
      }
    }
    add(xibs: Set(targets.values.compactMap(catalogue.document)), from: catalogue)
    for scene in scenes where scene.reference?.target != nil && realScene(scene.id) == scene.id {
      findings.append(.circularReference(scene))
    }
  }

  /// Adds the scenes of xibs. Skips storyboards, and xibs whose scenes are already added.
  mutating func add(xibs wanted: Set<Int>, from catalogue: InterfaceCatalogue) {
    for index in wanted.sorted() where catalogue.documents[index].format == .xib {
      guard xibs.insert(index).inserted else { continue }
      scenes.append(
        Scene(ownerOf: catalogue.documents[index], named: catalogue.places[index].nameWithDevice))
    }
  }

  /// Removes the scenes of xibs.
  mutating func remove(xibs ids: Set<SceneID>, from catalogue: InterfaceCatalogue) {
    xibs.subtract(ids.compactMap(catalogue.document))
    scenes.removeAll { ids.contains($0.id) }
  }

  /// Adds scenes that are in no interface file.
  mutating func add(_ nodes: [Scene]) { scenes += nodes }

  /// Resolves references to a class without a scene in any interface file, by the classes known
  /// from source.
  mutating func resolveClasses(_ node: (_ className: String, _ scene: Scene) -> SceneID?) {
    for index in scenes.indices {
      guard var reference = scenes[index].reference, reference.resolution == .sourceOnly,
        let name = reference.className, let target = node(name, scenes[index])
      else { continue }
      reference.resolution = .resolved
      reference.target = target
      scenes[index].reference = reference
      targets[scenes[index].id] = target
      followsSource = true
    }
  }

  /// Makes scenes that only contain a SwiftUI view references to the screens of the views.
  ///
  /// - Parameter view: Returns the screen, and the name of its type; `nil` for a scene of another kind.
  mutating func resolveHosts(_ view: (Scene) -> (screen: SceneID, type: String)?) {
    for index in scenes.indices {
      guard scenes[index].kind == .scene("hostingController"), scenes[index].customClass == nil,
        let (screen, type) = view(scenes[index])
      else { continue }
      scenes[index].reference = Reference(className: type, resolution: .resolved, target: screen)
      targets[scenes[index].id] = screen
      followsSource = true
    }
  }

  /// Changes the properties of each scene that come from source.
  mutating func update(_ change: (inout Scene) -> Void) {
    for index in scenes.indices { change(&scenes[index]) }
  }

  /// Returns the scene that a user sees: the given one, or the one that it refers to.
  func realScene(_ id: SceneID) -> SceneID {
    Reference.end(of: id) { targets[$0] }
  }

  /// Marks the scenes in which the app starts; for a reference, the scene that it refers to.
  mutating func markEntryPoints(_ ids: [SceneID]) {
    let starts = Set(ids.map(realScene))
    for index in scenes.indices where starts.contains(scenes[index].id) {
      scenes[index].isEntryPoint = true
    }
  }

  private mutating func scene(
    for entry: InterfaceScene, in document: Int, _ resolver: inout ReferenceResolver
  ) -> Scene {
    var scene = entry.scene
    scene.isInitial = resolver.catalogue.documents[document].initialScene == scene.id
    if let request = SceneRequest(entry) {
      let (reference, finding) = resolver.reference(for: request, of: scene, in: document)
      scene.reference = reference
      targets[scene.id] = reference.target
      if let finding { findings.append(finding) }
    } else if let replacement = entry.replacement {
      findings.append(.unknownReplacement(replacement, in: scene))
    }
    return scene
  }

  private mutating func checkInitialScene(of index: Int, in catalogue: InterfaceCatalogue) {
    let document = catalogue.documents[index]
    if let initial = document.initialViewController, catalogue.initialScene(of: index) == nil {
      findings.append(.missingInitialScene(initial, at: document.location))
    }
  }
}

extension Scene {
  /// Creates the scene of the controller that loads a xib, its File's Owner.
  fileprivate init(ownerOf document: InterfaceDocument, named fileName: String) {
    let owner = document.filesOwner
    let name = owner?.customClass.map(Scene.displayName(forClass:)) ?? owner?.title ?? fileName
    self.init(
      id: document.ownerID, kind: .xib, name: name,
      location: owner?.location ?? document.location)
    customClass = owner?.customClass
    customModule = owner?.customModule
    title = owner?.title
    runtimeAttributes = owner?.runtimeAttributes ?? []
  }
}

extension Finding {
  fileprivate static func missingInitialScene(
    _ objectID: String, at location: SourceLocation
  ) -> Self {
    Finding(
      .warning, rule: "missing-initial-scene",
      message: "initial view controller '\(objectID)' is no scene of this storyboard; "
        + "expected the object id of one",
      at: location)
  }

  fileprivate static func circularReference(_ scene: Scene) -> Self {
    Finding(
      .warning, rule: "circular-reference",
      message: "reference '\(scene.name)' leads round in a circle; expected it to end in a scene",
      at: scene.location)
  }

  fileprivate static func unknownReplacement(
    _ attribute: RuntimeAttribute, in scene: Scene
  ) -> Self {
    Finding(
      .warning, rule: "unknown-replacement",
      message: "replacement identifier '\(attribute.value)' names nothing; expected "
        + "'storyboard.Name', 'storyboard.Name.Identifier', 'class.Name' or 'xib.Name'",
      at: SourceLocation(path: scene.location.path, line: attribute.line))
  }
}
