import FlowModel
import InterfaceBuilder

/// Which class each scene of an interface file has, and which scenes each class.
///
/// A scene belongs to the class of its name that is in its module or nearest to its file, and to no
/// other; so two apps of one repository don't mix.
struct ClassScenes {
  private var classes: [SceneID: [CodeClass]] = [:]
  private var scenes: [CodeClass: [InterfaceCatalogue.Entry]] = [:]

  /// - Parameter xibs: Those that make a scene.
  init(_ catalogue: InterfaceCatalogue, xibs: Set<Int>, classes: CodeClasses) {
    for (index, document) in catalogue.documents.enumerated() {
      for entry in document.scenes where SceneRequest(entry) == nil {
        add(
          entry.scene.id, of: index, class: entry.scene.customClass,
          module: entry.scene.customModule, classes)
      }
      if xibs.contains(index), let owner = document.filesOwner {
        add(
          document.ownerID, of: index, class: owner.customClass, module: owner.customModule,
          classes)
      }
    }
  }

  /// The class of a scene, or several that it may equally well have; none for a plain scene.
  func classes(of scene: SceneID) -> [CodeClass] { classes[scene] ?? [] }

  /// The scenes of a class itself, by document.
  func scenes(of type: CodeClass) -> [InterfaceCatalogue.Entry] { scenes[type] ?? [] }

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
