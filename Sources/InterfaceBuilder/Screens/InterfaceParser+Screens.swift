package import ScreenModel

extension InterfaceParser {
  /// Reads the screen of each scene of an interface file.
  ///
  /// For the graph, a file is read with `parse`, which skips the content of screens.
  ///
  /// - Parameters:
  ///   - bytes: The file's content.
  ///   - path: The file's path, as errors name it; the file is not opened.
  ///   - catalogColor: Returns a colour of the app's asset catalogues, given its name and a function
  ///     that finds system colours; `nil` to use the value that the file stores.
  /// - Returns: By the object ID of the scene's controller; for a xib, the screen of its File's
  ///   Owner by the owner's ID.
  /// - Throws: `ParseError`, as `parse` does.
  /// - Complexity: O(*n*) for *n* bytes.
  package static func screens(
    in bytes: UnsafeRawBufferPointer, path: String,
    catalogColor:
      @escaping (_ name: String, _ systemColor: (String) -> ScreenColor?)
      -> ScreenColor? = { _, _ in nil }
  ) throws(ParseError) -> [String: Screen] {
    let root = try root(of: bytes, path: path)
    let document = ScreenDocument(root, path: path, catalogColor: catalogColor)
    return document.isStoryboard
      ? document.screens(ofScenesIn: root) : document.screens(ofNib: root)
  }
}

extension ScreenDocument {
  fileprivate func screens(ofScenesIn root: Element) -> [String: Screen] {
    var screens: [String: Screen] = [:]
    for scene in root.descendants(.scene) where !scene.isInside(.scene) {
      guard let controller = scene.controllers.first, screens[controller.objectID] == nil
      else { continue }
      screens[controller.objectID] = ScreenReader(document: self).screen(of: controller)
    }
    return screens
  }

  fileprivate func screens(ofNib root: Element) -> [String: Screen] {
    guard let objects = root.first(.objects),
      let owner = objects.children.first(where: \.isFilesOwner),
      let screen = ScreenReader(document: self).screen(ofNib: objects, owner: owner)
    else { return [:] }
    return [owner.objectID: screen]
  }
}
