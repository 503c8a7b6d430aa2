/// The identity of an element of an interface file: the file's path and the element's object ID.
///
/// Object IDs repeat between storyboards (`01J-lp-oVM` occurs in 43 of 316 real ones), but the pair
/// of path and object ID is unique. `Owner` makes IDs of scenes and of segues different types.
public struct ElementID<Owner>: Hashable, Sendable {
  /// The file's path relative to the root folder, with `/` as its separator.
  public let path: String
  /// The `id` attribute that Interface Builder wrote.
  public let objectID: String

  public init(path: String, objectID: String) {
    self.path = path
    self.objectID = objectID
  }
}

public typealias SceneID = ElementID<Scene>
public typealias SegueID = ElementID<Segue>

extension ElementID: Comparable {
  public static func < (a: Self, b: Self) -> Bool {
    a.path == b.path ? a.objectID < b.objectID : a.path < b.path
  }
}

extension ElementID: CustomStringConvertible {
  public var description: String { "\(path)#\(objectID)" }
}
