import FlowModel

extension Scene {
  /// Reads the properties of a scene and its controller.
  init(id: SceneID, scene: Element, controller: Element) {
    self.init(
      id: id, kind: .scene(controller.name),
      name: SceneName.name(of: scene, controller: controller),
      location: SourceLocation(path: id.path, line: controller.line))
    customClass = controller[.customClass]
    customModule = controller[.customModule]
    storyboardIdentifier = controller[.storyboardIdentifier] ?? controller[.identifier]
    title = controller.text(of: .title)
    userLabel = controller.text(of: .userLabel)
    canvasLocation = scene.child(.point, key: .canvasLocation).flatMap(CanvasPoint.init)
    for name in Self.presentationAttributes { presentation[name.spelling] = controller[name] }
    table = scene.table
    reuseIdentifiers = scene.reuseIdentifiers
    runtimeAttributes = scene.runtimeAttributes
  }

  private static let presentationAttributes: [Name] = [
    .modalPresentationStyle, .modalTransitionStyle, .modalInPresentation, .hidesBottomBarWhenPushed,
  ]
}

extension CanvasPoint {
  fileprivate init?(_ point: Element) {
    guard let x = point[.x].flatMap(Double.init), let y = point[.y].flatMap(Double.init),
      x.isFinite, y.isFinite
    else { return nil }
    self.init(x: x, y: y)
  }
}

extension Element {
  /// Of the first table inside: the one that is a table view controller's own.
  fileprivate var table: Scene.Table? {
    guard let table = descendants(.tableView, .table).first else { return nil }
    return table.has(.dataMode, "static") ? .static : .dynamic
  }

  /// Of prototype cells and headers; static cells are never reused.
  fileprivate var reuseIdentifiers: [String] {
    descendants(
      .tableViewCell, .collectionViewCell, .collectionReusableView, .tableRow, .tableCellView
    )
    .filter { !$0.isInside(.sections) }
    .compactMap { $0[.reuseIdentifier] ?? $0[.identifier] }
  }

  /// Those of everything inside, in the order of the lists that hold them.
  var runtimeAttributes: [RuntimeAttribute] {
    descendants(.userDefinedRuntimeAttributes).flatMap { list in
      let objectID = list.parent?.objectID ?? ""
      return list.children
        .filter { $0.is(.userDefinedRuntimeAttribute) }
        .map { RuntimeAttribute($0, of: objectID) }
    }
  }
}
