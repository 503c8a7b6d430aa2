/// A screen drawn small: shapes with their origin at the top left corner of the screen.
package struct Wireframe: Hashable, Sendable {
  /// In pixels of the picture; all shapes lie inside.
  package var size: Size
  package var cornerRadius: Double
  /// In painting order, the lowest first; already scaled.
  package var shapes: [Shape]
  /// Where an object of the interface file stands, by object ID, as far as it can be seen: what a
  /// segue may start at.
  package var anchors: [String: Box]

  package init(size: Size, cornerRadius: Double, shapes: [Shape], anchors: [String: Box]) {
    self.size = size
    self.cornerRadius = cornerRadius
    self.shapes = shapes
    self.anchors = anchors
  }
}
