/// The identity of an element of an interface file: the file's path and the element's object ID.
///
/// Object IDs repeat between storyboards (`01J-lp-oVM` occurs in 43 of 316 real ones), but the pair
/// of path and object ID is unique. `Owner` makes IDs of scenes and of segues different types.
package struct ElementID<Owner>: Hashable, Sendable {
  /// The file's path relative to the root folder, with `/` as its separator.
  package let path: String
  /// The `id` attribute that Interface Builder wrote.
  package let objectID: String

  package init(path: String, objectID: String) {
    self.path = path
    self.objectID = objectID
  }
}

package typealias SceneID = ElementID<Scene>
package typealias SegueID = ElementID<Segue>

extension ElementID: Comparable {
  package static func < (a: Self, b: Self) -> Bool {
    a.path == b.path ? a.objectID < b.objectID : a.path < b.path
  }
}

extension ElementID: CustomStringConvertible {
  package var description: String { "\(path)#\(objectID)" }
}
