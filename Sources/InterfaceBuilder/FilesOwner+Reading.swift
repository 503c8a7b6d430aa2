import FlowModel

extension InterfaceDocument.FilesOwner {
  /// - Parameter objects: The `<objects>` of a xib.
  /// - Returns: `nil` where the file names no owner.
  init?(in objects: Element, path: String) {
    guard let owner = objects.children.first(where: \.isFilesOwner) else { return nil }
    let outlets = owner.first(.connections)?.children.filter { $0.is(.outlet) } ?? []
    self.init(
      objectID: owner.objectID, customClass: owner[.customClass],
      customModule: owner[.customModule],
      isController: owner.isNamedForController
        && outlets.contains { $0.has(.property, "view") || $0.has(.property, "window") },
      title: owner[.title] ?? objects.first(.window)?[.title],
      runtimeAttributes: owner.runtimeAttributes,
      location: SourceLocation(path: path, line: owner.line))
    parts = objects.partClasses(except: owner)
  }
}

extension Element {
  /// On macOS, the owner has no specific element; it is the object with the ID -2.
  var isFilesOwner: Bool {
    has(.placeholderIdentifier, "IBFilesOwner") || (self.is(.customObject) && has(.id, "-2"))
  }

  /// A view that loads its own content from a nib often has an outlet `view`, too.
  fileprivate var isNamedForController: Bool {
    let name = self[.customClass] ?? ""
    return !["View", "Cell", "Header", "Footer", "Button"].contains { name.hasSuffix($0) }
  }
}
