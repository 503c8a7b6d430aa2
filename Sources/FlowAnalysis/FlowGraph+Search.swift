package import FlowModel

extension FlowGraph {
  /// Returns the scenes that a user means by a name, a class, a storyboard identifier or a
  /// `path#objectID`.
  ///
  /// A `path#objectID` is one scene. Of the names, those written alike win over those that differ
  /// in case. A resolved storyboard reference is found by its `path#objectID` only: whoever names
  /// it means the scene behind it.
  ///
  /// - Returns: The matches in the graph's order; several where a name is not unique.
  package func scenes(matching text: String) -> [Scene] {
    if let separator = text.lastIndex(of: "#") {
      let objectID = String(text[text.index(after: separator)...])
      let id = SceneID(path: String(text[..<separator]), objectID: objectID)
      if let scene = scene(id) { return [scene] }
    }
    let places = scenes.filter { $0.reference?.target == nil }
    let exact = places.filter { $0.names.contains(text) }
    guard exact.isEmpty else { return exact }
    let folded = text.lowercased()
    return places.filter { $0.names.contains { $0.lowercased() == folded } }
  }
}

extension Scene {
  fileprivate var names: [String] {
    [name, customClass, storyboardIdentifier].compactMap { $0 }
  }
}
