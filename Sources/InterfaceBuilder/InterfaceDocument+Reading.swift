import FlowModel

extension InterfaceDocument {
  /// Reads the parts of a `<document>` that the product uses.
  init(reading root: Element, path: String) {
    let type = root[.type] ?? ""
    let isStoryboard =
      type.contains("Storyboard") || (type.isEmpty && path.hasSuffix(".storyboard"))
    self.init(
      path: path, format: isStoryboard ? .storyboard : .xib, version: root[.version] ?? "",
      platform: Platform(targetRuntime: root[.targetRuntime] ?? ""),
      location: SourceLocation(path: path, line: root.line))
    isLaunchScreen = root.has(.launchScreen, "YES")
    initialViewController = root[.initialViewController]
    for scene in root.descendants(.scene) where !scene.isInside(.scene) {
      let reader = SceneReader(scene: scene, path: path, platform: platform)
      if let scene = reader.read() { scenes.append(scene) }
    }
    findings = DocumentCheck.findings(for: root, path: path)
    if format == .xib {
      filesOwner = root.first(.objects).flatMap { FilesOwner(in: $0, path: path) }
    }
    for resource in root.first(.resources)?.children ?? root.noChildren {
      guard let name = resource[.name] else { continue }
      switch resource.knownName {
      case .namedColor: resources.colors.append(name)
      case .image where !resource.has(.catalog, "system"): resources.images.append(name)
      default: break
      }
    }
  }
}
