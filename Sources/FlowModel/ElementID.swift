/// The identity of an element of an interface file: the file and the element's object ID.
///
/// Object IDs repeat between storyboards (`01J-lp-oVM` stands in 43 of 316 real ones); the pair of
/// path and object ID does not. The `Owner` keeps the ID of a scene apart from that of a segue.
///
/// Public, since only what is public can be compiled into other modules: else each comparison would ask
/// at run time whose ID it is.
public struct ElementID<Owner>: Hashable, Sendable {
  /// The file's path, relative to the root that was given, with `/` between its parts.
  public let path: String
  /// The `id` attribute as Interface Builder wrote it.
  public let objectID: String

  public init(path: String, objectID: String) {
    self.path = path
    self.objectID = objectID
  }
}

package typealias SceneID = ElementID<Scene>
package typealias SegueID = ElementID<Segue>

extension ElementID: Comparable {
  @inlinable
  public static func == (a: Self, b: Self) -> Bool {
    a.objectID == b.objectID && a.path == b.path
  }

  @inlinable
  public func hash(into hasher: inout Hasher) {
    hasher.combine(path)
    hasher.combine(objectID)
  }

  @inlinable
  public static func < (a: Self, b: Self) -> Bool {
    a.path == b.path ? a.objectID < b.objectID : a.path < b.path
  }
}

extension ElementID: CustomStringConvertible {
  public var description: String { "\(path)#\(objectID)" }
}
