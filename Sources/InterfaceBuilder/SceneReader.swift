import FlowModel

/// Reads one `<scene>` of a storyboard.
struct SceneReader {
  private let scene: Element
  private let document: InterfaceDocument
  private(set) var diagnostics: [Diagnostic] = []

  init(scene: Element, of document: InterfaceDocument) {
    self.scene = scene
    self.document = document
  }

  /// - Returns: `nil` where the scene holds no controller, which a diagnostic tells.
  mutating func read() -> InterfaceScene? {
    guard let controller = controller() else { return nil }
    let id = SceneID(path: document.path, objectID: controller.objectID)
    var segues = SegueReader(controller: controller, id: id, platform: document.platform)
    var result = InterfaceScene(
      scene: Scene(id: id, scene: scene, controller: controller),
      placeholder: InterfaceScene.Placeholder(controller),
      segues: scene.descendants(.segue).compactMap { segues.read($0) },
      exits: scene.descendants(.exit).map(\.objectID))
    result.navigationItemTitle = controller.first(.navigationItem)?[.title]
    result.tabBarItemTitle = controller.first(.tabBarItem)?[.title]
    return result
  }

  /// The object that Interface Builder marks as the scene's controller, or one of those that it
  /// never marks.
  private mutating func controller() -> Element? {
    let objects = scene.first(.objects)
    let marked = objects?.children.filter { $0.has(.sceneMemberID, "viewController") } ?? []
    if let first = marked.first {
      for other in marked.dropFirst() {
        warn("ignored-controller", "a second controller in one scene is ignored", at: other)
      }
      return first
    }
    if let unmarked = objects?.children.first(where: \.isControllerWithoutMark) { return unmarked }
    warn("scene-without-controller", "a scene without a controller is ignored", at: scene)
    return nil
  }

  private mutating func warn(_ rule: String, _ message: String, at element: Element) {
    let location = SourceLocation(path: document.path, line: element.line)
    diagnostics.append(Diagnostic(.warning, rule: rule, message: message, at: location))
  }
}

extension Element {
  /// Controllers of macOS and watchOS that real files hold without a `sceneMemberID`.
  fileprivate var isControllerWithoutMark: Bool {
    self.is(.application) || self.is(.windowController) || self.is(.controller)
      || self.is(.notificationController) || self.is(.hostingController)
  }
}

extension InterfaceScene.Placeholder {
  /// `nil` for a controller that is no storyboard reference.
  init?(_ controller: Element) {
    guard controller.is(.viewControllerPlaceholder) || controller.is(.controllerPlaceholder) else {
      return nil
    }
    self.init(
      storyboardName: controller[.storyboardName],
      referencedIdentifier: controller[.referencedIdentifier],
      bundleIdentifier: controller[.bundleIdentifier])
  }
}
