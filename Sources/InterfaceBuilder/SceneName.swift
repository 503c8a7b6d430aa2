import FlowModel

/// The name under which Xcode shows a scene.
enum SceneName {
  /// Uses the comment that Xcode writes before the scene. Without one, follows Xcode's order: user label,
  /// title, item title, class, element.
  static func name(of scene: Element, controller: Element) -> String {
    scene.displayNameComment ?? controller.text(of: .userLabel) ?? controller.text(of: .title)
      ?? controller.first(.navigationItem)?.text(of: .title)
      ?? controller.first(.tabBarItem)?.text(of: .title)
      ?? controller[.referencedIdentifier] ?? controller[.storyboardName]
      ?? controller[.customClass].map(Scene.displayName(forClass:))
      ?? Scene.displayName(forElement: controller.name)
  }
}

extension Element {
  /// The comment right before a scene, as Xcode writes it: `<!--Sign In-->`.
  fileprivate var displayNameComment: String? {
    guard index > 0 else { return nil }
    let previous = Element(tree: tree, index: index - 1)
    guard previous.is(.commentNode), previous.parent?.index == parent?.index else { return nil }
    let name = previous.text.trimmed.decodingEntities
    return name.isEmpty ? nil : name
  }
}
