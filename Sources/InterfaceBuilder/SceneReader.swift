import FlowModel

/// Reads one `<scene>` of a storyboard.
struct SceneReader {
  let scene: Element
  let path: String
  let platform: Platform

  /// - Returns: `nil` where the scene has no controller.
  func read() -> InterfaceScene? {
    guard let controller = scene.controllers.first else { return nil }
    let id = SceneID(path: path, objectID: controller.objectID)
    var segues = SegueReader(controller: controller, id: id, platform: platform)
    var result = InterfaceScene(
      scene: Scene(id: id, scene: scene, controller: controller),
      placeholder: InterfaceScene.Placeholder(controller),
      segues: scene.descendants(.segue).compactMap { segues.read($0) },
      exits: scene.descendants(.exit).map(\.objectID))
    result.navigationItemTitle = controller.first(.navigationItem)?.text(of: .title)
    result.tabBarItemTitle = controller.first(.tabBarItem)?.text(of: .title)
    result.parts = scene.partClasses(except: controller)
    return result
  }
}

extension Element {
  /// The controllers of a scene, of which Interface Builder writes one: the objects marked as such or, where
  /// none is, objects that are controllers by their element.
  var controllers: [Element] {
    let objects = first(.objects).map { Array($0.children) } ?? []
    let marked = objects.filter { $0.has(.sceneMemberID, "viewController") }
    if !marked.isEmpty { return marked }
    return objects.filter { $0.is(.application) || $0.isNamedForScreenController }
  }

  /// True for `controller`, `pagecontroller`, `viewController` and future elements; false for controllers that
  /// manage data or connect views.
  var isNamedForScreenController: Bool {
    name.hasSuffix("ontroller") && !Self.dataControllers.contains(name)
  }

  private static let dataControllers: Set = [
    "arrayController", "dictionaryController", "objectController", "treeController",
    "userDefaultsController", "searchDisplayController",
  ]
}

extension InterfaceScene.Placeholder {
  /// `nil` for a controller that is not a storyboard reference.
  fileprivate init?(_ controller: Element) {
    guard controller.is(.viewControllerPlaceholder) || controller.is(.controllerPlaceholder) else {
      return nil
    }
    self.init(
      storyboardName: controller[.storyboardName],
      referencedIdentifier: controller[.referencedIdentifier],
      bundleIdentifier: controller[.bundleIdentifier])
  }
}
