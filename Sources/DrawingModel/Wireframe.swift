/// A screen drawn at a reduced size: shapes with their origin at the screen's top left corner.
package struct Wireframe: Hashable, Sendable {
  /// The size in pixels of the picture; all shapes lie inside.
  package var size: Size
  package var cornerRadius: Double
  /// The shapes in painting order, the lowest first, already scaled.
  package var shapes: [Shape]
  /// The visible boxes of the interface file's objects by object ID, where segues can start.
  package var anchors: [String: Box]
  /// The boxes of hidden views by object ID: where they would be visible.
  package var hidden: [String: Box] = [:]
  /// The title in the screen's bar; `nil` if none is shown.
  package var title: Title?

  package struct Title: Hashable, Sendable {
    package let text: String
    package let box: Box

    package init(_ text: String, in box: Box) {
      self.text = text
      self.box = box
    }
  }

  package init(size: Size, cornerRadius: Double, shapes: [Shape], anchors: [String: Box]) {
    self.size = size
    self.cornerRadius = cornerRadius
    self.shapes = shapes
    self.anchors = anchors
  }
}
