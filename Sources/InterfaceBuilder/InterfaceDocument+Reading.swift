import FlowModel

extension InterfaceDocument {
  /// Reads what the product uses of a `<document>`.
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
    scenes = root.descendants(.scene).compactMap { [platform] in
      SceneReader(scene: $0, path: path, platform: platform).read()
    }
    diagnostics = DocumentCheck.diagnostics(for: root, path: path)
    if format == .xib {
      filesOwner = root.first(.objects).flatMap { FilesOwner(in: $0, path: path) }
    }
  }
}
