import FlowModel
import InterfaceBuilder
import SourceNavigation

/// Maps the scenes of interface files to their classes and back.
///
/// If several classes have the name, a scene belongs to the one in its module or closest to its
/// file. The classes of two apps in one repository are therefore not confused.
struct ClassScenes {
  private var classes: [SceneID: [CodeClass]] = [:]
  private var scenes: [CodeClass: [InterfaceCatalogue.Entry]] = [:]
  private var wholes: [CodeClass: [SceneID]] = [:]

  /// - Parameter xibs: The xibs that have a scene of their own.
  init(_ catalogue: InterfaceCatalogue, xibs: Set<Int>, classes: CodeClasses) {
    for (index, document) in catalogue.documents.enumerated() {
      for entry in document.scenes where SceneRequest(entry) == nil {
        add(
          entry.scene.id, of: index, class: entry.scene.customClass,
          module: entry.scene.customModule, classes)
        add(entry.parts, of: entry.scene.id, classes)
      }
      if xibs.contains(index), let owner = document.filesOwner {
        add(
          document.ownerID, of: index, class: owner.customClass, module: owner.customModule,
          classes)
        add(owner.parts, of: document.ownerID, classes)
      }
    }
    for delegate in classes.appDelegates { wholes[delegate] = nil }
  }

  /// Returns the class of a scene, or several that match equally well; empty for a scene without
  /// one.
  func classes(of scene: SceneID) -> [CodeClass] { classes[scene] ?? [] }

  /// Returns the scenes of a class, not of its subclasses, in the order of documents.
  func scenes(of type: CodeClass) -> [InterfaceCatalogue.Entry] { scenes[type] ?? [] }

  /// Returns the scenes that contain an object or a view of a class that is no controller, in the order of
  /// documents.
  ///
  /// What such an object does, its scene does: a menu's controller in the application scene of a Mac app, a
  /// cell in a table. A delegate of the app is a start of its own.
  func scenes(containing type: CodeClass) -> [SceneID] { wholes[type] ?? [] }

  private mutating func add(_ parts: [CustomClass], of scene: SceneID, _ known: CodeClasses) {
    for type in known.objects(among: parts, near: scene.path)
    where wholes[type]?.last != scene {
      wholes[type, default: []].append(scene)
    }
  }

  private mutating func add(
    _ scene: SceneID, of document: Int, class name: String?, module: String?,
    _ known: CodeClasses
  ) {
    guard let name, classes[scene] == nil else { return }
    let found = known.classes(named: name, module: module, near: scene.path)
    classes[scene] = found
    for type in found { scenes[type, default: []].append(.init(document: document, scene: scene)) }
  }
}
