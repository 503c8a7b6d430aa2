import FlowModel

/// A scene in the exported JSON.
struct SceneRecord: Decodable {
  let id: String
  /// The file that contains the scene; its kind decides which key states it.
  let storyboard: String?
  let xib: String?
  let path: String?
  let element: String
  let name: String
  let customClass: String?
  let customModule: String?
  let baseClass: String?
  let storyboardIdentifier: String?
  let title: String?
  let userLabel: String?
  let count: Int?
  let innerSegueCount: Int?
  let isInitial: Bool?
  let isEntryPoint: Bool?
  let line: Int?
  let canvasLocation: Point?
  let presentation: [String: String]?
  let table: String?
  let reuseIdentifiers: [String]?
  let runtimeAttributes: [Attribute]?
  let source: Place?
  let nib: String?
  let isScreen: Bool?
  let targets: [String]?
  let returns: [CallRecord]?

  let storyboardName: String?
  let referencedIdentifier: String?
  let bundleIdentifier: String?
  let className: String?
  let xibName: String?
  let resolvesTo: String?
  let resolution: String?

  struct Point: Decodable {
    let x: Double
    let y: Double
  }

  struct Attribute: Decodable {
    let keyPath: String
    let type: String
    let value: String?
    let objectID: String?
    let line: Int?
  }

  struct Place: Decodable {
    let path: String
    let line: Int?
  }

  var file: String? { storyboard ?? xib ?? path }

  func scene(_ ids: SceneIDs) -> Scene {
    let id = ids[self.id]
    var scene = Scene(
      id: id, kind: Scene.Kind(name: element), name: name,
      location: SourceLocation(path: id.path, line: line ?? 0))
    scene.customClass = customClass
    scene.customModule = customModule
    scene.baseClass = baseClass
    scene.storyboardIdentifier = storyboardIdentifier
    scene.title = title
    scene.userLabel = userLabel
    scene.count = count ?? 1
    scene.innerSegueCount = innerSegueCount ?? 0
    scene.isInitial = isInitial ?? false
    scene.isEntryPoint = isEntryPoint ?? false
    scene.classLocation = source.map { SourceLocation(path: $0.path, line: $0.line ?? 0) }
    scene.isScreen = isScreen ?? true
    scene.nib = nib.map { ids[$0] }
    scene.projectTargets = targets ?? []
    scene.returns = (returns ?? []).map(\.site)
    scene.reference = reference(ids)
    scene.canvasLocation = canvasLocation.map { CanvasPoint(x: $0.x, y: $0.y) }
    scene.presentation = presentation ?? [:]
    scene.table = table.flatMap(Scene.Table.init)
    scene.reuseIdentifiers = reuseIdentifiers ?? []
    scene.runtimeAttributes = (runtimeAttributes ?? []).map { attribute in
      RuntimeAttribute(
        keyPath: attribute.keyPath, type: attribute.type, value: attribute.value ?? "",
        objectID: attribute.objectID ?? "", line: attribute.line ?? 0)
    }
    return scene
  }

  private func reference(_ ids: SceneIDs) -> Reference? {
    guard let resolution = resolution.flatMap(Reference.Resolution.init) else { return nil }
    return Reference(
      storyboardName: storyboardName, referencedIdentifier: referencedIdentifier,
      bundleIdentifier: bundleIdentifier, className: className, xibName: xibName,
      resolution: resolution, target: resolvesTo.map { ids[$0] })
  }
}
