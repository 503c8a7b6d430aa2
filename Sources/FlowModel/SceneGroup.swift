/// Scenes that an overview shows as one node, and a page can fold.
package struct SceneGroup: Hashable, Sendable {
  /// The ID of the node.
  package let id: SceneID
  package let name: String
  /// The number of screens; 0 if it is not counted.
  package var count = 0

  package init(id: SceneID, name: String) {
    self.id = id
    self.name = name
  }
}
