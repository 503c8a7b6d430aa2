package import FlowModel

extension FlowGraph {
  /// Returns the scenes that match a name, a class, a storyboard identifier or a `path#objectID`.
  ///
  /// A `path#objectID` matches one scene. Names that match exactly have precedence over names that
  /// differ in case. A resolved storyboard reference matches only by its `path#objectID`; its name
  /// matches the scene that it refers to. A class that is in the graph only because screens inherit from it
  /// matches if no other scene does.
  ///
  /// - Returns: The matches in the graph's order; more than one if a name is not unique.
  package func scenes(matching text: String) -> [Scene] {
    if let separator = text.lastIndex(of: "#") {
      let objectID = String(text[text.index(after: separator)...])
      let id = SceneID(path: String(text[..<separator]), objectID: objectID)
      if let scene = scene(id) { return [scene] }
    }
    let bases = baseClasses
    let places = scenes.filter { $0.reference?.target == nil }
    let screens = places.filter { !bases.contains($0.id) }.matching(text)
    return screens.isEmpty ? places.matching(text) : screens
  }
}

extension [Scene] {
  fileprivate func matching(_ text: String) -> [Scene] {
    let exact = filter { $0.names.contains(text) }
    guard exact.isEmpty else { return exact }
    let folded = text.lowercased()
    return filter { $0.names.contains { $0.lowercased() == folded } }
  }
}

extension Scene {
  fileprivate var names: [String] {
    [name, customClass, storyboardIdentifier].compactMap { $0 }
  }
}
